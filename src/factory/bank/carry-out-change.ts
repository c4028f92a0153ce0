import { isDeepStrictEqual } from 'node:util';
import type { BankChangeItem } from '../../domain/bank-change.ts';
import type { BankEntry } from '../../ports/question-bank.ts';
import type { Selection } from '../intake/select-questions.ts';
import type { BankWorkDependencies } from './bank-work-dependencies.ts';
import {
  type BankAction,
  type ContentChange,
  changeContent,
  readSelection,
  reasonByKind,
} from './bulk-change.ts';

/** What a change does, or would do. */
export type ChangeReport = {
  /** Identifies the change for undoing it; absent in a preview, and if nothing changed. */
  readonly changeId?: string;
  readonly selected: number;
  readonly changed: number;
  /** Of the changed questions: those that are retired instead of deleted, because a paper or an answer refers to them. */
  readonly retired: number;
  /** Questions that someone else changed in the meantime; they stay as they are. */
  readonly stale: readonly string[];
  /** The first changed questions, before and after. */
  readonly examples: readonly { readonly before: BankEntry; readonly after: BankEntry }[];
};

export type ChangeRequest = { readonly selection: Selection; readonly action: BankAction };

const MAX_EXAMPLES = 10;

type ChangeDependencies = Pick<
  BankWorkDependencies,
  'bank' | 'collections' | 'changes' | 'uses' | 'now' | 'newId'
>;

/** A planned change of one question. */
type Planned = { readonly before: BankEntry; readonly after: BankEntry };

/** Lists what a change would do, without doing it. */
export async function previewChange(request: ChangeRequest, deps: ChangeDependencies): Promise<ChangeReport> {
  const { selected, planned } = await plan(request, deps);
  return toReport(selected, planned);
}

/** Changes the selected questions and stores the change, so that it can be undone. */
export async function carryOutChange(
  request: ChangeRequest,
  author: string,
  deps: ChangeDependencies,
): Promise<ChangeReport> {
  const { selected, planned } = await plan(request, deps);
  const report = toReport(selected, planned);
  if (planned.length === 0) return report;
  const { action } = request;
  if (action.kind === 'purge') return purge(report, planned, deps);
  const { items, stale } = await apply(action, planned, author, deps);
  if (items.length === 0) return { ...report, changed: 0, retired: 0, stale };
  const { kind, ...detail } = action;
  const id = deps.newId();
  const createdAt = deps.now().toISOString();
  await deps.changes.add({ id, kind, author, createdAt, detail }, items);
  return { ...report, changeId: id, changed: items.length, stale };
}

/** Removes deleted questions for good. It is not stored as a change, because it cannot be undone. */
async function purge(
  report: ChangeReport,
  planned: readonly Planned[],
  { bank }: ChangeDependencies,
): Promise<ChangeReport> {
  const ids = planned.map(({ before }) => before.question.id);
  const removed = new Set(await bank.purge(ids));
  return { ...report, changed: removed.size, stale: ids.filter((id) => !removed.has(id)) };
}

function toReport(selected: number, planned: readonly Planned[]): ChangeReport {
  return {
    selected,
    changed: planned.length,
    retired: planned.filter(({ after }) => after.state === 'retired').length,
    stale: [],
    examples: planned.slice(0, MAX_EXAMPLES),
  };
}

async function plan({ selection, action }: ChangeRequest, deps: ChangeDependencies) {
  const entries = await readSelection(deps.bank, selection);
  return { selected: entries.length, planned: await planChanges(entries, action, deps) };
}

async function planChanges(
  entries: readonly BankEntry[],
  action: BankAction,
  { bank, uses }: ChangeDependencies,
): Promise<Planned[]> {
  if (action.kind === 'delete') {
    const present = entries.filter(({ state }) => state !== 'deleted');
    const used = await uses.listUsed(present.map(({ question }) => question.id));
    return present
      .map((before) => {
        const state = used.has(before.question.id) ? ('retired' as const) : ('deleted' as const);
        return { before, after: { ...before, state } };
      })
      .filter(({ before, after }) => before.state !== after.state);
  }
  if (action.kind === 'purge')
    return entries.filter(({ state }) => state === 'deleted').map((before) => ({ before, after: before }));
  if (action.kind === 'collect') {
    const members = await listMembers(bank, action.collection);
    return entries
      .filter(({ question }) => !members.has(question.id))
      .map((before) => ({ before, after: before }));
  }
  return entries
    .map((before) => ({ before, after: { ...before, question: changeContent(before.question, action) } }))
    .filter(({ before, after }) => !isDeepStrictEqual(before.question, after.question));
}

async function listMembers(bank: ChangeDependencies['bank'], collection: string): Promise<Set<string>> {
  const entries = await readSelection(bank, { filter: { collection } });
  return new Set(entries.map(({ question }) => question.id));
}

type Applied = { readonly items: readonly BankChangeItem[]; readonly stale: readonly string[] };

function apply(
  action: Exclude<BankAction, { kind: 'purge' }>,
  planned: readonly Planned[],
  author: string,
  deps: ChangeDependencies,
): Promise<Applied> {
  if (action.kind === 'delete') return deleteOrRetire(planned, deps);
  if (action.kind === 'collect') return collectQuestions(action.collection, planned, deps);
  return saveQuestions(action, planned, author, deps);
}

async function deleteOrRetire(planned: readonly Planned[], { bank }: ChangeDependencies): Promise<Applied> {
  for (const state of ['deleted', 'retired'] as const) {
    const ids = planned.filter(({ after }) => after.state === state).map(({ after }) => after.question.id);
    if (ids.length > 0) await bank.setState(ids, state);
  }
  return { items: planned.map(({ before }) => toItem(before)), stale: [] };
}

async function collectQuestions(
  collection: string,
  planned: readonly Planned[],
  { collections, now }: ChangeDependencies,
): Promise<Applied> {
  const ids = planned.map(({ before }) => before.question.id);
  const added = new Set(await collections.add(collection, ids, now().toISOString()));
  const items = planned.filter(({ before }) => added.has(before.question.id));
  return { items: items.map(({ before }) => toItem(before)), stale: [] };
}

async function saveQuestions(
  action: ContentChange,
  planned: readonly Planned[],
  author: string,
  { bank }: ChangeDependencies,
): Promise<Applied> {
  const { saved, stale } = await bank.replaceMany(
    planned.map(({ before, after }) => ({ question: after.question, expectedVersion: before.version })),
    { author, reason: reasonByKind[action.kind] },
  );
  const versionById = new Map(saved.map(({ id, version }) => [id, version]));
  const items = planned.flatMap(({ before }) => {
    const version = versionById.get(before.question.id);
    return version === undefined ? [] : [toItem(before, version)];
  });
  return { items, stale };
}

function toItem({ question, version, state }: BankEntry, versionAfter = version): BankChangeItem {
  return { questionId: question.id, versionBefore: version, versionAfter, stateBefore: state };
}
