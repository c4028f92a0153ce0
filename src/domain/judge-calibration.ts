import { z } from 'zod';
import { QualityDimensionName } from './quality-loop.ts';

const share = z.number().min(0).max(1);
const count = z.number().int().nonnegative();

/** A measured rate with its 95% confidence interval. */
export const MeasuredRate = z.object({ hits: count, total: count, rate: share, low: share, high: share });
export type MeasuredRate = z.infer<typeof MeasuredRate>;

/** How many scores fall into each tenth, from 0–0.1 to 0.9–1. */
const ScoreCounts = z.array(count).length(10);

/** How well the scores of one dimension separate sound questions from faulty ones. */
const DimensionCalibration = z.object({
  name: QualityDimensionName,
  /** The threshold at which the hit rate exceeds the rate of false alarms most. */
  threshold: share,
  hitRate: share,
  falseAlarmRate: share,
  sound: ScoreCounts,
  faulty: ScoreCounts,
});
export type DimensionCalibration = z.infer<typeof DimensionCalibration>;

/** The measured quality of a judge (a model with a prompt): how many planted errors it finds, and how many sound questions it rejects. */
export const JudgeCalibration = z.object({
  /** The name of the model, or `rules`. */
  model: z.string(),
  promptHash: z.string(),
  createdAt: z.iso.datetime(),
  seed: z.number().int(),
  /** The composite score below which a question counts as rejected. */
  threshold: share,
  hits: MeasuredRate,
  falseAlarms: MeasuredRate,
  kinds: z.array(MeasuredRate.extend({ kind: z.string(), description: z.string() })),
  /** Planted errors that make the answer wrong. */
  wrongKeys: MeasuredRate,
  composite: z.object({ sound: ScoreCounts, faulty: ScoreCounts }),
  dimensions: z.array(DimensionCalibration),
  /** Questions whose reply could not be used; they are not counted. */
  failed: count,
  usage: z.object({ calls: count, tokens: count, cost: z.number().nonnegative().nullable() }),
  warnings: z.array(z.string()),
});
export type JudgeCalibration = z.infer<typeof JudgeCalibration>;
