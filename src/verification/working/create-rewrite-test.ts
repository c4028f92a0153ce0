import { printNodes } from '../../latex/print-tex.ts';
import type { SolutionRow } from './formula-rows.ts';
import { splitChains } from './split-chains.ts';

const REWRITE = /\b(?:expand|simplify|factori[sz]e|multiply out|remove the brackets)\b/i;

/** Whether a side of an equality is an expression that the stem asks to write in another form. */
export function createRewriteTest(stem: readonly SolutionRow[]): (tex: string) => boolean {
  const words = stem.map((row) => (row.kind === 'words' ? row.words : ' ')).join('');
  const formulas = stem.filter((row) => row.kind === 'formula');
  // What else the stem says of the letters may make two forms equal that are not so by themselves.
  const isFree = formulas.every(({ nodes }) => splitChains(nodes).length === 0);
  if (!isFree || !REWRITE.test(words)) return () => false;
  const targets = new Set(formulas.map(({ nodes }) => normalizeTex(printNodes(nodes))));
  return (tex) => targets.has(normalizeTex(tex));
}

function normalizeTex(tex: string): string {
  return tex.replace(/\\(?:left|right|displaystyle|[,;!])|\s/g, '').replaceAll('\\dfrac', '\\frac');
}
