import { createAnswerLog } from '../adapters/database/answers/answer-log.ts';
import { createAssignmentStore } from '../adapters/database/classes/assignment-store.ts';
import type { Database } from '../adapters/database/connection/database.ts';
import { createInstitutionStore } from '../adapters/database/institutions/institution-store.ts';

const DAY_MS = 86_400_000;

/** Creates the retention of an institution. Its settings are read in each round, so that a change needs no restart. */
export function createRetention(database: Database, defaultThreadDays: number) {
  const institutions = createInstitutionStore(database);
  const answers = createAnswerLog(database);
  const assignments = createAssignmentStore(database);
  const readSettings = async () => (await institutions.find(database.institution))?.settings.retention ?? {};
  return {
    readKeepDays: async () => (await readSettings()).threads ?? defaultThreadDays,
    async deleteOthers(now: Date) {
      const { answers: days = 0 } = await readSettings();
      if (days === 0) return;
      const limit = new Date(now.getTime() - days * DAY_MS);
      await answers.deleteBefore(limit);
      await assignments.deleteAttemptsBefore(limit);
    },
  };
}
