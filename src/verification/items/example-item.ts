import type { QualityLoopItem } from '../../domain/quality-loop.ts';
import type { ItemView } from './item-check.ts';

const validItem: QualityLoopItem = {
  vignette: null,
  stem: 'A trolley travels $12\\,\\mathrm{m}$ in $4\\,\\mathrm{s}$. Calculate its average speed.',
  distractors: [
    { text: '$3\\,\\mathrm{m\\,s^{-1}}$', isCorrect: true, explanation: '' },
    { text: '$8\\,\\mathrm{m\\,s^{-1}}$', isCorrect: false, explanation: 'The time was subtracted.' },
    { text: '$48\\,\\mathrm{m\\,s^{-1}}$', isCorrect: false, explanation: 'The two were multiplied.' },
  ],
  answerKey: 'A',
  explanation: '$v = \\frac{12}{4} = 3\\,\\mathrm{m\\,s^{-1}}$',
};

/** Returns a correct item with some parts changed, for the examples of the checks. */
export function createExampleItem(
  changes: Partial<QualityLoopItem> = {},
  context: Omit<ItemView, 'item'> = {},
): ItemView {
  return { ...context, item: { ...validItem, ...changes } };
}
