import type { BankChange, BankChangeItem } from '../../domain/bank-change.ts';
import { Fault } from '../../domain/fault.ts';
import { QuestionState } from '../../domain/question-change.ts';
import type { BankWorkDependencies } from './bank-work-dependencies.ts';

/** `undone` counts the restored questions. `stale` lists the questions that someone has changed since; they are not restored. */
export type UndoReport = { readonly undone: number; readonly stale: readonly string[] };

type UndoDependencies = Pick<BankWorkDependencies, 'bank' | 'collections' | 'changes' | 'now'>;

/** Undoes a change once. The content from before is saved as a new version, so that the history shows both. */
export async function undoChange(id: string, author: string, deps: UndoDependencies): Promise<UndoReport> {
  const found = await deps.changes.find(id);
  if (found === undefined) throw new Fault('not-found', `There is no change ${id}.`);
  const { change, items } = found;
  if (change.kind === 'export') throw new Fault('invalid-input', 'An export cannot be undone.');
  if (!(await deps.changes.markUndone(id, deps.now().toISOString())))
    throw new Fault('conflict', 'This change has already been undone.');
  if (change.kind === 'collect') return removeFromCollection(change, items, deps);
  return change.kind === 'delete' ? restoreStates(items, deps) : restoreContent(items, author, deps);
}

async function removeFromCollection(
  { detail }: BankChange,
  items: readonly BankChangeItem[],
  { collections, now }: UndoDependencies,
): Promise<UndoReport> {
  const ids = items.map(({ questionId }) => questionId);
  return {
    undone: await collections.removeQuestions(String(detail.collection), ids, now().toISOString()),
    stale: [],
  };
}

async function restoreStates(
  items: readonly BankChangeItem[],
  { bank }: UndoDependencies,
): Promise<UndoReport> {
  let undone = 0;
  for (const state of QuestionState.options) {
    const ids = items.filter(({ stateBefore }) => stateBefore === state).map(({ questionId }) => questionId);
    if (ids.length > 0) undone += (await bank.setState(ids, state)).length;
  }
  return { undone, stale: [] };
}

async function restoreContent(
  items: readonly BankChangeItem[],
  author: string,
  { bank }: UndoDependencies,
): Promise<UndoReport> {
  const changes = [];
  for (const { questionId, versionBefore, versionAfter } of items) {
    const earlier = await bank.find(questionId, versionBefore);
    if (earlier !== undefined) changes.push({ question: earlier.question, expectedVersion: versionAfter });
  }
  const { saved, stale } = await bank.replaceMany(changes, { author, reason: 'undone' });
  return { undone: saved.length, stale };
}
