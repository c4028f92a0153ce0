import { printNodes } from '../../latex/print-tex.ts';
import type { SolutionRow } from './formula-rows.ts';
import { splitChains } from './split-chains.ts';

/** Instructions to rewrite an expression. */
const REWRITE_WORD = /\b(?:expand|simplify|factori[sz]e|multiply out|remove the brackets)\b/i;

/** Creates a predicate for the expressions that the stem asks to expand, simplify or factorise. */
export function createRewriteTest(stem: readonly SolutionRow[]): (tex: string) => boolean {
  const words = stem.map((row) => (row.kind === 'words' ? row.words : ' ')).join('');
  const formulas = stem.filter((row) => row.kind === 'formula');
  // If the stem has an equality that relates the letters, different forms may be equal.
  const hasNoEqualities = formulas.every(({ nodes }) => splitChains(nodes).length === 0);
  if (!hasNoEqualities || !REWRITE_WORD.test(words)) return () => false;
  const targets = new Set(formulas.map(({ nodes }) => normalizeTex(printNodes(nodes))));
  return (tex) => targets.has(normalizeTex(tex));
}

function normalizeTex(tex: string): string {
  return tex.replace(/\\(?:left|right|displaystyle|[,;!])|\s/g, '').replaceAll('\\dfrac', '\\frac');
}
