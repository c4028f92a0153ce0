import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';

/** A command of the author, or of a package for pictures and structures, may print something. */
const COMMAND = /\\(?!(?:ans|hspace|vspace|quad|hfill|label|phantom)\b)[a-zA-Z]{2,}/;

export const optionSaysSomething = defineQuestionCheck({
  id: 'option-says-something',
  code: 'S03',
  meaning: 'Every option has a text or a picture.',
  severity: 'error',
  fails: choiceQuestion('What is the sum of two and three?', ['$4$', '$5$ *', '']),
  passes: choiceQuestion('What is the sum of two and three?', ['$4$', '$5$ *', '$6$']),
  run: ({ options }) =>
    options
      .filter((option) => option.visible === '' && !COMMAND.test(option.tex))
      .map((option) => ({
        message: `Option (${option.id}) is empty; write it or remove it.`,
        ...(option.span && { span: option.span }),
        field: option.field,
      })),
});
