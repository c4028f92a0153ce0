import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import fc from 'fast-check';
import { openScratchFolder } from '../../../scripts/database/scratch-folder.ts';
import { createSpotCheckStore } from '../../adapters/database/spot-check-store.ts';
import { createProblemFolders } from '../../adapters/problem-folders/create-problem-folders.ts';
import { openSqlite } from '../../adapters/sqlite/open-sqlite.ts';
import type { ProblemReview } from '../../agents/reviewer/review-by-rules.ts';
import { Fault } from '../../domain/fault.ts';
import { Suggestion } from '../../domain/suggestion.ts';
import type { NewSuggestion } from '../../ports/spot-check-store.ts';
import { generateUnifiedDiff } from '../../text/diff/generate-unified-diff.ts';
import { text, textPair } from '../../text/diff/text.arbitrary.ts';
import { fitSuggestion } from './apply-suggestion.ts';
import { decideAlone } from './decide-alone.ts';
import { selectRandom } from './select-problems.ts';
import { type LiveSession, openSession, type Step } from './spot-check-session.ts';
import type { SpotCheckTools } from './spot-check-tools.ts';
import { dueProblems, openProblems, readSweep, startSweep } from './sweep-folder.ts';

const scratch = await openScratchFolder();
const store = createSpotCheckStore(await openSqlite(join(scratch.path, 'checks.db')));
after(async () => {
  await store.close();
  await scratch.remove();
});

const folders = createProblemFolders();
const ORIGINAL = 'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\n';

function change(from: string, to: string, original = ORIGINAL): NewSuggestion {
  const suggested = original.replace(from, () => to);
  return {
    issue_type: 'other',
    file_path: 'p/problem.tex',
    description: `${from} to ${to}`,
    reasoning: '',
    confidence: 0.5,
    certain: to === to.toUpperCase(),
    original_content: original,
    suggested_content: suggested,
    diff: generateUnifiedDiff(original, suggested, { path: 'p/problem.tex' }),
  };
}

type World = {
  readonly tools: SpotCheckTools;
  readonly root: string;
  readonly file: string;
  read(): string;
  open(problemIds?: readonly string[]): Promise<LiveSession>;
  reopen(id: string): Promise<LiveSession>;
};

let worlds = 0;

function createWorld(review: () => Promise<ProblemReview> | ProblemReview): World {
  const root = join(scratch.path, `world-${++worlds}`);
  mkdirSync(join(root, 'p'), { recursive: true });
  const file = join(root, 'p', 'problem.tex');
  writeFileSync(file, ORIGINAL);
  const clock = { now: () => new Date(), after: () => () => {} };
  const tools: SpotCheckTools = { store, folders, review: async () => review(), clock, newId: randomUUID };
  const reopen = async (id: string): Promise<LiveSession> => {
    const session = await store.findSession(id);
    assert.ok(session);
    return openSession(tools, session);
  };
  return {
    tools,
    root,
    file,
    read: () => readFileSync(file, 'utf8'),
    open: async (problemIds = ['p']) => {
      const id = randomUUID();
      const at = clock.now().toISOString();
      await store.startSession({ id, root, plan: { kind: 'sample', problemIds: [...problemIds] }, at });
      return reopen(id);
    },
    reopen,
  };
}

function suggesting(...suggestions: NewSuggestion[]): ProblemReview {
  return { suggestions, comments: [], dropped: 0, summary: '' };
}

async function nextSuggestion(session: LiveSession): Promise<Extract<Step, { kind: 'suggestion' }>> {
  for (;;) {
    const step = await session.next();
    if (step.kind === 'suggestion') return step;
    assert.notEqual(step.kind, 'done');
  }
}

describe('selectRandom', () => {
  it('Feature: qa-review-agent, Property 1: Random Selection Count Constraint', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.nat(30), fc.string(), (ids, count, seed) => {
        const chosen = selectRandom(ids, count, seed);
        assert.equal(chosen.length, Math.min(ids.length, count));
        assert.equal(new Set(chosen).size, chosen.length);
        assert.ok(chosen.every((id) => ids.includes(id)));
        assert.deepEqual(selectRandom(ids, count, seed), chosen);
      }),
    );
  });
});

