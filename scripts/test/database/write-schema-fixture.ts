import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createQuestionBank } from '../../../src/adapters/database/bank/question-bank.ts';
import { allMigrations } from '../../../src/adapters/database/migrations/all-migrations.ts';
import { openSqlite } from '../../../src/adapters/sqlite/open-sqlite.ts';
import { createSqliteDatabaseAdmin } from '../../../src/adapters/sqlite/sqlite-database-admin.ts';
import { createQuestion } from '../../../src/domain/question.ts';

// Run at a release. Writes a small database and its backup in the current schema, which all later tests upgrade.
const version = Number(process.argv[2] ?? allMigrations.length);
const fixtures = join(import.meta.dirname, '../../../src/adapters/database/migrations/fixtures');
const folder = await mkdtemp(join(tmpdir(), 'vbagent-fixture-'));
const path = join(folder, 'bank.db');
const name = join(fixtures, `schema-${String(version).padStart(4, '0')}`);

const bank = createQuestionBank(
  await openSqlite(path, { migrations: allMigrations.slice(0, version) }),
  () => new Date('2026-11-15T12:00:00Z'),
);
const first = createQuestion({
  id: 'fixture-trolley',
  kind: 'mcq_sc',
  stem: 'A trolley of mass $m = 2\\,\\mathrm{kg}$ oscillates.',
  subject: 'Physics',
  level: 'Higher',
  topic: 'Oscillations',
  outcomeId: 'O1',
  options: [
    { id: 'a', text: '$1$', correct: true },
    { id: 'b', text: '$2$', correct: false },
  ],
  solution: [{ kind: 'prose', tex: 'By symmetry.' }],
  provenance: { maker: 'person', name: 'ada', createdAt: '2026-11-01T09:30:00Z' },
});
await bank.save([
  first,
  createQuestion({ id: 'fixture-lens', kind: 'integer', stem: 'A lens of power 4 D.' }),
]);
await bank.save([{ ...first, stem: 'A trolley of mass $m = 3\\,\\mathrm{kg}$ oscillates.' }]);
await bank.close();

const admin = createSqliteDatabaseAdmin(path);
await admin.backup(join(folder, 'fixture.db'));
await admin.backup(join(folder, 'fixture.jsonl'));
await copyFile(join(folder, 'fixture.db'), `${name}.db`);
await copyFile(join(folder, 'fixture.jsonl'), `${name}.jsonl`);
await rm(folder, { recursive: true });
console.log(`wrote ${name}.db and ${name}.jsonl`);
