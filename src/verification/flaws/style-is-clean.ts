import { questionCheck } from '../check.ts';
import { written } from '../example.ts';

const DOUBLED = /\b(\p{L}{2,})\s+\1\b/iu;
/** Words that may be repeated on purpose. */
const ALLOWED_DOUBLED = /^(?:that|had|is|blah|bye|so|no|very|kilo|beri|cha|tom|san|new)$/i;

export const styleIsClean = questionCheck({
  id: 'style-is-clean',
  code: 'X14',
  meaning: 'The stem begins with a capital letter and repeats no word.',
  severity: 'info',
  fails: written('Calculate the the speed of the car.', 'It is $4$ metres per second.'),
  passes: written('Calculate the speed of the car.', 'It is $4$ metres per second.'),
  run: ({ stem, locate, question }) => {
    if (question.kind === 'passage') return [];
    const doubled = DOUBLED.exec(stem.prose);
    const remarks = [];
    if (
      doubled !== null &&
      !ALLOWED_DOUBLED.test(doubled[1] ?? '') &&
      doubled[1] === doubled[1]?.toLowerCase()
    ) {
      const pattern = new RegExp(`\\b${doubled[1]}\\s+${doubled[1]}\\b`, 'i');
      if (pattern.test(stem.tex))
        remarks.push({
          message: `“${doubled[1]}” is repeated; remove one.`,
          span: locate(stem.span, pattern),
          field: 'stem',
        });
    }
    if (/^\p{Ll}{2,}/u.test(stem.visible) && stem.words.length > 3)
      remarks.push({
        message: 'The stem begins with a small letter; use a capital.',
        ...(stem.span && { span: { start: stem.span.start, end: stem.span.start + 1 } }),
        field: 'stem',
      });
    return remarks;
  },
});