describe('a spot-check session', () => {
  it('writes what is approved and nothing else', async () => {
    const world = createWorld(() => suggesting(change('two', 'TWO'), change('nine', 'NINE')));
    const session = await world.open();
    const first = await nextSuggestion(session);
    assert.deepEqual(await session.decide(first.suggestion, 'approve'), { kind: 'decided' });
    const second = await nextSuggestion(session);
    assert.equal(second.moved, true);
    await session.decide(second.suggestion, 'reject');
    assert.equal((await session.next()).kind, 'done');
    assert.equal(world.read(), ORIGINAL.replace('two', 'TWO'));
  });

  it('makes the diff anew after an approval beside it', async () => {
    const world = createWorld(() => suggesting(change('two', 'TWO'), change('four', 'FOUR')));
    const session = await world.open();
    for (let left = 2; left > 0; left--) {
      const { suggestion } = await nextSuggestion(session);
      assert.deepEqual(await session.decide(suggestion, 'approve'), { kind: 'decided' });
    }
    assert.equal(world.read(), ORIGINAL.replace('two', 'TWO').replace('four', 'FOUR'));
  });

  it('decides nothing when the file changed at the place itself', async () => {
    const world = createWorld(() => suggesting(change('two', 'TWO')));
    const session = await world.open();
    const { suggestion } = await nextSuggestion(session);
    writeFileSync(world.file, ORIGINAL.replace('two', 'zwei'));
    assert.deepEqual(await session.decide(suggestion, 'approve'), { kind: 'conflict' });
    const step = await session.next();
    assert.equal(step.kind, 'passed-over');
    assert.equal((await store.findSuggestion(suggestion.id))?.status, 'pending');
    assert.equal(world.read(), ORIGINAL.replace('two', 'zwei'));
  });

  it('takes a decision back, in the file too', async () => {
    const world = createWorld(() => suggesting(change('two', 'TWO')));
    const session = await world.open();
    const { suggestion } = await nextSuggestion(session);
    await session.decide(suggestion, 'approve');
    const undone = await session.undo();
    assert.ok(undone);
    assert.equal(undone.failure, undefined);
    assert.equal(world.read(), ORIGINAL);
    assert.equal((await nextSuggestion(session)).suggestion.id, suggestion.id);
    assert.equal(await session.undo(), undefined);
  });

  it('goes on at the same place after an interruption', async () => {
    let reviews = 0;
    const world = createWorld(() => {
      reviews++;
      return suggesting(change('two', 'TWO'), change('nine', 'NINE'));
    });
    const session = await world.open();
    await session.decide((await nextSuggestion(session)).suggestion, 'reject');
    const again = await world.reopen(session.id);
    assert.equal((await nextSuggestion(again)).suggestion.description, 'nine to NINE');
    assert.equal(reviews, 1);
  });

  it('finishes an approval that was decided and not yet written', async () => {
    const world = createWorld(() => suggesting(change('two', 'TWO')));
    const session = await world.open();
    const { suggestion } = await nextSuggestion(session);
    const at = new Date().toISOString();
    await store.decide({ sessionId: session.id, suggestionId: suggestion.id, action: 'approve', at });
    const again = await world.reopen(session.id);
    assert.deepEqual(again.unsettled, []);
    assert.equal(world.read(), ORIGINAL.replace('two', 'TWO'));
    assert.equal((await again.next()).kind, 'done');
  });

  it('lets an approval wait again whose file somebody changed before it was written', async () => {
    const world = createWorld(() => suggesting(change('two', 'TWO')));
    const session = await world.open();
    const { suggestion } = await nextSuggestion(session);
    const at = new Date().toISOString();
    await store.decide({ sessionId: session.id, suggestionId: suggestion.id, action: 'approve', at });
    writeFileSync(world.file, `${ORIGINAL}eleven\n`);
    const again = await world.reopen(session.id);
    assert.match(again.unsettled.join(), /^p\/problem\.tex was changed by somebody else\./);
    assert.equal((await nextSuggestion(again)).moved, true);
  });

  it('opens again although the file of an approval is gone', async () => {
    const world = createWorld(() => suggesting(change('two', 'TWO')));
    const session = await world.open();
    const { suggestion } = await nextSuggestion(session);
    const at = new Date().toISOString();
    await store.decide({ sessionId: session.id, suggestionId: suggestion.id, action: 'approve', at });
    rmSync(world.file);
    const again = await world.reopen(session.id);
    assert.match(again.unsettled.join(), /no file p\/problem\.tex\. The suggestion you approved waits again/);
    assert.equal((await again.next()).kind, 'passed-over');
  });

  it('takes a decision back of which the file is closed to writing, and says so', async () => {
    const world = createWorld(() => suggesting(change('two', 'TWO')));
    const session = await world.open();
    await session.decide((await nextSuggestion(session)).suggestion, 'approve');
    chmodSync(world.file, 0o444);
    assert.match((await session.undo())?.failure ?? '', /read-only/);
    assert.equal(world.read(), ORIGINAL.replace('two', 'TWO'));
  });

  it('reports a problem that cannot be reviewed and goes on', async () => {
    const world = createWorld(() => {
      throw new Fault('model-misbehaved', 'The model said nothing of use.');
    });
    const session = await world.open(['nowhere', 'p']);
    const outcomes: string[] = [];
    for (let step = await session.next(); step.kind === 'looked'; step = await session.next())
      outcomes.push(`${step.check.problemId} ${step.check.outcome}`);
    assert.deepEqual(outcomes, ['nowhere failed', 'p failed']);
  });

  it('stops, and can be resumed, when the model cannot be reached', async () => {
    const world = createWorld(() => {
      throw new Fault('service-down', 'The model does not answer.');
    });
    const session = await world.open();
    await assert.rejects(session.next(), { kind: 'service-down' });
    assert.equal((await store.openSessions(world.root)).length, 1);
  });

  it('shows the text a person put in the place of the suggested one', async () => {
    const world = createWorld(() => suggesting(change('two', 'TWO')));
    const session = await world.open();
    await session.rewrite((await nextSuggestion(session)).suggestion, ORIGINAL.replace('two', 'zwei'));
    const { suggestion } = await nextSuggestion(session);
    assert.match(suggestion.diff, /\+zwei/);
    await session.decide(suggestion, 'approve');
    assert.equal(world.read(), ORIGINAL.replace('two', 'zwei'));
  });
});

