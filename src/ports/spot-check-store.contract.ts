import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';
import fc from 'fast-check';
import { ReviewIssueType, StoredSuggestion } from '../domain/suggestion.ts';
import { applyDiff } from '../text/diff/apply-diff.ts';
import { generateUnifiedDiff } from '../text/diff/generate-unified-diff.ts';
import { textPair } from '../text/diff/text.arbitrary.ts';
import { pluck } from './pluck.fixture.ts';
import type { DecisionAction, NewSuggestion, SpotCheck, SpotCheckStore } from './spot-check-store.ts';

// The titles `Feature: qa-review-agent, Property N` are those of the specification of spot checks. A problem is a
// question with its files; `root` is the folder that contains the problem folders. `certain` suggestions may be applied
// without a reviewer; `dropped` counts discarded suggestions.

const AT = '2026-01-01T00:00:00.000Z';
const RUNS = { numRuns: 100 };

/** Texts that database columns store unchanged: texts without the NUL character. */
const storablePair = textPair.map(
  ([original, modified]) => [original.replaceAll('\0', ''), modified.replaceAll('\0', '')] as const,
);

export const newSuggestion: fc.Arbitrary<NewSuggestion> = fc
  .tuple(
    storablePair.filter(([original, modified]) => original !== modified),
    fc.record({
      issue_type: fc.constantFrom(...ReviewIssueType.options),
      file_path: fc.constantFrom('problem.tex', 'variants/numerical.tex'),
      description: fc.stringMatching(/^[ -~é]*$/),
      reasoning: fc.stringMatching(/^[ -~π]*$/),
      confidence: fc.double({ min: 0, max: 1, noNaN: true }),
      certain: fc.boolean(),
    }),
  )
  .map(([[original, suggested], rest]) => ({
    ...rest,
    original_content: original,
    suggested_content: suggested,
    diff: generateUnifiedDiff(original, suggested, { path: rest.file_path }),
  }));

const sample: NewSuggestion = {
  issue_type: 'solution_error',
  file_path: 'problem.tex',
  description: 'Wrong sum.',
  reasoning: '2 + 2 = 4.',
  confidence: 0.9,
  certain: true,
  original_content: '5\n',
  suggested_content: '4\n',
  diff: generateUnifiedDiff('5\n', '4\n', { path: 'problem.tex' }),
};

