import type { ReviewNodeItem, ValidationField } from '../../domain/review-node.ts';
import { visibleText } from '../../latex/visible-text.ts';
import { anyWord } from '../views/words.ts';
import { BIASED_WORDS } from './biased-words.table.ts';
import { itemWith } from './example-item.ts';
import type { ItemCheck, ItemRemark } from './item-check.ts';

const patterns = BIASED_WORDS.map(({ words, say }) => ({ pattern: anyWord(...words), say }));

export const wordingIsUnbiased: ItemCheck = {
  id: 'wording-is-unbiased',
  meaning: 'No word takes a group of people for the rule, for an exception or for an insult.',
  severity: 'warning',
  fails: itemWith({
    stem: 'A fireman slides $12\\,\\mathrm{m}$ in $4\\,\\mathrm{s}$. Calculate his average speed.',
  }),
  passes: itemWith({
    stem: 'A firefighter slides $12\\,\\mathrm{m}$ in $4\\,\\mathrm{s}$. Calculate the average speed.',
  }),
  run: ({ item }) => textsOf(item).flatMap(([field, text]) => remarksOn(field, text)),
};

function textsOf({ vignette, stem, distractors, explanation }: ReviewNodeItem): [ValidationField, string][] {
  return [
    ['vignette', vignette ?? ''],
    ['stem', stem],
    ['distractors', distractors.map(({ text }) => text).join('\n')],
    ['explanation', explanation],
  ];
}

function remarksOn(field: ValidationField, tex: string): ItemRemark[] {
  const text = visibleText(tex);
  return patterns.flatMap(({ pattern, say }) => {
    const word = pattern.exec(text)?.[0];
    return word === undefined ? [] : [{ field, message: `“${word}” may hurt or mislead; say ${say}.` }];
  });
}
