/** Characters that need a command in TeX. */
const COMMANDS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  '%': '\\%',
  _: '\\_',
  '^': '\\^{}',
  '~': '\\~{}',
  '°': '$^\\circ$',
  '×': '$\\times$',
  '÷': '$\\div$',
  '±': '$\\pm$',
  '√': '$\\surd$',
  '∫': '$\\int$',
  '≤': '$\\leq$',
  '≥': '$\\geq$',
  Ω: '$\\Omega$',
  μ: '$\\mu$',
  µ: '$\\mu$',
  π: '$\\pi$',
  '“': '``',
  '”': "''",
  '‘': '`',
  '’': "'",
  '—': '---',
  '–': '--',
  '−': '$-$',
};

/** Converts recognised text to TeX that prints the same characters. */
export function escapeTex(text: string): string {
  return text.replace(/./gu, (character) => COMMANDS[character] ?? character);
}
