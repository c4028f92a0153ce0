import { createStoredValue } from '../../shell/stored-value.ts';
import { createAnswerSaver, type SaveState } from './answer-saver.ts';
import { openAnswerShelf } from './answer-shelf.ts';
import { readSaved, saveAnswers } from './exam-thread.ts';

/** The answers of one attempt: in this browser at each key, on the server a moment later. */
export type AnswerBook = {
  subscribe(listener: () => void): () => void;
  answerTo(questionId: string): string;
  isFlagged(questionId: string): boolean;
  saveState(): SaveState;
  /** What the server does not have yet, for handing in. */
  unsaved(): Record<string, string>;
  write(questionId: string, text: string): void;
  toggleFlag(questionId: string): void;
  /** Brings what is on the server, and listens to other windows; answers how to stop. */
  open(onHandedIn: () => void): () => void;
  /** Saves at once. */
  save(): Promise<void>;
  /** Tells every window that the script is in, and forgets the answers here. */
  close(): void;
};

export function createAnswerBook(threadId: string, questionIds: readonly string[]): AnswerBook {
  const prefix = `vbagent.exam.${threadId}.`;
  const handedIn = `${prefix}handed-in`;
  let onClosed = () => {};
  const shelf = openAnswerShelf(prefix, questionIds);
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const unsavedTexts = () => Object.fromEntries(shelf.unsaved().map(([id, { text }]) => [id, text]));
  const saver = createAnswerSaver({
    async send() {
      const batch = unsavedTexts();
      const { isHandedIn } = await saveAnswers(threadId, batch, shelf.flags());
      for (const [id, text] of Object.entries(batch)) {
        if (shelf.get(id)?.text === text) shelf.put(id, { text, isSaved: true });
      }
      if (isHandedIn) onClosed();
    },
    hasMore: () => shelf.unsaved().length > 0,
    onChange: tell,
  });

  async function bring(): Promise<void> {
    const saved = await readSaved(threadId);
    for (const [id, text] of Object.entries(saved.answers)) {
      if (shelf.get(id)?.isSaved !== false) shelf.put(id, { text, isSaved: true });
    }
    if (!shelf.hasFlags()) shelf.setFlags(saved.flags);
    tell();
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answerTo: (id) => shelf.get(id)?.text ?? '',
    isFlagged: (id) => shelf.flags().includes(id),
    saveState: saver.state,
    unsaved: unsavedTexts,
    write(id, text) {
      shelf.put(id, { text, isSaved: false });
      saver.soon();
      tell();
    },
    toggleFlag(id) {
      const flags = shelf.flags();
      shelf.setFlags(flags.includes(id) ? flags.filter((one) => one !== id) : [...flags, id]);
      saver.soon();
      tell();
    },
    open(onHandedIn) {
      if (shelf.unsaved().length > 0) saver.soon();
      bring().catch(() => undefined);
      onClosed = onHandedIn;
      return listenAround({
        onKey(key) {
          if (key === handedIn) onHandedIn();
          else shelf.reread(key);
          tell();
        },
        onOnline: () => void (shelf.unsaved().length > 0 && saver.now().catch(() => undefined)),
      });
    },
    save: saver.now,
    close() {
      saver.stop();
      shelf.forget();
      createStoredValue(localStorage, handedIn, Boolean).write(true);
    },
  };
}

/** Hears what other windows write, and that the net is back; answers how to stop. */
function listenAround({
  onKey,
  onOnline,
}: {
  onKey: (key: string) => void;
  onOnline: () => void;
}): () => void {
  const onStorage = ({ key }: StorageEvent) => key !== null && onKey(key);
  window.addEventListener('storage', onStorage);
  window.addEventListener('online', onOnline);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('online', onOnline);
  };
}
