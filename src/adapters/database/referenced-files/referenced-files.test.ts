import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { openScratchFolder } from '../../../../scripts/test/database/scratch-folder.ts';
import { sampleProblem } from '../../../ports/problem-store.contract.ts';
import { openSqlite } from '../../sqlite/open-sqlite.ts';
import { createBatchStore } from '../batches/batch-store.ts';
import { createLeaseDispatch } from '../batches/lease-dispatch.ts';
import { createProblemStore } from '../problems/problem-store.ts';
import { createReferencedFiles } from './referenced-files.ts';

const scratch = await openScratchFolder();
const database = await openSqlite(join(scratch.path, 'referenced.db'));
after(async () => {
  await database.close();
  await scratch.remove();
});

const createKey = (name: string): string => createHash('sha256').update(name).digest('hex');

it('lists the files of problems and the inputs and outputs of jobs, and no others', async () => {
  const batches = createBatchStore(database, createLeaseDispatch(database));
  const problems = createProblemStore(database);
  const batch = { id: 'b', output: '/out', task: {}, limits: {} };
  const [input, output, photo] = [createKey('input'), createKey('output'), createKey('photo')];
  await batches.plan(batch, [{ path: 'a.png', name: 'a', contentHash: createKey('hash'), file: input }]);
  const job = await batches.claim('b', 'w');
  const outputs = [{ path: 'a/result.json', key: output }];
  const outcome = { status: 'done', reason: null, problemIds: ['a'], outputs } as const;
  await batches.finish('b', { contentHash: job?.contentHash ?? '', worker: 'w' }, outcome);
  const source = { kind: 'photo', path: 'p.png', index: 1, key: photo, mediaType: 'image/png' } as const;
  await problems.create([sampleProblem({ source })]);

  assert.deepEqual(await createReferencedFiles(database).listKeys(), new Set([input, output, photo]));
  for (const key of [input, output, photo]) assert.equal(await problems.isFileReferenced(key), true);
  await batches.plan(batch, []);
  assert.deepEqual(await createReferencedFiles(database).listKeys(), new Set([photo]));
  assert.equal(await problems.isFileReferenced(input), false);
});
