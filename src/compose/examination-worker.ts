import { parentPort } from 'node:worker_threads';
import { type Examiner, examineHere } from '../agents/authoring/examiner.ts';
import {
  type Examination,
  type ExaminationOrder,
  type ExaminationReport,
  READY,
} from './examination-thread.ts';

parentPort?.on('message', async ({ id, examination }: ExaminationOrder) => {
  parentPort?.postMessage(await reportOf(id, examination));
});
parentPort?.postMessage(READY);

async function reportOf(id: number, examination: Examination): Promise<ExaminationReport> {
  try {
    return { id, found: await examine(examination) };
  } catch (thrown) {
    return { id, reason: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}

function examine<Name extends keyof Examiner>({ name, about }: Examination<Name>): Promise<unknown> {
  return examineHere[name](...about);
}
