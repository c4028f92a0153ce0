import type { Fix } from '../../domain/finding.ts';
import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import type { QuestionView } from '../views/question-view.ts';
import { getAllOptionValues, type ValuedOption } from './option-values.ts';

export const optionsAreInOrder = defineQuestionCheck({
  id: 'options-are-in-order',
  code: 'M16',
  meaning: 'Numeric options are in ascending or descending order.',
  severity: 'warning',
  fails: choiceQuestion('What is the sum of two and three?', ['$4$', '$6$', '$5$ *', '$7$']),
  passes: choiceQuestion('What is the sum of two and three?', ['$4$', '$5$ *', '$6$', '$7$']),
  run: (view) => {
    const valuedOptions = view.authoredOptions.length >= 3 ? getAllOptionValues(view) : undefined;
    if (valuedOptions === undefined) return [];
    const values = valuedOptions.map(({ measured }) => measured.value);
    if (isSorted(values) || isSorted(values.map((value) => -value))) return [];
    const fix = createSortFix(valuedOptions, view);
    const [first] = valuedOptions;
    return [
      {
        message: `The numeric options are not in order; order them as ${sortByValue(valuedOptions)
          .map(({ option }) => option.visible)
          .join(', ')}.`,
        ...(first?.option.span && {
          span: {
            start: first.option.span.start,
            end: valuedOptions.at(-1)?.option.span?.end ?? first.option.span.end,
          },
        }),
        field: 'options',
        ...(fix && { fix }),
      },
    ];
  },
});

function isSorted(values: readonly number[]): boolean {
  return values.every((value, index) => index === 0 || value >= (values[index - 1] ?? value));
}

function sortByValue(valuedOptions: readonly ValuedOption[]): ValuedOption[] {
  return valuedOptions.toSorted((a, b) => a.measured.value - b.measured.value);
}

/** Suggests sorting the options. Never certain: the author may have another order in mind, and the letters change. */
function createSortFix(valuedOptions: readonly ValuedOption[], { source }: QuestionView): Fix | undefined {
  const optionSpans = valuedOptions.map(({ option }) => option.span);
  if (optionSpans.some((span) => span === undefined)) return undefined;
  const edits = sortByValue(valuedOptions).flatMap(({ option }, position) => {
    const target = optionSpans[position];
    if (target === undefined || option.span === undefined) return [];
    return [{ span: target, replacement: source.slice(option.span.start, option.span.end) }];
  });
  return {
    title: 'put the options in ascending order',
    certain: false,
    edits,
  };
}
