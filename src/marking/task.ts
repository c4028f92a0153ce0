import type { Bullet, Evidence, MarkingScheme } from '../domain/marking-scheme.ts';
import type { PlainQuestion } from '../domain/question.ts';
import { printMath } from '../maths/read/print-math.ts';
import { deriveAlternatives } from './derive-alternatives.ts';
import { type ComparisonCache, createComparisonCache } from './evidence/comparison-cache.ts';
import { computeExactValues } from './evidence/exact-values.ts';
import { type Expected, readExpected, splitItems } from './evidence/expected.ts';
import { listLetters } from './evidence/value-class.ts';
import { createKeyJudge, type KeyJudge } from './key/key-judge.ts';
import { findDemanded, resolveScheme } from './resolve-scheme.ts';

/** A question prepared for marking. */
export type Task = {
  readonly question: PlainQuestion;
  readonly scheme: MarkingScheme;
  readonly requireWorking: boolean;
  readonly cache: ComparisonCache;
  /** The answer as a whole; undefined when the question has none. */
  readonly answer: Expected | undefined;
  /** Judges the answer by the key of its author; undefined without a key. */
  readonly keyJudge: KeyJudge | undefined;
  /** The unrounded values of bullets whose printed value is rounded, by the number of the bullet. */
  readonly exactValues: ReadonlyMap<number, readonly Expected[]>;
  /** Bullets that state the answer or a part of it. Only they require accuracy, units and form. */
  readonly answerBullets: ReadonlySet<number>;
  /** The bullet for the method that the question demands; a right value does not show it. */
  readonly demandedBullet: number | undefined;
  /** Formulas printed in the question, which earn no marks when copied. */
  readonly printed: ReadonlySet<string>;
  /** The decimal places that the question asks for: 0 for “to the nearest pound”. */
  readonly requestedPlaces: number | undefined;
  /** The question asks for an exact value, so that a decimal is not the answer. */
  readonly asksForExact: boolean;
  /** The numbers of the question. */
  readonly givenNumbers: ReadonlySet<number>;
  /** The numbers of the formulas of the scheme. */
  readonly schemeNumbers: ReadonlySet<number>;
  /** The point of the question, as in “at the point $(2, -3)$”, as the values of x and y. */
  readonly point: ReadonlyMap<string, number>;
  /** The question or the scheme uses degrees, so `sin 42` means sin 42°. */
  readonly inDegrees: boolean;
  /** Every symbol of the scheme; used to interpret ambiguous notation. */
  readonly symbols: ReadonlySet<string>;
  /** The number of values that the scheme expects for each name; values without a name have the key ''. */
  readonly expectedCounts: ReadonlyMap<string, number>;
  /** The same as `expectedCounts`, for the answer and the bullets that state a part of it. */
  readonly answerCounts: ReadonlyMap<string, number>;
};

