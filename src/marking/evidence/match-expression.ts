import type { Bullet } from '../../domain/marking-scheme.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { printMath } from '../../maths/read/print-math.ts';
import type { Statement } from '../response/statement.ts';
import type { Task } from '../task.ts';
import { containsPart } from './contains-part.ts';
import { type Expected, readExpected, splitItems } from './expected.ts';
import { judgeValue, type Ruling } from './judge-value.ts';
import { isAmongLast } from './last-values.ts';
import { listVariants, replaceQuantityWords } from './list-variants.ts';
import { type Findings, type Match, type NearMatch, NO_FINDINGS } from './match.ts';
import { lettersOf, type ValueClass } from './value-class.ts';

/** What is looked for, and where. */
type EvidenceSearch = {
  readonly task: Task;
  readonly bullet: Bullet;
  readonly statements: readonly Statement[];
  /** Index of the method the evidence belongs to. */
  readonly method: number;
};

const MAX_MATCHES = 6;

/** The statements that show what the scheme asks for. */
export function matchExpression(expected: Expected, search: EvidenceSearch): Findings {
  const single = matchStatements(expected, search);
  if (single.matches.length > 0 || expected.kind !== 'several') return single;
  const items = matchItems(expected, search);
  return items.matches.length > 0 || items.near.length > 0 ? items : single;
}

function matchStatements(expected: Expected, search: EvidenceSearch): Findings {
  const matches: Match[] = [];
  const near: NearMatch[] = [];
  let isUndecided = false;
  for (const statement of search.statements) {
    if (matches.length >= MAX_MATCHES) break;
    for (const text of readingsOf(statement, expected, search.task)) {
      const found = judgeStatement(expected, { ...statement, text }, search);
      if (found === 'undecided') isUndecided = true;
      else if (found !== undefined && 'fault' in found) near.push(found);
      else if (found !== undefined) {
        matches.push(found);
        break;
      }
    }
  }
  return { matches, near, isUndecided };
}

function readingsOf(statement: Statement, expected: Expected, { cache, inDegrees }: Task): string[] {
  const variants = listVariants(statement.text, cache, inDegrees);
  if (expected.kind !== 'equation' || !expected.node || !/[a-z]{4}/iu.test(statement.text)) return variants;
  const symbols = replaceQuantityWords(statement.text, expected.node);
  return symbols === undefined ? variants : [...variants, symbols];
}

function judgeStatement(
  expected: Expected,
  statement: Statement,
  search: EvidenceSearch,
): Match | NearMatch | 'undecided' | undefined {
  const { task, bullet, method } = search;
  const kind = task.cache.classify(statement.text);
  if (!isUsable(expected, statement, { ...search, kind })) return undefined;
  const ruling = EARNED_BY[expected.kind].includes(kind) ? judgeByKind(expected, statement, search) : 'wrong';
  if (ruling === 'right') {
    const isImplied =
      kind !== expected.kind && (expected.kind === 'calculation' || expected.kind === 'equation');
    return { statement, text: statement.text, isImplied, isPart: false, method };
  }
  if (ruling === 'undecided') return task.answerBullets.has(bullet.n) ? 'undecided' : undefined;
  if (ruling !== 'wrong') return { statement, text: statement.text, fault: ruling };
  return isPartOf(expected, statement, search)
    ? { statement, text: statement.text, isImplied: false, isPart: true, method }
    : undefined;
}

function judgeByKind(expected: Expected, statement: Statement, search: EvidenceSearch): Ruling {
  if (expected.kind === 'identity') return judgeIdentity(expected, statement, search.task);
  return judgeWithRoughPi(expected, statement, search);
}

function judgeWithRoughPi(expected: Expected, statement: Statement, search: EvidenceSearch): Ruling {
  const first = judgeValue(expected, statement.text, search);
  if (first !== 'wrong' || !/\\pi|π/u.test(expected.tex) || !statement.text.includes('3.14')) return first;
  const rough = { ...expected, tex: expected.tex.replace(/\\pi(?![A-Za-z])|π/gu, ' 3.14 ') };
  return judgeValue(rough, statement.text, search);
}

/** Which kinds of statement can earn which kind of evidence. */
const EARNED_BY: Readonly<Record<ValueClass, readonly ValueClass[]>> = {
  number: ['number', 'solved'],
  solved: ['solved', 'number'],
  calculation: ['calculation', 'number', 'solved'],
  expression: ['expression'],
  equation: ['equation', 'solved'],
  identity: ['identity'],
  several: ['several', 'tuple'],
  tuple: ['tuple', 'several'],
  words: ['words'],
};

type UsabilityQuery = EvidenceSearch & { readonly kind: ValueClass };

function isUsable(expected: Expected, statement: Statement, { task, bullet, kind }: UsabilityQuery): boolean {
  if (!EARNED_BY[expected.kind].includes(kind) && !canHold(expected, kind)) return false;
  if (kind === 'number' && expected.kind === 'solved' && asksForEquation(bullet)) return false;
  if (kind === 'calculation' && needsValue(expected, { task, bullet })) return false;
  if (isCopied(expected, statement, { task, bullet })) return false;
  if (hasOtherName(expected, statement)) return false;
  // The member of the same chain is judged anyway.
  if (expected.name === undefined && statement.role === 'link' && kind !== 'equation' && kind !== 'identity')
    return false;
  if (kind !== 'number' && kind !== 'solved' && kind !== 'tuple') return true;
  return statement.choices <= Math.max(1, task.asked.get(expected.name ?? '') ?? 0);
}

