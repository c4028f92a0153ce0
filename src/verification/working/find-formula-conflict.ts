import type { Span } from '../../domain/span.ts';
import { type Expression, isConstantName } from '../../maths/exact/expression.ts';
import { toNumber } from '../../maths/exact/rational.ts';
import { toExpression } from '../../maths/read/to-expression.ts';
import { splitQuestion } from '../sections/solution-sections.ts';
import { splitIntoRows } from './formula-rows.ts';
import { KNOWN_FORMULAS } from './known-formulas.table.ts';
import { readMember } from './read-member.ts';
import { type Member, splitChains } from './split-chains.ts';

/** An equality of two products of letters. */
type WrittenFormula = { readonly members: readonly [Member, Member]; readonly span: Span };
/** Two formulas of the same letters that are not equivalent. */
type FormulaConflict = { readonly first: WrittenFormula; readonly second: WrittenFormula };
type Exponents = ReadonlyMap<string, number>;

const MIN_LETTERS = 4;
const MAX_LENGTH = 120;
/** Sums, differences, fractions with a slash, functions and relations, which are not products of letters. */
const NOT_A_PRODUCT =
  /[+\-−–|<>/]|[A-Za-z]\s*(?:\\left\s*)?\(|\\(?:pm|mp|sum|int|lim|log|ln|sin|cos|tan|exp|Delta|delta|partial|prime|mathrm|text|vec|hat|dot|bar)(?![A-Za-z])|'/;
/** Large brackets, and exponents of roots, which products may have. */
const BRACKET_OR_ROOT = /\\(?:left|right)\s*[()]|(?<=\^\s*)\{\s*\d\s*\/\s*\d\s*\}/g;
const LETTER = /\\[A-Za-z]+|[A-Za-z]/g;
const LAYOUT = /^\\(?:[dt]?frac|sqrt|cdot|times|left|right|pi|quad|qquad|,|;)$/;

/**
 * Finds two formulas of a question with the same letters that contradict each other, as `pV = nRT` and
 * `n = pT/(RV)`, or one that contradicts the usual formula with these letters.
 */
export function findFormulaConflict(source: string, question: Span): FormulaConflict | undefined {
  const formulas = listFormulas(source, question);
  const groups = Map.groupBy(formulas, ({ members: [left, right] }) => listLetters(left.tex, right.tex));
  groups.delete(undefined);
  return (
    [...groups.values()].map(compareFormulas).find((conflict) => conflict !== undefined) ??
    formulas.map(findKnownConflict).find((conflict) => conflict !== undefined)
  );
}

/** Lists the first two members of all chains of equalities in the stem and the solutions. */
function listFormulas(source: string, question: Span): WrittenFormula[] {
  const { stem, sections } = splitQuestion(source, question);
  return [{ nodes: stem, offset: question.start }, ...sections].flatMap(({ nodes, offset }) =>
    splitIntoRows(nodes)
      .flatMap((row) => (row.kind === 'formula' ? splitChains(row.nodes) : []))
      .flatMap(({ members: [left, right], signs }): WrittenFormula[] =>
        left === undefined || right === undefined || signs[0] !== '='
          ? []
          : [{ members: [left, right], span: { start: left.start + offset, end: right.end + offset } }],
      ),
  );
}

const SUBSCRIPT = /_\s*(?:\{[^{}]*\}|\\?\w)/g;

/** The known formulas by their letters, read at the first use. */
let known: ReadonlyMap<string, readonly WrittenFormula[]> | undefined;

function readKnownFormulas(): ReadonlyMap<string, readonly WrittenFormula[]> {
  const toMember = (tex: string): Member => ({ tex: tex.replace(SUBSCRIPT, ''), start: 0, end: 0 });
  const formulas = KNOWN_FORMULAS.map(
    ([left, right]): WrittenFormula => ({
      members: [toMember(left), toMember(right)],
      span: { start: 0, end: 0 },
    }),
  );
  return Map.groupBy(
    formulas,
    ({ members: [left, right] }) => listLetters(left.tex, right.tex, MIN_KNOWN) ?? '',
  );
}

/** Numbers that are data and not coefficients: `12`, `0.5`. */
const HAS_DATA = /(?<!frac\s*)\d{2}|\d\s*[.,]\s*\d/;
/** The fewest letters of a known formula. */
const MIN_KNOWN = 3;

/** Finds the usual formula with the same letters, if a formula without numbers contradicts it: `F = ma^2`. */
function findKnownConflict(formula: WrittenFormula): FormulaConflict | undefined {
  const [left, right] = formula.members.map(({ tex }) => tex.replace(SUBSCRIPT, ''));
  if (left === undefined || right === undefined || HAS_DATA.test(`${left} ${right}`)) return undefined;
  const letters = listLetters(left, right, MIN_KNOWN);
  if (letters === undefined) return undefined;
  known ??= readKnownFormulas();
  const usual = known.get(letters);
  const exponents =
    usual && readExponents({ ...formula, members: [toBare(formula, 0), toBare(formula, 1)] }, MIN_KNOWN);
  if (usual === undefined || exponents === undefined) return undefined;
  const agrees = usual.some((other) => {
    const expected = readExponents(other, MIN_KNOWN);
    return expected === undefined || areProportional(expected, exponents);
  });
  const [first] = usual;
  return agrees || first === undefined ? undefined : { first, second: formula };
}

function toBare({ members }: WrittenFormula, index: 0 | 1): Member {
  return { ...members[index], tex: members[index].tex.replace(SUBSCRIPT, '') };
}

/** Returns the letters of an equality, in order; undefined if it is not an equality of products of letters. */
function listLetters(left: string, right: string, fewest = MIN_LETTERS): string | undefined {
  const isOtherForm = (tex: string): boolean =>
    tex.length > MAX_LENGTH || NOT_A_PRODUCT.test(tex.replace(BRACKET_OR_ROOT, ' '));
  if ([left, right].some(isOtherForm)) return undefined;
  const names = `${left} ${right}`.match(LETTER)?.filter((name) => !LAYOUT.test(name)) ?? [];
  const letters = [...new Set(names)].sort();
  // Differentials and imaginary units do not follow the rules of products; capitals alone name sides of figures.
  const isOther =
    letters.some((name) => name === 'd' || name === 'i') ||
    (fewest === MIN_LETTERS && letters.every((name) => /^[A-Z]$/.test(name)));
  return letters.length < fewest || isOther ? undefined : letters.join(' ');
}

/** How many formulas with the same letters are compared. */
const MAX_FORMULAS = 6;

function compareFormulas(formulas: readonly WrittenFormula[]): FormulaConflict | undefined {
  if (formulas.length < 2) return undefined;
  const [first, ...others] = formulas.slice(0, MAX_FORMULAS).map((formula) => ({
    formula,
    exponents: readExponents(formula),
  }));
  if (first?.exponents === undefined) return undefined;
  const known = first.exponents;
  const second = others.find(
    ({ exponents }) => exponents !== undefined && !areProportional(known, exponents),
  );
  return second && { first: first.formula, second: second.formula };
}

function areProportional(a: Exponents, b: Exponents): boolean {
  if (a.size !== b.size || [...a.keys()].some((name) => !b.has(name))) return true;
  const ratios = [...a].map(([name, exponent]) => (b.get(name) ?? 0) / exponent);
  return ratios.every((ratio) => Math.abs(ratio - (ratios[0] ?? 0)) < 1e-9);
}

/** Returns the exponents of the letters in the quotient of both sides; undefined if a side is not a product. */
function readExponents({ members }: WrittenFormula, fewest = MIN_LETTERS): Exponents | undefined {
  const total = new Map<string, number>();
  for (const [index, { tex }] of members.entries()) {
    const node = readMember(tex);
    const expression = node && toExpression(node);
    if (!expression || !addExponents(expression, index === 0 ? 1 : -1, total)) return undefined;
  }
  const used = [...total].filter(([, exponent]) => exponent !== 0);
  return used.length < fewest ? undefined : new Map(used);
}

/** Adds the exponents of a power with a number or a fraction as its exponent. */
function addPower(
  base: Expression,
  exponent: Expression,
  { factor, into }: { readonly factor: number; readonly into: Map<string, number> },
): boolean {
  if (exponent.kind === 'num') return addExponents(base, factor * toNumber(exponent.value), into);
  if (exponent.kind !== 'div' || exponent.top.kind !== 'num' || exponent.bottom.kind !== 'num') return false;
  const power = toNumber(exponent.top.value) / toNumber(exponent.bottom.value);
  return addExponents(base, factor * power, into);
}

/** Adds the exponents of a product of letters; false if the expression is something else. */
function addExponents(expression: Expression, factor: number, into: Map<string, number>): boolean {
  switch (expression.kind) {
    case 'num':
      return true;
    case 'sym':
      if (!isConstantName(expression.name))
        into.set(expression.name, (into.get(expression.name) ?? 0) + factor);
      return true;
    case 'mul':
      return expression.of.every((part) => addExponents(part, factor, into));
    case 'div':
      return addExponents(expression.top, factor, into) && addExponents(expression.bottom, -factor, into);
    case 'pow':
      return addPower(expression.base, expression.exponent, { factor, into });
    case 'call': {
      const [radicand] = expression.of;
      return expression.name === 'sqrt' && radicand !== undefined && addExponents(radicand, factor / 2, into);
    }
    default:
      return false;
  }
}
