import { toPartQuestions } from '../domain/part-question.ts';
import type { MarkedStep, PracticeMarking, WrongStep } from '../domain/practice-marking.ts';
import type { Question } from '../domain/question.ts';
import { NO_ATTEMPT } from '../marking/awarding/find-gap-tags.ts';
import { PRESENTATION_RULES } from '../marking/evidence/match.ts';
import type { Marking } from '../marking/marking.ts';
import { explainWrongAnswer } from '../marking/remediation/explain-wrong-answer.ts';
import { MISCONCEPTIONS } from '../marking/remediation/misconceptions.table.ts';

/** What was answered to one part, or to a question without parts. */
type AnsweredPart = Pick<Marking, 'lines' | 'finalAnswer' | 'mistakes'>;

/** Matches the description of a mark for one of several points. */
const POINT = /^Make (?:a right point|another)/u;

/** Matches the explanation of a lost step that states only that the step is missing. */
const NOT_FOUND = /^(?:We couldn't find this step\.|No answer this time\.)/u;

/** The reasons of the marking which say that the number of a lost step is right. */
const RIGHT_NUMBER_RULES: ReadonlySet<string> = new Set(Object.values(PRESENTATION_RULES));

/**
 * Finds the first step that was not earned in each part, and explains it in one sentence: the recognised mistake, else how the
 * answer differs from the right one, else why the mark was not awarded. A part that was left blank has none.
 */
export function findWrongSteps(
  question: Question,
  marking: Marking,
  steps: readonly MarkedStep[],
): WrongStep[] {
  return toPartQuestions(question).flatMap(({ path, question: part }) => {
    const answered = path === '' ? marking : marking.parts?.find((candidate) => candidate.path === path);
    const partSteps = steps.filter((step) => (step.part ?? '') === path);
    const firstLost = partSteps.find(isLost);
    const isBlank = answered?.lines.every(({ reading }) => reading === 'blank') ?? true;
    if (firstLost === undefined || answered === undefined || isBlank || part.options.length > 0) return [];
    const isNumberRight = partSteps.some((step) => isLost(step) && RIGHT_NUMBER_RULES.has(step.rule));
    const difference = explainWrongAnswer(part, { finalAnswer: answered.finalAnswer, isNumberRight });
    const reason = answered.mistakes[0] ?? difference ?? explainLostStep(firstLost, partSteps, answered);
    return [{ n: firstLost.n, ...(firstLost.part !== undefined && { part: firstLost.part }), reason }];
  });
}

function isLost({ marks_awarded: awarded, marks_available: available, for_person }: MarkedStep): boolean {
  return awarded < available && !for_person;
}

function explainLostStep(
  lost: MarkedStep,
  partSteps: readonly MarkedStep[],
  { lines }: AnsweredPart,
): string {
  if (!NOT_FOUND.test(lost.rule)) return lost.rule;
  if (partSteps.length === 1) return 'Compare your answer with this step.';
  // Several points of an answer in words have no order.
  if (partSteps.every(({ step }) => POINT.test(step)))
    return 'Another point was needed. Compare with the list above.';
  if (partSteps[0] !== lost)
    return 'Your working is right up to here. This is the first step we couldn’t find.';
  const writtenCount = lines.filter(({ reading }) => reading !== 'blank').length;
  return writtenCount > 1
    ? 'We couldn’t find this step in your working, and the rest depends on it.'
    : 'Start with this step; the answer depends on it.';
}

/** Names the well-known misconceptions behind the recognised mistakes. Other gap tags are only possible reasons. */
export function listMisconceptions({
  gapTags,
  mistakes,
}: Pick<Marking, 'gapTags' | 'mistakes'>): NonNullable<PracticeMarking['misconceptions']> {
  if (mistakes.length === 0 || gapTags.includes(NO_ATTEMPT)) return [];
  return gapTags.flatMap((tag) => {
    const found = MISCONCEPTIONS[tag];
    return found === undefined ? [] : [{ name: found.name, counter_example: found.counterExample }];
  });
}
