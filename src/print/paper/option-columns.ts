import type { Option } from '../../domain/question-content.ts';
import { visibleText } from '../../latex/visible-text.ts';

/** The numbers of columns with the greatest length of a text that fits beside its letter. */
const CAPACITIES = [
  [5, 9],
  [4, 13],
  [3, 18],
  [2, 30],
] as const;

/** Chooses how many options of a question are printed beside each other, without a row that has only one of several. */
export function chooseOptionColumns(options: readonly Pick<Option, 'text'>[]): number {
  const isPlain = options.every(({ text }) => !/\\begin\{|\\includegraphics/u.test(text));
  if (!isPlain) return 1;
  const longest = Math.max(0, ...options.map(({ text }) => visibleText(text).length));
  const fitting = CAPACITIES.find(
    ([columns, capacity]) =>
      longest <= capacity &&
      columns <= options.length &&
      (options.length <= columns || options.length % columns !== 1),
  );
  return fitting?.[0] ?? 1;
}
