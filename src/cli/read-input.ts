import { Fault } from '../domain/fault.ts';
import { type ItemRange, selectRange } from '../latex/select-range.ts';
import { readSourceText, type SourceText } from '../text/source-text.ts';
import type { CliTools } from './cli-tools.ts';
import type { RangeOption } from './shared-options.ts';

export type InputOptions = { readonly tex?: string; readonly image?: string };

export type Input = { readonly name: string; readonly source: SourceText };

/** The TeX a command works on. */
export async function readInput(options: InputOptions, tools: Pick<CliTools, 'files'>): Promise<Input> {
  checkInput(options);
  const file = await tools.files.readText(options.tex ?? '');
  return { name: file.name, source: readSourceText(file.source) };
}

/**
 * How the work is done is said once it can be done, so that a mistake stands alone; before standard input is read it is
 * said first, because somebody may have to type it.
 */
export function isTyped({ tex }: InputOptions): boolean {
  return tex === '-';
}

/** One of the two must be given, and not both. */
export function checkInput({ tex, image }: InputOptions): void {
  if ((tex === undefined) === (image === undefined))
    throw new Fault('invalid-input', 'Give one of -t FILE (TeX) and -i FILE (a photo).');
}

/** `-r START END` as a range; its bounds are checked where the questions are counted. */
export function readRange({ range }: RangeOption): ItemRange | undefined {
  if (range === undefined) return undefined;
  const [start, end] = range;
  if (start === undefined || end === undefined || range.length !== 2)
    throw new Fault('invalid-input', 'A range is two whole numbers, such as -r 1 5.');
  return { start, end };
}

/** The questions of the range; a range beyond the last question is a mistake, not an empty answer. */
export function selectQuestions<T>(questions: readonly T[], range: ItemRange | undefined): T[] {
  const selected = selectRange(questions, range);
  if (range === undefined || selected.length > 0 || questions.length === 0) return selected;
  const count = questions.length === 1 ? 'is one question' : `are ${questions.length} questions`;
  throw new Fault('invalid-input', `There ${count}; none of them is from ${range.start} to ${range.end}.`);
}
