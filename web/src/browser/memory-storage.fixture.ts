/** An in-memory `Storage`, for tests of code that uses `localStorage` or `sessionStorage`. */
function createMemoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

// Node has no browser storage. Import this file first: some modules read `localStorage` when they are loaded.
for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(globalThis, name, { value: createMemoryStorage(), configurable: true });
}
