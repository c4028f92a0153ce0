export type RecentMap<T> = { get(key: string): T | undefined; set(key: string, value: T): void };

/** Remembers so many values, and forgets the one that was set longest ago first. */
export function createRecentMap<T>(most: number): RecentMap<T> {
  const values = new Map<string, T>();
  return {
    get: (key) => values.get(key),
    set(key, value) {
      values.delete(key);
      values.set(key, value);
      const [oldest] = values.keys();
      if (values.size > most && oldest !== undefined) values.delete(oldest);
    },
  };
}
