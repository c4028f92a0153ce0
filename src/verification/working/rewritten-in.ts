import { printNodes } from '../../latex/print-tex.ts';
import type { Row } from './formula-rows.ts';
import { splitChains } from './split-chains.ts';

const REWRITE = /\b(?:expand|simplify|factori[sz]e|multiply out|remove the brackets)\b/i;

/** Whether a side of an equality is an expression that the stem asks to write in another form. */
export function rewrittenIn(stem: readonly Row[]): (tex: string) => boolean {
  const words = stem.map((row) => (row.kind === 'words' ? row.words : ' ')).join('');
  const formulas = stem.filter((row) => row.kind === 'formula');
  // What else the stem says of the letters may make two forms equal that are not so by themselves.
  const isFree = formulas.every(({ nodes }) => splitChains(nodes).length === 0);
  if (!isFree || !REWRITE.test(words)) return () => false;
  const asked = new Set(formulas.map(({ nodes }) => folded(printNodes(nodes))));
  return (tex) => asked.has(folded(tex));
}

function folded(tex: string): string {
  return tex.replace(/\\(?:left|right|displaystyle|[,;!])|\s/g, '').replaceAll('\\dfrac', '\\frac');
}
