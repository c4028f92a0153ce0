import { JUDGED_BY_RULES } from '../../domain/generation.ts';
import type { ValidationError, ValidationField } from '../../domain/quality-loop.ts';
import { inspectQuestion } from '../../verification/inspect/inspect-question.ts';
import { getBloomDistance } from '../../verification/items/find-bloom-levels.ts';
import type { DimensionScore, JudgedItem, JudgeItem } from './item-judge.ts';

/** Deducted for each warning. */
const WARNING_DEDUCTION = 0.15;
/** The maximum deduction for values that the maths engine could not check. */
const UNCHECKED_DEDUCTION = 0.3;
/** Deducted for each level between the requested and the actual Bloom level. */
const BLOOM_DEDUCTION = 0.3;
/** The coverage score of an item without an outcome. */
const NO_OUTCOME_SCORE = 0.5;
/** The coverage score if the brief states its objective only in words. */
const UNCHECKED_OBJECTIVE_SCORE = 0.7;

/** Scores an item from its findings and metadata, without a model; the feedback shows how each score was computed. */
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

/** Creates a score whose feedback is the formula with its result. */
function scoreWithFormula(formula: string, value: number): DimensionScore {
  const score = Math.max(0, Math.round(value * 1e9) / 1e9);
  return { score, feedback: `${formula} = ${score.toFixed(2)}` };
}

/** Creates a score that depends on one fact. */
function scoreWithFact(score: number, fact: string): DimensionScore {
  return { score, feedback: `${score.toFixed(2)}: ${fact}` };
}

/** Scores the share of the values in the solution that the maths engine could check. */
function scoreAccuracy({ question }: JudgedItem): DimensionScore {
  const { verdicts } = inspectQuestion(question);
  const uncheckedCount = verdicts.filter(({ verdict }) => verdict === 'undecided').length;
  if (verdicts.length === 0)
    return scoreWithFormula(
      `1 − ${UNCHECKED_DEDUCTION} (there is no working to recompute)`,
      1 - UNCHECKED_DEDUCTION,
    );
  const formula = `1 − ${UNCHECKED_DEDUCTION} × ${uncheckedCount} undecided / ${verdicts.length} values`;
  return scoreWithFormula(formula, 1 - (UNCHECKED_DEDUCTION * uncheckedCount) / verdicts.length);
}

/** Deducts a fixed amount for each warning on one of the fields. */
function scoreWarnings({ warnings }: JudgedItem, fields: readonly ValidationField[]): DimensionScore {
  const relevant = warnings.filter(({ field }: ValidationError) => fields.includes(field));
  const score = scoreWithFormula(
    `1 − ${WARNING_DEDUCTION} × ${relevant.length} ${relevant.length === 1 ? 'warning' : 'warnings'}`,
    1 - WARNING_DEDUCTION * relevant.length,
  );
  return relevant.length === 0
    ? score
    : { ...score, feedback: `${score.feedback}. ${joinMessages(relevant)}` };
}

function joinMessages(warnings: readonly ValidationError[]): string {
  return warnings.map(({ message }) => message).join(' ');
}

function scoreCoverage({ brief, metadata }: JudgedItem): DimensionScore {
  const outcome = metadata?.outcome?.value;
  if (outcome === undefined) return scoreWithFact(NO_OUTCOME_SCORE, 'the item names no outcome');
  if (brief.objective !== undefined && brief.outcome_id === undefined)
    return scoreWithFact(
      UNCHECKED_OBJECTIVE_SCORE,
      'rules cannot decide whether the objective in words is met',
    );
  const isOther = brief.outcome_id !== undefined && brief.outcome_id !== outcome;
  return isOther
    ? scoreWithFact(0, `the item tests ${outcome}, not ${brief.outcome_id}`)
    : scoreWithFact(1, `the item tests ${outcome}`);
}

function scoreBloomMatch({ brief: { blooms_level: requested }, metadata }: JudgedItem): DimensionScore {
  const actual = metadata?.bloomsLevel?.value;
  if (requested === undefined || actual === undefined) return scoreWithFact(1, 'no level was requested');
  const steps = getBloomDistance(requested, actual);
  return scoreWithFormula(
    `1 − ${BLOOM_DEDUCTION} × ${steps} levels from ${requested} to ${actual}`,
    1 - BLOOM_DEDUCTION * steps,
  );
}
