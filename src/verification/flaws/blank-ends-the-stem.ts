import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';

/** A gap to fill, in its usual TeX notations. */
const BLANK =
  /\\hrulefill|\\dotfill|\\blank\b|\\underline\s*\{\s*\\hspace[^}]*\}\s*\}|_{3,}|(?:\\_){3,}|\.{4,}|\\ldots\\ldots/g;

/** More findings in one stem would only repeat the same message. */
const MAX_REMARKS = 3;

export const blankEndsTheStem = defineQuestionCheck({
  id: 'blank-ends-the-stem',
  code: 'M10',
  meaning: 'A gap to fill is at the end of the stem; better, the stem is a question.',
  severity: 'warning',
  fails: choiceQuestion('The organ \\_\\_\\_\\_ pumps blood through the body.', [
    'heart *',
    'kidney',
    'liver',
  ]),
  passes: choiceQuestion('Which organ pumps blood through the body?', [
    'The heart *',
    'The kidney',
    'The liver',
  ]),
  run: ({ stem, source, question }) => {
    if (stem.span === undefined || question.kind === 'passage') return [];
    const text = source
      .slice(stem.span.start, stem.span.end)
      // Comments and formulas are replaced by spaces of the same length, so that positions stay valid.
      .replace(/(?<!\\)%[^\n]*|\$\$[^$]*\$\$|\$[^$]*\$|\\\[[\s\S]*?\\\]/g, (skipped) =>
        ' '.repeat(skipped.length),
      );
    const blanks = [...text.matchAll(BLANK)].slice(-MAX_REMARKS);
    const start = stem.span.start;
    return blanks.flatMap((match) => {
      const after = text
        .slice(match.index + match[0].length)
        .replace(
          /\\hfill\s*[[(]?\s*\d+\s*(?:marks?)?\s*[\])]?|\\ans(?:int)?\b\s*\{[^{}]*\}|\\(?:begin|end)\{center\}|\$[^$]{0,30}\$/g,
          '',
        );
      // At most two short words and punctuation may follow a gap at the end.
      const isAtEnd = /^[\s.,;:?!$)\]}]*(?:\b\w{1,12}\b[\s.,;:?!$)\]}]*){0,2}$/.test(
        after.replace(/\\(?:[a-zA-Z]+|[ ,;])/g, ' '),
      );
      if (isAtEnd && question.kind === 'integer') return [];
      const span = { start: start + match.index, end: start + match.index + match[0].length };
      const message = isAtEnd
        ? 'The stem ends in a gap; a question reads better.'
        : 'The stem has a gap in its middle; put it at the end or ask a question.';
      return [{ message, span, field: 'stem', ...(isAtEnd ? { severityShift: -1 as const } : {}) }];
    });
  },
});
