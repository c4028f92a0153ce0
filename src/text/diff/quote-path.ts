/** The letter that follows the backslash in the escape of a character: `\t` for a tab. */
const ESCAPE_LETTERS: Readonly<Record<string, string>> = {
  '\u0007': 'a',
  '\b': 'b',
  '\t': 't',
  '\n': 'n',
  '\v': 'v',
  '\f': 'f',
  '\r': 'r',
  '"': '"',
  '\\': '\\',
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what a path must not contain unescaped
const UNSAFE_CHARACTER = /[\u0000-\u001f\u007f"\\]|[^\u0020-\u007e]/u;

/** Writes a path as git does in a diff: unchanged, or in quotes with every unusual byte escaped. */
export function quotePath(path: string): string {
  if (!UNSAFE_CHARACTER.test(path)) return path;
  const bytes = new TextEncoder().encode(path);
  return `"${Array.from(bytes, quoteByte).join('')}"`;
}

function quoteByte(byte: number): string {
  const character = String.fromCharCode(byte);
  const letter = ESCAPE_LETTERS[character];
  if (letter !== undefined) return `\\${letter}`;
  return byte < 0x20 || byte > 0x7e ? `\\${byte.toString(8).padStart(3, '0')}` : character;
}

/** Reverses `quotePath`. In an unquoted path, a tab and the text after it (a date) are dropped. */
export function unquotePath(quoted: string): string {
  if (!quoted.startsWith('"')) return quoted.split('\t', 1)[0] ?? '';
  const inside = quoted.slice(1, quoted.lastIndexOf('"'));
  const bytes: number[] = [];
  // Matches an octal escape (`\303`), a letter escape (`\t`) or a single character.
  for (const [piece, octal, letter] of inside.matchAll(/\\([0-7]{3})|\\(.)|[^\\]/gsu)) {
    if (octal !== undefined) bytes.push(Number.parseInt(octal, 8));
    else bytes.push(...new TextEncoder().encode(letter === undefined ? piece : unescapeLetter(letter)));
  }
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

function unescapeLetter(letter: string): string {
  return Object.entries(ESCAPE_LETTERS).find(([, escapeLetter]) => escapeLetter === letter)?.[0] ?? letter;
}
