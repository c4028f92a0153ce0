/** Numbers as words and as figures. */
export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map([
  ...[
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
    'thirteen',
    'fourteen',
    'fifteen',
    'sixteen',
    'seventeen',
    'eighteen',
    'nineteen',
    'twenty',
  ].map((word, number) => [word, String(number)] as const),
  ['once', '1'],
  ['twice', '2'],
]);

/** Ordinal numbers as words and with a figure. */
export const ORDINAL_WORDS: ReadonlyMap<string, string> = new Map([
  ['first', '1st'],
  ['second', '2nd'],
  ['third', '3rd'],
  ['fourth', '4th'],
]);
