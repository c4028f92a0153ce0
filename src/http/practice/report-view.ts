import { z } from 'zod';
import { visibleText } from '../../latex/visible-text.ts';
import type { AnsweredReport } from '../../ports/learner-reports.ts';
import { plainLine } from '../../print/plain-line.ts';

/** A report as its learner sees it. */
export const OwnReport = z
  .object({
    id: z.string(),
    question_id: z.string(),
    question: z.string().meta({ description: 'The question as plain text.' }),
    reason: z.string(),
    created_at: z.iso.datetime(),
    outcome: z.enum(['waiting', 'corrected', 'kept', 'removed']).meta({
      description:
        '`corrected`: an expert corrected the question. `kept`: an expert found it right. `removed`: it is not used any more.',
    }),
    note: z.string().nullable().meta({ description: 'What the expert wrote.' }),
    decided_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OwnReport' });

const MAX_TEXT_LENGTH = 200;
const outcomes = { APPROVE: 'kept', CORRECT: 'corrected', REJECT: 'removed' } as const;

export function toReportView(report: AnsweredReport): z.infer<typeof OwnReport> {
  const { id, questionId, userInput, reason, createdAt, decision, notes, reviewedAt } = report;
  return {
    id,
    question_id: questionId,
    question: plainLine(visibleText(userInput)).slice(0, MAX_TEXT_LENGTH),
    reason,
    created_at: createdAt,
    outcome: decision === null ? 'waiting' : outcomes[decision],
    note: notes,
    decided_at: decision === null ? null : reviewedAt,
  };
}
