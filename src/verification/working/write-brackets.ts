/** Usual names of macros that write brackets around their argument; their definition is often in another file. */
const BRACKET_MACRO =
  /\\(?:bp|bs|bc|br|brak|brac|brack|bracket|paren|parens|parenth|pqty|bqty|Bqty|lrp|lrb|lr|inparen|rbrac|sbrak|cbrak|answer\s*(?:\[[^\]]*\])?)\s*(?=\{)/;
const MAX_MACROS = 40;

/** Replaces macros such as `\bp` by the brackets that they write: `16\bp{\frac{1}{8}}` becomes `16(\frac{1}{8})`. */
export function writeBrackets(tex: string): string {
  let written = tex;
  for (let count = 0; count < MAX_MACROS; count++) {
    const macro = BRACKET_MACRO.exec(written);
    if (macro === null) return written;
    const open = macro.index + macro[0].length;
    const close = findClosingBrace(written, open);
    if (close === undefined) return written;
    written = `${written.slice(0, macro.index)}(${written.slice(open + 1, close)})${written.slice(close + 1)}`;
  }
  return written;
}

function findClosingBrace(tex: string, open: number): number | undefined {
  let depth = 0;
  for (let at = open; at < tex.length; at++) {
    if (tex[at] === '\\') at++;
    else if (tex[at] === '{') depth++;
    else if (tex[at] === '}' && --depth === 0) return at;
  }
  return undefined;
}