/** Prepares a question for marking: parses its scheme, answer and stem once. */
export function createTask(question: PlainQuestion, requireWorking: boolean): Task {
  const scheme = deriveAlternatives(resolveScheme(question));
  const { cache, symbols } = createSchemeCache(question, scheme);
  const answer = readAnswer(question, scheme, cache);
  const answerBullets = findAnswerBullets(scheme, answer, cache);
  const ofAnswer = { ...scheme, bullets: scheme.bullets.filter(({ n }) => answerBullets.has(n)) };
  return {
    question,
    scheme,
    requireWorking,
    cache,
    answer,
    keyJudge: createKeyJudge(question),
    exactValues: computeExactValues(scheme, cache),
    answerBullets,
    demandedBullet: findDemanded(scheme, question.stem)?.n,
    printed: new Set(listPrintedFormulas(question.stem, cache)),
    requestedPlaces: findRequestedPlaces(question.stem),
    asksForExact: asksForExact(question),
    givenNumbers: listGivenNumbers(question.stem),
    schemeNumbers: listGivenNumbers(listFormulas(scheme).join(' ; ')),
    point: findPoint(question.stem),
    inDegrees: /\^\s*\{?\s*\\circ|°|degree/iu.test([question.stem, ...listFormulas(scheme)].join(' ')),
    symbols,
    expectedCounts: countExpectedValues(scheme, answer, cache),
    answerCounts: countExpectedValues(ofAnswer, answer, cache),
  };
}

/**
 * Creates a comparison cache with the letters and units of the scheme. A first cache without hints
 * reads the scheme to collect them.
 */
function createSchemeCache(
  question: PlainQuestion,
  scheme: MarkingScheme,
): { cache: ComparisonCache; symbols: ReadonlySet<string> } {
  const schemeReader = createComparisonCache();
  const answer = question.answer?.kind === 'value' ? [question.answer.tex] : [];
  const expected = [...listFormulas(scheme), ...answer].map((tex) => readExpected(tex, schemeReader));
  const symbols = new Set(expected.flatMap(({ node }) => (node ? [...listLetters(node)] : [])));
  const units = new Set(expected.flatMap(({ unit }) => unit ?? []));
  return {
    cache: createComparisonCache({ symbols, isMeasured: units.size > 0, units }),
    symbols,
  };
}

/** Reads the answer; it must have the form that the last bullet with a formula requires. */
function readAnswer(
  { answer }: PlainQuestion,
  { bullets }: MarkingScheme,
  cache: ComparisonCache,
): Expected | undefined {
  if (answer?.kind === 'integer') return readExpected(String(answer.value), cache);
  if (answer?.kind !== 'value') return undefined;
  const lastFormulaEvidence = bullets
    .map(({ evidence }) => evidence)
    .findLast((evidence) => evidence.kind === 'expression');
  return readExpected(answer.tex, cache, lastFormulaEvidence?.form);
}

/**
 * Returns the evidence that earns a bullet, the method of the scheme first. A bullet for a teacher has no
 * alternatives.
 */
export function listEvidence({ evidence, alternatives = [] }: Bullet): Evidence[] {
  return evidence.kind === 'person' ? [evidence] : [evidence, ...alternatives];
}

/** Lists the accepted wordings of all bullets of a scheme. */
export function listAcceptedWordings({ bullets }: MarkingScheme): string[] {
  return bullets
    .flatMap(listEvidence)
    .flatMap((evidence) =>
      evidence.kind === 'wording' ? evidence.anyOf : evidence.kind === 'points' ? evidence.points.flat() : [],
    );
}

/** Returns the accepted wordings of a scheme, and the number of terms or statements that it asks for. */
export function readWordings(scheme: MarkingScheme): {
  readonly accepted: string[];
  readonly requested: number;
} {
  const requested = scheme.bullets.filter(({ evidence }) => evidence.kind === 'wording').length;
  return { accepted: listAcceptedWordings(scheme), requested };
}

function listFormulas({ bullets }: MarkingScheme): string[] {
  return bullets
    .flatMap(listEvidence)
    .flatMap((evidence) => (evidence.kind === 'expression' ? [evidence.tex] : []));
}

/** Finds the last bullet with a formula and every other bullet that states a part of the answer. */
function findAnswerBullets(
  { bullets, policies }: MarkingScheme,
  answer: Expected | undefined,
  cache: ComparisonCache,
): Set<number> {
  const expressionBullets = bullets.filter(({ evidence }) => evidence.kind === 'expression');
  const answerBullets = new Set((policies.pairs ?? []).flatMap(({ bullets: pair }) => pair));
  const last = expressionBullets.at(-1);
  if (last) answerBullets.add(last.n);
  const items = answer ? splitItems(answer) : [];
  for (const { n, evidence } of expressionBullets) {
    if (evidence.kind !== 'expression') continue;
    const statedItems = splitItems(readExpected(evidence.tex, cache));
    const isPiece = (tex: string) => items.some((item) => cache.agrees(item, tex));
    if (statedItems.length > 0 ? statedItems.every(isPiece) : isPiece(evidence.tex)) answerBullets.add(n);
  }
  return answerBullets;
}

/** Returns the formulas between dollar signs in the stem, and the sides of equations separately. */
function listPrintedFormulas(stem: string, cache: ComparisonCache): string[] {
  const formulas = [...stem.slice(0, 5_000).matchAll(/\$([^$]{3,300})\$/gu)].map((match) => match[1] ?? '');
  return [...formulas, ...insertComplexNumbers(formulas)].flatMap((formula) => {
    const node = cache.read(formula);
    if (!node) return [];
    const sides = node.kind === 'relation' ? node.operands : node.kind === 'binder' ? [node.body] : [];
    return [node, ...sides]
      .filter((formula) => formula.kind !== 'number' && formula.kind !== 'symbol')
      .map(printMath);
  });
}

/** Writes the formulas of a question with its complex numbers: `\\frac{1}{(2 + 3i)}` if z_1 = 2 + 3i. This copies the question and shows no step. */
function insertComplexNumbers(formulas: readonly string[]): string[] {
  const numbers = formulas.flatMap((formula) => {
    const [, name, value] = /^\s*([a-z](?:_\d)?)\s*=\s*(-?\d*\s*[-+]\s*\d*i)\s*$/u.exec(formula) ?? [];
    return name !== undefined && value !== undefined ? [{ name, value }] : [];
  });
  return numbers.flatMap(({ name, value }) =>
    formulas
      .filter((formula) => formula.includes(name) && !formula.includes('='))
      .map((formula) => formula.replaceAll(name, `(${value})`)),
  );
}

const COUNT_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five'];

/** Returns the decimal places that a stem asks for in words; undefined if it asks for none. */
function findRequestedPlaces(stem: string): number | undefined {
  if (/nearest (?:pound|whole number|integer)/iu.test(stem)) return 0;
  if (/nearest (?:penny|pence)/iu.test(stem)) return 2;
  if (/nearest (?:second|degree|metre|centimetre|kilometre|mile|kilogram|gram|litre|day|year)\b/iu.test(stem))
    return 0;
  const count = /to \$?(\w+)\$? decimal places?/iu.exec(stem)?.[1]?.toLowerCase();
  if (count === undefined) return undefined;
  return /^\d$/u.test(count) ? Number(count) : Math.max(0, COUNT_WORDS.indexOf(count)) || undefined;
}

/** Returns whether a question asks for an exact value that is not a decimal: `-3\\sqrt{3}`, `\\frac{512}{7}\\pi`. */
function asksForExact({ stem, answer }: PlainQuestion): boolean {
  return /\bexact\b/iu.test(stem) && answer?.kind === 'value' && !/\d\.\d/u.test(answer.tex);
}

/** Returns the numbers of the stem; digits grouped by `\\,` are one number. */
function listGivenNumbers(stem: string): Set<number> {
  const numbers = stem
    .slice(0, 5_000)
    .replace(/(?<=\d)(?:\\,|\{,\}|[, ])(?=\d{3}(?!\d))/gu, '')
    .match(/\d+(?:\.\d+)?/gu);
  return new Set((numbers ?? []).map(Number));
}

/** Returns the coordinates of the only point of a stem; empty if there is none or more than one. */
function findPoint(stem: string): Map<string, number> {
  const [point, ...others] = [...stem.slice(0, 5_000).matchAll(/\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\)/gu)];
  return point && others.length === 0
    ? new Map([
        ['x', Number(point[1])],
        ['y', Number(point[2])],
      ])
    : new Map();
}

const VALUE_KINDS = new Set(['number', 'solved', 'tuple']);

function countExpectedValues(
  { bullets, policies }: MarkingScheme,
  answer: Expected | undefined,
  cache: ComparisonCache,
): Map<string, number> {
  const schemeFormulas = bullets.flatMap(({ evidence }) =>
    evidence.kind === 'expression' ? [evidence.tex] : [],
  );
  const cells = (policies.pairs ?? []).flatMap((pair) => pair.cells.flat());
  const expectedValues = [...schemeFormulas, ...cells]
    .map((tex) => readExpected(tex, cache))
    .filter(({ kind }) => VALUE_KINDS.has(kind));
  const counts = countNames(expectedValues);
  const items = answer ? splitItems(answer).map((tex) => readExpected(tex, cache)) : [];
  for (const [name, count] of countNames(items)) counts.set(name, Math.max(count, counts.get(name) ?? 0));
  return counts;
}

function countNames(expected: readonly Expected[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { name = '' } of expected) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
