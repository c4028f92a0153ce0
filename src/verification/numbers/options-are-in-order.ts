import type { Fix } from '../../domain/finding.ts';
import { questionCheck } from '../check.ts';
import { choice } from '../example.ts';
import type { QuestionView } from '../views/question-view.ts';
import { getAllOptionValues, type ValuedOption } from './option-values.ts';

export const optionsAreInOrder = questionCheck({
  id: 'options-are-in-order',
  code: 'M16',
  meaning: 'Numeric options are in ascending or descending order.',
  severity: 'warning',
  fails: choice('What is the sum of two and three?', ['$4$', '$6$', '$5$ *', '$7$']),
  passes: choice('What is the sum of two and three?', ['$4$', '$5$ *', '$6$', '$7$']),
  run: (view) => {
    const valued = view.worded.length >= 3 ? getAllOptionValues(view) : undefined;
    if (valued === undefined) return [];
    const values = valued.map(({ measured }) => measured.value);
    if (isSorted(values) || isSorted(values.map((value) => -value))) return [];
    const fix = sortFix(valued, view);
    const [first] = valued;
    return [
      {
        message: `The numeric options are not in order; order them as ${sortByValue(valued)
          .map(({ option }) => option.visible)
          .join(', ')}.`,
        ...(first?.option.span && {
          span: {
            start: first.option.span.start,
            end: valued.at(-1)?.option.span?.end ?? first.option.span.end,
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

function sortByValue(valued: readonly ValuedOption[]): ValuedOption[] {
  return valued.toSorted((one, other) => one.measured.value - other.measured.value);
}

/**
 * Suggests sorting the options; certain only if the solution names no letter, because letters change when
 * options move.
 */
function sortFix(valued: readonly ValuedOption[], { source, spans }: QuestionView): Fix | undefined {
  const spansOfOptions = valued.map(({ option }) => option.span);
  if (spansOfOptions.some((span) => span === undefined)) return undefined;
  const solution = spans.solution === undefined ? '' : source.slice(spans.solution.start, spans.solution.end);
  const edits = sortByValue(valued).flatMap(({ option }, place) => {
    const target = spansOfOptions[place];
    if (target === undefined || option.span === undefined) return [];
    return [{ span: target, replacement: source.slice(option.span.start, option.span.end) }];
  });
  return {
    title: 'put the options in ascending order',
    certain: !/\([a-hA-H]\)|\boption/i.test(solution),
    edits,
  };
}
