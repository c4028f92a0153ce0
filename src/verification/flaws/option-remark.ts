import type { Remark } from '../check.ts';
import type { OptionView } from '../views/question-view.ts';

/** Creates a remark about a whole option. */
export function createOptionRemark(
  option: OptionView,
  message: string,
  changes: Partial<Remark> = {},
): Remark {
  return { message, ...(option.span && { span: option.span }), field: option.field, ...changes };
}
