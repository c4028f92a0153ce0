/** Maps each spelling to its meaning; `same` lists the names that mean themselves. */
export function mapSpellings(
  spellingsByMeaning: Readonly<Record<string, string>>,
  same: readonly string[] = [],
): ReadonlyMap<string, string> {
  const meanings = new Map(same.map((name) => [name, name]));
  for (const [meaning, spellings] of Object.entries(spellingsByMeaning)) {
    for (const spelling of spellings.split(' ')) meanings.set(spelling, meaning);
  }
  return meanings;
}
