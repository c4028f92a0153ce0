import type { ExamMarking } from '../../domain/exam-paper.ts';
import type { MarkedScript } from '../../domain/marked-script.ts';

/** What each question earned, as the exam graph carries it. */
export function toExamMarking({ questions }: Pick<MarkedScript, 'questions'>): ExamMarking {
  return Object.fromEntries(
    questions.map(({ id, isCorrect, marksAwarded, gapTags }) => [
      id,
      { correct: isCorrect, marks_awarded: marksAwarded, gap_tags: [...gapTags] },
    ]),
  );
}

/** The outcomes with a wrong answer, each once, most marks lost first. */
export function gapOutcomesOf({ gaps }: Pick<MarkedScript, 'gaps'>): string[] {
  return gaps.map(({ outcomeId }) => outcomeId);
}
