import { questionCheck } from '../check.ts';
import { choice } from '../example.ts';

const SETS: readonly (readonly RegExp[])[] = [
  [
    /\bincreas|\brises?\b|\bgrows?\b|\bgreater\b/i,
    /\bdecreas|\bfalls?\b|\bshrinks?\b|\bsmaller\b|\bless\b/i,
    /\bunchanged\b|\bconstant\b|\bsame\b|\bno change\b|\bnot change\b/i,
  ],
  [/\bgreater than\b|\bmore than\b/i, /\bless than\b|\bsmaller than\b/i, /\bequal to\b|\bthe same as\b/i],
];

export const optionsAreNotAClosedSet = questionCheck({
  id: 'options-are-not-a-closed-set',
  code: 'X05',
  meaning: 'If some options already cover every case, there are no others, because they cannot be right.',
  severity: 'warning',
  fails: choice('What happens to the pressure of the gas?', [
    'It increases *',
    'It decreases',
    'It stays the same',
    'The gas turns blue',
  ]),
  passes: choice('What happens to the pressure of the gas?', [
    'It increases *',
    'It decreases',
    'It stays the same',
  ]),
  run: ({ worded }) => {
    if (worded.length < 4) return [];
    const closed = SETS.find((set) => set.every((sign) => worded.some((option) => sign.test(option.prose))));
    const outside = closed && worded.filter((option) => !closed.some((sign) => sign.test(option.prose)));
    if (outside === undefined || outside.length === 0) return [];
    // Options such as "first increases, then decreases" are plausible additions.
    const strange = outside.filter(
      (option) =>
        option.words.length > 1 &&
        option.visible === option.prose &&
        !/\b(?:zero|none|first|then|cannot|depends|oscillat|may|become|double|halv|infinit)/i.test(
          option.prose,
        ),
    );
    if (strange.length === 0) return [];
    return [
      {
        message: `The other options cover every case, so option (${strange[0]?.id}) cannot be right; replace it.`,
        ...(strange[0]?.span && { span: strange[0].span }),
        field: strange[0]?.field ?? 'options',
      },
    ];
  },
});
