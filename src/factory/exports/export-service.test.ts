import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { openMigratedSqlite } from '../../../scripts/test/database/open-migrated-sqlite.ts';
import { openScratchFolder } from '../../../scripts/test/database/scratch-folder.ts';
import { systemClock } from '../../adapters/clock/system-clock.ts';
import { createQuestionBank } from '../../adapters/database/bank/question-bank.ts';
import { createRunStore } from '../../adapters/database/runs/run-store.ts';
import { createFolderFileStore } from '../../adapters/files/create-folder-file-store.ts';
import { createQuestion } from '../../domain/question.ts';
import { drawTestFigure, readInFormat, testEngines } from '../../formats/format.fixture.ts';
import { openRunManager } from '../../runs/run-manager.ts';
import { createExportService, EXPORT_RUN, type ExportService } from './export-service.ts';

const scratch = await openScratchFolder();
const database = await openMigratedSqlite(join(scratch.path, 'exports.db'));
after(async () => {
  await database.close();
  await scratch.remove();
});
const bank = createQuestionBank(database);
const ids = Array.from({ length: 12 }, (_, index) => `question-${index + 1}`);
await bank.save(ids.map((id) => createQuestion({ id, kind: 'subjective', stem: `What is ${id}?` })));

/** Opens exports of five questions per file, with the run manager of a server that resumes them. */
async function openServer(onFile: (count: number) => Promise<void>) {
  let service: ExportService | undefined;
  const resumable = {
    [EXPORT_RUN]:
      (run: Parameters<ExportService['resume']>[0]) =>
      async (...args: Parameters<ReturnType<ExportService['resume']>>) => {
        while (service === undefined) await new Promise(setImmediate);
        return service.resume(run)(...args);
      },
  };
  const runs = await openRunManager({
    store: createRunStore(database),
    clock: systemClock,
    newId: randomUUID,
    report: () => {},
    leaseMs: 300,
    resumable,
  });
  const files = createFolderFileStore(join(scratch.path, 'files'));
  let count = 0;
  service = createExportService({
    runs,
    bank,
    getPaper: async () => assert.fail('no paper is exported'),
    recordExport: async () => onFile(++count),
    files,
    interchange: { engines: testEngines, figures: drawTestFigure },
    questionsPerFile: 5,
  });
  return { runs, service };
}

async function waitForEnd(service: ExportService, id: string) {
  for (;;) {
    const job = await service.get('ana', id);
    if (job.run.endedAt !== undefined) return job;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

it('an export continues on another server after its last complete file', async () => {
  const [reached, killed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  // The first server stops while it stores its second file.
  const first = await openServer(async (count) => {
    if (count < 2) return;
    reached.resolve();
    await killed.promise;
  });
  const { run } = await first.service.start('ana', {
    format: 'jsonl',
    source: { kind: 'questions', selection: { ids } },
  });
  await reached.promise;
  const stopped = first.runs.close();
  killed.reject(new Error('The server was stopped.'));
  const exportedFiles: number[] = [];
  const second = await openServer(async (count) => void exportedFiles.push(count));

  const { progress, run: ended } = await waitForEnd(second.service, run.id);
  const read = await Promise.all(
    progress.parts.map(async ({ key }) => readInFormat('jsonl', await second.service.readFile(key))),
  );
  await stopped;
  await second.runs.close();

  assert.equal(ended.status, 'succeeded');
  assert.deepEqual(
    read.flatMap(({ questions }) => questions.map(({ id }) => id)),
    ids,
  );
  assert.equal(exportedFiles.length, 2, 'the second server wrote the second and the third file');
  assert.equal(progress.summary.questions, ids.length);
});
