import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { openStandaloneReview } from '../../compose/review.ts';
import { Settings } from '../../domain/settings.ts';
import { openScratchCli, type ScratchCli, type ScratchCliOptions } from '../scratch-cli.fixture.ts';

// The items of these tests are SQL queries; the command treats exam questions in the same way. `src/domain/queue-
// item.ts` explains the names.

/** A question whose part (a) has a wrong result. */
const PARTS_QUESTION = `\\item A car accelerates from rest at $3$ metres per second squared for $4$ seconds.
\\begin{enumerate}
\\item[(a)] Find its speed. \\hfill [2]
\\item[(b)] Name the quantity that is measured in metres. \\hfill [1]
\\end{enumerate}
\\begin{solution}
\\begin{enumerate}
\\item[(a)] $v = 3 \\times 4 = 13$
\\item[(b)] The distance.
\\end{enumerate}
\\end{solution}
`;

const queries = ['SELECT * FROM orders', 'SELECT * FRM users', 'SELECT * FROM carts'];

/** Opens a CLI whose expert queue contains these queries, the most urgent first. Also returns the ids of the items. */
async function openReviewCli(
  t: TestContext,
  options: ScratchCliOptions = {},
): Promise<{ cli: ScratchCli; ids: string[] }> {
  const cli = openScratchCli(options);
  t.after(() => cli.close());
  const settings = Settings.parse({ database: join(cli.folder, '.vbagent/vbagent.db') });
  const { review, close } = await openStandaloneReview(settings);
  const ids: string[] = [];
  for (const [position, generated_query] of queries.entries()) {
    const { item } = await review.recordTurn({
      turn: {
        provider_id: 'postgresql',
        user_input: `Question ${position} \u001b[31mred`,
        generated_query,
        confidence_score: 0.3 + position / 10,
        validation_status: 'valid',
        clarification_count: 0,
      },
      by: 'ada',
    });
    ids.push(item?.id ?? '');
  }
  await close();
  return { cli, ids };
}

async function readStatuses(cli: ScratchCli, ids: readonly string[]): Promise<string[]> {
  const statuses: string[] = [];
  for (const id of ids) {
    const { out } = await cli.run('review', 'show', id, '--json');
    const item: { status: string; leaseHolder: string | null } = JSON.parse(out);
    statuses.push(item.leaseHolder === null ? item.status : `${item.status} leased`);
  }
  return statuses;
}