/** The tests that every `SpotCheckStore` must pass; `open` returns an empty store. */
export function spotCheckStoreContract(name: string, open: () => Promise<SpotCheckStore>): void {
  const createDetails = (
    changes: { root?: string; problemId?: string; sessionId?: string; at?: string } = {},
  ) => ({
    root: `/${randomUUID()}`,
    problemId: 'ramp',
    status: 'pending' as const,
    at: AT,
    ...changes,
  });

  async function startSession(store: SpotCheckStore, problemIds: readonly string[] = ['ramp']) {
    const [sessionId, root] = [randomUUID(), `/${randomUUID()}`];
    await store.startSession({ id: sessionId, root, plan: { kind: 'sample', problemIds }, at: AT });
    const check = (changes: Partial<SpotCheck> = {}): SpotCheck => ({
      sessionId,
      root,
      problemId: 'ramp',
      contentHash: 'h',
      outcome: 'suggestions',
      comments: [],
      dropped: 0,
      at: AT,
      ...changes,
    });
    return { sessionId, root, check };
  }

  describe(`${name} satisfies the SpotCheckStore contract`, () => {
    let store: SpotCheckStore;
    before(async () => {
      store = await open();
    });

    it('Feature: qa-review-agent, Property 6: Rejected Suggestion Storage', async () => {
      await fc.assert(
        fc.asyncProperty(newSuggestion, async (suggestion) => {
          const { sessionId, root, check } = await startSession(store);
          const [saved] = await store.saveCheck(check(), [suggestion]);
          await store.decide({ sessionId, suggestionId: saved?.id ?? 0, action: 'reject', at: AT });
          const [stored] = await store.getVersions({ root, problemId: 'ramp' });
          assert.equal(stored?.status, 'rejected');
          assert.deepEqual([stored?.file_path, stored?.diff], [suggestion.file_path, suggestion.diff]);
        }),
        RUNS,
      );
    });

    it('Feature: qa-review-agent, Property 7: Version Store Persistence', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(newSuggestion, { minLength: 1, maxLength: 6 }), async (suggestions) => {
          const details = createDetails();
          for (const suggestion of suggestions) {
            const saved = await store.saveSuggestion(suggestion, details);
            assert.deepEqual({ ...saved, ...suggestion }, saved);
            assert.equal(saved.created_at, AT);
          }
          const versions = await store.getVersions({ root: details.root });
          for (const [, versionsOfFile] of Map.groupBy(versions, ({ file_path }) => file_path)) {
            const expected = versionsOfFile.map((_, index) => index + 1);
            assert.deepEqual(pluck(versionsOfFile.toReversed(), 'version'), expected);
          }
        }),
        RUNS,
      );
    });

    it('Feature: qa-review-agent, Property 8: Version History Retrieval', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.constantFrom('one', 'two'), { maxLength: 8 }), async (problems) => {
          const { root } = createDetails();
          for (const problemId of problems)
            await store.saveSuggestion(sample, createDetails({ root, problemId }));
          for (const problemId of ['one', 'two']) {
            const expectedCount = problems.filter((id) => id === problemId).length;
            assert.equal((await store.getVersions({ root, problemId })).length, expectedCount);
          }
        }),
        RUNS,
      );
    });

    it('Feature: qa-review-agent, Property 9: Stored Diff Application', async () => {
      await fc.assert(
        fc.asyncProperty(newSuggestion, async (suggestion) => {
          const { id } = await store.saveSuggestion(suggestion, createDetails());
          const stored = await store.findSuggestion(id);
          assert.deepEqual(applyDiff(stored?.original_content ?? '', stored?.diff ?? ''), {
            ok: true,
            text: suggestion.suggested_content,
          });
        }),
        RUNS,
      );
    });

    it('Feature: qa-review-agent, Property 10: Version Data Serialization Round-Trip', async () => {
      await fc.assert(
        fc.asyncProperty(newSuggestion, async (suggestion) => {
          const saved = await store.saveSuggestion(suggestion, createDetails());
          assert.deepEqual(StoredSuggestion.parse(JSON.parse(JSON.stringify(saved))), saved);
        }),
        RUNS,
      );
    });

    it('Feature: qa-review-agent, Property 11: Statistics Accumulation', async () => {
      const anyAction = fc.constantFrom<DecisionAction>('approve', 'reject', 'skip');
      await fc.assert(
        fc.asyncProperty(fc.array(fc.tuple(anyAction, fc.boolean()), { maxLength: 8 }), async (actions) => {
          const { sessionId, root, check } = await startSession(store);
          const saved = await store.saveCheck(
            check(),
            actions.map(() => sample),
          );
          for (const [index, [action, isUndone]] of actions.entries()) {
            const suggestionId = saved[index]?.id ?? 0;
            const { id } = await store.decide({ sessionId, suggestionId, action, at: AT });
            if (isUndone) await store.undo(id);
          }
          const activeActions = actions.filter(([, isUndone]) => !isUndone).map(([action]) => action);
          const countActive = (action: DecisionAction) =>
            activeActions.filter((active) => active === action).length;
          const counts = {
            approved_count: countActive('approve'),
            rejected_count: countActive('reject'),
            skipped_count: countActive('skip'),
          };
          const stats = await store.getStats({ root });
          assert.deepEqual({ ...stats, ...counts }, stats);
          assert.equal(stats.total_suggestions, actions.length);
          const session = await store.findSession(sessionId);
          assert.deepEqual({ ...session, ...counts }, session);
        }),
        RUNS,
      );
    });

    it('Feature: qa-review-agent, Property 12: Date Range Filtering', async () => {
      const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2026-02-01'), noInvalidDate: true });
      await fc.assert(
        fc.asyncProperty(fc.array(day, { maxLength: 6 }), day, day, async (days, first, second) => {
          const { root } = createDetails();
          for (const date of days)
            await store.saveSuggestion(sample, createDetails({ root, at: date.toISOString() }));
          const [since, until] = [first, second].map((date) => date.toISOString()).toSorted();
          const within = days.filter((date) => {
            const at = date.toISOString();
            return at >= (since ?? '') && at < (until ?? '');
          });
          const versions = await store.getVersions({ root, since: since ?? '', until: until ?? '' });
          assert.equal(versions.length, within.length);
          const stats = await store.getStats({ root, since: since ?? '' });
          assert.equal(
            stats.total_suggestions,
            days.filter((date) => date.toISOString() >= (since ?? '')).length,
          );
        }),
        RUNS,
      );
    });

    it('assigns different versions to concurrent saves', async () => {
      const details = createDetails();
      const saved = await Promise.all(
        Array.from({ length: 20 }, () => store.saveSuggestion(sample, details)),
      );
      assert.deepEqual(
        saved.map(({ version }) => version).toSorted((a, b) => a - b),
        Array.from({ length: 20 }, (_, index) => index + 1),
      );
    });

    it('rejects a second decision on a suggestion in a session, unless the first was undone', async () => {
      const { sessionId, check } = await startSession(store);
      const [saved] = await store.saveCheck(check(), [sample]);
      const decision = { sessionId, suggestionId: saved?.id ?? 0, at: AT };
      const first = await store.decide({ ...decision, action: 'approve' });
      await assert.rejects(store.decide({ ...decision, action: 'reject' }), { kind: 'conflict' });
      await store.undo(first.id);
      await assert.rejects(store.undo(first.id), { kind: 'conflict' });
      await store.decide({ ...decision, action: 'reject' });
      assert.deepEqual(pluck(await store.listDecisions(sessionId), 'action'), ['reject']);
    });

    it('lists approvals and undos that have not been applied to their files yet', async () => {
      const { sessionId, check } = await startSession(store);
      const [saved] = await store.saveCheck(check(), [sample]);
      const decision = { sessionId, suggestionId: saved?.id ?? 0, at: AT };
      const listUndoneFlags = async () =>
        (await store.listUnappliedDecisions(sessionId)).map(({ undone }) => undone);
      const { id } = await store.decide({ ...decision, action: 'approve' });
      assert.deepEqual(await listUndoneFlags(), [false]);
      await store.recordApplied(id, true);
      assert.deepEqual(await listUndoneFlags(), []);
      await store.undo(id);
      assert.deepEqual(await listUndoneFlags(), [true]);
      await store.recordApplied(id, false);
      await store.decide({ ...decision, action: 'reject' });
      assert.deepEqual(await listUndoneFlags(), []);
    });

    it('lists the open sessions of a root', async () => {
      const { sessionId, root } = await startSession(store, ['a', 'b']);
      assert.deepEqual(
        (await store.listOpenSessions(root)).map(({ id, plan }) => [id, plan.problemIds]),
        [[sessionId, ['a', 'b']]],
      );
      await store.completeSession(sessionId, AT);
      assert.deepEqual(await store.listOpenSessions(root), []);
      assert.equal((await store.findSession(sessionId))?.completed_at, AT);
    });

    it('returns the newest check of each problem of a root', async () => {
      const { root, check } = await startSession(store);
      await store.saveCheck(check({ contentHash: 'old' }), []);
      const laterSession = await startSession(store);
      await store.saveCheck(laterSession.check({ root, contentHash: 'new', comments: ['Look here.'] }), []);
      assert.deepEqual(
        (await store.listChecks({ root })).map(({ contentHash, comments }) => [contentHash, comments]),
        [['new', ['Look here.']]],
      );
    });

    it('rejects a second check of the same problem in a session', async () => {
      const { check, sessionId } = await startSession(store);
      await store.saveCheck(check(), []);
      await assert.rejects(store.saveCheck(check(), [sample]));
      assert.equal((await store.findSession(sessionId))?.suggestions_made, 0);
    });

    it('replaces only the given fields of a suggestion', async () => {
      const { id } = await store.saveSuggestion(sample, createDetails());
      const texts = { original_content: '5\n', suggested_content: '6\n', diff: 'd' };
      await store.rewriteSuggestion(id, texts);
      const rewritten = await store.findSuggestion(id);
      assert.deepEqual({ ...rewritten, ...texts }, rewritten);
      assert.deepEqual(
        [rewritten?.certain, rewritten?.edited, rewritten?.description],
        [true, false, 'Wrong sum.'],
      );
      const edit = { ...texts, description: 'Mine.', certain: false, edited: true };
      await store.rewriteSuggestion(id, edit);
      assert.deepEqual(await store.findSuggestion(id), { ...rewritten, ...edit });
    });

    it('excludes edited suggestions from the confidence statistics', async () => {
      const { root } = createDetails();
      const { id } = await store.saveSuggestion(sample, createDetails({ root }));
      await store.updateStatus(id, 'approved');
      const countDecided = async () =>
        (await store.getStats({ root })).by_confidence.reduce((sum, band) => sum + band.decided, 0);
      assert.equal(await countDecided(), 1);
      await store.rewriteSuggestion(id, { ...sample, edited: true });
      assert.equal(await countDecided(), 0);
    });

    it('refuses to change an unknown suggestion', async () => {
      await assert.rejects(store.updateStatus(2 ** 40, 'approved'), { kind: 'not-found' });
      assert.equal(await store.findSuggestion(2 ** 40), undefined);
    });
  });
}
