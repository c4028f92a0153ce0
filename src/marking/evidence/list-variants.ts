import { mapChildren } from '../../maths/read/map-children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { printMath } from '../../maths/read/print-math.ts';
import type { ComparisonCache } from './comparison-cache.ts';
import { QUANTITY_WORDS } from './quantity-words.table.ts';
import { listLetters } from './value-class.ts';

/** Functions whose arguments are in degrees if the question uses degrees. */
const ANGLE_FUNCTIONS = new Set(['sin', 'cos', 'tan']);

const INVERSE_FUNCTIONS = new Set(['arcsin', 'arccos', 'arctan']);

/** Matches a product without a sign after a division: `2π` in `nh/2π`, `GM` in `r^3/GM`. */
const UNSIGNED_DENOMINATOR =
  /\/\s*((?!(?:sin|cos|tan|log|ln|sqrt))(?:\d+(?:\.\d+)?\s?)?(?:\\(?:pi|epsilon|mu|lambda|rho|omega|theta)(?:_\{?\w\}?)?\s*|pi\s)*[A-Za-zπμελωθρ](?:\s?\\(?:pi|epsilon|mu|lambda|rho|omega|theta)(?:_\{?\w\}?)?\s?|[A-Za-z0-9πμελωθρ_²³₀])*(?:\^\d)?)(?![A-Za-z0-9(^])/gu;

/** Matches a change after a division: `Δt` in `ΔV/Δt`. */
const CHANGE_BELOW = /[÷/]\s*((?:Δ|\\Delta\s?)\s*(?:[A-Za-zα-ω]|\\[a-z]+)(?:_\{?\w\}?)?)(?![A-Za-z(])/gu;

/** Matches a root without brackets of a product of letters: `√ε0μ0`. */
const UNBRACKETED_ROOT =
  /√\s?((?:\d+(?:\.\d+)?)?(?:(?:[A-Za-zα-ωμ]|\\(?:epsilon|mu|rho|lambda))(?:_\{?\w\}?)?\s?){2,})(?![(\w^])/gu;

/** Matches a denominator with powers, a root or several brackets that has no brackets around it: `72a^5/20m^2n^2`, `30/2√6`, `(x + 8)/(x + 9)(x - 8)`. */
const UNBRACKETED_DENOMINATOR =
  /\/\s*((?:\d+\s?)?(?:[a-z]\^\d+\s?)(?:[a-z](?:\^\d+)?\s?)*(?![a-z\d(^])|\d+\s?(?:√|\\sqrt)\s?(?:\d+|\(\d+\)|\{\d+\})|\([^()]*[a-z][^()]*\)(?:\^2)?\s?\([^()]*\)|(?<=\)\s*\/\s*)\d+\s?\(\d+\))/gu;

/** Matches an exponent or an argument without brackets that a parser would end too early: `e^5x`, `cos 3π/4`. */
const UNBRACKETED_EXPONENT = /e\s*\^\s*([-−]?\d+(?:\.\d+)?[a-z])(?![A-Za-z])/gu;
const UNBRACKETED_FRACTION = /(?<=[A-Za-z)])\s*\^\s*([-−]?\d\/\d)(?![\d.])/gu;
const UNBRACKETED_ANGLE = /(sin|cos|tan)\s*([-−]?\d*\s*(?:π|\\pi)\s*\/\s*\d+)/gu;

/** Matches scientific notation, which learners read as one number: `6 × 10^5 ÷ 3 × 10^2`. */
const SCIENTIFIC =
  /(\d+(?:\.\d+)?)\s*(?:[×x*·]|\\times)\s*10\s*(\^\s*(?:\{[-−]?\d+\}|[-−]?\d+)|[⁻⁰¹²³⁴-⁹]+)/gu;

/**
 * Returns the text, the text with the brackets that learners leave out (`r^3/GM` as `r^3/(GM)`, `e^5x` as `e^{5x}`) and, where
 * the question uses degrees, the text with angles in degrees.
 */
export function listVariants(text: string, cache: ComparisonCache, inDegrees: boolean): string[] {
  const variants = [text];
  const grouped = (/[÷/]/u.test(text) ? text.replace(SCIENTIFIC, '($1 \\times 10$2)') : text)
    .replace(UNSIGNED_DENOMINATOR, '/($1)')
    .replace(CHANGE_BELOW, '/($1)')
    .replace(UNBRACKETED_ROOT, '√($1)')
    .replace(UNBRACKETED_DENOMINATOR, '/($1)')
    .replace(UNBRACKETED_EXPONENT, 'e^{$1}')
    .replace(UNBRACKETED_FRACTION, '^{$1}')
    .replace(UNBRACKETED_ANGLE, '$1($2)');
  if (grouped !== text) variants.push(grouped);
  if (inDegrees && /sin|cos|tan/u.test(text)) {
    const node = cache.read(text);
    if (node) variants.push(printMath(useDegrees(node, cache)));
  }
  return variants;
}

/**
 * Reads `v - u/t` as `(v - u)/t`, because learners leave out brackets that they then use. Returns undefined if the formula
 * has no such term.
 */
export function bracketNumerator(node: MathNode): MathNode | undefined {
  if (node.kind === 'relation') {
    const operands = node.operands.map((side) => bracketNumerator(side) ?? side);
    return operands.some((side, index) => side !== node.operands[index]) ? { ...node, operands } : undefined;
  }
  const last = node.kind === 'sum' ? node.terms.at(-1) : undefined;
  const quotient = last?.kind === 'negate' ? last.of : last;
  if (node.kind !== 'sum' || last === undefined || quotient?.kind !== 'quotient') return undefined;
  const term = last.kind === 'negate' ? { ...last, of: quotient.numerator } : quotient.numerator;
  return { ...quotient, numerator: { ...node, terms: [...node.terms.slice(0, -1), term] } };
}

/** Adds the degree sign that is missing in `sin 42`, and writes `tan⁻¹(0.4)` as a number of degrees. */
function useDegrees(node: MathNode, cache: ComparisonCache): MathNode {
  if (node.kind === 'call' && ANGLE_FUNCTIONS.has(node.name) && node.args[0] && isPlainAngle(node.args[0])) {
    const [angle] = node.args;
    return { ...node, args: [{ kind: 'degree', of: angle, span: angle.span }] };
  }
  const degreesPerRadian = cache.read('\\frac{180}{\\pi}');
  if (node.kind === 'call' && INVERSE_FUNCTIONS.has(node.name) && degreesPerRadian)
    return { kind: 'product', factors: [degreesPerRadian, node], span: node.span };
  return mapChildren(node, (child) => useDegrees(child, cache));
}

function isPlainAngle(node: MathNode): boolean {
  return node.kind === 'number' || node.kind === 'symbol' || node.kind === 'sum' || node.kind === 'product';
}

/**
 * Rewrites `force = mass × acceleration` in the symbols of the scheme. Returns undefined if the text has no
 * such words.
 */
export function replaceQuantityWords(text: string, expected: MathNode): string | undefined {
  const symbols = listLetters(expected);
  let rewritten = symbols.has('x') ? text : text.replace(/(?<=[a-z]{3})\s+x\s+(?=[a-z]{3})/giu, ' × ');
  for (const [word, meanings] of QUANTITY_WORDS) {
    const symbol = meanings.find((meaning) => symbols.has(meaning));
    if (symbol !== undefined)
      rewritten = rewritten.replace(new RegExp(`\\b${word}\\b`, 'giu'), ` ${printSymbol(symbol)} `);
  }
  return rewritten === text ? undefined : rewritten;
}

/** Reads `current in buzzer = 1.1 A` as `I = 1.1 A` for the symbol I; undefined if the words name no such quantity. */
export function nameQuantity(text: string, name: string | undefined): string | undefined {
  const [, words, value] = /^\s*([a-z][a-z ]{3,60}?)\s*(?:=|\bis\b)\s*([^=]*\d[^=]*)$/iu.exec(text) ?? [];
  if (words === undefined || value === undefined || name === undefined) return undefined;
  const named = QUANTITY_WORDS.filter(([word]) => new RegExp(`\\b${word}\\b`, 'iu').test(words));
  const [only, ...others] = named.filter(
    ([word]) => !named.some(([longer]) => longer !== word && longer.includes(word)),
  );
  const isNamed = only !== undefined && others.length === 0 && only[1].includes(name);
  return isNamed ? `${printSymbol(name)} = ${value}` : undefined;
}

function printSymbol(symbol: string): string {
  return symbol.length > 1 && !symbol.includes('_') ? `\\${symbol}` : symbol;
}
