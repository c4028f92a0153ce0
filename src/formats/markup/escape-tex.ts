const escapes: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  '%': '\\%',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  _: '\\_',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  '\u00a0': '~',
  '\u2009': '\\,',
  '\u2003': '\\quad ',
  '\u00ad': '\\-',
  '–': '--',
  '—': '---',
  '“': '``',
  '”': "''",
  '‘': '`',
  '’': "'",
};

/** Escapes text for TeX, so that nothing in it is a command. */
export function escapeTex(text: string): string {
  return text
    .replace(/[\\{}%$&#_^~\u00a0\u2009\u2003\u00ad–—“”‘’]/g, (character) => escapes[character] ?? character)
    .replace(/…(?=[A-Za-z])/gu, '\\ldots{}')
    .replaceAll('…', '\\ldots');
}

/** `\( \)`, `\[ \]` and `$$ $$`, which other programs use for TeX in HTML. */
const FORMULA = /\\\(([\s\S]+?)\\\)|\\\[([\s\S]+?)\\\]|\$\$([\s\S]+?)\$\$/g;

/** Converts text that may contain TeX formulas between delimiters; everything else is escaped. */
export function textToTex(text: string): string {
  let position = 0;
  let tex = '';
  for (const match of text.matchAll(FORMULA)) {
    const [whole, inline, bracketed, dollars] = match;
    tex += escapeTex(text.slice(position, match.index));
    tex += inline === undefined ? formatDisplay(bracketed ?? dollars ?? '') : formatInline(inline);
    position = match.index + whole.length;
  }
  return tex + escapeTex(text.slice(position));
}

/** Writes an inline formula as `$…$`, or as `\(…\)` if it contains a dollar sign itself. */
export function formatInline(tex: string): string {
  return /(?<!\\)\$/u.test(tex) ? `\\(${tex}\\)` : `$${tex}$`;
}

export function formatDisplay(tex: string): string {
  const [, environment, body] = /^\s*\\begin\{(align|gather)ed\}([\s\S]*)\\end\{\1ed\}\s*$/u.exec(tex) ?? [];
  if (environment !== undefined) return `\\begin{${environment}*}${body}\\end{${environment}*}`;
  return /^\s*\\begin\{(?:align|gather|equation)\*?\}/u.test(tex) ? tex.trim() : `\\[${tex}\\]`;
}
