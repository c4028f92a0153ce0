import { createStoredValue } from '../../browser/stored-value.ts';

type StoredAnswer = { readonly text: string; readonly isSaved: boolean };
type AnswerTexts = Readonly<Record<string, string>>;

/** The answers and flags of one attempt in `localStorage`, shared by all windows of this browser. */
type AnswerDraftStore = {
  getText(answerId: string): string;
  /** Stores what the learner has written; it counts as unsaved until `markSaved`. */
  write(answerId: string, text: string): void;
  /** The answers that the server does not have yet. */
  getUnsaved(): Record<string, string>;
  /** Records that the server has these answers; an answer that was changed in the meantime stays unsaved. */
  markSaved(answers: AnswerTexts): void;
  /** Adds answers and flags from the server; unsaved answers and existing flags in this browser are kept. */
  merge(saved: { readonly answers: AnswerTexts; readonly flags: readonly string[] }): void;
  getFlags(): readonly string[];
  setFlags(flags: readonly string[]): void;
  /** Reads an entry again, because another window has changed it. */
  reload(key: string): void;
  clear(): void;
};

/** Opens the drafts of an attempt. Each answer has its own key, so that two windows do not overwrite each other. */
export function openAnswerDraftStore(prefix: string, answerIds: readonly string[]): AnswerDraftStore {
  const entries = new Map(
    answerIds.map((id) => [id, createStoredValue(localStorage, prefix + id, parseAnswer)] as const),
  );
  const flagEntry = createStoredValue(localStorage, `${prefix}flags`, parseFlags);
  const answers = new Map<string, StoredAnswer>();
  let flags = flagEntry.read();

  function storeAnswer(id: string, answer: StoredAnswer): void {
    answers.set(id, answer);
    entries.get(id)?.write(answer);
  }

  function setFlags(newFlags: readonly string[]): void {
    flags = newFlags;
    flagEntry.write(newFlags);
  }

  function readAnswer(id: string): void {
    const stored = entries.get(id)?.read();
    if (stored !== undefined) answers.set(id, stored);
  }

  for (const id of answerIds) readAnswer(id);
  return {
    getText: (id) => answers.get(id)?.text ?? '',
    write: (id, text) => storeAnswer(id, { text, isSaved: false }),
    getUnsaved: () =>
      Object.fromEntries([...answers].flatMap(([id, { text, isSaved }]) => (isSaved ? [] : [[id, text]]))),
    markSaved(sent) {
      for (const [id, text] of Object.entries(sent)) {
        if (answers.get(id)?.text === text) storeAnswer(id, { text, isSaved: true });
      }
    },
    merge(saved) {
      for (const [id, text] of Object.entries(saved.answers)) {
        if (answers.get(id)?.isSaved !== false) storeAnswer(id, { text, isSaved: true });
      }
      if (flags === undefined) setFlags(saved.flags);
    },
    getFlags: () => flags ?? [],
    setFlags,
    reload(key) {
      if (key === `${prefix}flags`) flags = flagEntry.read() ?? flags;
      if (key.startsWith(prefix)) readAnswer(key.slice(prefix.length));
    },
    clear() {
      for (const id of [...answerIds, 'flags']) localStorage.removeItem(prefix + id);
    },
  };
}

function parseAnswer(raw: unknown): StoredAnswer | undefined {
  const { text, isSaved } = Object(raw);
  return typeof text === 'string' ? { text, isSaved: isSaved === true } : undefined;
}

function parseFlags(raw: unknown): readonly string[] | undefined {
  return Array.isArray(raw) ? raw.map(String) : undefined;
}
