import type { MatchPair, MatchTable, SolutionStep } from '../domain/question.ts';
import { visibleText } from './visible-text.ts';

const ID = String.raw`\(?\b([A-Za-z0-9]{1,4})\b\)?`;
const OTHER_ID = String.raw`\(?\b[A-Za-z0-9]{1,4}\b\)?`;
const ARROW = String.raw`\s*(?:→|⇒|->|–+|—+|-+|:|matches(?:\s+with)?|goes with|corresponds to|is)\s*`;
const PAIRED = new RegExp(
  `${ID}${ARROW}(${OTHER_ID}(?:\\s*(?:,\\s*and|,|and\\b|&)\\s*${OTHER_ID}(?!${ARROW}))*)`,
  'gi',
);

/** One left entry and the right entries that a text matches with it: `P → 2`, `(a) matches (q)`, `A → p, r`. */
type NamedPairs = { readonly left: string; readonly rights: readonly string[] };

/** Finds the pairs that a text states, for any names. */
export function findNamedPairs(text: string): NamedPairs[] {
  return [...text.matchAll(PAIRED)].map(([, left = '', rights = '']) => ({
    left,
    rights: rights.match(/[A-Za-z0-9]+/g)?.filter((one) => one !== 'and') ?? [],
  }));
}

/** Finds the pairs that a text states, restricted to the entries of a table. */
export function findPairs(text: string, table: MatchTable): MatchPair[] {
  const left = new Map(table.left.map((entry) => [entry.id.toLowerCase(), entry.id]));
  const right = new Map(table.right.map((entry) => [entry.id.toLowerCase(), entry.id]));
  const pairs: MatchPair[] = [];
  for (const named of findNamedPairs(text)) {
    const from = left.get(named.left.toLowerCase());
    for (const one of named.rights) {
      const to = right.get(one.toLowerCase());
      const isNew = !pairs.some((pair) => pair.left === from && pair.right === to);
      if (from !== undefined && to !== undefined && isNew) pairs.push({ left: from, right: to });
    }
  }
  return pairs;
}

/** Finds the pairs that a solution states. */
export function findPairsInSolution(solution: readonly SolutionStep[], table: MatchTable): MatchPair[] {
  const words = solution.map((step) =>
    visibleText(step.kind === 'prose' ? step.tex : step.lines.join(' ; ')),
  );
  return findPairs(words.join(' ; ').slice(-20_000), table);
}
