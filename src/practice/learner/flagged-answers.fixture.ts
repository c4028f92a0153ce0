import type { AnswerRecord } from '../../domain/answer-record.ts';

/** An item model of Nat 5 Mathematics whose marks are inverted. */
export const FLAGGED = 'N5M-04';

/** Creates the answers of 60 learners; the able ones get every other model right, and the flagged one wrong. */
export function createFlaggedAnswers(): AnswerRecord[] {
  return Array.from({ length: 60 }, (_, learner) =>
    ['N5M-06', 'N5M-10', 'N5M-14', FLAGGED].map((itemModel): AnswerRecord => {
      const isAble = learner % 2 === 0;
      const isRight = isAble !== (itemModel === FLAGGED);
      return {
        ...{ id: `${learner}:${itemModel}`, learner: `learner-${learner}`, at: '2026-01-01T00:00:00.000Z' },
        ...{ course: 'Mathematics/Nat 5', outcomeId: 'MNU-5-01', questionId: `${itemModel}:${learner}` },
        ...{ questionVersion: null, itemModel, seed: learner, part: null, response: '1' },
        ...{ marksAwarded: isRight ? 1 : 0, marksAvailable: 1, bullets: [], gapTags: [], hints: 0 },
        ...{ seconds: 30, mode: 'practice', assignment: null, markedBy: 'engine' },
        ...{ supersedes: null, threadId: `t${learner}`, section: null },
      };
    }),
  ).flat();
}
