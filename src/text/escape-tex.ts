/** Characters that TeX reads as commands, and what prints them in text. */
const COMMANDS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
};

/**
 * Converts plain text to LaTeX that prints the same characters. Plain texts pass through it before they are typeset, because `%`
 * would otherwise start a comment and cut the text.
 */
export function escapeTex(text: string): string {
  return (
    text
      .replace(/[\\{}$&#%_^~]/gu, (character) => COMMANDS[character] ?? `\\${character}`)
      // TeX prints two hyphens or quotation marks as one character.
      .replace(/([-`'])(?=\1)/gu, '$1{}')
  );
}
