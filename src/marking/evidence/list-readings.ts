import { printMath } from '../../maths/read/print-math.ts';
import type { Statement } from '../response/statement.ts';
import type { Task } from '../task.ts';
import { type Expected, readExpected } from './expected.ts';
import { ANY_ROUNDING } from './list-accuracies.ts';
import { bracketNumerator, listVariants, nameQuantity, replaceQuantityWords } from './list-variants.ts';
import { readDecimals } from './read-decimals.ts';

/** The question and the statements of an attempt. */
type ReadingContext = { readonly task: Task; readonly statements: readonly Statement[] };

/**
 * Returns the readings of a statement to compare. Word equations are also read in the scheme's symbols, and `v - u/t` also as
 * `(v - u)/t` if the learner then computes with these brackets.
 */
export function listReadings(statement: Statement, expected: Expected, search: ReadingContext): string[] {
  const { cache, inDegrees } = search.task;
  const variants = listVariants(statement.text, cache, inDegrees);
  const isFormula = expected.kind === 'expression' || expected.kind === 'equation';
  const inFractions = isFormula && expected.node ? readDecimals(statement.text, expected.node) : undefined;
  if (inFractions !== undefined) variants.push(inFractions);
  if (expected.kind === 'identity') return [...variants, ...substituteValues(statement.text, search.task)];
  const named = expected.kind === 'solved' ? nameQuantity(statement.text, expected.name) : undefined;
  if (named !== undefined) return [...variants, named];
  if (expected.kind === 'expression')
    return [...variants, ...listMeantBrackets(statement, variants, search.task)];
  if (expected.kind !== 'equation' && expected.kind !== 'calculation') return variants;
  const node = cache.read(statement.text);
  const bracketed = node && bracketNumerator(node);
  if (bracketed && usesBrackets(printMath(bracketed), expected, search)) variants.push(printMath(bracketed));
  if (expected.kind !== 'equation' || !expected.node || !/[a-z]{4}|gfm/iu.test(statement.text))
    return variants;
  const symbols = replaceQuantityWords(statement.text, expected.node);
  return symbols === undefined ? variants : [...variants, symbols];
}

/** Reads `4x + 16/(x + 5)` as `(4x + 16)/(x + 5)` after a formula with this value: learners leave out the bracket of a numerator. */
function listMeantBrackets(
  { computedFrom }: Statement,
  variants: readonly string[],
  { cache, inDegrees }: Task,
): string[] {
  if (computedFrom === undefined || !variants.some((text) => text.includes('/'))) return [];
  return variants.flatMap((text) => {
    const node = cache.read(text);
    const bracketed = node && bracketNumerator(node);
    const printed = bracketed && printMath(bracketed);
    const isMeant = (before: string) => printed !== undefined && cache.agrees(before, printed);
    return printed !== undefined && listVariants(computedFrom, cache, inDegrees).some(isMeant)
      ? [printed]
      : [];
  });
}

/** Reads `|r| < 1` as `|3/5| < 1` if the scheme has the value of r. */
function substituteValues(text: string, { scheme, cache }: Task): string[] {
  return scheme.bullets.flatMap(({ evidence }) => {
    const { name, kind } =
      evidence.kind === 'expression' ? readExpected(evidence.tex, cache) : { name: undefined, kind: 'words' };
    if (evidence.kind !== 'expression' || kind !== 'solved' || name === undefined || name.length > 1)
      return [];
    const value = cache.print(evidence.tex)?.split('=')[1]?.trim() ?? '';
    const replaced = text.replace(new RegExp(`(?<![A-Za-z\\\\])${name}(?![A-Za-z])`, 'gu'), `(${value})`);
    return replaced === text ? [] : [replaced];
  });
}

/** Returns whether the attempt has the value of the bracketed calculation, or for a formula the value of the answer. */
function usesBrackets(bracketed: string, { kind }: Expected, { task, statements }: ReadingContext): boolean {
  const value = kind === 'calculation' ? bracketed : task.answer?.tex;
  const isFormula = kind === 'equation' && task.scheme.policies.units !== 'none' && !/\d/u.test(bracketed);
  // Without a calculation, this is the formula of the relationships sheet.
  if (isFormula && !statements.some(({ text }) => task.cache.classify(text) === 'calculation')) return true;
  return statements.some(
    ({ text }) =>
      value !== undefined &&
      ['number', 'solved'].includes(task.cache.classify(text)) &&
      task.cache.agrees(value, text, { ...ANY_ROUNDING, units: 'ignore' }),
  );
}
