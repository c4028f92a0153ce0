import { literalOf } from '../../maths/agree/literal.ts';
import { significantFigures } from '../../maths/exact/decimal.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { printMath } from '../../maths/read/print.ts';
import { LOOSELY } from '../evidence/accuracy.ts';
import { bareValue } from '../evidence/bare-value.ts';
import { restOf } from '../evidence/contains.ts';
import { type Expected, expect } from '../evidence/expected.ts';
import type { Match } from '../evidence/match.ts';
import { lettersOf } from '../evidence/value-class.ts';
import { variantsOf } from '../evidence/variants.ts';
import type { Statement } from '../response/statement.ts';
import type { Task } from '../task.ts';
import type { OwnValue, Standing } from './standing.ts';

/** Rounding to this many figures in working is safe. */
const SAFE_FIGURES = 3;
const MAX_CANDIDATES = 14;

type Source = {
  readonly expected: Expected;
  readonly matches: readonly Match[];
  readonly task: Task;
  readonly statements: readonly Statement[];
};

/** The values of an earned bullet: the scheme's, and the learner's own roundings of it. */
export function ownValues({ bullet }: Standing, { expected, matches, task, statements }: Source): OwnValue[] {
  const scheme = schemeValue(
    bullet.evidence.kind === 'expression' ? bullet.evidence.tex : expected.tex,
    task,
  );
  const shown = matches.filter((match) => match.method === 0 && !match.isPart);
  const own = [...shown, ...roundingsOf(shown, expected, { task, statements })]
    .flatMap(({ statement, text }) => ownValue(statement, text, task))
    .map((value) => ({ ...value, isRough: isRough(value, expected, task) }));
  return [...(scheme ? [scheme] : []), ...own, ...slipsOf(matches, { task, statements })];
}

/** `117400` in `9800 × 13 = 117400`: the calculation earned the mark, and its wrong result is what the learner goes on with. */
function slipsOf(
  matches: readonly Match[],
  { task, statements }: Pick<Source, 'task' | 'statements'>,
): OwnValue[] {
  const { desk } = task;
  return matches
    .filter(({ isPart, text }) => !isPart && desk.classOf(text) === 'calculation')
    .flatMap(({ statement: { order, line }, text }) => {
      const result = statements.find(
        (one) => one.order > order && one.line - line <= 1 && desk.classOf(one.text) === 'number',
      );
      const isRight =
        result && desk.compare(text, result.text, { ...LOOSELY, units: 'ignore' }).verdict === 'correct';
      return result && !isRight ? ownValue(result, result.text, task) : [];
    })
    .map((value) => ({ ...value, isRough: true }));
}

/** `0.7` in `8/11 = 0.7`: too rough to earn the mark, and yet what the learner goes on with. */
function roundingsOf(
  shown: readonly Match[],
  expected: Expected,
  { task, statements }: Pick<Source, 'task' | 'statements'>,
): { statement: Statement; text: string }[] {
  const lines = new Set(shown.map(({ statement }) => statement.line));
  const known = new Set(shown.map(({ text }) => text));
  return statements
    .filter(({ line, text }) => lines.has(line) && !known.has(text) && task.desk.classOf(text) === 'number')
    .filter(
      ({ text }) =>
        task.desk.compare(expected.tex, text, { ...LOOSELY, units: 'ignore' }).verdict === 'correct',
    )
    .map((statement) => ({ statement, text: statement.text }));
}

export function schemeValue(tex: string, { desk }: Task): OwnValue | undefined {
  const node = desk.read(tex);
  return node && { tex: printMath(bareValue(node)), statement: undefined, isRough: false };
}

function ownValue(statement: Statement, text: string, { desk }: Task): OwnValue[] {
  const node = desk.read(text);
  return node ? [{ tex: printMath(bareValue(node)), statement, isRough: false }] : [];
}

