const WRITTEN: Readonly<Record<string, string>> = {
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

/** Read text as TeX that shows the same signs. */
export function escapeTex(text: string): string {
  return text.replace(/./gu, (sign) => WRITTEN[sign] ?? sign);
}
