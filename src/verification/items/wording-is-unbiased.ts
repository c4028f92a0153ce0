import type { QualityLoopItem, ValidationField } from '../../domain/quality-loop.ts';
import { visibleText } from '../../latex/visible-text.ts';
import { matchAnyWord } from '../views/words.ts';
import { BIASED_WORDS } from './biased-words.table.ts';
import { createExampleItem } from './example-item.ts';
import type { GeneratedItemCheck, ItemRemark } from './item-check.ts';

const patterns = BIASED_WORDS.map(({ words, instead }) => ({ pattern: matchAnyWord(...words), instead }));

export const wordingIsUnbiased: GeneratedItemCheck = {
  id: 'wording-is-unbiased',
  meaning: 'No word treats a group of people as the norm, as an exception or as an insult.',
  severity: 'warning',
  fails: createExampleItem({
    stem: 'A fireman slides $12\\,\\mathrm{m}$ in $4\\,\\mathrm{s}$. Calculate his average speed.',
  }),
  passes: createExampleItem({
    stem: 'A firefighter slides $12\\,\\mathrm{m}$ in $4\\,\\mathrm{s}$. Calculate the average speed.',
  }),
  run: ({ item }) => listTexts(item).flatMap(([field, text]) => findBiasedWords(field, text)),
};

function listTexts({
  vignette,
  stem,
  distractors,
  explanation,
}: QualityLoopItem): [ValidationField, string][] {
  return [
    ['vignette', vignette ?? ''],
    ['stem', stem],
    ['distractors', distractors.map(({ text }) => text).join('\n')],
    ['explanation', explanation],
  ];
}

function findBiasedWords(field: ValidationField, tex: string): ItemRemark[] {
  const text = visibleText(tex);
  return patterns.flatMap(({ pattern, instead }) => {
    const word = pattern.exec(text)?.[0];
    return word === undefined
      ? []
      : [{ field, message: `“${word}” may offend or mislead; write ${instead}.` }];
  });
}
