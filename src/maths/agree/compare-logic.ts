import type { MathNode } from '../read/node.ts';
import type { ReadHints } from '../read/parser.ts';
import { readMath } from '../read/read-math.ts';
import type { Comparer } from './comparer.ts';
import { correct, incorrect, isCorrect, type Outcome } from './outcome.ts';
import { complementSet, intersectSets, type RealSet, sameSet, uniteSets } from './real-set.ts';
import { findTruthSet } from './truth-set.ts';
import { meansFalse, meansTrue } from './words.ts';

/** A statement built from others; `atom` is the index, in the list of atoms, of a statement without a connective. */
type Formula =
  | { readonly kind: 'atom'; readonly atom: number }
  | { readonly kind: 'constant'; readonly value: boolean }
  | { readonly kind: 'not'; readonly of: Formula }
  | { readonly kind: 'and' | 'or' | 'implies' | 'same'; readonly left: Formula; readonly right: Formula };
type Connective = 'and' | 'or' | 'implies' | 'same' | 'xor';

/** The connectives with their words and signs. Those that bind most loosely come first. */
const CONNECTIVES: readonly (readonly [Connective, RegExp])[] = [
  ['same', /^(?:\b(?:iff|xnor)\b|⇔|↔|\\(?:iff|Leftrightarrow|leftrightarrow)\b)/u],
  ['implies', /^(?:\bimplies\b|⇒|\\(?:implies|Rightarrow)\b)/u],
  ['xor', /^(?:\bxor\b|⊕|\\oplus\b)/iu],
  ['or', /^(?:\bor\b|∨|\\(?:lor|vee)\b|\\text\{ *or *\})/iu],
  ['and', /^(?:\band\b|∧|\\(?:land|wedge)\b|\\text\{ *and *\})/iu],
];
const NEGATION = /^(?:not\b|¬|\\(?:neg|lnot)\b)\s*/iu;
/** Connectives that ordinary answers do not have; “and” and “or” also join values. */
const LOGIC_SIGN = /\b(?:not|implies|xor|xnor|iff)\b|[¬∧∨⊕]|\\(?:neg|lnot|land|lor|wedge|vee|oplus)\b/iu;
/** A letter that stands for a statement, a truth value, or an equation of two letters. */
const LETTER = String.raw`(?:[A-Za-z](?:\s*=\s*[A-Za-z])?|true|false)`;
/** Such statements joined by “and” and “or”. */
const LETTERS_AND_WORDS = new RegExp(
  String.raw`^[\s()]*${LETTER}(?:[\s()]+(?:and|or)[\s()]+${LETTER})*[\s()]*$`,
  'u',
);
/** A letter that is a statement of its own. */
const LONE_LETTER = /(?:^|\b(?:and|or)\b)[\s(]*(?:[A-Za-z]|true|false)[\s)]*(?:$|\b(?:and|or)\b)/u;
const MAX_ATOMS = 8;

/**
 * Compares two statements of logic: by truth table, or by the real numbers they allow. Returns undefined if
 * one of them is not a statement of logic.
 */
export function compareLogic(
  expected: string,
  given: string,
  { hints, createComparer }: { readonly hints: ReadHints; readonly createComparer: () => Comparer },
): Outcome | undefined {
  if (!looksLikeLogic(expected, given)) return undefined;
  const comparer = createComparer();
  const atoms: MathNode[] = [];
  const findAtom = (text: string): number | undefined => {
    const reading = readMath(text, hints);
    if (!reading.ok || !isStatement(reading.node)) return undefined;
    const known = atoms.findIndex((atom) => isCorrect(comparer.compare(atom, reading.node, comparer)));
    return known >= 0 ? known : atoms.push(reading.node) - 1;
  };
  const [e, g] = [parseFormula(expected, findAtom), parseFormula(given, findAtom)];
  if (!e || !g || atoms.length > MAX_ATOMS) return undefined;
  return sameOnReals(e, g, atoms) || sameTruthTable(e, g, atoms.length) ? correct('equivalent') : incorrect();
}

function looksLikeLogic(expected: string, given: string): boolean {
  const joined = `${expected} ${given}`;
  if (LOGIC_SIGN.test(joined)) return true;
  if (!/ (?:and|or) /u.test(joined)) return false;
  return [expected, given].every((text) => LETTERS_AND_WORDS.test(text) && LONE_LETTER.test(text));
}

