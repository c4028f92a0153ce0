import type { ParsedAttempt } from './read-response.ts';
import type { ParsedLine } from './statement.ts';

/** Longer blocks of lines are not compared. */
const MAX_BLOCK_LINES = 6;

/**
 * Splits an attempt that repeats its last calculation with another result, such as `126 ÷ 7 = 18` and then
 * `126 ÷ 6 = 21`. Returns the texts of both attempts, each with the lines before. Returns undefined if
 * nothing is repeated.
 */
export function splitRepeats({ lines }: ParsedAttempt): [string, string] | undefined {
  const written = lines.filter(({ text, isCrossedOut }) => text.trim() !== '' && !isCrossedOut);
  const count = written.length;
  for (let size = 1; size <= Math.min(MAX_BLOCK_LINES, count / 2); size++) {
    const [start, middle] = [count - 2 * size, count - size];
    const isRepeated =
      repeats(written[start], written[middle]) && repeats(written[middle - 1], written[count - 1]);
    const blocks = { first: written.slice(start, middle), second: written.slice(middle) };
    if (
      isRepeated &&
      !continues(blocks) &&
      findResult(written[middle - 1]) !== findResult(written[count - 1])
    ) {
      const join = (kept: readonly ParsedLine[]) => kept.map(({ text }) => text).join('\n');
      const before = written.slice(0, start);
      return [
        join([...before, ...written.slice(start, middle)]),
        join([...before, ...written.slice(middle)]),
      ];
    }
  }
  return undefined;
}

/** Returns whether two lines find the same quantities, or do the same calculation with another number. */
function repeats(first: ParsedLine | undefined, second: ParsedLine | undefined): boolean {
  if (!first || !second || !hasCalculation(first) || !hasCalculation(second)) return false;
  const [names, ownNames] = [listNames(first), listNames(second)];
  const known = new Set(listNumbers(first));
  if (!listNumbers(second).some((number) => known.has(number))) return false;
  if (names.length > 0 || ownNames.length > 0) return names.join() === ownNames.join();
  return printShape(first) === printShape(second);
}

/** Returns whether a calculation of the second block begins with a result of the first, as in `0.64 ÷ 2 = 0.32`, `0.32 ÷ 8`. */
function continues({ first, second }: Record<'first' | 'second', readonly ParsedLine[]>): boolean {
  const results = new Set(first.flatMap((line) => findResult(line)?.match(/\d+(?:\.\d+)?/gu) ?? []));
  return second.some(({ statements }) =>
    (statements[0]?.text.match(/\d+(?:\.\d+)?/gu) ?? []).some((number) => results.has(number)),
  );
}

function hasCalculation({ statements }: ParsedLine): boolean {
  return statements.some(({ computedFrom = '', isResult }) => isResult && /\d/u.test(computedFrom));
}

function listNames({ statements }: ParsedLine): string[] {
  return [...new Set(statements.flatMap(({ name }) => name ?? []))];
}

/** Lists the numbers of a line; the 2 of `T_2` and `V2` is not a number of its own. */
function listNumbers({ text }: ParsedLine): string[] {
  return text.match(/(?<![A-Za-zα-ω_.\d])\d+(?:\.\d+)?/gu) ?? [];
}

/** Returns the first member of a line with # for each number and f for each trigonometric function: `# × f#`. */
function printShape({ statements }: ParsedLine): string {
  const text = statements[0]?.text ?? '';
  return text
    .replace(/\d+(?:\.\d+)?/gu, '#')
    .replace(/sin|cos|tan/gu, 'f')
    .replace(/\s+/gu, '');
}

function findResult(line: ParsedLine | undefined): string | undefined {
  return line?.statements.findLast(({ isResult, role }) => isResult && role === 'member')?.text;
}
