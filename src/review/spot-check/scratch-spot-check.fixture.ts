import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openMigratedSqlite } from '../../../scripts/test/database/open-migrated-sqlite.ts';
import { openScratchFolder } from '../../../scripts/test/database/scratch-folder.ts';
import { createSpotCheckStore } from '../../adapters/database/spot-checks/spot-check-store.ts';
import { createProblemFolders } from '../../adapters/problem-folders/create-problem-folders.ts';
import type { ProblemReview } from '../../agents/reviewer/review-by-rules.ts';
import type { ProblemContext } from '../../domain/spot-check.ts';
import type { NewSuggestion, SpotCheckStore } from '../../ports/spot-check-store.ts';
import { generateUnifiedDiff } from '../../text/diff/generate-unified-diff.ts';
import type { SpotCheckDeps } from './spot-check-dependencies.ts';
import { type LiveSession, openSession, type SessionStep } from './spot-check-session.ts';

export const ORIGINAL = 'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\n';

/** A folder with one problem `p`, and a reviewer that returns the suggestions of the test. */
export type TestFolder = {
  readonly tools: SpotCheckDeps;
  readonly root: string;
  readonly file: string;
  read(): string;
  open(problemIds?: readonly string[]): Promise<LiveSession>;
  reopen(id: string): Promise<LiveSession>;
};

type Review = (context: ProblemContext) => Promise<ProblemReview> | ProblemReview;

export type ScratchSpotCheck = {
  readonly store: SpotCheckStore;
  createTestFolder(review: Review): TestFolder;
  close(): Promise<void>;
};

/** Opens a database for test folders; call `close` in `after`. */
export async function openScratchSpotCheck(): Promise<ScratchSpotCheck> {
  const scratch = await openScratchFolder();
  const store = createSpotCheckStore(await openMigratedSqlite(join(scratch.path, 'checks.db')));
  let folderCount = 0;
  return {
    store,
    createTestFolder: (review) =>
      createTestFolder(store, join(scratch.path, `folder-${++folderCount}`), review),
    close: async () => {
      await store.close();
      await scratch.remove();
    },
  };
}

function createTestFolder(store: SpotCheckStore, root: string, review: Review): TestFolder {
  mkdirSync(join(root, 'p'), { recursive: true });
  const file = join(root, 'p', 'problem.tex');
  writeFileSync(file, ORIGINAL);
  const clock = { now: () => new Date(), after: () => () => {} };
  const tools: SpotCheckDeps = {
    store,
    folders: createProblemFolders(),
    review: async (context) => review(context),
    clock,
    newId: randomUUID,
  };
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

/** Creates a suggestion that replaces a text. It is certain when the new text is in capitals. */
export function createSuggestion(from: string, to: string, original = ORIGINAL): NewSuggestion {
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

/** Creates the result of a review. */
export function createReview(...suggestions: NewSuggestion[]): ProblemReview {
  return { suggestions, comments: [], dropped: 0, summary: '' };
}

/** Runs the session to its next suggestion. */
export async function readNextSuggestion(
  session: LiveSession,
): Promise<Extract<SessionStep, { kind: 'suggestion' }>> {
  for (;;) {
    const step = await session.next();
    if (step.kind === 'suggestion') return step;
    assert.equal(step.kind, 'checked');
  }
}
