import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { Command } from '@langchain/langgraph';
import { openScratchPostgres } from '../../../scripts/test/postgres/test-database.ts';
import { createQuizGraph } from '../../runs/graphs/sample-graphs.fixture.ts';
import { openPostgres } from '../postgres/open-postgres.ts';
import { createPostgresDatabaseAdmin } from '../postgres/postgres-database-admin.ts';
import { openSqlite } from '../sqlite/open-sqlite.ts';
import { createSqliteDatabaseAdmin } from '../sqlite/sqlite-database-admin.ts';
import { createCheckpointSaver } from './create-checkpoint-saver.ts';

const folder = await mkdtemp(join(tmpdir(), 'vbagent-moved-'));
const scratch = await openScratchPostgres();
after(async () => {
  await scratch.drop();
  await rm(folder, { recursive: true, force: true });
});

it('resumes an interrupted thread after a SQLite backup is restored on PostgreSQL', async () => {
  const config = { configurable: { thread_id: 'moving' } };
  const path = join(folder, 'from.db');
  const source = await openSqlite(path);
  const sourceGraph = createQuizGraph(createCheckpointSaver(source));
  await sourceGraph.invoke({ subject: 'Größe \u0000 😀 '.repeat(300) }, config);
  const { values, tasks } = await sourceGraph.getState(config);
  await source.close();

  await createSqliteDatabaseAdmin(path).backup(join(folder, 'all.jsonl'));
  const admin = createPostgresDatabaseAdmin(scratch.url);
  await admin.restore(join(folder, 'all.jsonl'));
  await admin.close();

  const target = await openPostgres(scratch.url);
  const targetGraph = createQuizGraph(createCheckpointSaver(target));
  const movedState = await targetGraph.getState(config);
  assert.deepEqual([movedState.values, movedState.tasks], [values, tasks]);
  const answered = await targetGraph.invoke(new Command({ resume: { user_answer: '2' } }), config);
  assert.equal(answered.correct, 1);
  await target.close();
});
