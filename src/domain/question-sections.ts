import type { Part, SubPart } from './part.ts';
import type { PlainQuestion, Question } from './question.ts';

/** What a question and a part have in common: figures, options, an answer, a solution, marks. */
export type QuestionSection = PlainQuestion | SubPart;

/** Lists a question, its parts and inner parts, and in a passage also the questions with their parts, in printed order. */
export function listSections(question: Question): QuestionSection[] {
  return [question, ...(question.questions ?? [])].flatMap((each) => [each, ...listAllParts(each)]);
}

/** Lists the parts of a question, each followed by its inner parts. */
export function listAllParts({ parts = [] }: Pick<PlainQuestion, 'parts'>): SubPart[] {
  return parts.flatMap((part) => [part, ...(part.parts ?? [])]);
}

/** Changes a question, its parts and inner parts, and in a passage also the questions with their parts. */
export function mapSections(
  question: Question,
  change: <T extends QuestionSection>(section: T) => T,
): Question {
  const questions = question.questions?.map((inner) => mapParts(change(inner), change));
  return { ...mapParts(change(question), change), ...(questions === undefined ? {} : { questions }) };
}

function mapParts<T extends PlainQuestion>(
  question: T,
  change: <S extends QuestionSection>(section: S) => S,
): T {
  if (question.parts === undefined) return question;
  const parts = question.parts.map((part): Part => {
    const changed = change(part);
    return changed.parts === undefined ? changed : { ...changed, parts: changed.parts.map(change) };
  });
  return { ...question, parts };
}
