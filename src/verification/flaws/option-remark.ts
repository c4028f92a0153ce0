import type { Remark } from '../check.ts';
import type { OptionView } from '../views/question-view.ts';

/** A remark on one option as a whole. */
export function optionRemark(option: OptionView, message: string, more: Partial<Remark> = {}): Remark {
  return { message, ...(option.span && { span: option.span }), field: option.field, ...more };
}
