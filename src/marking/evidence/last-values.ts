import type { Bullet } from '../../domain/marking-scheme.ts';
import type { Statement } from '../response/statement.ts';
import type { Task } from '../task.ts';
import type { Match } from './match.ts';
import { lettersOf } from './value-class.ts';

type Where = { readonly task: Task; readonly bullet: Bullet; readonly statements: readonly Statement[] };

const MOST_LOOKED_AT = 40;

/**
 * Whether a value still stands at the end: of the values a learner gives for one thing, only the last count, as many
 * as are asked for. Values that are the same, rounded or converted are one.
 */
export function isAmongLast({ statement }: Match, { task, bullet, statements }: Where): boolean {
  if (!task.answerBullets.has(bullet.n)) return true;
  const key = keyOf(statement, task);
  if (key === undefined) return true;
  const allowed = key.startsWith('=') ? 1 : Math.max(1, task.asked.get(key) ?? task.asked.get('') ?? 1);
  const later = statements.filter((other) => other.order > statement.order && keyOf(other, task) === key);
  const distinct: Statement[] = [];
  for (const other of later.slice(-MOST_LOOKED_AT).reverse()) {
    if (!isSame(other, statement, task) && !distinct.some((known) => isSame(other, known, task)))
      distinct.push(other);
    if (distinct.length >= allowed) return false;
  }
  return true;
}

/** What a result is about: its name, or the empty name for a value alone on its line. */
function keyOf(statement: Statement, { desk }: Task): string | undefined {
  const kind = desk.classOf(statement.text);
  if (kind === 'equation' && statement.role !== 'member') return equationKey(statement, desk);
  if (!statement.isResult) return undefined;
  if (statement.name !== undefined) {
    return statement.role !== 'member' && kind === 'solved' ? statement.name : undefined;
  }
  return statement.role === 'clause' && (kind === 'number' || kind === 'tuple') ? '' : undefined;
}

/** Equations in the same letters; a chain's last link speaks for it. */
function equationKey({ text, isResult }: Statement, desk: Task['desk']): string | undefined {
  const node = desk.read(text);
  const letters = node ? [...lettersOf(node)].toSorted() : [];
  return isResult && letters.length > 1 ? `=${letters.join()}` : undefined;
}

function isSame(one: Statement, other: Statement, { desk }: Task): boolean {
  if (one.text === other.text) return true;
  const loosely = { sigFigs: [1, 40] as const };
  return [
    desk.compare(one.text, other.text),
    desk.compare(one.text, other.text, loosely),
    desk.compare(other.text, one.text, loosely),
  ].some(({ verdict }) => verdict === 'correct');
}
