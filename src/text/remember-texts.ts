const MAX_CHARACTERS = 300_000;
const MAX_TEXT_LENGTH = 8_000;

/**
 * The same function, which remembers what it made of the last short texts, some hundred of the usual length. What it
 * answers is shared, so nobody may change it.
 */
export function rememberTexts<Rest extends readonly (string | number)[], Made>(
  make: (text: string, ...rest: Rest) => Made,
): (text: string, ...rest: Rest) => Made {
  const known = new Map<string, Made>();
  let characters = 0;
  const forgetOldest = (): void => {
    for (const oldest of known.keys()) {
      if (characters <= MAX_CHARACTERS) return;
      known.delete(oldest);
      characters -= oldest.length;
    }
  };
  return (text, ...rest) => {
    if (text.length > MAX_TEXT_LENGTH) return make(text, ...rest);
    const key = rest.length === 0 ? text : `${rest.join(' ')} ${text}`;
    const remembered = known.get(key);
    const made = remembered ?? make(text, ...rest);
    // The last one asked for is the last one to go.
    if (remembered !== undefined) known.delete(key);
    else characters += key.length;
    known.set(key, made);
    if (characters > MAX_CHARACTERS) forgetOldest();
    return made;
  };
}
