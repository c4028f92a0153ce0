import { createStoredValue } from '../../browser/stored-value.ts';
import { openAnswerDraftStore } from './answer-draft-store.ts';
import { createAnswerSaver, type SaveState } from './answer-saver.ts';
import { readSavedAnswers, type SavedAnswers, saveAnswers } from './exam-thread.ts';

/** The answers of one attempt: stored in this browser on each key press, saved on the server a moment later. */
export type AnswerBook = {
  subscribe(listener: () => void): () => void;
  /** `answerId` is the id of the question, followed by the path of the part; see `part-answers.ts`. */
  getAnswer(answerId: string): string;
  isFlagged(questionId: string): boolean;
  getSaveState(): SaveState;
  /** The answers that the server does not have yet, to be sent when handing in. */
  getUnsavedAnswers(): Record<string, string>;
  write(answerId: string, text: string): void;
  toggleFlag(questionId: string): void;
  /** Loads the answers from the server and listens to other windows; returns a function that stops listening. */
  open(onHandedIn: () => void): () => void;
  /** Saves immediately. */
  save(): Promise<void>;
  /** Notifies all windows that the exam is handed in, and deletes the answers in this browser. */
  close(): void;
};

/** Where the answers of an attempt are kept on the server. */
export type AnswerServer = {
  read(): Promise<SavedAnswers>;
  save(
    answers: Readonly<Record<string, string>>,
    flags: readonly string[],
  ): Promise<{ readonly isHandedIn: boolean }>;
};

/**
 * Creates the answer book of an attempt and loads the answers stored in this browser. By default, the server keeps the
 * answers with the thread.
 */
export function createAnswerBook(
  threadId: string,
  answerIds: readonly string[],
  server: AnswerServer = createThreadAnswers(threadId),
): AnswerBook {
  const prefix = `vbagent.exam.${threadId}.`;
  const handedInKey = `${prefix}handed-in`;
  const drafts = openAnswerDraftStore(prefix, answerIds);
  const { subscribe, notify } = createListeners();
  let onHandedInElsewhere = () => {};
  const hasUnsavedAnswers = () => Object.keys(drafts.getUnsaved()).length > 0;
  const saver = createAnswerSaver({
    async send() {
      const unsavedAnswers = drafts.getUnsaved();
      const { isHandedIn } = await server.save(unsavedAnswers, drafts.getFlags());
      drafts.markSaved(unsavedAnswers);
      if (isHandedIn) onHandedInElsewhere();
    },
    hasMore: hasUnsavedAnswers,
    onChange: notify,
  });

  const loadSaved = async () => drafts.merge(await server.read());

  return {
    subscribe,
    getAnswer: drafts.getText,
    isFlagged: (id) => drafts.getFlags().includes(id),
    getSaveState: saver.getState,
    getUnsavedAnswers: drafts.getUnsaved,
    write(id, text) {
      drafts.write(id, text);
      saver.saveSoon();
      notify();
    },
    toggleFlag(id) {
      const flags = drafts.getFlags();
      drafts.setFlags(flags.includes(id) ? flags.filter((flag) => flag !== id) : [...flags, id]);
      saver.saveSoon();
      notify();
    },
    open(onHandedIn) {
      if (hasUnsavedAnswers()) saver.saveSoon();
      // If loading fails, the answers stored in this browser are used.
      loadSaved().then(notify, () => undefined);
      onHandedInElsewhere = onHandedIn;
      return listenToWindow({
        onStorageChange(key) {
          if (key === handedInKey) onHandedIn();
          else drafts.reload(key);
          notify();
        },
        // A failed save is retried by the saver.
        onOnline: () => void (hasUnsavedAnswers() && saver.saveNow().catch(() => undefined)),
      });
    },
    save: saver.saveNow,
    close() {
      saver.stop();
      drafts.clear();
      createStoredValue(localStorage, handedInKey, Boolean).write(true);
    },
  };
}

function createThreadAnswers(threadId: string): AnswerServer {
  return {
    read: () => readSavedAnswers(threadId),
    save: (answers, flags) => saveAnswers(threadId, answers, flags),
  };
}

function createListeners() {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify() {
      for (const listener of listeners) listener();
    },
  };
}

type WindowListeners = { onStorageChange: (key: string) => void; onOnline: () => void };

/** Reports storage changes of other windows and a restored connection; returns a function that stops listening. */
function listenToWindow({ onStorageChange, onOnline }: WindowListeners): () => void {
  const onStorage = ({ key }: StorageEvent) => key !== null && onStorageChange(key);
  window.addEventListener('storage', onStorage);
  window.addEventListener('online', onOnline);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('online', onOnline);
  };
}
