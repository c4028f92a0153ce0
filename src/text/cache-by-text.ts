/** The maximum length of all cached texts together. */
const MAX_CHARACTERS = 300_000;
/** Longer texts are not cached. */
const MAX_TEXT_LENGTH = 8_000;

/**
 * Wraps a function with a cache of its results for short texts. When the cache is full, the least recently used result is
 * removed; about a hundred texts of usual length fit. Callers share the cached results and must not change them.
 */
export function cacheByText<Rest extends readonly (string | number)[], Result>(
  compute: (text: string, ...rest: Rest) => Result,
): (text: string, ...rest: Rest) => Result {
  const cache = new Map<string, Result>();
  let characters = 0;
  const evictOldest = (): void => {
    for (const oldest of cache.keys()) {
      if (characters <= MAX_CHARACTERS) return;
      cache.delete(oldest);
      characters -= oldest.length;
    }
  };
  return (text, ...rest) => {
    if (text.length > MAX_TEXT_LENGTH) return compute(text, ...rest);
    const key = rest.length === 0 ? text : `${rest.join(' ')} ${text}`;
    const cached = cache.get(key);
    const result = cached ?? compute(text, ...rest);
    // Deleting and setting the key again moves it to the end of the map; eviction starts at the front.
    if (cached !== undefined) cache.delete(key);
    else characters += key.length;
    cache.set(key, result);
    if (characters > MAX_CHARACTERS) evictOldest();
    return result;
  };
}
