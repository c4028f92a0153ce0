/** A value that survives a reload; a browser that keeps nothing loses only that. */
export type StoredValue<Value> = { read(): Value; write(value: Value): void };

export function createStoredValue<Value>(
  storage: Storage,
  key: string,
  parse: (raw: unknown) => Value,
): StoredValue<Value> {
  return {
    read() {
      try {
        return parse(JSON.parse(storage.getItem(key) ?? 'null'));
      } catch {
        return parse(null);
      }
    },
    write(value) {
      try {
        storage.setItem(key, JSON.stringify(value));
      } catch {
        // Full or forbidden: the page works on without the memory.
      }
    },
  };
}
