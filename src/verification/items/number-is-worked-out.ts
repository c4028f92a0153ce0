import { visibleText } from '../../latex/visible-text.ts';
import { createExampleItem } from './example-item.ts';
import type { GeneratedItemCheck } from './item-check.ts';

const STARTS_WITH_NUMBER = /^[-−+±≈£$€]?\s*\d/;
const CALCULATION_WORD = /\b(?:calculate|compute|determine|evaluate|solve|work out)\b/i;

export const numberIsWorkedOut: GeneratedItemCheck = {
  id: 'number-is-worked-out',
  meaning:
    'If the options or the key are numbers and the stem gives numbers, the explanation shows working that can be recomputed; an error if the stem asks for a calculation.',
  severity: 'warning',
  fails: createExampleItem({ explanation: 'The speed is $3\\,\\mathrm{m\\,s^{-1}}$.' }, { recomputed: 0 }),
  passes: createExampleItem({}, { recomputed: 1 }),
  run: ({ item: { vignette, stem, distractors, answerKey }, recomputed }) => {
    if (recomputed !== 0) return [];
    const isNumber = (tex: string): boolean => STARTS_WITH_NUMBER.test(visibleText(tex));
    const answers = distractors.length === 0 ? [answerKey ?? ''] : distractors.map(({ text }) => text);
    const questionText = visibleText(`${vignette ?? ''} ${stem}`);
    if (!answers.every(isNumber) || !/\d/.test(questionText)) return [];
    const message = 'No step of the explanation could be recomputed; write out the working up to the key.';
    return [
      { field: 'explanation', message, ...(CALCULATION_WORD.test(questionText) && { severityShift: 1 }) },
    ];
  },
};