describe('deciding alone', () => {
  it('writes what is certain and leaves the rest pending', async () => {
    const world = createWorld(() => suggesting(change('two', 'TWO'), change('nine', 'neun')));
    const session = await world.open();
    const reports = await Array.fromAsync(decideAlone(session, 'certain'));
    assert.deepEqual(
      reports.map(({ applied, left }) => [applied.length, left]),
      [[1, 1]],
    );
    assert.equal(world.read(), ORIGINAL.replace('two', 'TWO'));
  });

  it('writes nothing when it was not told to', async () => {
    const world = createWorld(() => suggesting(change('two', 'TWO')));
    await Array.fromAsync(decideAlone(await world.open()));
    assert.equal(world.read(), ORIGINAL);
  });
});

describe('a sweep over a folder', () => {
  it('goes by what the files say: a changed problem comes again, a failed one on demand', async () => {
    const world = createWorld(() => suggesting());
    assert.equal(await startSweep(world.tools, world.root), 1);
    assert.deepEqual(dueProblems(await readSweep(world.tools, world.root)), ['p']);
    await Array.fromAsync(decideAlone(await world.open()));
    const done = await readSweep(world.tools, world.root);
    assert.deepEqual([dueProblems(done), openProblems(done)], [[], []]);
    writeFileSync(world.file, `${ORIGINAL}eleven\n`);
    assert.deepEqual(dueProblems(await readSweep(world.tools, world.root)), ['p']);
  });
});

describe('applying a suggestion', () => {
  it('Feature: qa-review-agent, Property 5: Diff Application Correctness', async () => {
    const pair = textPair.filter(([one, other]) => one !== other && [one, other].every(isText));
    await fc.assert(
      fc.asyncProperty(pair, async ([original, modified]) => {
        const world = createWorld(() => suggesting(change(original, modified, original)));
        writeFileSync(world.file, original);
        const session = await world.open();
        const { suggestion } = await nextSuggestion(session);
        assert.deepEqual(await session.decide(suggestion, 'approve'), { kind: 'decided' });
        assert.equal(world.read(), modified);
      }),
      { numRuns: 100 },
    );
  });

  it('Feature: qa-review-agent, Property 13: Failed Diff Preserves Original', async () => {
    const texts = fc
      .tuple(text, textPair)
      .filter(([other, [one, two]]) => one !== two && [other, one].every(isText));
    await fc.assert(
      fc.asyncProperty(texts, async ([other, [original, modified]]) => {
        const suggestion = change(original, modified, original);
        const world = createWorld(() => suggesting(suggestion));
        writeFileSync(world.file, other);
        const fit = fitSuggestion(
          {
            ...suggestion,
            id: 1,
            version: 1,
            problem_id: 'p',
            status: 'pending',
            created_at: '',
            session_id: null,
          },
          other,
        );
        fc.pre(fit.kind === 'conflict');
        const session = await world.open();
        for (let step = await session.next(); step.kind !== 'done'; step = await session.next())
          assert.notEqual(step.kind, 'suggestion');
        assert.equal(world.read(), other);
      }),
      { numRuns: 100 },
    );
  });

  it('Feature: qa-review-agent, Property 3: Suggestion Model Validity', async () => {
    await fc.assert(
      fc.property(textPair, ([original, modified]) => {
        fc.pre(original !== modified);
        const suggestion = change(original, modified, original);
        assert.ok(Suggestion.safeParse(suggestion).success);
        assert.match(suggestion.diff, /^--- .*\n\+\+\+ .*\n@@ -\d/);
      }),
    );
  });
});

/** What a problem file may hold: text that is not blank. */
function isText(content: string): boolean {
  return content.trim() !== '' && !content.includes('\0') && !content.startsWith('\uFEFF');
}
