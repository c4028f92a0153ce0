import { questionCheck, type Remark } from '../check.ts';
import { choice } from '../example.ts';
import type { OptionView } from '../views/question-view.ts';

export const grammarFitsEveryOption = questionCheck({
  id: 'grammar-fits-every-option',
  code: 'M15',
  meaning: 'Every option completes the stem grammatically.',
  severity: 'warning',
  fails: choice('The organ that pumps the blood is an', ['artery', 'heart *', 'ear']),
  passes: choice('The organ that pumps the blood is the', ['artery', 'heart *', 'ear']),
  run: ({ worded, stem, distractors }) => {
    if (worded.length < 2 || distractors.length === 0) return [];
    const end = stem.prose.replace(/[\s.:_…]+$/, '');
    return [...articleRemarks(end, worded), ...numberRemarks(end, worded)].map((remark) => ({
      ...remark,
      field: 'stem',
      ...(stem.span && { span: stem.span }),
    }));
  },
});

function articleRemarks(end: string, options: readonly OptionView[]): Remark[] {
  const article = /\b(an?)$/i.exec(end)?.[1]?.toLowerCase();
  if (article === undefined) return [];
  const unfit = options.filter(
    (option) => /^\p{L}/u.test(option.visible) && startsWithVowel(option.visible) !== (article === 'an'),
  );
  if (unfit.length === 0 || unfit.length === options.length) return [];
  return [
    {
      message: `The stem ends with “${article}” but option (${unfit[0]?.id}) does not fit; end with “a(n)” or move the article into the options.`,
    },
  ];
}

/** Whether a text begins with a vowel sound: “hour” does, “unit” does not. */
function startsWithVowel(text: string): boolean {
  if (/^(?:hour|honest|heir|x-ray|X-ray)/i.test(text)) return true;
  return /^[aeiou]/i.test(text) && !/^(?:uni|use|eu|one\b|ur)/i.test(text);
}

function numberRemarks(end: string, options: readonly OptionView[]): Remark[] {
  const verb = /\b(is|are)$/i.exec(end)?.[1]?.toLowerCase();
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
