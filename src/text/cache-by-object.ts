/**
 * Wraps a function of one object with a cache of its results, which are kept as long as the object. Callers share the
 * cached results and must not change them.
 */
export function cacheByObject<Source extends object, Result>(
  compute: (source: Source) => Result,
): (source: Source) => Result {
  const cache = new WeakMap<Source, { readonly result: Result }>();
  return (source) => {
    const cached = cache.get(source);
    if (cached !== undefined) return cached.result;
    const result = compute(source);
    cache.set(source, { result });
    return result;
  };
}
