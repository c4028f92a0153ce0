import type { MatchPair, MatchTable, SolutionStep } from '../domain/question.ts';
import { visibleText } from './visible-text.ts';

const PAIR =
  /\(?\b([A-Za-z0-9]{1,4})\)?\s*(?:→|⇒|->|–+|—+|-+|:|matches(?:\s+with)?|goes with|corresponds to|is)\s*\(?([A-Za-z0-9]{1,4})\b\)?/gi;

/** The pairs that some words spell out, such as `(a) matches (q)` or `P → 2`, for the entries of a table. */
export function findPairs(text: string, table: MatchTable): MatchPair[] {
  const left = new Map(table.left.map((entry) => [entry.id.toLowerCase(), entry.id]));
  const right = new Map(table.right.map((entry) => [entry.id.toLowerCase(), entry.id]));
  const pairs: MatchPair[] = [];
  for (const [, one = '', other = ''] of text.matchAll(PAIR)) {
    const from = left.get(one.toLowerCase());
    const to = right.get(other.toLowerCase());
    const isNew = !pairs.some((pair) => pair.left === from && pair.right === to);
    if (from !== undefined && to !== undefined && isNew) pairs.push({ left: from, right: to });
  }
  return pairs;
}

export function findPairsInSolution(solution: readonly SolutionStep[], table: MatchTable): MatchPair[] {
  const words = solution.map((step) =>
    visibleText(step.kind === 'prose' ? step.tex : step.lines.join(' ; ')),
  );
  return findPairs(words.join(' ; ').slice(-20_000), table);
}
