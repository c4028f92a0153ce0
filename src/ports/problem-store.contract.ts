import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { Fault } from '../domain/fault.ts';
import type { PipelineResult } from '../domain/pipeline-result.ts';
import type { Problem, ProblemDigest } from '../domain/problem.ts';
import type { NewVersion, ProblemStore } from './problem-store.ts';
import type { RunStore } from './run-store.ts';

export type ProblemStores = { readonly problems: ProblemStore; readonly runs: RunStore };

const AT = '2026-01-01T00:00:00.000Z';
const LATER = '2026-01-02T00:00:00.000Z';

const digest: ProblemDigest = {
  text: 'A ball falls.',
  kind: 'integer',
  topic: 'Mechanics',
  difficulty: 'easy',
  confidence: 0.9,
  errors: 0,
  warnings: 1,
  variants: 1,
};

const content: PipelineResult = {
  source_path: 'q.tex',
  source_index: 1,
  classification: {
    question_type: 'integer',
    difficulty: 'easy',
    topic: 'Mechanics',
    subtopic: 'Free fall',
    has_diagram: false,
    diagram_type: null,
    num_options: null,
    estimated_marks: 2,
    key_concepts: [],
    requires_calculus: false,
    confidence: 0.9,
  },
  latex: '\\item A ball falls "far" \\& wide \u0000.',
  tikz_code: null,
  ideas: null,
  alternate_solutions: [],
  variants: { numerical: '\\item Another.' },
  skipped: [],
  findings: [],
  provenance: [{ maker: 'rules', name: 'scanner', createdAt: AT }],
};

export function sampleProblem(changes: Partial<Problem> = {}): Problem {
  return {
    id: randomUUID(),
    owner: `ada-${randomUUID()}`,
    name: 'q.tex',
    source: { kind: 'tex', path: 'q.tex', index: 1, text: '\\item A ball falls.', figures: [] },
    wish: { variants: ['numerical'], alternate: false, ideas: true },
    version: 0,
    sent: {},
    usage: { calls: 0, tokens: 0, cost: 0, unpriced: 0 },
    createdAt: AT,
    updatedAt: AT,
    ...changes,
  };
}

const sampleVersion = (changes: Partial<NewVersion> = {}): NewVersion => ({
  reason: 'processed',
  part: 'problem',
  author: 'ada',
  createdAt: LATER,
  content,
  digest,
  ...changes,
});

