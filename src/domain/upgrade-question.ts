import { z } from 'zod';
import { Fault } from './fault.ts';
import { QUESTION_SCHEMA_VERSION, Question } from './question.ts';

const StoredRecord = z.looseObject({ schemaVersion: z.number().int().positive() });
type StoredRecord = z.infer<typeof StoredRecord>;

/** Leads from one schema version to the next, the questions of a passage included. */
export type UpgradeStep = (record: StoredRecord) => StoredRecord;

/** The step at place 0 leads from version 1 to version 2, and so on. */
const upgradeSteps: readonly UpgradeStep[] = [];

/** Reads a stored question of any version up to ours; a newer one is a `conflict`, a damaged one `unexpected`. */
export function upgradeQuestion(stored: unknown): Question {
  const record = StoredRecord.safeParse(stored);
  if (!record.success) throw damaged(record.error);
  const { schemaVersion } = record.data;
  if (schemaVersion > QUESTION_SCHEMA_VERSION) throw newerThanProgram(schemaVersion);
  const upgraded = upgradeSteps.slice(schemaVersion - 1).reduce((older, step) => step(older), record.data);
  const question = Question.safeParse(upgraded);
  if (!question.success) throw damaged(question.error);
  return question.data;
}

function newerThanProgram(version: number): Fault {
  return new Fault(
    'conflict',
    `The question has schema version ${version}, but this program reads up to version ${QUESTION_SCHEMA_VERSION}.`,
    { advice: 'Update vbagent, or use the program that saved the question.' },
  );
}

function damaged(error: z.ZodError): Fault {
  return new Fault('unexpected', `A stored question cannot be read: ${z.prettifyError(error)}`, {
    cause: error,
  });
}
