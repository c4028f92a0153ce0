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
  const question = Question.safeParse(upgradeRecord(stored));
  if (!question.success) throw createDamagedRecordFault(question.error);
  return question.data;
}

/** Upgrades a record of an older version; any other value is returned unchanged, for the caller to check. */
export function upgradeRecord(stored: unknown): unknown {
  const record = z.looseObject(VersionField.shape).safeParse(stored);
  if (!record.success || record.data.schemaVersion >= QUESTION_SCHEMA_VERSION) return stored;
  const steps = upgradeSteps.slice(record.data.schemaVersion - 1);
  return steps.reduce<StoredRecord>((older, step) => step(older), record.data);
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
