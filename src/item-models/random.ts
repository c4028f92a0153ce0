/** Random choices for one item. The same key gives the same choices on every machine. */
export type Random = {
  /** From 0 up to, not including, 1. */
  readonly next: () => number;
  /** A whole number from `min` to `max`, both included, that is not in `except`. */
  readonly int: (min: number, max: number, except?: readonly number[]) => number;
  /** One entry of the list. */
  readonly pick: <T>(list: readonly T[]) => T;
  readonly shuffle: <T>(list: readonly T[]) => T[];
  /** `count` entries from different positions of the list, in random order. */
  readonly sample: <T>(list: readonly T[], count: number) => T[];
  /** True with the given probability. */
  readonly chance: (probability: number) => boolean;
  readonly sign: () => 1 | -1;
  /** One of `min`, `min + step`, … up to `max`, without floating-point noise. */
  readonly step: (min: number, max: number, step: number) => number;
};

const NO_EXCEPTIONS: readonly number[] = [];
const MAX_ATTEMPTS = 10_000;

/** Creates the random choices of one key, such as `N5M-01:7` for a model id and a seed. */
export function createRandom(key: string): Random {
  const next = createGenerator(key);
  const int: Random['int'] = (min, max, except = NO_EXCEPTIONS) => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const chosen = min + Math.floor(next() * (max - min + 1));
      if (!except.includes(chosen)) return chosen;
    }
    throw new RangeError(`no number from ${min} to ${max} is left without ${except.join()}`);
  };
  const shuffle = <T>(list: readonly T[]): T[] => {
    const remaining = [...list];
    return list.flatMap(() => remaining.splice(int(0, remaining.length - 1), 1));
  };
  return {
    next,
    int,
    shuffle,
    pick: (list) => pickAt(list, int(0, list.length - 1)),
    sample: (list, count) => shuffle(list).slice(0, count),
    chance: (probability) => next() < probability,
    sign: () => (next() < 0.5 ? 1 : -1),
    step: (min, max, step) => Number((min + step * int(0, Math.round((max - min) / step))).toFixed(6)),
  };
}

function pickAt<T>(list: readonly T[], index: number): T {
  for (const item of list.slice(index, index + 1)) return item;
  throw new RangeError('the list to pick from is empty');
}

/** Creates the generator sfc32, a small fast pseudo-random generator, seeded with four words of a hash of the key. */
function createGenerator(key: string): () => number {
  const nextWord = createHash(key);
  let [a, b, c, d] = [nextWord(), nextWord(), nextWord(), nextWord()];
  return () => {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 4294967296;
  };
}

/** Returns a function that produces the next 32-bit word of the text's hash (xmur3). */
function createHash(text: string): () => number {
  let state = 1779033703 ^ text.length;
  for (let index = 0; index < text.length; index++) {
    state = Math.imul(state ^ text.charCodeAt(index), 3432918353);
    state = (state << 13) | (state >>> 19);
  }
  return () => {
    state = Math.imul(state ^ (state >>> 16), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    state ^= state >>> 16;
    return state >>> 0;
  };
}
