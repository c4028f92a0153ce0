import type { Bullet } from '../../domain/marking-scheme.ts';
import type { Statement } from '../response/statement.ts';
import type { Task } from '../task.ts';
import { readExpected, splitItems } from './expected.ts';
import { ANY_ROUNDING } from './list-accuracies.ts';
import type { Match } from './match.ts';
import { listLetters } from './value-class.ts';

type ValueContext = {
  readonly task: Task;
  readonly bullet: Bullet;
  readonly statements: readonly Statement[];
  /** The number of values of the evidence, such as two gradients that a learner may both call m. */
  readonly maxChoices?: number;
};

const MAX_LATER_VALUES = 40;

/**
 * Returns whether a value is among the last ones that the learner gives for a symbol, because a later value
 * replaces an earlier one. As many values count as the scheme expects. Equal, rounded or converted values
 * count as one.
 */
export function isAmongLast(
  { statement }: Match,
  { task, bullet, statements, maxChoices = 1 }: ValueContext,
): boolean {
  if (!task.answerBullets.has(bullet.n)) return true;
  const subject = findSubject(statement, task) ?? findResultSubject(statement, task);
  if (subject === undefined) return true;
  const allowedCount = Math.max(maxChoices, task.answerCounts.get(subject.name) ?? 1);
  const laterResults = statements.filter(
    (other) =>
      other.order > statement.order &&
      !hasOtherUnit(other, statement, task) &&
      (replacesNamedValue(other, statement, { task, statements }) ||
        (isConclusion(other, statements, task)
          ? subject.about === 'number' || !isSymbol(statement, task)
          : other.isResult &&
            !definesOtherSymbol(other, statement, task) &&
            !isOtherStep(other, bullet, task) &&
            (findSubject(other, task)?.about === subject.about || isSameQuantity(other, statement, task)))),
  );
  const distinct: Statement[] = [];
  for (const other of laterResults.slice(-MAX_LATER_VALUES).reverse()) {
    const countedStatements = [statement, ...distinct];
    if (!countedStatements.some((counted) => isSameValue(other, counted, task))) distinct.push(other);
    if (distinct.length >= allowedCount) return false;
  }
  return true;
}

/**
 * Returns whether a value is only a step, although it equals the answer. This is so if a later line continues
 * from it: 18 (one part of a ratio) before `6 × 18 = 108`, if an earlier bullet expects 18; or 39 before
 * `39/101 × 100 = 43.6`, if the answer is 38.6.
 */
export function isContinued({ statement }: Match, { task, bullet, statements }: ValueContext): boolean {
  const { cache, scheme, answerBullets } = task;
  const tex = bullet.evidence.kind === 'expression' ? bullet.evidence.tex : '';
  const isRepeated = scheme.bullets.some(
    ({ n, evidence }) => n < bullet.n && evidence.kind === 'expression' && cache.agrees(evidence.tex, tex),
  );
  const [number] = /\d+(?:\.\d+)?/u.exec(cache.print(tex) ?? '') ?? [];
  const isRounding = !isRepeated && !cache.agrees(tex, statement.text, { units: 'ignore' });
  const [own] = isRounding ? (/\d+(?:\.\d+)?/u.exec(cache.print(statement.text) ?? '') ?? []) : [number];
  if (!answerBullets.has(bullet.n) || !(isRepeated || isRounding) || own === undefined) return false;
  const usesNumber = new RegExp(`(?<![\\d.])${RegExp.escape(own)}(?![\\d.])`, 'u');
  return statements.some(
    (other) =>
      other.line > statement.line &&
      other.isResult &&
      other.role === 'member' &&
      cache.classify(other.computedFrom ?? '') === 'calculation' &&
      usesNumber.test(other.computedFrom ?? '') &&
      !cache.agrees(tex, other.text, { units: 'ignore' }),
  );
}

/** Returns whether the later formula is the value of a symbol of the scheme, as `k + 1` in `n = k + 1`, and the earlier formula has no name. */
function definesOtherSymbol(other: Statement, statement: Statement, { cache, symbols }: Task): boolean {
  if (other.name === undefined || statement.name !== undefined) return false;
  return symbols.has(other.name) && cache.classify(other.text) === 'expression';
}

/**
 * Returns whether a value is the only number of a last line in words, such as “shortest time is 25 hours” or “shortest = 25 hours”. The
 * line is then the answer, unless the question gives the number.
 */
function isConclusion(
  { line, role, text, computedFrom }: Statement,
  statements: readonly Statement[],
  { cache, givenNumbers }: Task,
): boolean {
  if (line !== statements.at(-1)?.line || cache.classify(text) !== 'number') return false;
  if (role === 'member' && SUPERLATIVE.test(computedFrom ?? '')) return true;
  if (role !== 'prose') return false;
  const onLine = statements.filter((other) => other.line === line);
  const written = onLine.find((other) => other.role === 'clause')?.text ?? '';
  const [number, ...others] = new Set(onLine.flatMap((other) => other.text.match(/\d+(?:\.\d+)?/gu) ?? []));
  const isSentence = /^[^\d=<>]*\b[a-z]{2,}\b[^\d=<>]*\d/iu.test(written) && !/[=<>+×÷]/u.test(written);
  return isSentence && others.length === 0 && !givenNumbers.has(Number(number));
}

/**
 * Returns whether the whole last line is another value or formula without a name: “so the answer is 5” after `x = 4`. This holds only if
 * the answer has one value.
 */
