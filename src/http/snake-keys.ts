import { memoise } from './memoise.ts';

/** The key in snake_case: `outcomeId` becomes `outcome_id`. */
type SnakeKey<Key extends string> = Key extends `${infer Head}${infer Tail}`
  ? Head extends Lowercase<Head>
    ? `${Head}${SnakeKey<Tail>}`
    : `_${Lowercase<Head>}${SnakeKey<Tail>}`
  : Key;

/** The type with every key in snake_case. */
type Snaked<T> = T extends readonly unknown[]
  ? { -readonly [Index in keyof T]: Snaked<T[Index]> }
  : T extends object
    ? { -readonly [Key in keyof T as SnakeKey<Key & string>]: Snaked<T[Key]> }
    : T;

/** Copies a value with its keys in the snake_case of the wire: `outcomeId` becomes `outcome_id`. */
export function snakeKeys<T>(value: T): Snaked<T>;
export function snakeKeys(value: unknown): unknown {
  return renameKeys(value, snakeKey);
}

/** Copies a value with its keys in camelCase; the result must still be parsed. */
export function camelKeys(value: object): object;
export function camelKeys(value: unknown): unknown {
  return renameKeys(value, camelKey);
}

const MAX_KEYS = 1000;

const snakeKey = memoise((key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), MAX_KEYS);
// An underscore at the start of a key is kept.
const camelKey = memoise(
  (key) => key.replace(/(?!^)_([a-z])/g, (_match, letter: string) => letter.toUpperCase()),
  MAX_KEYS,
);

function renameKeys(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => renameKeys(entry, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [rename(key), renameKeys(inner, rename)]),
  );
}
