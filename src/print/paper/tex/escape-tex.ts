/** The TeX source for characters that need a command. */
const COMMANDS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  '£': '\\pounds{}',
  '×': '$\\times$',
  '÷': '$\\div$',
  '−': '$-$',
  '–': '--',
  '—': '---',
  '√': '$\\surd$',
  π: '$\\pi$',
  '°': '$^\\circ$',
  '≤': '$\\leq$',
  '≥': '$\\geq$',
  '≠': '$\\neq$',
  '±': '$\\pm$',
  '²': '$^2$',
  '³': '$^3$',
  '’': "'",
  '‘': '`',
  '“': '``',
  '”': "''",
  '…': '\\ldots{}',
};

/** Escapes plain text for TeX; a character that pdflatex may not support becomes a question mark. */
export function escapeTex(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ').replace(/[#$%&_{}]|[\\~^<>|]|[^\x20-\x7E]/gu, (character) => {
    if ('#$%&_{}'.includes(character)) return `\\${character}`;
    const command = COMMANDS[character];
    if (command !== undefined) return command;
    return /[\u00C0-\u00FF]/u.test(character) ? character : '?';
  });
}