function replacesNamedValue(
  other: Statement,
  { name, text }: Statement,
  { task, statements }: { readonly task: Task; readonly statements: readonly Statement[] },
): boolean {
  const { cache, answerCounts } = task;
  const isWholeLine = statements.every(({ line, order }) => line !== other.line || order === other.order);
  const isLast = other.line === statements.at(-1)?.line && other.role === 'clause' && isWholeLine;
  if (!isLast || name === undefined || other.name !== undefined || answerCounts.size > 1) return false;
  const kind = cache.classify(other.text);
  if (cache.classify(text) === 'solved') return kind === 'number' && answerCounts.get(name) === 1;
  const [own, later] = [cache.read(text), cache.read(other.text)];
  if (kind !== 'expression' || !own || !later) return false;
  const letters = listLetters(own);
  return letters.delete(name) && letters.symmetricDifference(listLetters(later)).size === 0;
}

/** Matches words that name the value that a question asks for, before an equals sign. */
const SUPERLATIVE =
  /^\s*(?:the\s+)?(?:shortest|longest|least|minimum|maximum|cheapest|final answer)\b[a-z\s]*$/iu;

/** Returns whether the name of a value is a symbol of the question: `F` of “path ABEF = 32” is not. */
function isSymbol({ name }: Statement, { symbols }: Task): boolean {
  return name !== undefined && symbols.has(name);
}

/** Returns whether a later value is the value of another step of the scheme: a learner may show the steps in another order. */
function isOtherStep({ text }: Statement, { n }: Bullet, { cache, scheme, answerBullets }: Task): boolean {
  return scheme.bullets.some(
    (other) =>
      other.n !== n &&
      !answerBullets.has(other.n) &&
      other.evidence.kind === 'expression' &&
      listValues(other.evidence.tex, cache).some((tex) => cache.agrees(tex, text, ANY_ROUNDING)),
  );
}

/** Lists a formula, and the values of a list such as `Q_1 = 19, Q_3 = 37` without their names. */
function listValues(tex: string, cache: Task['cache']): string[] {
  const items = splitItems(readExpected(tex, cache));
  return [tex, ...items.map((item) => item.replace(/^[^=]*=/u, ''))];
}

/** The subject of a statement, and the name under which the expected values of the scheme are counted. */
type ValueSubject = { readonly about: string; readonly name: string };

function findSubject(statement: Statement, { cache }: Task): ValueSubject | undefined {
  const { text, role, name } = statement;
  switch (cache.classify(text)) {
    case 'number':
    case 'solved':
      return name === undefined ? createUnnamedSubject(role, 'number') : { about: `value of ${name}`, name };
    case 'tuple':
      return createUnnamedSubject(role, 'point');
    case 'equation':
      return role === 'member' ? undefined : createLetterSubject('equation', text, cache);
    case 'expression':
      return role === 'prose' ? undefined : createLetterSubject('expression', text, cache);
    default:
      return undefined;
  }
}

/** Returns the subject of the number at the end of a calculation; a later line may give another number as the answer. */
function findResultSubject(
  { text, role, name, isResult }: Statement,
  { cache }: Task,
): ValueSubject | undefined {
  const isResultOfCalculation = isResult && role === 'member' && name === undefined;
  return isResultOfCalculation && cache.classify(text) === 'number'
    ? { about: 'number', name: '' }
    : undefined;
}

/** Returns whether a later line gives only a value with the unit of an earlier one: “so the answer is 0.7 m/s²” after `a = 0.9 m/s²`. */
function isSameQuantity(other: Statement, statement: Statement, { cache }: Task): boolean {
  const [unit, ownUnit] = [other, statement].map(({ text }) => readExpected(text, cache).unit);
  return (
    other.role === 'clause' &&
    other.name === undefined &&
    cache.classify(other.text) === 'number' &&
    unit !== undefined &&
    ownUnit !== undefined
  );
}

/** Returns whether two values have units of different quantities. */
function hasOtherUnit({ text }: Statement, statement: Statement, { cache }: Task): boolean {
  const [unit, other] = [readExpected(text, cache).unit, readExpected(statement.text, cache).unit];
  if (unit === undefined || other === undefined) return false;
  return (
    cache.compare(`1 \\mathrm{${unit}}`, `1 \\mathrm{${other}}`, { units: 'required' }).reason ===
    'wrong-unit'
  );
}

/** Returns the subject of a value without a name, which counts as an answer only if it is a whole clause. */
function createUnnamedSubject(role: Statement['role'], about: string): ValueSubject | undefined {
  return role === 'clause' ? { about, name: '' } : undefined;
}

function createLetterSubject(kind: string, text: string, cache: Task['cache']): ValueSubject | undefined {
  const node = cache.read(text);
  const letters = node ? [...listLetters(node)].toSorted() : [];
  const isSingleLetterEquation = kind === 'equation' && letters.length < 2;
  return isSingleLetterEquation || letters.length === 0
    ? undefined
    : { about: `${kind} in ${letters.join()}`, name: kind };
}

function isSameValue(statement: Statement, other: Statement, { cache }: Task): boolean {
  if (statement.text === other.text) return true;
  if (cache.certainlyDiffer(statement.text, other.text)) return false;
  if (cache.agrees(statement.text, other.text)) return true;
  // One integer is not a rounding of another.
  if (!/\d\.\d/u.test(statement.text + other.text)) return false;
  return (
    cache.agrees(statement.text, other.text, ANY_ROUNDING) ||
    cache.agrees(other.text, statement.text, ANY_ROUNDING)
  );
}
