/** Caches the results of a function. The cache is emptied when it contains `maxEntries` results. */
export function memoise<Result>(
  compute: (text: string) => Result,
  maxEntries: number,
): (text: string) => Result {
  const cache = new Map<string, Result>();
  return (text) => {
    const cached = cache.get(text);
    if (cached !== undefined) return cached;
    const result = compute(text);
    if (cache.size >= maxEntries) cache.clear();
    cache.set(text, result);
    return result;
  };
}