/** The tests that every `ProblemStore` must pass. */
export function problemStoreContract(name: string, open: () => Promise<ProblemStores>): void {
  describe(`${name} satisfies the ProblemStore contract`, () => {
    it('returns undefined or an empty list for unknown ids', async () => {
      const { problems } = await open();

      assert.equal(await problems.find('nowhere'), undefined);
      assert.equal(await problems.findVersion('\0'), undefined);
      assert.deepEqual(await problems.listVersions('nowhere'), []);
      assert.deepEqual(await problems.create([]), []);
      await problems.remove('nowhere');
    });

    it('returns a problem as it was created and skips an id that already exists', async () => {
      const { problems } = await open();
      const problem = sampleProblem();

      assert.deepEqual(await problems.create([problem]), [problem.id]);
      const other = sampleProblem();
      assert.deepEqual(await problems.create([{ ...problem, name: 'other' }, other]), [other.id]);

      assert.deepEqual(await problems.find(problem.id), { problem, progress: undefined });
    });

    it('returns the state of the last run and lists and counts by it', async () => {
      const { problems, runs } = await open();
      const owner = `eve-${randomUUID()}`;
      const created = [1, 2, 3, 4].map((number) => sampleProblem({ owner, name: `${number}.tex` }));
      await problems.create(created);
      const start = async (problem: Problem | undefined): Promise<string> => {
        const id = randomUUID();
        const lease = { holder: 'h', leaseUntil: LATER };
        await runs.create({ id, owner, kind: 'problem', createdAt: AT, ...lease });
        await runs.begin(id, AT);
        await problems.change(problem?.id ?? '', { runId: id }, LATER);
        return id;
      };
      const [running, failing, succeeding] = [
        await start(created[0]),
        await start(created[1]),
        await start(created[2]),
      ];
      await runs.append(running, [{ type: 'step', at: AT, data: { step: 'scan', phase: 'begin' } }]);
      await runs.end(failing, { status: 'failed', at: LATER, error: { error: 'x', message: 'It broke.' } });
      await runs.end(succeeding, { status: 'succeeded', at: LATER });

      const { progress } = (await problems.find(created[0]?.id ?? '')) ?? {};
      assert.deepEqual(progress, { status: 'running', cancelRequested: false, step: 'scan', startedAt: AT });
      const listNames = async (state: 'under_way' | 'failed' | 'finished') =>
        (await problems.list({ owner, state }, { limit: 9 })).problems.map(({ problem }) => problem.name);
      assert.deepEqual(await listNames('under_way'), ['1.tex']);
      assert.deepEqual(await listNames('failed'), ['4.tex', '2.tex']);
      assert.deepEqual(await listNames('finished'), ['3.tex']);
      const { usage, ...counts } = await problems.tally(owner);
      assert.deepEqual(counts, { under_way: 1, failed: 2, finished: 1 });
      assert.equal(usage.calls, 0);
      const failed = await problems.find(created[1]?.id ?? '');
      assert.deepEqual(failed?.progress?.error, { error: 'x', message: 'It broke.' });
    });

    it('lists only the problems of the owner, newest first, in pages', async () => {
      const { problems } = await open();
      const owner = `bob-${randomUUID()}`;
      await problems.create([1, 2, 3].map((number) => sampleProblem({ owner, name: `${number}` })));
      await problems.create([sampleProblem()]);

      const first = await problems.list({ owner }, { limit: 2 });
      const rest = await problems.list({ owner }, { limit: 2, after: first.next ?? '' });

      const names = [...first.problems, ...rest.problems].map(({ problem }) => problem.name);
      assert.deepEqual(names, ['3', '2', '1']);
      assert.equal(rest.next, undefined);
      await assert.rejects(problems.list({ owner }, { limit: 2, after: '?' }), Fault);
    });

    it('lists running problems before waiting ones across pages', async () => {
      const { problems, runs } = await open();
      const owner = `mia-${randomUUID()}`;
      const created = [1, 2, 3, 4, 5].map((number) => sampleProblem({ owner, name: `${number}` }));
      await problems.create(created);
      for (const { id, name } of created) {
        const run = randomUUID();
        await runs.create({ id: run, owner, kind: 'problem', createdAt: AT, holder: 'h', leaseUntil: LATER });
        if (['1', '2', '4'].includes(name)) await runs.begin(run, AT);
        await problems.change(id, { runId: run }, LATER);
      }

      const names: string[] = [];
      let after: string | undefined;
      do {
        const page = await problems.list(
          { owner, state: 'under_way' },
          { limit: 2, ...(after && { after }) },
        );
        names.push(...page.problems.map(({ problem }) => problem.name));
        after = page.next;
      } while (after !== undefined);

      assert.deepEqual(names, ['4', '2', '1', '5', '3']);
    });

    it('adds a version only after the expected one, and only once for each run', async () => {
      const { problems } = await open();
      const problem = sampleProblem();
      await problems.create([problem]);

      assert.equal(await problems.addVersion(problem.id, sampleVersion({ runId: 'r1' }), 0), 1);
      assert.equal(await problems.addVersion(problem.id, sampleVersion({ runId: 'r1' }), 1), 1);
      const edit = sampleVersion({ reason: 'edited', content: { ...content, latex: '\\item B.' } });
      assert.equal(await problems.addVersion(problem.id, edit, 1), 2);
      await assert.rejects(problems.addVersion(problem.id, edit, 1), { kind: 'conflict' });

      const [first, newest] = [
        await problems.findVersion(problem.id, 1),
        await problems.findVersion(problem.id),
      ];
      assert.equal(newest?.version, 2);
      assert.equal(newest?.content.latex, '\\item B.');
      assert.deepEqual(first?.content, content);
      assert.deepEqual(
        (await problems.listVersions(problem.id)).map(({ version, reason }) => [version, reason]),
        [
          [2, 'edited'],
          [1, 'processed'],
        ],
      );
      const stored = await problems.find(problem.id);
      assert.deepEqual(stored?.problem.digest, digest);
      assert.equal(stored?.problem.version, 2);
      assert.equal(stored?.problem.updatedAt, LATER);
    });

    it('sums the usage and stores the bank and review ids of the pieces that were sent', async () => {
      const { problems } = await open();
      const problem = sampleProblem();
      await problems.create([problem]);

      await problems.addUsage(problem.id, { calls: 2, tokens: 30, cost: 0.25, unpriced: 0 });
      await problems.addUsage(problem.id, { calls: 1, tokens: 5, cost: 0, unpriced: 1 });
      const review = { state: 'waiting', toBank: true, sentVersion: 1 } as const;
      await problems.changeSent(problem.id, 'problem', { questionId: 'q-1' }, LATER);
      await problems.changeSent(problem.id, 'problem', { reviewItemId: 'i-1', review }, LATER);
      await problems.changeSent(problem.id, 'variants/numerical', { questionId: 'q-2' }, LATER);

      const stored = await problems.find(problem.id);
      assert.deepEqual(stored?.problem.usage, { calls: 3, tokens: 35, cost: 0.25, unpriced: 1 });
      assert.deepEqual(stored?.problem.sent, {
        problem: { questionId: 'q-1', reviewItemId: 'i-1', review },
        'variants/numerical': { questionId: 'q-2' },
      });
      assert.equal((await problems.tally(problem.owner)).usage.cost, 0.25);
    });

    it('reports which files are referenced and removes a problem with its versions', async () => {
      const { problems } = await open();
      const key = randomUUID();
      const source = { kind: 'photo', path: 'p.png', index: 1, key, mediaType: 'image/png' } as const;
      const problem = sampleProblem({ source });
      const figure = { name: 'p', key, mediaType: 'image/png' } as const;
      const withFigure = sampleProblem({
        source: { kind: 'tex', path: 'q.tex', index: 1, text: '', figures: [figure] },
      });
      await problems.create([problem, withFigure]);
      await problems.addVersion(problem.id, sampleVersion(), 0);

      assert.equal(await problems.isFileReferenced(key), true);
      await problems.remove(problem.id);
      assert.equal(await problems.isFileReferenced(key), true);
      await problems.remove(withFigure.id);

      assert.equal(await problems.isFileReferenced(key), false);
      assert.equal(await problems.find(problem.id), undefined);
      assert.deepEqual(await problems.listVersions(problem.id), []);
    });
  });
}
