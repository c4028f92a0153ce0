import type { DimensionCalibration, JudgeCalibration, MeasuredRate } from '../../domain/judge-calibration.ts';
import { QualityDimensionName } from '../../domain/quality-loop.ts';
import { roundScore } from '../generation/compose-score.ts';
import { measureRate } from './measure-rate.ts';
import { describePlantedError, wrongKeyErrors } from './plan-cases.ts';
import type { ScoredCase } from './scored-case.ts';

type Summary = Pick<
  JudgeCalibration,
  'hits' | 'falseAlarms' | 'kinds' | 'wrongKeys' | 'composite' | 'dimensions' | 'warnings'
>;

/** Computes the rates and distributions of a judge from its scores. A case is rejected if its composite score is below the threshold. */
export function summarizeScores(scored: readonly ScoredCase[], threshold: number): Summary {
  const sound = scored.filter(({ plantedError }) => plantedError === undefined);
  const faulty = scored.filter(({ plantedError }) => plantedError !== undefined);
  const countRejected = (cases: readonly ScoredCase[]): MeasuredRate =>
    measureRate(cases.filter(({ composite }) => composite < roundScore(threshold)).length, cases.length);
  const byKind = Map.groupBy(faulty, ({ plantedError = '' }) => plantedError);
  const rates = {
    hits: countRejected(faulty),
    falseAlarms: countRejected(sound),
    wrongKeys: countRejected(faulty.filter(({ plantedError = '' }) => wrongKeyErrors.has(plantedError))),
    kinds: [...byKind].map(([kind, cases]) => ({
      kind,
      description: describePlantedError(kind),
      ...countRejected(cases),
    })),
  };
  return {
    ...rates,
    composite: {
      sound: countScores(sound.map(({ composite }) => composite)),
      faulty: countScores(faulty.map(({ composite }) => composite)),
    },
    dimensions: QualityDimensionName.options.map((name) => calibrateDimension(name, sound, faulty)),
    warnings: listWarnings(rates),
  };
}

function listWarnings({
  hits,
  falseAlarms,
  wrongKeys,
}: Omit<Summary, 'composite' | 'dimensions' | 'warnings' | 'kinds'>) {
  const accepted = wrongKeys.total - wrongKeys.hits;
  return [
    ...(hits.low <= falseAlarms.high
      ? ['This judge is no better than chance: it rejects faulty questions about as often as sound ones.']
      : []),
    ...(accepted > 0
      ? [
          `This judge accepts planted wrong answers: ${accepted} of ${wrongKeys.total}. Do not rely on it alone.`,
        ]
      : []),
  ];
}

const STEPS = 10;

function countScores(scores: readonly number[]): number[] {
  const counts = Array.from({ length: STEPS }, () => 0);
  for (const score of scores) {
    const step = Math.min(STEPS - 1, Math.floor(score * STEPS));
    counts[step] = (counts[step] ?? 0) + 1;
  }
  return counts;
}

/** Finds the threshold of a dimension at which the hit rate exceeds the rate of false alarms most. */
function calibrateDimension(
  name: QualityDimensionName,
  soundCases: readonly ScoredCase[],
  faultyCases: readonly ScoredCase[],
): DimensionCalibration {
  const getScores = (cases: readonly ScoredCase[]): number[] => cases.map(({ scores }) => scores[name].score);
  const [sound, faulty] = [getScores(soundCases), getScores(faultyCases)];
  const getShareBelow = (scores: readonly number[], limit: number): number =>
    scores.length === 0 ? 0 : scores.filter((score) => score < limit).length / scores.length;
  const candidates = [...new Set([...sound, ...faulty, 1])]
    .toSorted((a, b) => a - b)
    .map((threshold) => ({
      threshold,
      hitRate: getShareBelow(faulty, threshold),
      falseAlarmRate: getShareBelow(sound, threshold),
    }));
  const getGain = ({ hitRate, falseAlarmRate }: (typeof candidates)[number]): number =>
    hitRate - falseAlarmRate;
  const best = candidates.reduce((a, b) => (getGain(b) > getGain(a) ? b : a));
  return { name, ...best, sound: countScores(sound), faulty: countScores(faulty) };
}
