import { cacheByObject } from '../../text/cache-by-object.ts';
import { type MeasuredValue, parseViewQuantity } from '../views/measured-value.ts';
import type { OptionView, QuestionView } from '../views/question-view.ts';

/** An option that is a number or quantity, with its value. */
export type ValuedOption = { readonly option: OptionView; readonly measured: MeasuredValue };

/** Returns the value of an option that is only a number or quantity (cached). */
export const getOptionValue = cacheByObject((option: OptionView): MeasuredValue | undefined =>
  parseViewQuantity(option),
);

/** Returns all options with their values; undefined if one has no value. */
export function getAllOptionValues({ options }: Pick<QuestionView, 'options'>): ValuedOption[] | undefined {
  const valuedOptions = options.flatMap((option) => {
    const measured = getOptionValue(option);
    return measured === undefined ? [] : [{ option, measured }];
  });
  return valuedOptions.length === options.length && valuedOptions.length > 0 ? valuedOptions : undefined;
}

/** Whether two values are equal up to floating-point error or a given relative tolerance. */
export function isSameValue(first: number, second: number, tolerance = 1e-9): boolean {
  if (first === second) return true;
  return Math.abs(first - second) <= tolerance * Math.max(Math.abs(first), Math.abs(second));
}
