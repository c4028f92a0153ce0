/** Escapes text for GIFT. Backslashes are doubled, because `\n` in `\neq` would be a line break. */
export function escapeGift(text: string): string {
  return text.replace(/[\\~=#{}:]/gu, '\\$&').replace(/\r?\n/gu, ' ');
}

/** Reads escaped text: `\=` is `=`, and `\n` is a line break. */
export function unescapeGift(text: string): string {
  return text.replace(/\\([\\~=#{}:n])/gu, (_whole, sign: string) => (sign === 'n' ? '\n' : sign));
}

/** Finds the first of some characters that is not escaped, from `start`; -1 if there is none. */
export function findUnescaped(text: string, signs: string, start = 0): number {
  for (let index = start; index < text.length; index++) {
    const sign = text.charAt(index);
    if (sign === '\\') index++;
    else if (signs.includes(sign)) return index;
  }
  return -1;
}
