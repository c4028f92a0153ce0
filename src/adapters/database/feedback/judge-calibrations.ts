import { JudgeCalibration } from '../../../domain/judge-calibration.ts';
import type { JudgeCalibrations } from '../../../ports/judge-calibrations.ts';
import type { Database } from '../connection/database.ts';
import { storableText } from '../connection/storable-text.ts';

const MAX_ROWS = 200;

/** Creates the store of calibrations on an open, migrated database. */
export function createJudgeCalibrations({ kysely, guard }: Database): JudgeCalibrations {
  return {
    save: (calibration) =>
      guard(async () => {
        await kysely
          .insertInto('judge_calibrations')
          .values({
            model: storableText(calibration.model),
            prompt_hash: calibration.promptHash,
            content: storableText(JSON.stringify(calibration)),
            created_at: calibration.createdAt,
          })
          .execute();
      }),
    listNewest: () =>
      guard(async () => {
        const rows = await kysely
          .selectFrom('judge_calibrations')
          .select(['model', 'prompt_hash', 'content'])
          .orderBy('seq', 'desc')
          .limit(MAX_ROWS)
          .execute();
        const newest = new Map<string, string>();
        for (const { model, prompt_hash, content } of rows) {
          const key = JSON.stringify([model, prompt_hash]);
          if (!newest.has(key)) newest.set(key, content);
        }
        return [...newest.values()].map((content) => JudgeCalibration.parse(JSON.parse(content)));
      }),
  };
}
