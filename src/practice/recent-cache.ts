/** A cache of the values that were set last. */
type RecentCache<Value> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
};

export function createRecentCache<Value>(maxSize: number): RecentCache<Value> {
  const values = new Map<string, Value>();
  return {
    get: (key) => values.get(key),
    set(key, value) {
      // Deleted first, so that the key becomes the newest one; a Map keeps its insertion order.
      values.delete(key);
      values.set(key, value);
      const [oldest] = values.keys();
      if (values.size > maxSize && oldest !== undefined) values.delete(oldest);
    },
  };
}
