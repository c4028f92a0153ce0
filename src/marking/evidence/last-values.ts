import type { Bullet } from '../../domain/marking-scheme.ts';
import type { Statement } from '../response/statement.ts';
import type { Task } from '../task.ts';
import { ANY_ROUNDING } from './list-accuracies.ts';
import type { Match } from './match.ts';
import { lettersOf } from './value-class.ts';

type ValueContext = {
  readonly task: Task;
  readonly bullet: Bullet;
  readonly statements: readonly Statement[];
};

const MAX_LATER_VALUES = 40;

/**
 * Returns whether a value still counts at the end. Of the values given for one thing only the last count, as
 * many as are expected. Equal, rounded or converted values count as one.
 */
export function isAmongLast({ statement }: Match, { task, bullet, statements }: ValueContext): boolean {
  if (!task.answerBullets.has(bullet.n)) return true;
  const key = subjectOf(statement, task);
  if (key === undefined) return true;
  const allowed = Math.max(1, task.expectedCounts.get(key.name) ?? 1);
  const later = statements.filter(
    (other) => other.isResult && other.order > statement.order && subjectOf(other, task)?.about === key.about,
  );
  const distinct: Statement[] = [];
  for (const other of later.slice(-MAX_LATER_VALUES).reverse()) {
    const known = [statement, ...distinct];
    if (!known.some((one) => isSame(other, one, task))) distinct.push(other);
    if (distinct.length >= allowed) return false;
  }
  return true;
}

/** What a statement is about, and the name under which the scheme counts expected values. */
type ValueSubject = { readonly about: string; readonly name: string };

function subjectOf(statement: Statement, { cache }: Task): ValueSubject | undefined {
  const { text, role, name } = statement;
  switch (cache.classify(text)) {
    case 'number':
    case 'solved':
      return name === undefined ? bareKey(role, 'number') : { about: `value of ${name}`, name };
    case 'tuple':
      return bareKey(role, 'point');
    case 'equation':
      return role === 'member' ? undefined : letterKey('equation', text, cache);
    case 'expression':
      return role === 'prose' ? undefined : letterKey('expression', text, cache);
    default:
      return undefined;
  }
}

/** A value without a name counts as an answer where it is a whole clause. */
function bareKey(role: Statement['role'], about: string): ValueSubject | undefined {
  return role === 'clause' ? { about, name: '' } : undefined;
}

function letterKey(kind: string, text: string, cache: Task['cache']): ValueSubject | undefined {
  const node = cache.read(text);
  const letters = node ? [...lettersOf(node)].toSorted() : [];
  const isOneOfMany = kind === 'equation' && letters.length < 2;
  return isOneOfMany || letters.length === 0
    ? undefined
    : { about: `${kind} in ${letters.join()}`, name: kind };
}

function isSame(one: Statement, other: Statement, { cache }: Task): boolean {
  if (one.text === other.text) return true;
  if (cache.surelyDiffer(one.text, other.text)) return false;
  if (cache.agrees(one.text, other.text)) return true;
  // Whole numbers are not roundings of each other.
  if (!/\d\.\d/u.test(one.text + other.text)) return false;
  return cache.agrees(one.text, other.text, ANY_ROUNDING) || cache.agrees(other.text, one.text, ANY_ROUNDING);
}
