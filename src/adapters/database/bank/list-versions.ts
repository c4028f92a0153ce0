import { z } from 'zod';
import { Finding } from '../../../domain/finding.ts';
import { ChangeReason } from '../../../domain/question-change.ts';
import type { VersionNote } from '../../../ports/question-bank.ts';
import type { Database } from '../connection/database.ts';
import { readFields } from '../connection/row-fields.ts';
import { storableText } from '../connection/storable-text.ts';

const VersionRow = z.object({
  version: z.number(),
  createdAt: z.string(),
  author: z.string().nullable(),
  reason: ChangeReason.nullable(),
  note: z.string().nullable(),
  findings: z
    .array(Finding)
    .nullable()
    .transform((findings) => findings ?? []),
});

/** Lists the versions of a question, newest first. */
export async function listVersions({ kysely }: Database, id: string): Promise<VersionNote[]> {
  const rows = await kysely
    .selectFrom('question_versions')
    .innerJoin('questions', 'questions.seq', 'question_versions.question_seq')
    .select([
      'question_versions.version',
      'question_versions.created_at',
      'question_versions.author',
      'question_versions.reason',
      'question_versions.note',
      'question_versions.findings',
    ])
    .where('questions.id', '=', storableText(id))
    .orderBy('question_versions.version', 'desc')
    .execute();
  return rows.map((row) => VersionRow.parse(readFields(row, { jsonColumns: ['findings'] })));
}
