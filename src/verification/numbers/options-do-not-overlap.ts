import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import { createOptionRemark } from '../flaws/option-remark.ts';
import type { OptionView } from '../views/question-view.ts';
import { listPairs } from '../views/words.ts';

/** A range such as `2 to 6` or `2–6`. */
const RANGE = /^\s*\$?(\d+(?:\.\d+)?)\$?\s*(?:--|–|—|-|to)\s*\$?(\d+(?:\.\d+)?)\$?\b/;
/** A stem whose options are solution sets. */
const ASKS_FOR_SET = /\b(?:solution|range|domain|interval|inequality|set|values? of|lies|belongs|satisf)/i;

export const optionsDoNotOverlap = defineQuestionCheck({
  id: 'options-do-not-overlap',
  code: 'S08',
  meaning:
    'Options that are ranges of numbers share no value. Sets and intervals may: only the complete one is right.',
  severity: 'warning',
  fails: choiceQuestion('How many litres of blood has an adult?', [
    '1 to 3 litres',
    '2 to 6 litres *',
    '7 to 9 litres',
  ]),
  passes: choiceQuestion('How many litres of blood has an adult?', [
    '1 to 3 litres',
    '4 to 6 litres *',
    '7 to 9 litres',
  ]),
  run: ({ authoredOptions, stem }) => {
    if (authoredOptions.length < 2) return [];
    const ranges = authoredOptions.map((option) => ({ option, range: readRange(option) }));
    // Options that are solution sets may overlap, because only the complete set is right.
    const areSolutionSets = ASKS_FOR_SET.test(stem.prose);
    return listPairs(ranges)
      .filter(
        ([first, second]) =>
          first.range !== undefined &&
          second.range !== undefined &&
          !areSolutionSets &&
          rangesOverlap(first.range, second.range),
      )
      .map(([first, second]) =>
        createOptionRemark(
          second.option,
          `Options (${first.option.id}) and (${second.option.id}) overlap, so both can be right; separate them.`,
        ),
      );
  },
});

type Range = readonly [number, number];

function readRange(option: OptionView): Range | undefined {
  const [, low, high] = RANGE.exec(option.visible) ?? [];
  if (low === undefined || high === undefined) return undefined;
  return Number(low) < Number(high) ? [Number(low), Number(high)] : undefined;
}

/** Whether two ranges overlap; sharing only an end does not count. */
function rangesOverlap([lowA, highA]: Range, [lowB, highB]: Range): boolean {
  return Math.max(lowA, lowB) < Math.min(highA, highB);
}
