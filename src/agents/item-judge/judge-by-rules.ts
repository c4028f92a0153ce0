import { JUDGED_BY_RULES } from '../../domain/generation.ts';
import type { ValidationError, ValidationField } from '../../domain/review-node.ts';
import { inspectQuestion } from '../../verification/inspect/inspect-question.ts';
import { getBloomDistance } from '../../verification/items/find-bloom-levels.ts';
import type { DimensionScore, JudgedItem, JudgeItem } from './item-judge.ts';

/** The deductions of the scores. */
const WARNING = 0.15;
const UNSETTLED = 0.3;
/** Scores of the coverage that rules cannot decide. */
const NO_OUTCOME = 0.5;
const UNCHECKED_OBJECTIVE = 0.7;
const BLOOM_STEP = 0.3;

/** Scores an item from findings alone; each feedback shows the formula with its numbers. */
export const judgeByRules: JudgeItem = async (judged) => ({
  judge: JUDGED_BY_RULES,
  scores: {
    clinical_accuracy: scoreAccuracy(judged),
    pedagogical_alignment: scoreWarnings(judged, ['vignette', 'stem', 'explanation']),
    distractor_quality: scoreWarnings(judged, ['distractors', 'answer_key']),
    slo_coverage: scoreCoverage(judged),
    blooms_match: scoreBloomMatch(judged),
  },
});

/** A score with the formula that gives it. */
function scoreWithFormula(formula: string, value: number): DimensionScore {
  const score = Math.max(0, Math.round(value * 1e9) / 1e9);
  return { score, feedback: `${formula} = ${score.toFixed(2)}` };
}

/** A score that one fact decides. */
function scoreWithFact(score: number, fact: string): DimensionScore {
  return { score, feedback: `${score.toFixed(2)}: ${fact}` };
}

/** Scores the share of the working that the engine recomputed. */
function scoreAccuracy({ question }: JudgedItem): DimensionScore {
  const { marks } = inspectQuestion(question);
  const open = marks.filter(({ verdict }) => verdict === 'undecided').length;
  if (marks.length === 0)
    return scoreWithFormula(`1 − ${UNSETTLED} (there is no working to recompute)`, 1 - UNSETTLED);
  const formula = `1 − ${UNSETTLED} × ${open} unsettled / ${marks.length} values`;
  return scoreWithFormula(formula, 1 - (UNSETTLED * open) / marks.length);
}

/** Deducts a fixed amount for each warning on one of the fields. */
function scoreWarnings({ warnings }: JudgedItem, fields: readonly ValidationField[]): DimensionScore {
  const found = warnings.filter(({ field }: ValidationError) => fields.includes(field));
  const score = scoreWithFormula(
    `1 − ${WARNING} × ${found.length} ${found.length === 1 ? 'warning' : 'warnings'}`,
    1 - WARNING * found.length,
  );
  return found.length === 0 ? score : { ...score, feedback: `${score.feedback}. ${joinMessages(found)}` };
}

function joinMessages(found: readonly ValidationError[]): string {
  return found.map(({ message }) => message).join(' ');
}

function scoreCoverage({ brief, metadata }: JudgedItem): DimensionScore {
  const outcome = metadata?.outcome?.value;
  if (outcome === undefined) return scoreWithFact(NO_OUTCOME, 'the item names no outcome');
  if (brief.objective !== undefined && brief.outcome_id === undefined)
    return scoreWithFact(UNCHECKED_OBJECTIVE, 'rules cannot decide whether the objective in words is met');
  const isOther = brief.outcome_id !== undefined && brief.outcome_id !== outcome;
  return isOther
    ? scoreWithFact(0, `the item is of ${outcome}, not of ${brief.outcome_id}`)
    : scoreWithFact(1, `the item is of ${outcome}`);
}

function scoreBloomMatch({ brief: { blooms_level: requested }, metadata }: JudgedItem): DimensionScore {
  const found = metadata?.bloomsLevel?.value;
  if (requested === undefined || found === undefined) return scoreWithFact(1, 'no level was requested');
  const steps = getBloomDistance(requested, found);
  return scoreWithFormula(
    `1 − ${BLOOM_STEP} × ${steps} levels from ${requested} to ${found}`,
    1 - BLOOM_STEP * steps,
  );
}
