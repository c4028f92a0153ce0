import { createJudgeCalibrations } from '../adapters/database/feedback/judge-calibrations.ts';
import type { JudgeItem } from '../agents/item-judge/item-judge.ts';
import { judgeByRules } from '../agents/item-judge/judge-by-rules.ts';
import { createModelJudge } from '../agents/item-judge/judge-with-model.ts';
import { chooseMode } from '../agents/needs-model.ts';
import type { Settings } from '../domain/settings.ts';
import type { JudgeCalibrations } from '../ports/judge-calibrations.ts';
import { createUsageMeter, type UsageTotal, withUsageMeter } from '../ports/usage-meter.ts';
import { openDatabase } from './database.ts';

type OpenCalibration = {
  readonly judge: JudgeItem;
  readonly calibrations: JudgeCalibrations;
  usage(): UsageTotal;
  close(): Promise<void>;
};

/** Opens the judge of the settings, and the store of its calibrations. */
export async function openCalibration(settings: Settings): Promise<OpenCalibration> {
  const mode = chooseMode(settings);
  const meter = createUsageMeter();
  const judge = mode === 'rules' ? judgeByRules : await openModelJudge(settings, meter);
  const database = await openDatabase(settings);
  return {
    judge,
    calibrations: createJudgeCalibrations(database),
    usage: meter.total,
    close: () => database.close(),
  };
}

async function openModelJudge(settings: Settings, meter: ReturnType<typeof createUsageMeter>) {
  const { openModel } = await import('./model.ts');
  const model = withUsageMeter(await openModel(settings), meter);
  return createModelJudge({ model, now: () => new Date() });
}
