import { remember } from './remember.ts';

type SnakeKey<Key extends string> = Key extends `${infer Head}${infer Tail}`
  ? Head extends Lowercase<Head>
    ? `${Head}${SnakeKey<Tail>}`
    : `_${Lowercase<Head>}${SnakeKey<Tail>}`
  : Key;

/** A copy of the data with every key in snake_case. */
export type Snaked<T> = T extends readonly unknown[]
  ? { -readonly [Place in keyof T]: Snaked<T[Place]> }
  : T extends object
    ? { -readonly [Key in keyof T as SnakeKey<Key & string>]: Snaked<T[Key]> }
    : T;

/** What the wire calls it: our `outcomeId` is its `outcome_id`. */
export function snakeKeys<T>(value: T): Snaked<T>;
export function snakeKeys(value: unknown): unknown {
  return renameKeys(value, snakeKey);
}

/** What we call it; the answer has to be parsed. */
export function camelKeys(value: object): object;
export function camelKeys(value: unknown): unknown {
  return renameKeys(value, camelKey);
}

const MAX_KEYS = 1000;

const snakeKey = remember((key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), MAX_KEYS);
const camelKey = remember(
  (key) => key.replace(/(?!^)_([a-z])/g, (_whole, letter: string) => letter.toUpperCase()),
  MAX_KEYS,
);

function renameKeys(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => renameKeys(entry, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [rename(key), renameKeys(inner, rename)]),
  );
}
