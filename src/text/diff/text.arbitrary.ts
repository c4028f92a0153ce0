import fc from 'fast-check';

/** Random lines, including lines that look like parts of a diff. */
const line = fc.oneof(
  fc.constantFrom(
    '',
    '-- ',
    '--- a',
    '+++ b',
    '@@ -1 +1 @@',
    '\\ No newline at end of file',
    '\\item',
    'same',
    'same',
  ),
  fc.string({ unit: 'binary' }).map((content) => content.replaceAll('\n', ' ').toWellFormed()),
);

/** Texts with repeated lines and mixed line endings; the last line may have none. */
export const text: fc.Arbitrary<string> = fc
  .tuple(fc.array(fc.tuple(line, fc.constantFrom('\n', '\n', '\r\n')), { maxLength: 12 }), fc.option(line))
  .map(([lines, last]) => lines.map(([content, end]) => content + end).join('') + (last ?? ''));

/** A text and the same text after one random edit. */
const editedPair: fc.Arbitrary<readonly [string, string]> = fc
  .tuple(text, fc.nat(), fc.nat(), fc.string())
  .map(([original, from, length, inserted]) => {
    const start = from % (original.length + 1);
    const modified = original.slice(0, start) + inserted + original.slice(start + (length % 20));
    return [original, modified.toWellFormed()] as const;
  });

/** Two texts that differ by one edit in three of four cases. */
export const textPair: fc.Arbitrary<readonly [string, string]> = fc.oneof(
  { weight: 3, arbitrary: editedPair },
  { weight: 1, arbitrary: fc.tuple(text, text) },
);
