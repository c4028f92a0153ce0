import { z } from 'zod';
import { QueueStatus, ReviewDecision } from '../../../domain/queue-item.ts';
import {
  type AnsweredReport,
  type LearnerReport,
  type LearnerReports,
  ReportedAnswer,
} from '../../../ports/learner-reports.ts';
import type { Database } from '../connection/database.ts';
import { excludedColumns } from '../connection/excluded-columns.ts';
import { readFields } from '../connection/row-fields.ts';
import { storableText } from '../connection/storable-text.ts';

const Report = z.object({
  id: z.string(),
  learner: z.string(),
  questionId: z.string(),
  itemId: z.string(),
  reason: z.string(),
  comment: z.string().nullable(),
  answers: z.array(ReportedAnswer),
  createdAt: z.string(),
});

const Answered = Report.extend({
  status: QueueStatus,
  decision: ReviewDecision.nullable(),
  notes: z.string().nullable(),
  reviewedAt: z.string().nullable(),
  userInput: z.string(),
});

const MAX_REPORTS = 100;

/** Creates the store of learners' reports on an open, migrated database. */
export function createLearnerReports({ kysely, guard }: Database): LearnerReports {
  return {
    save: ({ id, learner, questionId, itemId, reason, comment, answers, createdAt }) =>
      guard(async () => {
        await kysely
          .insertInto('learner_reports')
          .values({
            id,
            learner: storableText(learner),
            question_id: storableText(questionId),
            item_id: itemId,
            reason: storableText(reason),
            comment: comment === null ? null : storableText(comment),
            answers: storableText(JSON.stringify(answers)),
            created_at: createdAt,
          })
          .onConflict((conflict) =>
            conflict
              .columns(['learner', 'item_id'])
              .doUpdateSet(excludedColumns(['reason', 'comment', 'answers', 'created_at'])),
          )
          .execute();
      }),
    listByLearner: (learner) =>
      guard(async () => {
        const rows = await kysely
          .selectFrom('learner_reports')
          .innerJoin('review_items', 'review_items.id', 'learner_reports.item_id')
          .selectAll('learner_reports')
          .select([
            'review_items.status',
            'review_items.decision',
            'review_items.notes',
            'review_items.reviewed_at',
            'review_items.user_input',
          ])
          .where('learner_reports.learner', '=', storableText(learner))
          .orderBy('learner_reports.created_at', 'desc')
          .limit(MAX_REPORTS)
          .execute();
        return rows.map(
          (row): AnsweredReport => Answered.parse(readFields(row, { jsonColumns: ['answers'] })),
        );
      }),
    listByItem: (itemId) =>
      guard(async () => {
        const rows = await kysely
          .selectFrom('learner_reports')
          .selectAll()
          .where('item_id', '=', storableText(itemId))
          .orderBy('seq')
          .limit(MAX_REPORTS)
          .execute();
        return rows.map((row): LearnerReport => Report.parse(readFields(row, { jsonColumns: ['answers'] })));
      }),
  };
}
