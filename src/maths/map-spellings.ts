/**
 * Builds a map from each spelling to its meaning. The values of `spellingsByMeaning` are separated by spaces;
 * each name in `canonicalNames` is mapped to itself.
 */
export function mapSpellings(
  spellingsByMeaning: Readonly<Record<string, string>>,
  canonicalNames: readonly string[] = [],
): ReadonlyMap<string, string> {
  const meanings = new Map(canonicalNames.map((name) => [name, name]));
  for (const [meaning, spellings] of Object.entries(spellingsByMeaning)) {
    for (const spelling of spellings.split(' ')) meanings.set(spelling, meaning);
  }
  return meanings;
}
