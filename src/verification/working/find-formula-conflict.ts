import type { Span } from '../../domain/span.ts';
import { type Expression, isConstantName } from '../../maths/exact/expression.ts';
import { toNumber } from '../../maths/exact/rational.ts';
import { toExpression } from '../../maths/read/to-expression.ts';
import { splitQuestion } from '../sections/solution-sections.ts';
import { splitIntoRows } from './formula-rows.ts';
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
 * `n = pT/(RV)`.
 */
export function findFormulaConflict(source: string, question: Span): FormulaConflict | undefined {
  const { stem, sections } = splitQuestion(source, question);
  const groups = new Map<string, WrittenFormula[]>();
  for (const { nodes, offset } of [{ nodes: stem, offset: question.start }, ...sections]) {
    for (const row of splitIntoRows(nodes)) {
      if (row.kind !== 'formula') continue;
      for (const { members, signs } of splitChains(row.nodes)) {
        const [left, right] = members;
        if (left === undefined || right === undefined || signs[0] !== '=') continue;
        const letters = listLetters(left.tex, right.tex);
        if (letters === undefined) continue;
        const span = { start: left.start + offset, end: right.end + offset };
        groups.set(letters, [...(groups.get(letters) ?? []), { members: [left, right], span }]);
      }
    }
  }
  return [...groups.values()].map(compareFormulas).find((conflict) => conflict !== undefined);
}

/** Returns the letters of an equality, in order; undefined if it is not an equality of products of letters. */
function listLetters(left: string, right: string): string | undefined {
  const isOtherForm = (tex: string): boolean =>
    tex.length > MAX_LENGTH || NOT_A_PRODUCT.test(tex.replace(BRACKET_OR_ROOT, ' '));
  if ([left, right].some(isOtherForm)) return undefined;
  const names = `${left} ${right}`.match(LETTER)?.filter((name) => !LAYOUT.test(name)) ?? [];
  const letters = [...new Set(names)].sort();
  // Differentials and imaginary units do not follow the rules of products; capitals alone name sides of figures.
  const isOther =
    letters.some((name) => name === 'd' || name === 'i') || letters.every((name) => /^[A-Z]$/.test(name));
  return letters.length < MIN_LETTERS || isOther ? undefined : letters.join(' ');
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
function readExponents({ members }: WrittenFormula): Exponents | undefined {
  const total = new Map<string, number>();
  for (const [index, { tex }] of members.entries()) {
    const node = readMember(tex);
    const expression = node && toExpression(node);
    if (!expression || !addExponents(expression, index === 0 ? 1 : -1, total)) return undefined;
  }
  const used = [...total].filter(([, exponent]) => exponent !== 0);
  return used.length < MIN_LETTERS ? undefined : new Map(used);
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
