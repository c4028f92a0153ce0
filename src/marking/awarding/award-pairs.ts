import type { AnswerPair } from '../../domain/marking-scheme.ts';
import { readExpected } from '../evidence/expected.ts';
import { isAmongLast } from '../evidence/last-values.ts';
import { matchExpression } from '../evidence/match-expression.ts';
import { createAward, getLineText } from './award-shown.ts';
import type { Award, BulletMark } from './bullet-mark.ts';
import type { MarkingContext } from './marking-context.ts';

/** Marks two answers of two values each, by row or by column. The way that gives more marks counts. */
export function awardPairs(marking: MarkingContext): void {
  for (const pair of marking.task.scheme.policies.pairs ?? []) awardPair(pair, marking);
}

function awardPair({ bullets, cells }: AnswerPair, marking: MarkingContext): void {
  const bulletMarks = bullets
    .map((n) => marking.bulletMarks[n - 1])
    .filter((bulletMark) => bulletMark !== undefined);
  const lines = cells.map((row) =>
    row.map((cell, column) => findCell(cell, column, { marking, bulletMarks })),
  );
  const [[a, b] = [], [c, d] = []] = lines;
  const rows = [
    bulletMarks[0]?.award ?? createPairAward(a, b, 'row'),
    bulletMarks[1]?.award ?? createPairAward(c, d, 'row'),
  ];
  const columns = [createPairAward(a, c, 'column'), createPairAward(b, d, 'column')];
  const betterAwards = countAwards(columns) > countAwards(rows) ? columns : rows;
  bulletMarks.forEach((bulletMark, index) => {
    bulletMark.award = betterAwards[index];
  });
}

function countAwards(awards: readonly (Award | undefined)[]): number {
  return awards.filter((award) => award !== undefined).length;
}

function createPairAward(
  first: string | undefined,
  second: string | undefined,
  direction: 'row' | 'column',
): Award | undefined {
  if (first === undefined || second === undefined) return undefined;
  return createAward('exact', second, { rule: `Both values of this ${direction} are right.` });
}

type PairContext = { readonly marking: MarkingContext; readonly bulletMarks: readonly BulletMark[] };

/** Finds the line with one value of an answer, by its name or by its position in a point. */
function findCell(cell: string, column: number, { marking, bulletMarks }: PairContext): string | undefined {
  const { task, attempt } = marking;
  const bullet = bulletMarks[0]?.bullet;
  if (!bullet) return undefined;
  const search = { task, bullet, statements: attempt.statements, method: 0 };
  const expected = readExpected(cell, task.cache);
  const match = matchExpression(expected, search).matches.find((candidate) => isAmongLast(candidate, search));
  if (match) return getLineText(attempt, match.statement.line) ?? undefined;
  const pointStatement = attempt.statements.find((statement) => {
    const node = task.cache.read(statement.text);
    const item = node?.kind === 'group' && node.items.length === 2 ? node.items[column] : undefined;
    const text = item && statement.text.slice(item.span.start, item.span.end);
    return text !== undefined && task.cache.agrees(cell, text);
  });
  return pointStatement && (getLineText(attempt, pointStatement.line) ?? undefined);
}
