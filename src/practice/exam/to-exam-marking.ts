import type { ExamMarking } from '../../domain/exam-paper.ts';
import type { MarkedScript } from '../../domain/marked-script.ts';

/** Converts the marks of each question to the state of the exam graph. */
export function toExamMarking({ questions }: Pick<MarkedScript, 'questions'>): ExamMarking {
  return Object.fromEntries(
    questions.map(({ id, isCorrect, marksAwarded, gapTags }) => [
      id,
      { correct: isCorrect, marks_awarded: marksAwarded, gap_tags: [...gapTags] },
    ]),
  );
}

/** Lists the outcomes with a wrong answer, most marks lost first. */
export function listGapOutcomes({ gaps }: Pick<MarkedScript, 'gaps'>): string[] {
  return gaps.map(({ outcomeId }) => outcomeId);
}
