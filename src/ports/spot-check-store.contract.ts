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

const AT = '2026-01-01T00:00:00.000Z';
const RUNS = { numRuns: 100 };

/** Text that columns store unchanged: everything except NUL. */
const storablePair = textPair.map(
  ([one, other]) => [one.replaceAll('\0', ''), other.replaceAll('\0', '')] as const,
);

export const newSuggestion: fc.Arbitrary<NewSuggestion> = fc
  .tuple(
    storablePair.filter(([one, other]) => one !== other),
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

export function spotCheckStoreContract(name: string, open: () => Promise<SpotCheckStore>): void {
  const placed = (changes: { root?: string; problemId?: string; sessionId?: string; at?: string } = {}) => ({
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
          const [kept] = await store.getVersions({ root, problemId: 'ramp' });
          assert.equal(kept?.status, 'rejected');
          assert.deepEqual([kept?.file_path, kept?.diff], [suggestion.file_path, suggestion.diff]);
        }),
        RUNS,
      );
    });

    it('Feature: qa-review-agent, Property 7: Version Store Persistence', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(newSuggestion, { minLength: 1, maxLength: 6 }), async (suggestions) => {
          const place = placed();
          for (const suggestion of suggestions) {
            const saved = await store.saveSuggestion(suggestion, place);
            assert.deepEqual({ ...saved, ...suggestion }, saved);
            assert.equal(saved.created_at, AT);
          }
          const versions = await store.getVersions({ root: place.root });
          for (const [, some] of Map.groupBy(versions, ({ file_path }) => file_path)) {
            const expected = some.map((_, index) => index + 1);
            assert.deepEqual(pluck(some.toReversed(), 'version'), expected);
          }
        }),
        RUNS,
      );
    });

    it('Feature: qa-review-agent, Property 8: Version History Retrieval', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.constantFrom('one', 'two'), { maxLength: 8 }), async (problems) => {
          const { root } = placed();
          for (const problemId of problems) await store.saveSuggestion(sample, placed({ root, problemId }));
          for (const problemId of ['one', 'two']) {
            const wanted = problems.filter((each) => each === problemId).length;
            assert.equal((await store.getVersions({ root, problemId })).length, wanted);
          }
        }),
        RUNS,
      );
    });

    it('Feature: qa-review-agent, Property 9: Stored Diff Application', async () => {
      await fc.assert(
        fc.asyncProperty(newSuggestion, async (suggestion) => {
          const { id } = await store.saveSuggestion(suggestion, placed());
          const kept = await store.findSuggestion(id);
          assert.deepEqual(applyDiff(kept?.original_content ?? '', kept?.diff ?? ''), {
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
          const saved = await store.saveSuggestion(suggestion, placed());
          assert.deepEqual(StoredSuggestion.parse(JSON.parse(JSON.stringify(saved))), saved);
        }),
        RUNS,
      );
    });

    it('Feature: qa-review-agent, Property 11: Statistics Accumulation', async () => {
      const action = fc.constantFrom<DecisionAction>('approve', 'reject', 'skip');
      await fc.assert(
        fc.asyncProperty(fc.array(fc.tuple(action, fc.boolean()), { maxLength: 8 }), async (actions) => {
          const { sessionId, root, check } = await startSession(store);
          const saved = await store.saveCheck(
            check(),
            actions.map(() => sample),
          );
          for (const [index, [done, isUndone]] of actions.entries()) {
            const suggestionId = saved[index]?.id ?? 0;
            const { id } = await store.decide({ sessionId, suggestionId, action: done, at: AT });
            if (isUndone) await store.undo(id);
          }
          const standing = actions.filter(([, isUndone]) => !isUndone).map(([done]) => done);
          const counted = (wanted: DecisionAction) => standing.filter((each) => each === wanted).length;
          const counts = {
            approved_count: counted('approve'),
            rejected_count: counted('reject'),
            skipped_count: counted('skip'),
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
        fc.asyncProperty(fc.array(day, { maxLength: 6 }), day, day, async (days, one, other) => {
          const { root } = placed();
          for (const each of days)
            await store.saveSuggestion(sample, placed({ root, at: each.toISOString() }));
          const [since, until] = [one, other].map((each) => each.toISOString()).toSorted();
          const within = days.filter((each) => {
            const at = each.toISOString();
            return at >= (since ?? '') && at < (until ?? '');
          });
          const found = await store.getVersions({ root, since: since ?? '', until: until ?? '' });
          assert.equal(found.length, within.length);
          const stats = await store.getStats({ root, since: since ?? '' });
          assert.equal(
            stats.total_suggestions,
            days.filter((each) => each.toISOString() >= (since ?? '')).length,
          );
        }),
        RUNS,
      );
    });

    it('gives each concurrent save its own version', async () => {
      const place = placed();
      const saved = await Promise.all(Array.from({ length: 20 }, () => store.saveSuggestion(sample, place)));
      assert.deepEqual(
        saved.map(({ version }) => version).toSorted((one, other) => one - other),
        Array.from({ length: 20 }, (_, index) => index + 1),
      );
    });

    it('accepts one decision for a suggestion in a session, and another after an undo', async () => {
      const { sessionId, check } = await startSession(store);
      const [saved] = await store.saveCheck(check(), [sample]);
      const choice = { sessionId, suggestionId: saved?.id ?? 0, at: AT };
      const first = await store.decide({ ...choice, action: 'approve' });
      await assert.rejects(store.decide({ ...choice, action: 'reject' }), { kind: 'conflict' });
      await store.undo(first.id);
      await assert.rejects(store.undo(first.id), { kind: 'conflict' });
      await store.decide({ ...choice, action: 'reject' });
      assert.deepEqual(pluck(await store.listDecisions(sessionId), 'action'), ['reject']);
    });

    it('lists the decisions that are not applied to their files yet', async () => {
      const { sessionId, check } = await startSession(store);
      const [saved] = await store.saveCheck(check(), [sample]);
      const choice = { sessionId, suggestionId: saved?.id ?? 0, at: AT };
      const unsettled = async () => (await store.listUnsettled(sessionId)).map(({ undone }) => undone);
      const { id } = await store.decide({ ...choice, action: 'approve' });
      assert.deepEqual(await unsettled(), [false]);
      await store.settle(id, true);
      assert.deepEqual(await unsettled(), []);
      await store.undo(id);
      assert.deepEqual(await unsettled(), [true]);
      await store.settle(id, false);
      await store.decide({ ...choice, action: 'reject' });
      assert.deepEqual(await unsettled(), []);
    });

    it('lists the open sessions of a root', async () => {
      const { sessionId, root } = await startSession(store, ['a', 'b']);
      assert.deepEqual(
        (await store.openSessions(root)).map(({ id, plan }) => [id, plan.problemIds]),
        [[sessionId, ['a', 'b']]],
      );
      await store.completeSession(sessionId, AT);
      assert.deepEqual(await store.openSessions(root), []);
      assert.equal((await store.findSession(sessionId))?.completed_at, AT);
    });

    it('returns the newest check of each problem of a root', async () => {
      const { root, check } = await startSession(store);
      await store.saveCheck(check({ contentHash: 'old' }), []);
      const again = await startSession(store);
      await store.saveCheck(again.check({ root, contentHash: 'new', comments: ['Look here.'] }), []);
      assert.deepEqual(
        (await store.listChecks({ root })).map(({ contentHash, comments }) => [contentHash, comments]),
        [['new', ['Look here.']]],
      );
    });

    it('accepts one check of a problem in a session', async () => {
      const { check, sessionId } = await startSession(store);
      await store.saveCheck(check(), []);
      await assert.rejects(store.saveCheck(check(), [sample]));
      assert.equal((await store.findSession(sessionId))?.suggestions_made, 0);
    });

    it('replaces only the given fields of a suggestion', async () => {
      const { id } = await store.saveSuggestion(sample, placed());
      const texts = { original_content: '5\n', suggested_content: '6\n', diff: 'd' };
      await store.rewriteSuggestion(id, texts);
      const moved = await store.findSuggestion(id);
      assert.deepEqual({ ...moved, ...texts }, moved);
      assert.deepEqual([moved?.certain, moved?.edited, moved?.description], [true, false, 'Wrong sum.']);
      const own = { ...texts, description: 'Mine.', certain: false, edited: true };
      await store.rewriteSuggestion(id, own);
      assert.deepEqual(await store.findSuggestion(id), { ...moved, ...own });
    });

    it('excludes edited suggestions from the confidence statistics', async () => {
      const { root } = placed();
      const { id } = await store.saveSuggestion(sample, placed({ root }));
      await store.updateStatus(id, 'approved');
      const decided = async () =>
        (await store.getStats({ root })).by_confidence.reduce((sum, band) => sum + band.decided, 0);
      assert.equal(await decided(), 1);
      await store.rewriteSuggestion(id, { ...sample, edited: true });
      assert.equal(await decided(), 0);
    });

    it('refuses to change an unknown suggestion', async () => {
      await assert.rejects(store.updateStatus(2 ** 40, 'approved'), { kind: 'not-found' });
      assert.equal(await store.findSuggestion(2 ** 40), undefined);
    });
  });
}
