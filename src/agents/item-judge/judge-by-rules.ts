import { JUDGED_BY_RULES } from '../../domain/generation.ts';
import type { ValidationError, ValidationField } from '../../domain/review-node.ts';
import { inspectQuestion } from '../../verification/inspect/inspect-question.ts';
import { bloomDistance } from '../../verification/items/bloom-of-stem.ts';
import type { DimensionScore, JudgedItem, JudgeItem } from './item-judge.ts';

const WARNING = 0.15;
const UNSETTLED = 0.3;
const NO_OUTCOME = 0.5;
const UNCHECKED_OBJECTIVE = 0.7;
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

/** A score with the formula it comes from. */
function shown(formula: string, value: number): DimensionScore {
  const score = Math.max(0, Math.round(value * 1e9) / 1e9);
  return { score, feedback: `${formula} = ${score.toFixed(2)}` };
}

/** A score that a fact alone decides. */
function said(score: number, fact: string): DimensionScore {
  return { score, feedback: `${score.toFixed(2)}: ${fact}` };
}

/** The share of the working that the engine recomputed. */
function accuracyOf({ question }: JudgedItem): DimensionScore {
  const { marks } = inspectQuestion(question);
  const open = marks.filter(({ verdict }) => verdict === 'undecided').length;
  if (marks.length === 0) return shown(`1 − ${UNSETTLED} (there is no working to recompute)`, 1 - UNSETTLED);
  const formula = `1 − ${UNSETTLED} × ${open} unsettled / ${marks.length} values`;
  return shown(formula, 1 - (UNSETTLED * open) / marks.length);
}

function fewerFor({ warnings }: JudgedItem, fields: readonly ValidationField[]): DimensionScore {
  const found = warnings.filter(({ field }: ValidationError) => fields.includes(field));
  const score = shown(
    `1 − ${WARNING} × ${found.length} ${found.length === 1 ? 'warning' : 'warnings'}`,
    1 - WARNING * found.length,
  );
  return found.length === 0 ? score : { ...score, feedback: `${score.feedback}. ${messagesOf(found)}` };
}

function messagesOf(found: readonly ValidationError[]): string {
  return found.map(({ message }) => message).join(' ');
}

function coverageOf({ brief, metadata }: JudgedItem): DimensionScore {
  const outcome = metadata?.outcome?.value;
  if (outcome === undefined) return said(NO_OUTCOME, 'the item names no outcome');
  if (brief.objective !== undefined && brief.outcome_id === undefined)
    return said(UNCHECKED_OBJECTIVE, 'rules cannot tell whether the objective in words is met');
  const isOther = brief.outcome_id !== undefined && brief.outcome_id !== outcome;
  return isOther
    ? said(0, `the item is of ${outcome}, not of ${brief.outcome_id}`)
    : said(1, `the item is of ${outcome}`);
}

function bloomMatchOf({ brief: { blooms_level: wanted }, metadata }: JudgedItem): DimensionScore {
  const found = metadata?.bloomsLevel?.value;
  if (wanted === undefined || found === undefined) return said(1, 'no level was asked for');
  const steps = bloomDistance(wanted, found);
  return shown(`1 − ${BLOOM_STEP} × ${steps} levels from ${wanted} to ${found}`, 1 - BLOOM_STEP * steps);
}
