import { type MeasuredValue, measureText } from '../views/measured-value.ts';
import type { OptionView, QuestionView } from '../views/question-view.ts';

/** An option that is a number or quantity, with its value. */
export type ValuedOption = { readonly option: OptionView; readonly measured: MeasuredValue };

const cache = new WeakMap<OptionView, { readonly measured: MeasuredValue | undefined }>();

/** Returns the value of an option that is only a number or quantity (cached). */
export function getOptionValue(option: OptionView): MeasuredValue | undefined {
  const entry = cache.get(option) ?? { measured: measureText(option) };
  cache.set(option, entry);
  return entry.measured;
}

/** Returns all options with their values; undefined if one has no value. */
export function getAllOptionValues({ options }: Pick<QuestionView, 'options'>): ValuedOption[] | undefined {
  const valued = options.flatMap((option) => {
    const measured = getOptionValue(option);
    return measured === undefined ? [] : [{ option, measured }];
  });
  return valued.length === options.length && valued.length > 0 ? valued : undefined;
}

/** Whether two values are equal up to floating-point error or a given relative tolerance. */
export function isSameValue(one: number, other: number, tolerance = 1e-9): boolean {
  if (one === other) return true;
  return Math.abs(one - other) <= tolerance * Math.max(Math.abs(one), Math.abs(other));
}
