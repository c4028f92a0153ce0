import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';

const PICTURE = /\\(?:includegraphics|input)\b|\\begin\{(?:tikzpicture|circuitikz|tabular|array)\}/;

export const optionSaysSomething = defineQuestionCheck({
  id: 'option-says-something',
  code: 'S03',
  meaning: 'Every option has a text or a picture.',
  severity: 'error',
  fails: choiceQuestion('What is the sum of two and three?', ['$4$', '$5$ *', '']),
  passes: choiceQuestion('What is the sum of two and three?', ['$4$', '$5$ *', '$6$']),
  run: ({ options }) =>
    options
      .filter((option) => option.visible === '' && !PICTURE.test(option.tex))
      .map((option) => ({
        message: `Option (${option.id}) is empty; write it or remove it.`,
        ...(option.span && { span: option.span }),
        field: option.field,
      })),
});