describe('vbagent review', () => {
  it('decides with one key, undoes the last decision and releases skipped items', async (t) => {
    const { cli, ids } = await openReviewCli(t, {
      keys: ['a', 'n', 'wrong table', 'r', 'u', '?', 's', 's', 'q'],
    });

    const { code, out, err } = await cli.run('review');

    assert.equal(code, 0, err);
    assert.match(out, /Question 0 {2}\[31mred/);
    assert.match(out, /SELECT \* FROM orders/);
    assert.match(out, /is pending again/);
    assert.match(err, /1 decided/);
    assert.deepEqual(await readStatuses(cli, ids), ['approved', 'pending_review', 'pending_review']);
  });

  it('checks a correction from the editor and prompts again if it is invalid', async (t) => {
    const texts = ['SELECT * FRM fixed', 'SELECT * FROM fixed'];
    const { cli, ids } = await openReviewCli(t, { keys: ['c', 'c', 'q'], edit: () => texts.shift() ?? '' });

    const { err, out } = await cli.run('review', '--as', 'eve');

    assert.match(err, /not postgresql SQL at line 1, column 10/);
    assert.match(out, /corrected and approved/);
    const storedItem = JSON.parse((await cli.run('review', 'show', ids[0] ?? '', '--json')).out);
    assert.deepEqual([storedItem.correctedQuery, storedItem.reviewedBy], ['SELECT * FROM fixed', 'eve']);
  });

  it('shows the parts of a question, corrects it as a whole, and names the changed part', async (t) => {
    const cli = openScratchCli({ keys: ['c', 'q'], edit: (text) => text.replace('= 13', '= 12') });
    t.after(() => cli.close());
    const settings = Settings.parse({ database: join(cli.folder, '.vbagent/vbagent.db') });
    const { review, close } = await openStandaloneReview(settings);
    const { item } = await review.recordTurn({
      turn: {
        provider_id: 'questions',
        user_input: 'A question about motion',
        generated_query: PARTS_QUESTION,
        confidence_score: 0.3,
        validation_status: 'valid',
        clarification_count: 0,
      },
      by: 'ada',
    });
    await close();

    const { out, err } = await cli.run('review');
    const shown = (await cli.run('review', 'show', item?.id ?? '')).out;

    assert.match(out, /\(a\) Find its speed\. +\(2\)[\s\S]*\(b\) Name the quantity/, err);
    assert.match(out, /corrected and approved/, err);
    assert.match(shown, /@@ line \d+, part \(a\) @@/);
    const stored = JSON.parse((await cli.run('review', 'show', item?.id ?? '', '--json')).out);
    assert.equal(stored.correctedQuery, PARTS_QUESTION.replace('= 13', '= 12'));
  });

  it('refuses to run without a terminal', async (t) => {
    const { cli } = await openReviewCli(t);

    const { code, err } = await cli.run('review');

    assert.equal(code, 2);
    assert.match(err, /needs a terminal/);
  });

  it('decides items with commands, for use in scripts', async (t) => {
    const { cli, ids } = await openReviewCli(t);
    const [first = '', second = '', third = ''] = ids;
    const fixed = cli.write('fixed.sql', 'SELECT * FROM users');

    assert.equal((await cli.run('review', 'approve', first, '--note', 'fine')).code, 0);
    assert.equal((await cli.run('review', 'correct', second, fixed)).code, 0);
    assert.equal((await cli.run('review', 'reject', third)).code, 0);
    assert.equal((await cli.run('review', 'reject', first)).code, 5);
    assert.equal((await cli.run('review', 'undo', third)).code, 0);
    assert.equal((await cli.run('review', 'revoke', first)).code, 0);
    assert.equal((await cli.run('review', 'reopen', second)).code, 0);
    assert.equal((await cli.run('review', 'show', 'nowhere')).code, 2);

    assert.deepEqual(await readStatuses(cli, ids), ['approved', 'pending_review', 'pending_review']);
    assert.match((await cli.run('review', 'stats')).out, /2 pending, 1 approved, 0 rejected/);
    const list = JSON.parse((await cli.run('review', 'list', '--json')).out);
    assert.deepEqual([list.total, list.items.length], [2, 2]);
    assert.match((await cli.run('review', 'list')).out, /low_confidence/);
    assert.match((await cli.run('review', 'export', '--format', 'jsonl')).out, /"decision":"APPROVE"/);
  });
});

describe('vbagent keys', () => {
  it('prints a key once, lists it by its last characters and revokes it', async (t) => {
    const cli = openScratchCli();
    t.after(() => cli.close());

    const created = await cli.run(
      'keys',
      'create',
      '--user',
      'alice',
      '--role',
      'expert',
      '--days',
      '30',
      '--json',
    );
    const { id, secret, roles, expiresAt } = JSON.parse(created.out);
    const list = await cli.run('keys', 'list');
    const revoked = await cli.run('keys', 'revoke', id);

    assert.match(secret, /^vba_[\w-]{43}$/);
    assert.deepEqual(roles, ['expert']);
    assert.equal(expiresAt, '2026-02-01T03:04:05.000Z');
    assert.ok(list.out.includes(`…${secret.slice(-4)}`) && !list.out.includes(secret));
    assert.equal(revoked.code, 0);
    assert.match((await cli.run('keys', 'list')).out, /revoked/);
    assert.equal((await cli.run('keys', 'revoke', id)).code, 2);
    assert.equal((await cli.run('keys', 'create', '--user', 'bob', '--role', 'king')).code, 2);
    assert.equal((await cli.run('keys', 'create', '--user', 'bob')).code, 2);
  });
});

describe('vbagent data', () => {
  it('counts, exports and erases the records of a user', async (t) => {
    const { cli } = await openReviewCli(t);

    const counted = await cli.run('data', 'erase', '--user', 'ada');
    const exported = await cli.run('data', 'export', '--user', 'ada');
    const erased = await cli.run('data', 'erase', '--user', 'ada', '--yes');

    assert.match(counted.out, /review_turns\.created_by: 3/);
    assert.match(counted.err, /Add --yes/);
    // Nine records of the queue, and the entry of the audit log about the export itself.
    assert.equal(exported.out.trim().split('\n').length, 10);
    assert.equal(erased.code, 0);
    // Only the entry about the second export is left.
    assert.match(
      (await cli.run('data', 'export', '--user', 'ada')).out,
      /^\{"holding":"audit_log\.subject".*"exported".*\}\n$/,
    );
  });
});