/** A part of the answer may stand inside a longer line. */
function canHold({ kind: wanted }: Expected, kind: ValueClass): boolean {
  if (wanted === 'number' || wanted === 'calculation') return kind === 'calculation' || kind === 'several';
  return wanted === 'expression' && kind === 'equation';
}

/** “State the axis as an equation”: the number alone is not enough. */
function asksForEquation({ generic }: Bullet): boolean {
  return /\bas an equation\b|\bequation of\b/iu.test(generic);
}

/** A calculation that only the answer bullet still has to work out. */
function needsValue(expected: Expected, { task, bullet }: { task: Task; bullet: Bullet }): boolean {
  if (expected.kind !== 'calculation' || !task.answerBullets.has(bullet.n)) return false;
  const { policies, bullets } = task.scheme;
  const isShownBefore = bullets.some(
    ({ n, evidence }) =>
      n < bullet.n &&
      evidence.kind === 'expression' &&
      task.cache.compare(expected.tex, evidence.tex).verdict === 'correct',
  );
  return (
    isShownBefore || policies.decimalPlaces !== undefined || policies.significantFigures?.max !== undefined
  );
}

/** What the question prints earns nothing, unless the scheme asks for just that. */
function isCopied(
  expected: Expected,
  { text }: Statement,
  { task, bullet }: { task: Task; bullet: Bullet },
): boolean {
  const printed = task.cache.print(text);
  if (printed === undefined || !task.printed.has(printed)) return false;
  const isResult = task.scheme.policies.showThat === true && task.answerBullets.has(bullet.n);
  return !isResult || task.cache.print(expected.tex) !== printed;
}

/** `n = 5` says nothing about `x`; a member of a named chain is judged with its name. */
function hasOtherName({ name, kind }: Expected, statement: Statement): boolean {
  if (name === undefined || kind === 'equation' || statement.name === undefined) return false;
  if (statement.role === 'member') return true;
  return plainName(name) !== plainName(statement.name);
}

function plainName(name: string): string {
  return name.replace(/[\s\\{}*]/gu, '').replace('Δ', 'Delta');
}

/** `3² + 4² = 25` is shown by a line with the same numbers on the left and the same value on the right. */
function judgeIdentity(expected: Expected, { text }: Statement, { cache }: Task): 'right' | 'wrong' {
  const [wanted, given] = [expected.node, cache.read(text)];
  if (wanted?.kind !== 'relation' || given?.kind !== 'relation') return 'wrong';
  const [sum, shown] = [wanted.operands[0], given.operands[0]].map((side) => (side ? numbersIn(side) : ''));
  const [value, result] = [wanted.operands.at(-1), given.operands.at(-1)].map((side) =>
    side ? printMath(side) : '',
  );
  const isSameValue = cache.compare(value ?? '', result ?? '', { units: 'ignore' }).verdict === 'correct';
  return sum === shown && isSameValue ? 'right' : 'wrong';
}

function numbersIn(node: MathNode): string {
  return (printMath(node).match(/\d+(?:\.\d+)?/gu) ?? []).toSorted().join();
}

/** Some terms of a longer sum, or a factor of a product; never the answer itself. */
function isPartOf(expected: Expected, statement: Statement, { task, bullet }: EvidenceSearch): boolean {
  if (task.answerBullets.has(bullet.n) || !expected.node) return false;
  const node = task.cache.read(statement.text);
  return node !== undefined && containsPart(node, expected.node);
}

/** Each value of an answer that asks for several, found one by one. */
function matchItems(expected: Expected, search: EvidenceSearch): Findings {
  const items = splitItems(expected);
  if (items.length === 0) return NO_FINDINGS;
  const found = items.map((tex) =>
    matchStatements(readExpected(tex, search.task.cache, expected.form), search),
  );
  const bulletState = found.map(({ matches }) => matches.find((match) => isAmongLast(match, search)));
  const all = bulletState.filter((match) => match !== undefined);
  const [last] = all.toSorted((a, b) => b.statement.order - a.statement.order);
  if (last && all.length === items.length) return { matches: [last], near: [], isUndecided: false };
  const isNear = found.every(({ matches, near }) => matches.length > 0 || near.length > 0);
  return { matches: [], near: isNear ? found.flatMap(({ near }) => near) : [], isUndecided: false };
}

/** A relationship in symbols that contradicts the one asked for: another formula for the same quantity. */
export function contradicts(expected: Expected, statement: Statement, { cache }: Task): boolean {
  const node = cache.read(statement.text);
  if (
    !node ||
    !expected.node ||
    cache.classify(statement.text) !== 'equation' ||
    /\d{2}|\d\.\d/u.test(statement.text)
  )
    return false;
  const [wanted, given] = [lettersOf(expected.node), lettersOf(node)];
  const isAboutTheSame = [...wanted].filter((letter) => given.has(letter)).length >= Math.min(wanted.size, 2);
  if (!isAboutTheSame || ![...given].every((letter) => wanted.has(letter))) return false;
  return cache.compare(expected.tex, statement.text).verdict === 'incorrect';
}
