import { visibleText } from '../../latex/visible-text.ts';
import { itemWith } from './example-item.ts';
import type { GeneratedItemCheck } from './item-check.ts';

const STARTS_WITH_NUMBER = /^[-−+±≈£$€]?\s*\d/;
const ASKS_FOR_WORK = /\b(?:calculate|compute|determine|evaluate|solve|work out)\b/i;

export const numberIsWorkedOut: GeneratedItemCheck = {
  id: 'number-is-worked-out',
  meaning:
    'If the options or the key are numbers and the stem gives numbers, the explanation shows working that can be recomputed; an error if the stem asks for a calculation.',
  severity: 'warning',
  fails: itemWith({ explanation: 'The speed is $3\\,\\mathrm{m\\,s^{-1}}$.' }, { recomputed: 0 }),
  passes: itemWith({}, { recomputed: 1 }),
  run: ({ item: { vignette, stem, distractors, answerKey }, recomputed }) => {
    if (recomputed !== 0) return [];
    const isNumber = (tex: string): boolean => STARTS_WITH_NUMBER.test(visibleText(tex));
    const answers = distractors.length === 0 ? [answerKey ?? ''] : distractors.map(({ text }) => text);
    const given = visibleText(`${vignette ?? ''} ${stem}`);
    if (!answers.every(isNumber) || !/\d/.test(given)) return [];
    const message = 'No step of the explanation could be recomputed; write out the working up to the key.';
    return [{ field: 'explanation', message, ...(ASKS_FOR_WORK.test(given) && { shift: 1 }) }];
  },
};
