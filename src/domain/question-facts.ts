import { joinPassage } from './join-passage.ts';
import { addPartMarks, getMarks } from './part-marks.ts';
import type { Question } from './question.ts';

/** What the choice of questions for a paper needs to know of a question in the bank. */
export type QuestionFacts = {
  readonly id: string;
  readonly kind: Question['kind'];
  readonly subject: string | null;
  readonly level: string | null;
  readonly topic: string | null;
  readonly outcomeId: string | null;
  readonly difficulty: Question['difficulty'] | null;
  /** Null if the question states no marks. A part that states none counts as one mark. */
  readonly marks: number | null;
  readonly tags: readonly string[];
  /** The path that it was imported from. */
  readonly collection: string | null;
};

export function toQuestionFacts(question: Question): QuestionFacts {
  return {
    id: question.id,
    kind: question.kind,
    subject: question.subject ?? null,
    level: question.level ?? null,
    topic: question.topic ?? null,
    outcomeId: question.outcomeId ?? null,
    difficulty: question.difficulty ?? null,
    marks: getMarks(addPartMarks(joinPassage(question))) ?? null,
    tags: question.tags ?? [],
    collection: question.source?.path ?? null,
  };
}
