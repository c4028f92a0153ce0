import type { CourseSpec } from '../../domain/course-spec.ts';
import type { MarkedQuestion, MarkedScript, OutcomeGap } from '../../domain/marked-script.ts';

/** Lists the outcomes with lost marks, most marks first. Marks that only a person can award do not count as lost. */
export function findGaps(questions: readonly MarkedQuestion[], course: CourseSpec): OutcomeGap[] {
  const ids = new Set(questions.filter(({ isCorrect }) => !isCorrect).map(({ outcomeId }) => outcomeId));
  return [...ids].map((id) => toGap(id, questions, course)).toSorted((a, b) => b.marksLost - a.marksLost);
}

function toGap(outcomeId: string, all: readonly MarkedQuestion[], { outcomes }: CourseSpec): OutcomeGap {
  const questions = all.filter((question) => question.outcomeId === outcomeId);
  const tags = questions.flatMap(({ isCorrect, gapTags }) => (isCorrect ? [] : gapTags));
  return {
    outcomeId,
    label: outcomes.find(({ id }) => id === outcomeId)?.label ?? outcomeId,
    marksLost: questions.reduce(
      (lost, { marks, marksAwarded, marksByPerson }) => lost + marks - marksAwarded - marksByPerson,
      0,
    ),
    marks: questions.reduce((sum, { marks }) => sum + marks, 0),
    gapTags: [...new Set(tags)],
  };
}

/** Lists the outcomes with a wrong answer, most marks lost first. */
export function listGapOutcomes({ gaps }: Pick<MarkedScript, 'gaps'>): string[] {
  return gaps.map(({ outcomeId }) => outcomeId);
}
