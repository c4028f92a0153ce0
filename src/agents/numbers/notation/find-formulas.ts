import type { Span } from '../../../domain/span.ts';

/** The delimiters of formulas, and of text inside them. */
const DELIMITER =
  /\\[\\$]|\$\$?|\\[()[\]]|\\(?:begin|end)\{(?:equation|align|alignat|gather|multline|eqnarray|displaymath|math|flalign)\*?\}/g;

/** Finds the formulas of a TeX text, without their delimiters, in reading order. */
export function findFormulas(tex: string): Span[] {
  const formulas: Span[] = [];
  let openFormula: { readonly start: number; readonly close: string } | undefined;
  for (const { index, 0: sign } of tex.matchAll(DELIMITER)) {
    if (openFormula === undefined) {
      const close = findClosing(sign);
      if (close !== undefined) openFormula = { start: index + sign.length, close };
    } else if (sign === openFormula.close) {
      formulas.push({ start: openFormula.start, end: index });
      openFormula = undefined;
    }
  }
  return formulas;
}

const CLOSING: Readonly<Record<string, string>> = { $: '$', $$: '$$', '\\(': '\\)', '\\[': '\\]' };

/** Returns the sign that ends the formula that a sign begins; undefined if the sign begins none. */
function findClosing(sign: string): string | undefined {
  return sign.startsWith('\\begin') ? sign.replace('begin', 'end') : CLOSING[sign];
}

/** Returns the formula that contains a position; undefined in running text. */
export function findFormulaAt(formulas: readonly Span[], position: number): Span | undefined {
  return formulas.find(({ start, end }) => start <= position && position < end);
}
