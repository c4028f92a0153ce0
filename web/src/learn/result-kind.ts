import type { IconName } from '../design/icon.tsx';

/** The result of an answer or of one part. `person`: a teacher has to decide the remaining marks. */
export type ResultKind = 'correct' | 'partly' | 'wrong' | 'blank' | 'person';

export const resultIcons: Readonly<Record<ResultKind, IconName>> = {
  correct: 'check',
  partly: 'alert',
  wrong: 'close',
  blank: 'info',
  person: 'person',
};

type ResultFacts = {
  readonly isCorrect: boolean;
  readonly isBlank: boolean;
  readonly marks: {
    readonly marks_awarded: number;
    readonly marks_available: number;
    readonly marks_by_person: number;
  };
};

export function getResultKind({ isCorrect, isBlank, marks }: ResultFacts): ResultKind {
  if (isCorrect) return 'correct';
  if (isBlank) return 'blank';
  const { marks_awarded: awarded, marks_available: available, marks_by_person: byPerson } = marks;
  if (byPerson > 0 && (awarded === 0 || awarded + byPerson >= available)) return 'person';
  return awarded > 0 ? 'partly' : 'wrong';
}
