const MOST_TEXTS = 32;
const LONGEST_TEXT = 8_000;

/**
 * The same function, which remembers what it made of the last few short texts. What it answers is shared, so nobody may
 * change it.
 */
export function rememberTexts<Rest extends readonly (string | number)[], Made>(
  make: (text: string, ...rest: Rest) => Made,
): (text: string, ...rest: Rest) => Made {
  const known = new Map<string, Made>();
  return (text, ...rest) => {
    if (text.length > LONGEST_TEXT) return make(text, ...rest);
    const key = rest.length === 0 ? text : `${rest.join(' ')} ${text}`;
    const remembered = known.get(key);
    const made = remembered ?? make(text, ...rest);
    // The last one asked for is the last one to go.
    if (remembered !== undefined) known.delete(key);
    known.set(key, made);
    if (known.size > MOST_TEXTS) forgetOldest(known);
    return made;
  };
}

function forgetOldest(known: Map<string, unknown>): void {
  for (const oldest of known.keys()) {
    known.delete(oldest);
    return;
  }
}
