import { defineQuestionCheck } from '../check.ts';
import { writtenQuestion } from '../example.ts';

const REPEATED_WORD = /\b(\p{L}{2,})\s+\1\b/iu;
/** Words that may be repeated on purpose. */
const ALLOWED_REPETITION = /^(?:that|had|is|blah|bye|so|no|very|kilo|beri|cha|tom|san|new)$/i;

export const styleIsClean = defineQuestionCheck({
  id: 'style-is-clean',
  code: 'X14',
  meaning: 'The stem begins with a capital letter and repeats no word.',
  severity: 'info',
  fails: writtenQuestion('Calculate the the speed of the car.', 'It is $4$ metres per second.'),
  passes: writtenQuestion('Calculate the speed of the car.', 'It is $4$ metres per second.'),
  run: ({ stem, locate, question, part }) => {
    if (question.kind === 'passage') return [];
    const repetition = REPEATED_WORD.exec(stem.prose);
    const remarks = [];
    if (
      repetition !== null &&
      !ALLOWED_REPETITION.test(repetition[1] ?? '') &&
      repetition[1] === repetition[1]?.toLowerCase()
    ) {
      const pattern = new RegExp(`\\b${repetition[1]}\\s+${repetition[1]}\\b`, 'i');
      if (pattern.test(stem.tex))
        remarks.push({
          message: `“${repetition[1]}” is repeated; remove one.`,
          span: locate(stem.span, pattern),
          field: 'stem',
        });
    }
    // A part may continue a sentence of the stem.
    if (part === undefined && /^\p{Ll}{2,}/u.test(stem.visible) && stem.words.length > 3)
      remarks.push({
        message: 'The stem begins with a small letter; use a capital.',
        ...(stem.span && { span: { start: stem.span.start, end: stem.span.start + 1 } }),
        field: 'stem',
      });
    return remarks;
  },
});
