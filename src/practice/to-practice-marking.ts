import type { BulletAward } from '../domain/award.ts';
import type { MarkedStep, PracticeMarking } from '../domain/practice-marking.ts';
import type { Question } from '../domain/question.ts';
import type { Marking } from '../marking/marking.ts';
import { resolveScheme } from '../marking/resolve-scheme.ts';

/** A marking as the graphs carry it; it tells the scheme, so it exists only once there is an answer. */
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

type Awarded = { readonly awards: readonly BulletAward[]; readonly undecided: readonly number[] };

/** Each mark of the scheme with what became of it. */
export function toMarkedSteps(question: Question, { awards, undecided }: Awarded): MarkedStep[] {
  const { bullets } = resolveScheme(question);
  const isOpen = (n: number): boolean => undecided.includes(n) || bullets[n - 1]?.evidence.kind === 'person';
  return awards.map(({ n, awarded, available, via, matchedLine, rule }) => ({
    n,
    step: bullets[n - 1]?.generic ?? `Step ${n}`,
    example: bullets[n - 1]?.illustrative ?? null,
    marks_awarded: awarded,
    marks_available: available,
    via,
    matched_line: matchedLine,
    for_person: awarded < available && isOpen(n),
    rule,
  }));
}
