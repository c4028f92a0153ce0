import { questionCheck } from '../check.ts';
import { choice } from '../example.ts';

const LABEL = /^\s*(?:\(?[A-Ea-e][.)]\s+\S|\([A-Ea-e]\)\s*\S|(?:option|choice)\s+[A-E]\b\s*[:.)])/;

export const optionBringsNoLabel = questionCheck({
  id: 'option-brings-no-label',
  code: 'S11',
  meaning: 'An option leaves its letter to the list it stands in.',
  severity: 'warning',
  fails: choice('What is the sum of two and three?', ['A. four', 'B. five *', 'C. six']),
  passes: choice('What is the sum of two and three?', ['four', 'five *', 'six']),
  run: ({ options }) =>
    options
      .filter((option) => LABEL.test(option.visible))
      .map((option) => ({
        message: `Option (${option.id}) brings a label of its own; the list adds one.`,
        ...(option.span && { span: option.span }),
        field: option.field,
      })),
});
