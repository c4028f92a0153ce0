import { createStoredValue } from '../../shell/stored-value.ts';

export type KeptAnswer = { readonly text: string; readonly isSaved: boolean };

/** The answers and flags of one attempt in this browser; other windows of it share them. */
export type AnswerShelf = {
  get(questionId: string): KeptAnswer | undefined;
  put(questionId: string, answer: KeptAnswer): void;
  unsaved(): [questionId: string, answer: KeptAnswer][];
  flags(): readonly string[];
  /** Undefined when this browser has never flagged anything. */
  hasFlags(): boolean;
  setFlags(flags: readonly string[]): void;
  /** Reads again what another window wrote under the key. */
  reread(key: string): void;
  forget(): void;
};

/** Each answer has a place of its own, so that two windows never overwrite each other's. */
export function openAnswerShelf(prefix: string, questionIds: readonly string[]): AnswerShelf {
  const places = new Map(
    questionIds.map((id) => [id, createStoredValue(localStorage, prefix + id, readKept)] as const),
  );
  const flagPlace = createStoredValue(localStorage, `${prefix}flags`, readFlags);
  const kept = new Map<string, KeptAnswer>();
  let flags = flagPlace.read();
  const reread = (id: string) => {
    const there = places.get(id)?.read();
    if (there !== undefined) kept.set(id, there);
  };
  for (const id of questionIds) reread(id);
  return {
    get: (id) => kept.get(id),
    put(id, answer) {
      kept.set(id, answer);
      places.get(id)?.write(answer);
    },
    unsaved: () => [...kept].filter(([, { isSaved }]) => !isSaved),
    flags: () => flags ?? [],
    hasFlags: () => flags !== undefined,
    setFlags(next) {
      flags = next;
      flagPlace.write(next);
    },
    reread(key) {
      if (key === `${prefix}flags`) flags = flagPlace.read() ?? flags;
      if (key.startsWith(prefix)) reread(key.slice(prefix.length));
    },
    forget() {
      for (const id of [...questionIds, 'flags']) localStorage.removeItem(prefix + id);
    },
  };
}

function readKept(raw: unknown): KeptAnswer | undefined {
  const { text, isSaved } = Object(raw);
  return typeof text === 'string' ? { text, isSaved: isSaved === true } : undefined;
}

function readFlags(raw: unknown): readonly string[] | undefined {
  return Array.isArray(raw) ? raw.map(String) : undefined;
}
