import { defineQuestionCheck, type Remark } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import { createOptionRemark } from '../flaws/option-remark.ts';
import type { QuestionView } from '../views/question-view.ts';
import { getAllOptionValues, getOptionValue } from './option-values.ts';

export const distractorsArePlausible = defineQuestionCheck({
  id: 'distractors-are-plausible',
  code: 'M02',
  meaning: 'Wrong options are similar in kind and size to the correct one.',
  severity: 'warning',
  thresholds: { factor: 1000 },
  fails: choiceQuestion('What is the sum of two and three?', ['$5$ *', '$6$', 'Paris', '$7$']),
  passes: choiceQuestion('What is the sum of two and three?', ['$4$', '$5$ *', '$6$', '$7$']),
  run: (view, getThreshold) => {
    const { authoredOptions, correctOptions } = view;
    if (authoredOptions.length < 3 || correctOptions.length !== 1) return [];
    const valuedOptions = getAllOptionValues(view);
    if (valuedOptions === undefined) return reportWordedOptions(view);
    const sizes = valuedOptions
      .map(({ measured }) => Math.abs(measured.value))
      .filter((size) => size > 0)
      .toSorted((a, b) => a - b);
    const median = sizes[Math.floor(sizes.length / 2)] ?? 0;
    const outliers = valuedOptions.filter(({ option, measured }) => {
      const size = Math.abs(measured.value);
      return (
        !option.correct &&
        size > 0 &&
        (size > median * getThreshold('factor') || size < median / getThreshold('factor'))
      );
    });
    // In a question about powers of ten, all options differ by large factors.
    const spread = (sizes.at(-1) ?? 0) / (sizes[0] ?? 1);
    if (outliers.length !== 1 || (valuedOptions.length > 3 && spread > getThreshold('factor') ** 2))
      return [];
    return outliers.map(({ option }) =>
      createOptionRemark(
        option,
        `Option (${option.id}) differs too much in size from the others, so no learner will choose it; change it.`,
        { severityShift: -1 },
      ),
    );
  },
});

/** Reports worded options beside a numeric key. */
function reportWordedOptions({ authoredOptions, correctOptions, distractors }: QuestionView): Remark[] {
  const [key] = correctOptions;
  if (key === undefined || authoredOptions.length === 0 || getOptionValue(key) === undefined) return [];
  const wordedOptions = distractors.filter(
    (option) =>
      option.words.length > 0 &&
      option.visible === option.prose &&
      !/\d/.test(option.visible) &&
      !/none|cannot|zero|infin|not |insufficient|depends|all of|no change|undefined/i.test(option.visible),
  );
  if (wordedOptions.length === 0 || wordedOptions.length === distractors.length) return [];
  return wordedOptions.map((option) =>
    createOptionRemark(
      option,
      `The correct option is a number but option (${option.id}) is not, so no learner will choose it; change it.`,
    ),
  );
}
