import { questionCheck } from '../check.ts';
import { choice } from '../example.ts';

const TRUTH = /^(?:true|false|yes|no|correct|incorrect)\.?$/i;
/** A stem such as “Which of the following statements is true”. */
const LEAD =
  /\bwhich (?:one )?(?:of the following |of these )?(?:statements? )?(?:is|are) (?:true|false|correct|incorrect|not true|not correct)\b/i;

export const optionsAreNotTrueOrFalse = questionCheck({
  id: 'options-are-not-true-or-false',
  code: 'M06',
  meaning: 'A choice question is not a series of true-or-false statements.',
  severity: 'warning',
  fails: choice('The heart pumps blood through the body.', ['True *', 'False']),
  passes: choice('Which organ pumps blood through the body?', ['The heart *', 'The kidney', 'The liver']),
  run: ({ worded, leadIn, stem, question, locate }) => {
    if (worded.length === 0) return [];
    if (worded.filter((option) => TRUTH.test(option.visible.trim())).length >= 2)
      return [{ message: 'The options are true and false; ask for the fact itself.', field: 'options' }];
    const found = question.kind === 'mcq_sc' ? LEAD.exec(leadIn) : null;
    if (found === null) return [];
    return [
      {
        message: `“${found[0]}” makes each option a true-or-false question; ask for one fact.`,
        span: locate(stem.span, found[0]),
        field: 'stem',
        shift: -1,
      },
    ];
  },
});
