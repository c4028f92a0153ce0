import { JUDGED_BY_RULES } from '../../domain/generation.ts';
import type { ValidationError, ValidationField } from '../../domain/review-node.ts';
import { inspectQuestion } from '../../verification/inspect/inspect-question.ts';
import { bloomDistance } from '../../verification/items/bloom-of-stem.ts';
import type { DimensionScore, JudgedItem, JudgeItem } from './item-judge.ts';

const WARNING = 0.15;
const UNSETTLED = 0.3;
const NO_OUTCOME = 0.5;
const BLOOM_STEP = 0.3;

/** Scores from findings alone; each feedback shows the formula with its numbers. */
export const judgeByRules: JudgeItem = async (judged) => ({
  judge: JUDGED_BY_RULES,
  scores: {
    clinical_accuracy: accuracyOf(judged),
    pedagogical_alignment: fewerFor(judged, ['vignette', 'stem', 'explanation']),
    distractor_quality: fewerFor(judged, ['distractors', 'answer_key']),
    slo_coverage: coverageOf(judged),
    blooms_match: bloomMatchOf(judged),
  },
});

function shown(from: string, value: number): DimensionScore {
  const score = Math.max(0, Math.round(value * 1e9) / 1e9);
  return { score, feedback: `${from} = ${score.toFixed(2)}` };
}

/** The share of the working that the engine recomputed. */
function accuracyOf({ question }: JudgedItem): DimensionScore {
  const { marks } = inspectQuestion(question);
  const open = marks.filter(({ verdict }) => verdict === 'undecided').length;
  if (marks.length === 0) return shown(`1 − ${UNSETTLED} × no working to recompute`, 1 - UNSETTLED);
  const from = `1 − ${UNSETTLED} × ${open} unsettled of ${marks.length} recomputed values`;
  return shown(from, 1 - (UNSETTLED * open) / marks.length);
}

function fewerFor({ warnings }: JudgedItem, fields: readonly ValidationField[]): DimensionScore {
  const found = warnings.filter(({ field }: ValidationError) => fields.includes(field));
  const score = shown(`1 − ${WARNING} × ${found.length} warnings`, 1 - WARNING * found.length);
  return { ...score, feedback: [score.feedback, ...found.map(({ message }) => message)].join(' ') };
}

function coverageOf({ brief, metadata }: JudgedItem): DimensionScore {
  const outcome = metadata?.outcome?.value;
  if (outcome === undefined) return shown(`${NO_OUTCOME}: the item names no outcome`, NO_OUTCOME);
  const isOther = brief.outcome_id !== undefined && brief.outcome_id !== outcome;
  return isOther
    ? shown(`0: the item is of ${outcome}, not of ${brief.outcome_id}`, 0)
    : shown(`1: the item is of ${outcome}`, 1);
}

function bloomMatchOf({ brief: { blooms_level: wanted }, metadata }: JudgedItem): DimensionScore {
  const found = metadata?.bloomsLevel?.value;
  if (wanted === undefined || found === undefined) return shown('1: no level was asked for', 1);
  const steps = bloomDistance(wanted, found);
  return shown(`1 − ${BLOOM_STEP} × ${steps} levels from ${wanted} to ${found}`, 1 - BLOOM_STEP * steps);
}
