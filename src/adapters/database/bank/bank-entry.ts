import { z } from 'zod';
import { Fault } from '../../../domain/fault.ts';
import { QuestionState } from '../../../domain/question-change.ts';
import { upgradeQuestion } from '../../../domain/upgrade-question.ts';
import type { BankEntry } from '../../../ports/question-bank.ts';
import type { Db } from '../schema/schema.ts';

/** The columns of a bank entry that every schema version has; the column `state` was added later. */
const contentColumns = [
  'question_versions.version',
  'question_versions.content',
  'question_versions.created_at as updated_at',
  'questions.created_at',
] as const;

/** The columns of a bank entry. */
export const entryColumns = [...contentColumns, 'questions.state'] as const;

/** Selects the newest version of every question; also in older schema versions, for migrations. */
export function selectNewest(kysely: Db) {
  return kysely
    .selectFrom('questions')
    .innerJoin('question_versions', (join) =>
      join
        .onRef('question_versions.question_seq', '=', 'questions.seq')
        .onRef('question_versions.version', '=', 'questions.version'),
    )
    .select([...contentColumns, 'questions.seq']);
}

const EntryRow = z.object({
  version: z.number().int().positive(),
  content: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  state: QuestionState.default('active'),
});

export function toBankEntry(stored: unknown): BankEntry {
  const row = EntryRow.parse(stored);
  return {
    question: upgradeQuestion(parseJson(row.content)),
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    state: row.state,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Fault('unexpected', 'A stored question is not valid JSON.', { cause });
  }
}
