import type { BankChangeStore } from '../../ports/bank-change-store.ts';
import type { BankEntry } from '../../ports/question-bank.ts';
import type { QuestionUse } from '../../ports/question-uses.ts';
import type { Selection } from '../intake/select-questions.ts';
import { type BankWorkDependencies, getEntry } from './bank-work-dependencies.ts';
import { readSelection } from './bulk-change.ts';
import { type ChangeReport, type ChangeRequest, carryOutChange, previewChange } from './carry-out-change.ts';
import { editQuestion, type QuestionEdit } from './edit-question.ts';
import { type ChildOutcome, type ChildRequest, makeChild } from './make-child.ts';
import { listReviews, type QuestionReview } from './question-reviews.ts';
import { copyQuestion, restoreVersion, sendToExpert } from './question-work.ts';
import { type UndoReport, undoChange } from './undo-change.ts';

/** Work of authors on the questions of the bank. */
export type BankWork = Pick<BankWorkDependencies, 'collections'> & {
  edit(id: string, edit: QuestionEdit, author: string): Promise<BankEntry>;
  restore(id: string, request: { from: number; version: number }, author: string): Promise<BankEntry>;
  copy(id: string, author: string): Promise<BankEntry>;
  /** Makes a retired or deleted question active again. */
  reactivate(id: string): Promise<BankEntry>;
  makeChild(id: string, request: ChildRequest, author: string): Promise<ChildOutcome>;
  send(id: string): Promise<string>;
  /** Lists what experts were asked about a question and what they decided, newest first. */
  listReviews(id: string): Promise<QuestionReview[]>;
  findUses(id: string): Promise<QuestionUse & { readonly exports: readonly QuestionExport[] }>;
  select(selection: Selection): Promise<BankEntry[]>;
  preview(request: ChangeRequest): Promise<ChangeReport>;
  change(request: ChangeRequest, author: string): Promise<ChangeReport>;
  /** Lists the newest changes of questions, so that they can be undone later too. */
  listChanges(): ReturnType<BankChangeStore['listNewest']>;
  undo(changeId: string, author: string): Promise<UndoReport>;
  /** Stores that questions were exported, so that their pages show it. */
  recordExport(entries: readonly BankEntry[], format: string, author: string): Promise<void>;
  createCollection(name: string, author: string): Promise<string>;
};

type QuestionExport = { readonly format: string; readonly author: string; readonly at: string };

const MAX_SHOWN_CHANGES = 50;

export function createBankWork(deps: BankWorkDependencies): BankWork {
  const { bank, collections, changes, uses, now, newId } = deps;
  return {
    collections,
    edit: (id, edit, author) => editQuestion(id, edit, author, deps),
    restore: (id, request, author) => restoreVersion(id, request, author, deps),
    copy: (id, author) => copyQuestion(id, author, deps),
    async reactivate(id) {
      await bank.setState([id], 'active');
      return getEntry(bank, id);
    },
    makeChild: (id, request, author) => makeChild(id, request, author, deps),
    send: (id) => sendToExpert(id, deps),
    listReviews: (id) => listReviews(id, deps),
    async findUses(id) {
      const exports = (await changes.listFor(id, MAX_SHOWN_CHANGES)).filter(({ kind }) => kind === 'export');
      return {
        ...(await uses.find(id)),
        exports: exports.map(({ detail, author, createdAt }) => ({
          format: String(detail.format),
          author,
          at: createdAt,
        })),
      };
    },
    select: (selection) => readSelection(bank, selection),
    preview: (request) => previewChange(request, deps),
    change: (request, author) => carryOutChange(request, author, deps),
    listChanges: () => changes.listNewest(MAX_SHOWN_CHANGES),
    undo: (changeId, author) => undoChange(changeId, author, deps),
    async recordExport(entries, format, author) {
      const items = entries.map(({ question, version, state }) => ({
        questionId: question.id,
        versionBefore: version,
        versionAfter: version,
        stateBefore: state,
      }));
      const at = now().toISOString();
      await changes.add({ id: newId(), kind: 'export', author, createdAt: at, detail: { format } }, items);
    },
    async createCollection(name, author) {
      const id = newId();
      await collections.create({ id, name, createdBy: author, createdAt: now().toISOString() });
      return id;
    },
  };
}
