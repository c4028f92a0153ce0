import { questionCheck, type Remark } from '../check.ts';
import { choice } from '../example.ts';
import { optionRemark } from '../flaws/option-remark.ts';
import type { QuestionView } from '../views/question-view.ts';
import { getAllOptionValues, getOptionValue } from './option-values.ts';

export const distractorsArePlausible = questionCheck({
  id: 'distractors-are-plausible',
  code: 'M02',
  meaning: 'Wrong options are similar in kind and size to the correct one.',
  severity: 'warning',
  thresholds: { factor: 1000 },
  fails: choice('What is the sum of two and three?', ['$5$ *', '$6$', 'Paris', '$7$']),
  passes: choice('What is the sum of two and three?', ['$4$', '$5$ *', '$6$', '$7$']),
  run: (view, limit) => {
    const { worded, keyed } = view;
    if (worded.length < 3 || keyed.length !== 1) return [];
    const valued = getAllOptionValues(view);
    if (valued === undefined) return oddKinds(view);
    const sizes = valued
      .map(({ measured }) => Math.abs(measured.value))
      .filter((size) => size > 0)
      .toSorted((a, b) => a - b);
    const median = sizes[Math.floor(sizes.length / 2)] ?? 0;
    const far = valued.filter(({ option, measured }) => {
      const size = Math.abs(measured.value);
      return (
        !option.correct && size > 0 && (size > median * limit('factor') || size < median / limit('factor'))
      );
    });
    // If the question is about powers of ten, all options are far apart.
    const spread = (sizes.at(-1) ?? 0) / (sizes[0] ?? 1);
    if (far.length !== 1 || (valued.length > 3 && spread > limit('factor') ** 2)) return [];
    return far.map(({ option }) =>
      optionRemark(
        option,
        `Option (${option.id}) differs too much in size from the others, so no learner will choose it; change it.`,
        { shift: -1 },
      ),
    );
  },
});

/** Reports worded options beside a numeric key. */
function oddKinds({ worded, keyed, distractors }: QuestionView): Remark[] {
  const [key] = keyed;
  if (key === undefined || worded.length === 0 || getOptionValue(key) === undefined) return [];
  const odd = distractors.filter(
    (option) =>
      option.words.length > 0 &&
      option.visible === option.prose &&
      !/\d/.test(option.visible) &&
      !/none|cannot|zero|infin|not |insufficient|depends|all of|no change|undefined/i.test(option.visible),
  );
  if (odd.length === 0 || odd.length === distractors.length) return [];
  return odd.map((option) =>
    optionRemark(
      option,
      `The correct option is a number but option (${option.id}) is not, so no learner will choose it; change it.`,
    ),
  );
}
