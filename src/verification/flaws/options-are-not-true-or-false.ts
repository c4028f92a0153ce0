import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';

const TRUTH_WORD = /^(?:true|false|yes|no|correct|incorrect)\.?$/i;
/** A stem such as “Which of the following statements is true”. */
const STATEMENT_QUESTION =
  /\bwhich (?:one )?(?:of the following |of these )?(?:statements? )?(?:is|are) (?:true|false|correct|incorrect|not true|not correct)\b/i;

export const optionsAreNotTrueOrFalse = defineQuestionCheck({
  id: 'options-are-not-true-or-false',
  code: 'M06',
  meaning: 'A choice question is not a series of true-or-false statements.',
  severity: 'warning',
  fails: choiceQuestion('The heart pumps blood through the body.', ['True *', 'False']),
  passes: choiceQuestion('Which organ pumps blood through the body?', [
    'The heart *',
    'The kidney',
    'The liver',
  ]),
  run: ({ authoredOptions, leadIn, stem, question, locate, part }) => {
    // The parts of a question may ask whether each of several statements is true.
    if (authoredOptions.length === 0 || part !== undefined) return [];
    if (authoredOptions.filter((option) => TRUTH_WORD.test(option.visible.trim())).length >= 2)
      return [{ message: 'The options are true and false; ask for the fact itself.', field: 'options' }];
    const match = question.kind === 'mcq_sc' ? STATEMENT_QUESTION.exec(leadIn) : null;
    if (match === null) return [];
    return [
      {
        message: `“${match[0]}” makes each option a true-or-false question; ask for one fact.`,
        span: locate(stem.span, match[0]),
        field: 'stem',
        severityShift: -1,
      },
    ];
  },
});
