import assert from 'node:assert/strict';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSqliteDatabaseAdmin } from '../adapters/sqlite/sqlite-database-admin.ts';
import {
  type Caller,
  fillInstitution,
  openTwoInstitutions,
  SECRET,
  type TwoInstitutions,
} from './two-institutions.fixture.ts';

let two: TwoInstitutions;
let folder: string;
before(async () => {
  two = await openTwoInstitutions();
  folder = dirname(two.database.location);
  await fillInstitution(two.first, two.database.forInstitution('first'));
});
after(() => two.stop());

/** Lists the files of the database, and the stored files, that contain the text. */
async function listFilesWith(text: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  const found: string[] = [];
  for (const { parentPath, name } of files)
    if ((await readFile(join(parentPath, name))).includes(text)) found.push(name);
  return found;
}

const TYPED = 'numbatfern';

/** Types the word in every place that a learner or an author can type in. */
async function typeEverywhere(call: Caller): Promise<void> {
  const send = async (path: string, body: unknown) => {
    const { status, text } = await call('POST', path, body);
    assert.ok(status < 300, `${path}: ${text}`);
    return JSON.parse(text);
  };
  const { thread_id: thread } = await send('/threads', { metadata: { note: TYPED } });
  const graph = { assistant_id: 'question_practice' };
  await send(`/threads/${thread}/runs/wait`, {
    ...graph,
    input: { subject: 'Mathematics', level: 'Nat 5', seed: 1 },
  });
  await send(`/threads/${thread}/runs/wait`, { ...graph, command: { resume: { user_answer: TYPED } } });
  const { item_id: item } = await send('/api/v1/turns', {
    turn_id: 'typed',
    provider_id: 'questions',
    user_input: `${TYPED} request`,
    generated_query: `${TYPED} answer`,
    confidence_score: 0.1,
    validation_status: 'valid',
  });
  await call('PUT', `/api/v1/review/queue/${item}`, { approved: true, notes: TYPED });
  await send('/api/v1/turns/typed/feedback', { rating: 'down', text: TYPED });
  const form = new FormData();
  form.append('files', new File([`\\item ${TYPED}\n`], `${TYPED}.tex`));
  await send('/api/v1/problems', form);
  const runs = two.database.forInstitution('second').kysely.selectFrom('runs').select('id');
  while ((await runs.where('status', 'in', ['pending', 'running']).execute()).length > 0) await sleep(50);
}

describe('the data of a person', () => {
  it('is exported to the person completely: answers, marks and every text that they typed', async () => {
    const { status, text } = await two.first('GET', '/api/v1/personal-data');
    const rows = text
      .trim()
      .split('\n')
      .map((line): { holding: string; row: Record<string, unknown> } => JSON.parse(line));

    assert.equal(status, 200);
    const answer = rows.find(({ holding }) => holding === 'answer_log.learner');
    assert.deepEqual([answer?.row.response, answer?.row.marks_awarded], [SECRET, 0]);
    const typed = rows
      .filter(({ row }) => JSON.stringify(row).includes(SECRET))
      .map(({ holding }) => holding);
    for (const holding of ['checkpoints.thread_id', 'turn_feedback.user_id', 'problem_versions.problem_seq'])
      assert.ok(typed.includes(holding), holding);
    assert.doesNotMatch(text, /"hash":/);
  });

  it('is exported to an admin of the same institution only, and erased by them', async () => {
    const otherInstitution = await two.second('GET', '/api/v1/personal-data?user=private-pupil');
    const pupil = await two.first('GET', '/api/v1/personal-data?user=private-pupil');

    assert.doesNotMatch(otherInstitution.text, /accounts\.id/);
    assert.match(pupil.text, /accounts\.id/);
    assert.equal((await two.first('DELETE', '/api/v1/personal-data?user=private-pupil')).status, 200);
    assert.doesNotMatch(
      (await two.first('GET', '/api/v1/personal-data?user=private-pupil')).text,
      /accounts\.id/,
    );
  });

  it('is readable only for the operator in the database and in backups', async () => {
    const { location } = two.database;
    const admin = createSqliteDatabaseAdmin(location);
    const backups = [join(folder, 'copy.db'), join(folder, 'dump.jsonl')];
    for (const path of backups) await admin.backup(path);

    for (const path of [location, `${location}-wal`, `${location}-shm`, ...backups])
      assert.equal((await stat(path)).mode & 0o777, 0o600, path);
    for (const path of backups) await rm(path);
  });

  it('leaves no byte in the files after an erasure, which first cancels the unfinished runs of the person', async () => {
    await typeEverywhere(two.second);
    assert.notDeepEqual(await listFilesWith(TYPED), []);
    const { thread_id: thread } = JSON.parse((await two.second('POST', '/threads', {})).text);
    const run = { assistant_id: 'exam_assessment', input: { subject: 'Mathematics', level: 'Nat 5' } };
    assert.equal((await two.second('POST', `/threads/${thread}/runs`, run)).status, 200);

    const { counts } = JSON.parse((await two.second('DELETE', '/api/v1/personal-data?user=ada')).text);

    assert.equal(counts['answer_log.learner'], 1);
    assert.deepEqual(await listFilesWith(TYPED), []);
    const { kysely } = two.database.forInstitution('second');
    for (const table of ['runs', 'threads', 'checkpoints', 'checkpoint_values', 'person_usage'] as const)
      assert.deepEqual(await kysely.selectFrom(table).selectAll().execute(), [], table);
  });
});
