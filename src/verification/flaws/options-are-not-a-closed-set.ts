import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';

/** Groups of patterns; options that match all patterns of a group cover every case, such as more, less and equal. */
const CLOSED_SETS: readonly (readonly RegExp[])[] = [
  [
    /\bincreas|\brises?\b|\bgrows?\b|\bgreater\b/i,
    /\bdecreas|\bfalls?\b|\bshrinks?\b|\bsmaller\b|\bless\b/i,
    /\bunchanged\b|\bconstant\b|\bsame\b|\bno change\b|\bnot change\b/i,
  ],
  [/\bgreater than\b|\bmore than\b/i, /\bless than\b|\bsmaller than\b/i, /\bequal to\b|\bthe same as\b/i],
];

export const optionsAreNotAClosedSet = defineQuestionCheck({
  id: 'options-are-not-a-closed-set',
  code: 'X05',
  meaning:
    'No further option is added to options that already cover every case, such as rises, falls and stays the same.',
  severity: 'warning',
  fails: choiceQuestion('What happens to the pressure of the gas?', [
    'It increases *',
    'It decreases',
    'It stays the same',
    'The gas turns blue',
  ]),
  passes: choiceQuestion('What happens to the pressure of the gas?', [
    'It increases *',
    'It decreases',
    'It stays the same',
  ]),
  run: ({ authoredOptions }) => {
    if (authoredOptions.length < 4) return [];
    const closedSet = CLOSED_SETS.find((set) =>
      set.every((pattern) => authoredOptions.some((option) => pattern.test(option.prose))),
    );
    const outside =
      closedSet &&
      authoredOptions.filter((option) => !closedSet.some((pattern) => pattern.test(option.prose)));
    if (outside === undefined || outside.length === 0) return [];
    // Options such as "first increases, then decreases" are plausible additions.
    const unrelated = outside.filter(
      (option) =>
        option.words.length > 1 &&
        option.visible === option.prose &&
        !/\b(?:zero|none|first|then|cannot|depends|oscillat|may|become|double|halv|infinit)/i.test(
          option.prose,
        ),
    );
    if (unrelated.length === 0) return [];
    return [
      {
        message: `The other options cover every case, so option (${unrelated[0]?.id}) cannot be right; replace it.`,
        ...(unrelated[0]?.span && { span: unrelated[0].span }),
        field: unrelated[0]?.field ?? 'options',
      },
    ];
  },
});