/** A short decimal that only rounds to the scheme's value. */
function isRough({ tex }: OwnValue, expected: Expected, { desk }: Task): boolean {
  const node = desk.read(tex);
  const literal = node && literalOf(node);
  if (!literal || significantFigures(literal).max >= SAFE_FIGURES) return false;
  const readings = expected.name === undefined ? [tex] : [tex, `${expected.name} = ${tex}`];
  return readings.every((one) => desk.compare(expected.tex, one, { units: 'ignore' }).verdict !== 'correct');
}

type Quarry = {
  readonly task: Task;
  readonly standings: readonly Standing[];
  readonly statements: readonly Statement[];
};

/** What the learner may have taken for a bullet that was not earned: statements of its kind and name that show nothing else. */
export function candidatesFor({ bullet }: Standing, { task, standings, statements }: Quarry): OwnValue[] {
  if (bullet.evidence.kind !== 'expression') return [];
  const expected = expect(bullet.evidence.tex, task.desk);
  const taken = new Set(standings.flatMap(({ shownBy }) => shownBy));
  const fitting = statements.filter((one) => !taken.has(one.order) && isOfKind(expected, one, task));
  const named = fitting.filter(({ name }) => name !== undefined && name === expected.name);
  const isNamed = expected.name !== undefined && named.length > 0;
  const chosen = isNamed ? named : fitting.filter((one) => fitsUnnamed(expected, one));
  const whole = chosen.slice(-MAX_CANDIDATES).flatMap((statement) => {
    const [text = ''] = variantsOf(statement.text, task.desk, task.inDegrees).slice(-1);
    return ownValue(statement, text, task);
  });
  return [...whole, ...remainders({ task, standings, statements })];
}

/** The rest of a sum whose other terms earned a bullet: `−20x − 16` of `7x − 49 − 20x − 16`. */
function remainders({ task, standings, statements }: Quarry): OwnValue[] {
  const shown = standings.flatMap(({ award, bullet: { evidence } }) =>
    award?.via === 'exact' && evidence.kind === 'expression' ? (task.desk.read(evidence.tex) ?? []) : [],
  );
  return statements.slice(0, 60).flatMap((statement) => {
    const node = task.desk.read(statement.text);
    const rests = node ? shown.flatMap((part) => restOf(node, part) ?? []) : [];
    return rests.map((rest) => ({ tex: printMath(rest), statement, isRough: false }));
  });
}

function fitsUnnamed(expected: Expected, { role, name }: Statement): boolean {
  if (expected.name === undefined) return role !== 'link' || expected.kind === 'equation';
  return name === undefined && role !== 'link';
}

function isOfKind(expected: Expected, { text }: Statement, task: Task): boolean {
  const { desk, printed } = task;
  const node = desk.read(text);
  if (!node || !expected.node || printed.has(printMath(node))) return false;
  const kind = desk.classOf(text);
  if (expected.kind === 'solved' || expected.kind === 'number') return kind === 'solved' || kind === 'number';
  if (kind !== expected.kind) return false;
  if (kind === 'calculation') return sharesNumber(node, expected.node, task);
  if (kind !== 'expression' && kind !== 'equation') return true;
  return hasSameLetters(node, expected.node) && isEquality(node) === isEquality(expected.node);
}

function hasSameLetters(node: MathNode, wanted: MathNode): boolean {
  const [given, asked] = [lettersOf(node), lettersOf(wanted)];
  return asked.size === given.size && [...asked].every((letter) => given.has(letter));
}

function isEquality(node: MathNode): boolean {
  return node.kind !== 'relation' || node.operators.includes('=');
}

/** A slip leaves some of the numbers as they were; a calculation with none of them is another problem. */
function sharesNumber(own: MathNode, wanted: MathNode, { question }: Task): boolean {
  const known = new Set([...numbersIn(printMath(wanted)), ...numbersIn(question.stem)]);
  return numbersIn(printMath(own)).some((number) => known.has(number));
}

function numbersIn(text: string): string[] {
  return (text.match(/\d+(?:\.\d+)?/gu) ?? []).filter(
    (number) => !['0', '1', '2', '10', '100'].includes(number),
  );
}
