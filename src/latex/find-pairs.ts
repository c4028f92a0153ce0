import type { MatchPair, MatchTable, SolutionStep } from '../domain/question-content.ts';
import { visibleText } from './visible-text.ts';

/** Captures an entry name such as `a` or `(P)`; OTHER_ID matches the same without capturing. */
const ID = String.raw`\(?\b([A-Za-z0-9]{1,4})\b\)?`;
const OTHER_ID = String.raw`\(?\b[A-Za-z0-9]{1,4}\b\)?`;
const ARROW = String.raw`\s*(?:→|⇒|->|–+|—+|-+|:|matches(?:\s+with)?|goes with|corresponds to|is)\s*`;
/** `A → p, r` or `(a) matches (q) and (s)` */
const PAIR_STATEMENT = new RegExp(
  `${ID}${ARROW}(${OTHER_ID}(?:\\s*(?:,\\s*and|,|and\\b|&)\\s*${OTHER_ID}(?!${ARROW}))*)`,
  'gi',
);

/** Only the end of a longer solution is searched, to limit the time. */
const MAX_SOLUTION_LENGTH = 20_000;

/** One left entry and the right entries that a text matches with it: `P → 2`, `(a) matches (q)`, `A → p, r`. */
type NamedPairs = { readonly left: string; readonly rights: readonly string[] };

/** Finds the pairs that a text states, for any names. */
export function findNamedPairs(text: string): NamedPairs[] {
  return [...text.matchAll(PAIR_STATEMENT)].map(([, left = '', rights = '']) => ({
    left,
    rights: rights.match(/[A-Za-z0-9]+/g)?.filter((name) => name !== 'and') ?? [],
  }));
}

/** Finds the pairs that a text states, restricted to the entries of a table. */
export function findPairs(text: string, table: MatchTable): MatchPair[] {
  const leftIds = new Map(table.left.map((entry) => [entry.id.toLowerCase(), entry.id]));
  const rightIds = new Map(table.right.map((entry) => [entry.id.toLowerCase(), entry.id]));
  const pairs: MatchPair[] = [];
  for (const named of findNamedPairs(text)) {
    const from = leftIds.get(named.left.toLowerCase());
    for (const rightName of named.rights) {
      const to = rightIds.get(rightName.toLowerCase());
      const isNew = !pairs.some((pair) => pair.left === from && pair.right === to);
      if (from !== undefined && to !== undefined && isNew) pairs.push({ left: from, right: to });
    }
  }
  return pairs;
}

/** Finds the pairs that a solution states. */
export function findPairsInSolution(solution: readonly SolutionStep[], table: MatchTable): MatchPair[] {
  const texts = solution.map((step) =>
    visibleText(step.kind === 'prose' ? step.tex : step.lines.join(' ; ')),
  );
  return findPairs(texts.join(' ; ').slice(-MAX_SOLUTION_LENGTH), table);
}
