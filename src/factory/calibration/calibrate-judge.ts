import type { JudgeItem } from '../../agents/item-judge/item-judge.ts';
import { asFault, Fault } from '../../domain/fault.ts';
import { GenerationBrief } from '../../domain/generation.ts';
import type { JudgeCalibration } from '../../domain/judge-calibration.ts';
import { QualityLoopConfig } from '../../domain/quality-loop.ts';
import type { UsageTotal } from '../../ports/usage-meter.ts';
import { composeScore } from '../generation/compose-score.ts';
import type { JudgedCase } from './plan-cases.ts';
import type { ScoredCase } from './scored-case.ts';
import { summarizeScores } from './summarize-scores.ts';

type CalibrationRequest = {
  readonly cases: readonly JudgedCase[];
  readonly judge: JudgeItem;
  readonly usage: () => UsageTotal;
  readonly seed: number;
  readonly now: () => Date;
  /** Weights and threshold of the composite score; the defaults of the quality loop if absent. */
  readonly config?: QualityLoopConfig;
  readonly onProgress?: (done: number, total: number) => void;
};

/** The prompt hash of a judge without a prompt. */
const NO_PROMPT = 'rules';

/**
 * Measures a judge: it scores each case without knowing whether an error was planted. A case whose reply cannot be used is
 * counted as failed; any other error ends the measurement. If no reply can be used, nothing is measured.
 */
export async function calibrateJudge(request: CalibrationRequest): Promise<JudgeCalibration> {
  const { cases, judge, usage, seed, now, onProgress, config = QualityLoopConfig.parse({}) } = request;
  const scored: ScoredCase[] = [];
  let [model, promptHash] = ['rules', NO_PROMPT];
  let failed = 0;
  for (const [index, { question, plantedError }] of cases.entries()) {
    const brief = GenerationBrief.parse({
      subject: question.subject ?? 'Science',
      level: question.level ?? 'school',
    });
    try {
      // Warnings of verification are not passed on, because the judge itself is measured.
      const judged = await judge({ brief, question, metadata: null, warnings: [] }, {});
      model = judged.judge;
      promptHash = judged.provenance?.promptHash ?? NO_PROMPT;
      const { compositeScore: composite } = composeScore(judged.scores, config);
      scored.push({ scores: judged.scores, composite, ...(plantedError !== undefined && { plantedError }) });
    } catch (thrown) {
      if (asFault(thrown).kind !== 'model-misbehaved') throw thrown;
      failed += 1;
    }
    onProgress?.(index + 1, cases.length);
  }
  if (scored.length === 0)
    throw new Fault('model-misbehaved', 'No reply of the judge could be used, so nothing was measured.', {
      advice: 'Check that the model is set up for the role of the judge.',
    });
  const { calls, inputTokens, outputTokens, cost } = usage();
  return {
    model,
    promptHash,
    createdAt: now().toISOString(),
    seed,
    threshold: config.qualityThreshold,
    ...summarizeScores(scored, config.qualityThreshold),
    failed,
    usage: { calls, tokens: inputTokens + outputTokens, cost },
  };
}