function isStatement(node: MathNode): boolean {
  return node.kind === 'relation' || (node.kind === 'symbol' && /^[A-Za-z]$/u.test(node.name));
}

/** Parses a statement by splitting it at its loosest connective. */
function parseFormula(source: string, findAtom: (text: string) => number | undefined): Formula | undefined {
  const text = removeOuterBrackets(source.trim());
  for (const [connective, sign] of CONNECTIVES) {
    const [left, right] = splitAt(text, sign) ?? [];
    if (left === undefined || right === undefined) continue;
    const [a, b] = [parseFormula(left, findAtom), parseFormula(right, findAtom)];
    return a && b && join(connective, a, b);
  }
  const negation = NEGATION.exec(text);
  if (negation) {
    const of = parseFormula(text.slice(negation[0].length), findAtom);
    return of && { kind: 'not', of };
  }
  if (meansTrue(text) || meansFalse(text)) return { kind: 'constant', value: meansTrue(text) };
  const atom = text === '' ? undefined : findAtom(text);
  return atom === undefined ? undefined : { kind: 'atom', atom };
}

function join(connective: Connective, left: Formula, right: Formula): Formula {
  return connective === 'xor'
    ? { kind: 'not', of: { kind: 'same', left, right } }
    : { kind: connective, left, right };
}

/** Removes brackets around the whole text. */
function removeOuterBrackets(text: string): string {
  if (!text.startsWith('(') || !text.endsWith(')')) return text;
  let depth = 0;
  for (let index = 0; index < text.length - 1; index++) {
    depth += depthChange(text[index]);
    if (depth === 0) return text;
  }
  return removeOuterBrackets(text.slice(1, -1).trim());
}

/** Splits a text at the first sign outside brackets. */
function splitAt(text: string, sign: RegExp): readonly [string, string] | undefined {
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    depth += depthChange(text[index]);
    if (depth !== 0 || /[A-Za-z\\]/u.test(text[index - 1] ?? ' ')) continue;
    const match = sign.exec(text.slice(index));
    if (match) return [text.slice(0, index), text.slice(index + match[0].length)];
  }
  return undefined;
}

function depthChange(char: string | undefined): number {
  return char === '(' || char === '[' ? 1 : char === ')' || char === ']' ? -1 : 0;
}

/** Returns whether both statements have the same value for all values of their atoms. */
function sameTruthTable(e: Formula, g: Formula, count: number): boolean {
  return Array.from({ length: 2 ** count }, (_, row) => row).every(
    (row) => evaluateFormula(e, row) === evaluateFormula(g, row),
  );
}

/** Evaluates a statement; bit k of the row is the value of atom k. */
function evaluateFormula(formula: Formula, row: number): boolean {
  if (formula.kind === 'atom') return ((row >> formula.atom) & 1) === 1;
  if (formula.kind === 'constant') return formula.value;
  if (formula.kind === 'not') return !evaluateFormula(formula.of, row);
  const [left, right] = [evaluateFormula(formula.left, row), evaluateFormula(formula.right, row)];
  if (formula.kind === 'and') return left && right;
  if (formula.kind === 'or') return left || right;
  return formula.kind === 'implies' ? !left || right : left === right;
}

/** Returns whether statements about one real unknown allow the same numbers. */
function sameOnReals(e: Formula, g: Formula, atoms: readonly MathNode[]): boolean {
  const sets = atoms.map((atom) => (atom.kind === 'relation' ? findTruthSet(atom) : undefined));
  const names = new Set(sets.map((set) => set?.variable));
  if (sets.length === 0 || names.size !== 1 || names.has(undefined)) return false;
  const toSet = (formula: Formula): RealSet => {
    if (formula.kind === 'atom') return sets[formula.atom]?.set ?? [];
    if (formula.kind === 'constant') return formula.value ? complementSet([]) : [];
    if (formula.kind === 'not') return complementSet(toSet(formula.of));
    const [left, right] = [toSet(formula.left), toSet(formula.right)];
    if (formula.kind === 'and') return intersectSets(left, right);
    if (formula.kind === 'or') return uniteSets(left, right);
    if (formula.kind === 'implies') return uniteSets(complementSet(left), right);
    return uniteSets(intersectSets(left, right), complementSet(uniteSets(left, right)));
  };
  return sameSet(toSet(e), toSet(g));
}
