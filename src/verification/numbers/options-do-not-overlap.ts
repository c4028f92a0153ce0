import { isSetLike, truthSet } from '../../maths/agree/truth-set.ts';
import { questionCheck } from '../check.ts';
import { choice } from '../example.ts';
import { optionRemark } from '../flaws/option-remark.ts';
import { readText } from '../views/measured-value.ts';
import type { OptionView } from '../views/question-view.ts';
import { listPairs } from '../views/words.ts';

/** A range such as `2 to 6` or `2–6`. */
const RANGE = /^\s*\$?(\d+(?:\.\d+)?)\$?\s*(?:--|–|—|-|to)\s*\$?(\d+(?:\.\d+)?)\$?\b/;
/** A stem whose options are solution sets. */
const ASKS_FOR_SET = /\b(?:solution|range|domain|interval|inequality|set|values? of|lies|belongs|satisf)/i;

export const optionsDoNotOverlap = questionCheck({
  id: 'options-do-not-overlap',
  code: 'S08',
  meaning: 'Options that are ranges share no value.',
  severity: 'error',
  fails: choice('How many litres of blood has an adult?', [
    '1 to 3 litres',
    '2 to 6 litres *',
    '7 to 9 litres',
  ]),
  passes: choice('How many litres of blood has an adult?', [
    '1 to 3 litres',
    '4 to 6 litres *',
    '7 to 9 litres',
  ]),
  run: ({ worded, stem }) => {
    if (worded.length < 2) return [];
    const ranges = worded.map((option) => ({ option, range: readRange(option) }));
    // Options that are solution sets may overlap; only the whole set is the answer.
    const asWholes = ASKS_FOR_SET.test(stem.prose);
    return listPairs(ranges)
      .filter(
        ([one, other]) =>
          one.range !== undefined &&
          other.range !== undefined &&
          !asWholes &&
          overlap(one.range, other.range),
      )
      .map(([one, other]) =>
        optionRemark(
          other.option,
          `Options (${one.option.id}) and (${other.option.id}) overlap, so both can be right; separate them.`,
        ),
      );
  },
});

type Range = readonly [number, number];

function readRange(option: OptionView): Range | undefined {
  const [, low, high] = RANGE.exec(option.visible) ?? [];
  if (low !== undefined && high !== undefined)
    return Number(low) < Number(high) ? [Number(low), Number(high)] : undefined;
  const node = readText(option);
  const set = node && isSetLike(node) ? truthSet(node)?.set : undefined;
  const [only] = set ?? [];
  if (set === undefined || set.length !== 1 || only === undefined) return undefined;
  return [only.low.approx, only.high.approx];
}

/** Whether two ranges overlap; sharing only an end does not count. */
function overlap([a, b]: Range, [c, d]: Range): boolean {
  return Math.max(a, c) < Math.min(b, d);
}
