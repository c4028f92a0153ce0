import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';

/** A label at the start of an option: `A. `, `(b) `, `Option C:`. */
const LABEL = /^\s*(?:\(?[A-Ea-e][.)]\s+\S|\([A-Ea-e]\)\s*\S|(?:option|choice)\s+[A-E]\b\s*[:.)])/;

export const optionBringsNoLabel = defineQuestionCheck({
  id: 'option-brings-no-label',
  code: 'S11',
  meaning: 'An option does not contain its letter; the list adds it.',
  severity: 'warning',
  fails: choiceQuestion('What is the sum of two and three?', ['A. four', 'B. five *', 'C. six']),
  passes: choiceQuestion('What is the sum of two and three?', ['four', 'five *', 'six']),
  run: ({ options }) =>
    options
      .filter((option) => LABEL.test(option.visible))
      .map((option) => ({
        message: `Option (${option.id}) contains its own label, but the list adds one; remove it.`,
        ...(option.span && { span: option.span }),
        field: option.field,
      })),
});
