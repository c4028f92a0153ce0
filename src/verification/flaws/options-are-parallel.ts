import { questionCheck } from '../check.ts';
import { choice } from '../example.ts';
import type { OptionView } from '../views/question-view.ts';

export const optionsAreParallel = questionCheck({
  id: 'options-are-parallel',
  code: 'X01',
  meaning:
    'Options are alike in form: all numbers, all phrases or all sentences, with the same case and full stop.',
  severity: 'warning',
  fails: choice('What does the heart do?', ['Pumps blood *', 'it makes bile.', 'Stores air']),
  passes: choice('What does the heart do?', ['Pumps blood *', 'Makes bile', 'Stores air']),
  run: ({ worded }) => {
    if (worded.length < 2) return [];
    const odd = [
      mixed(worded, caseOf, 'begin with capitals'),
      mixed(worded, stopOf, 'end with a full stop'),
    ].filter((told) => told !== undefined);
    return odd.map((message) => ({ message, field: 'options' }));
  },
});

type Look = 'yes' | 'no' | undefined;

function mixed(
  options: readonly OptionView[],
  look: (option: OptionView) => Look,
  what: string,
): string | undefined {
  const looks = options.map(look).filter((each) => each !== undefined);
  const yes = looks.filter((each) => each === 'yes').length;
  if (yes === 0 || yes === looks.length) return undefined;
  return `Some options ${what} and some do not; set them alike.`;
}

/** Names, formulas and symbols keep their own case. */
function caseOf({ visible, prose, words }: OptionView): Look {
  if (!/^\p{L}/u.test(prose) || visible !== prose || words.length < 2 || /^\p{Lu}{2}|^\p{L}\b/u.test(prose))
    return undefined;
  return /^\p{Lu}/u.test(prose) ? 'yes' : 'no';
}

function stopOf({ visible, words }: OptionView): Look {
  if (words.length < 2) return undefined;
  return /[.!?]$/.test(visible) ? 'yes' : 'no';
}
