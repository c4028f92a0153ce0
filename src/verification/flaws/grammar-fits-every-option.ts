import { defineQuestionCheck, type Remark } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import type { OptionView } from '../views/question-view.ts';

export const grammarFitsEveryOption = defineQuestionCheck({
  id: 'grammar-fits-every-option',
  code: 'M15',
  meaning: 'Every option completes the stem grammatically.',
  severity: 'warning',
  fails: choiceQuestion('The organ that pumps the blood is an', ['artery', 'heart *', 'ear']),
  passes: choiceQuestion('The organ that pumps the blood is the', ['artery', 'heart *', 'ear']),
  run: ({ authoredOptions, stem, distractors }) => {
    if (authoredOptions.length < 2 || distractors.length === 0) return [];
    const stemEnd = stem.prose.replace(/[\s.:_…]+$/, '');
    return [...checkArticle(stemEnd, authoredOptions), ...checkNumber(stemEnd, authoredOptions)].map(
      (remark) => ({
        ...remark,
        field: 'stem',
        ...(stem.span && { span: stem.span }),
      }),
    );
  },
});

function checkArticle(stemEnd: string, options: readonly OptionView[]): Remark[] {
  const article = /\b(an?)$/i.exec(stemEnd)?.[1]?.toLowerCase();
  if (article === undefined) return [];
  const misfits = options.filter(
    (option) => /^\p{L}/u.test(option.visible) && startsWithVowel(option.visible) !== (article === 'an'),
  );
  if (misfits.length === 0 || misfits.length === options.length) return [];
  return [
    {
      message: `The stem ends with “${article}” but option (${misfits[0]?.id}) does not fit; end with “a(n)” or move the article into the options.`,
    },
  ];
}

/** Whether a text begins with a vowel sound: “hour” does, “unit” does not. */
function startsWithVowel(text: string): boolean {
  if (/^(?:hour|honest|heir|x-ray|X-ray)/i.test(text)) return true;
  return /^[aeiou]/i.test(text) && !/^(?:uni|use|eu|one\b|ur)/i.test(text);
}

function checkNumber(stemEnd: string, options: readonly OptionView[]): Remark[] {
  const verb = /\b(is|are)$/i.exec(stemEnd)?.[1]?.toLowerCase();
  if (verb !== 'are') return [];
  const singular = options.filter(
    (option) => /^(?:an?|one)\s/i.test(option.visible) && !/\band\b|,/.test(option.visible),
  );
  if (singular.length === 0 || singular.length === options.length) return [];
  return [
    {
      message: `The stem ends with “are” but option (${singular[0]?.id}) is singular; make stem and options agree.`,
    },
  ];
}
