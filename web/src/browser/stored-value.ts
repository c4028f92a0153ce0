/** One value in `localStorage` or `sessionStorage`. */
type StoredValue<Value> = { read(): Value; write(value: Value): void };

/**
 * Reads and writes a JSON value under a key. `parse` receives `null` when nothing readable is stored. Storage that is
 * full or blocked is not an error: the page works without persistence.
 */
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
        // Storage is full or blocked.
      }
    },
  };
}
