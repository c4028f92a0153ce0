import { z } from 'zod';
import { Fault } from './fault.ts';
import { QUESTION_SCHEMA_VERSION, Question } from './question.ts';
import { upgradeToVersion2 } from './upgrade-to-version-2.ts';

type StoredRecord = Readonly<Record<string, unknown>>;

const VersionField = z.object({ schemaVersion: z.number().int().positive() });

/** Converts a record from one schema version to the next, including the questions of a passage. */
type UpgradeStep = (record: StoredRecord) => StoredRecord;

/** Index 0 upgrades version 1 to version 2, and so on. */
const upgradeSteps: readonly UpgradeStep[] = [upgradeToVersion2];

/** Reads a stored question of any known version. A newer version is a `conflict` fault, a damaged record an `unexpected` one. */
export function upgradeQuestion(stored: unknown): Question {
  const version = VersionField.safeParse(stored);
  if (!version.success) throw createDamagedRecordFault(version.error);
  const { schemaVersion } = version.data;
  if (schemaVersion > QUESTION_SCHEMA_VERSION) throw createNewerVersionFault(schemaVersion);
  const upgraded = schemaVersion === QUESTION_SCHEMA_VERSION ? stored : upgradeFrom(schemaVersion, stored);
  const question = Question.safeParse(upgraded);
  if (!question.success) throw createDamagedRecordFault(question.error);
  return question.data;
}

function upgradeFrom(schemaVersion: number, stored: unknown): StoredRecord {
  const record = z.record(z.string(), z.unknown()).parse(stored);
  return upgradeSteps.slice(schemaVersion - 1).reduce<StoredRecord>((older, step) => step(older), record);
}

function createNewerVersionFault(version: number): Fault {
  return new Fault(
    'conflict',
    `The question has schema version ${version}, but this program reads up to version ${QUESTION_SCHEMA_VERSION}.`,
    { advice: 'Update vbagent, or use the program that saved the question.' },
  );
}

function createDamagedRecordFault(error: z.ZodError): Fault {
  return new Fault('unexpected', `A stored question cannot be read: ${z.prettifyError(error)}`, {
    cause: error,
  });
}
