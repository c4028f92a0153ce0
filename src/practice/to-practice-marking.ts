import type { BulletAward } from '../domain/award.ts';
import type { MarkedStep, PracticeMarking } from '../domain/practice-marking.ts';
import type { Question } from '../domain/question.ts';
import type { Marking } from '../marking/marking.ts';
import { resolveScheme } from '../marking/resolve-scheme.ts';

/** Converts a marking to the state of the graphs. It contains steps of the scheme, so it is added only after the answer is marked. */
export function toPracticeMarking(question: Question, marking: Marking): PracticeMarking {
  return {
    marks_awarded: marking.marksAwarded,
    marks_available: marking.marksAvailable,
    marks_by_person: marking.marksByPerson,
    steps: toMarkedSteps(question, marking),
    mistakes: [...marking.mistakes],
    final_answer: marking.finalAnswer,
    undecided: [...marking.undecided],
  };
}

type MarkedBullets = { readonly awards: readonly BulletAward[]; readonly undecided: readonly number[] };

/** Lists each step of the scheme with the marks awarded for it. */
export function toMarkedSteps(question: Question, { awards, undecided }: MarkedBullets): MarkedStep[] {
  const { bullets } = resolveScheme(question);
  const needsPerson = (n: number): boolean =>
    undecided.includes(n) || bullets[n - 1]?.evidence.kind === 'person';
  return awards.map(({ n, awarded, available, via, matchedLine, rule }) => ({
    n,
    step: bullets[n - 1]?.generic ?? `Step ${n}`,
    example: bullets[n - 1]?.illustrative ?? null,
    marks_awarded: awarded,
    marks_available: available,
    via,
    matched_line: matchedLine,
    for_person: awarded < available && needsPerson(n),
    rule,
  }));
}
