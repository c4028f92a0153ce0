import type { BulletAward } from '../domain/award.ts';
import type { MarkedPart, MarkedStep, PracticeMarking } from '../domain/practice-marking.ts';
import type { Question } from '../domain/question.ts';
import { listBullets } from '../marking/list-bullets.ts';
import type { Marking, PartMarking } from '../marking/marking.ts';
import { describeRightAnswer } from './describe-right-answer.ts';
import { findWrongSteps, listMisconceptions } from './find-wrong-steps.ts';
import { findIdea } from './write-hint.ts';

/** Converts a marking to the state of the graphs. It contains steps of the scheme, so it is added only after the answer is marked. */
export function toPracticeMarking(
  question: Question,
  marking: Marking,
  options: StepOptions = {},
): PracticeMarking {
  const steps = toMarkedSteps(question, marking, options);
  const idea = findIdea(listBullets(question));
  return {
    marks_awarded: marking.marksAwarded,
    marks_available: marking.marksAvailable,
    marks_by_person: marking.marksByPerson,
    ...(marking.parts && { parts: marking.parts.map(toMarkedPart) }),
    steps,
    mistakes: [...marking.mistakes],
    wrong_steps: findWrongSteps(question, marking, steps),
    misconceptions: listMisconceptions(marking),
    ...(idea !== undefined && { idea }),
    final_answer: marking.finalAnswer,
    undecided: [...marking.undecided],
  };
}

function toMarkedPart(part: PartMarking): MarkedPart {
  return {
    path: part.path,
    correct: part.result === 'correct',
    marks_awarded: part.marksAwarded,
    marks_available: part.marksAvailable,
    marks_by_person: part.marksByPerson,
    final_answer: part.finalAnswer,
  };
}

type StepOptions = {
  /** Whether a step without an example shows the right answer or, if only a person can mark it, the solution. */
  readonly showsAnswers?: boolean;
};

type MarkedBullets = { readonly awards: readonly BulletAward[]; readonly undecided: readonly number[] };

/** Lists each step of the scheme with the marks awarded for it. */
export function toMarkedSteps(
  question: Question,
  { awards, undecided }: MarkedBullets,
  { showsAnswers = false }: StepOptions = {},
): MarkedStep[] {
  const bullets = listBullets(question);
  const findExample = (n: number, part: string | undefined): string | null => {
    const bullet = bullets[n - 1];
    if (bullet?.illustrative !== undefined || !showsAnswers) return bullet?.illustrative ?? null;
    return bullet === undefined ? null : describeRightAnswer(question, bullet, part);
  };
  const needsPerson = (n: number): boolean =>
    undecided.includes(n) || bullets[n - 1]?.evidence.kind === 'person';
  return awards.map(({ n, part, awarded, available, via, matchedLine, rule }) => ({
    n,
    ...(part !== undefined && { part }),
    step: bullets[n - 1]?.generic ?? `Step ${n}`,
    example: findExample(n, part),
    marks_awarded: awarded,
    marks_available: available,
    via,
    matched_line: matchedLine,
    for_person: awarded < available && needsPerson(n),
    rule,
  }));
}
