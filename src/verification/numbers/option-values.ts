import { type MeasuredValue, measureText } from '../views/measured-value.ts';
import type { OptionView, QuestionView } from '../views/question-view.ts';

export type ValuedOption = { readonly option: OptionView; readonly measured: MeasuredValue };

const cache = new WeakMap<OptionView, { readonly measured: MeasuredValue | undefined }>();

/** The value of an option that is nothing but a number or quantity; worked out once. */
export function getOptionValue(option: OptionView): MeasuredValue | undefined {
  const entry = cache.get(option) ?? { measured: measureText(option) };
  cache.set(option, entry);
  return entry.measured;
}

/** Every option with its value, or undefined unless all have one. */
export function getAllOptionValues({ options }: Pick<QuestionView, 'options'>): ValuedOption[] | undefined {
  const valued = options.flatMap((option) => {
    const measured = getOptionValue(option);
    return measured === undefined ? [] : [{ option, measured }];
  });
  return valued.length === options.length && valued.length > 0 ? valued : undefined;
}

/** Two values that differ by no more than the last bits of a computation. */
export function isSameValue(one: number, other: number, tolerance = 1e-9): boolean {
  if (one === other) return true;
  return Math.abs(one - other) <= tolerance * Math.max(Math.abs(one), Math.abs(other));
}
