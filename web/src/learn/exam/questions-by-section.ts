import type { DeliveredExam } from '../../../../src/domain/exam-result.ts';
import type { LearnQuestion } from '../learn-question.ts';

export type SectionQuestions = DeliveredExam['sections'][number] & {
  readonly name: string;
  readonly questions: readonly LearnQuestion[];
};

/** Returns the printed number of the question at an index of its section. */
export function getNumber({ first_number: first = 1 }: SectionQuestions, index: number): number {
  return first + index;
}

/** Groups the questions of a paper by section, in the order of the paper. */
export function groupBySection(
  { sections }: DeliveredExam,
  questions: readonly LearnQuestion[],
): SectionQuestions[] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  return sections.map((section) => ({
    ...section,
    name: section.section,
    questions: section.question_ids.flatMap((id) => byId.get(id) ?? []),
  }));
}
