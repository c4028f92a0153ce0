import { defineQuestionCheck } from '../check.ts';
import { writtenQuestion } from '../example.ts';

/** A reference to another question or its answer. */
const OTHER_QUESTION =
  /\b(?:(?:the )?(?:previous|preceding|last|earlier|above) (?:question|problem|part|item)\b|(?:your )?answer (?:to|from|in|of) (?:the )?(?:previous|part|question|problem|last)\b(?: (?:question|problem|part))?|(?:in|from|of) (?:part|question|problem|Q\.?) ?\(?(?:[a-h]\b|\d+)\)?|Q\.? ?\d+\b|next question)/i;

export const stemStandsAlone = defineQuestionCheck({
  id: 'stem-stands-alone',
  code: 'X09',
  meaning: 'A question does not need the answer to another question.',
  severity: 'warning',
  fails: writtenQuestion(
    'Use your answer to the previous question to find the speed of the car.',
    'It is $4$ metres per second.',
  ),
  passes: writtenQuestion(
    'A car covers $8$ metres in $2$ seconds. Find the speed of the car.',
    'It is $\\frac{8}{2} = 4$ metres per second.',
  ),
  run: ({ stem, passage, question, locate }) => {
    const match = OTHER_QUESTION.exec(stem.prose);
    if (match === null || passage !== undefined || question.kind === 'passage') return [];
    const hasParts = /\((?:a|i)\)|\bpart\s*\(?a\b/i.test(stem.visible.replace(match[0], ''));
    const isAnotherQuestion = /question|problem|Q/.test(match[0]);
    if ((hasParts && !isAnotherQuestion) || /\\begin\{(?:enumerate|itemize|tasks|parts)\}/.test(stem.tex))
      return [];
    return [
      {
        message: `“${match[0]}” refers to another question; repeat what is needed.`,
        span: locate(stem.span, match[0]),
        field: 'stem',
      },
    ];
  },
});
