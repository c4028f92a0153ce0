import type { AnswerPair } from '../../domain/marking-scheme.ts';
import { expect } from '../evidence/expected.ts';
import { isAmongLast } from '../evidence/last-values.ts';
import { matchExpression } from '../evidence/match-expression.ts';
import { award, lineOf } from './award-shown.ts';
import type { Marking } from './follow-through.ts';
import type { Award, Standing } from './standing.ts';

/** Two answers of two parts: marked by row or by column, whichever gives more, never mixed. */
export function awardPairs(marking: Marking): void {
  for (const pair of marking.task.scheme.policies.pairs ?? []) awardPair(pair, marking);
}

function awardPair({ bullets, cells }: AnswerPair, marking: Marking): void {
  const standings = bullets.map((n) => marking.standings[n - 1]).filter((one) => one !== undefined);
  const lines = cells.map((row) => row.map((cell, column) => findCell(cell, column, { marking, standings })));
  const [[a, b] = [], [c, d] = []] = lines;
  const rows = [standings[0]?.award ?? both(a, b, 'row'), standings[1]?.award ?? both(c, d, 'row')];
  const columns = [both(a, c, 'column'), both(b, d, 'column')];
  const better = count(columns) > count(rows) ? columns : rows;
  standings.forEach((standing, index) => {
    standing.award = better[index];
  });
}

function count(awards: readonly (Award | undefined)[]): number {
  return awards.filter((one) => one !== undefined).length;
}

function both(
  first: string | undefined,
  second: string | undefined,
  way: 'row' | 'column',
): Award | undefined {
  if (first === undefined || second === undefined) return undefined;
  return award('exact', second, { rule: `Both parts of the ${way} are right; marked by ${way}s.` });
}

type Scene = { readonly marking: Marking; readonly standings: readonly Standing[] };

/** The line with one part of an answer, by its name or by its place in a point. */
function findCell(cell: string, column: number, { marking, standings }: Scene): string | undefined {
  const { task, attempt } = marking;
  const bullet = standings[0]?.bullet;
  if (!bullet) return undefined;
  const search = { task, bullet, statements: attempt.statements, method: 0 };
  const expected = expect(cell, task.desk);
  const match = matchExpression(expected, search).matches.find((one) => isAmongLast(one, search));
  if (match) return lineOf(attempt, match.statement.line) ?? undefined;
  const inPoint = attempt.statements.find((statement) => {
    const node = task.desk.read(statement.text);
    const part = node?.kind === 'group' && node.items.length === 2 ? node.items[column] : undefined;
    const text = part && statement.text.slice(part.span.start, part.span.end);
    return text !== undefined && task.desk.compare(cell, text).verdict === 'correct';
  });
  return inPoint && (lineOf(attempt, inPoint.line) ?? undefined);
}
