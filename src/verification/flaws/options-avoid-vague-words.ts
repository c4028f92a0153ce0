import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import { matchAnyWord } from '../views/words.ts';
import { createOptionRemark } from './option-remark.ts';

const VAGUE_WORD = matchAnyWord(
  'frequently',
  'occasionally',
  'rarely',
  'seldom',
  'sometimes',
  'usually',
  'often',
  'generally',
  'nearly',
  'somewhat',
  'partly',
  'typically',
  'normally',
  'more or less',
  'regularly',
  'periodically',
  'infrequently',
  'may',
  'might',
  'possibly',
);
/** Words that are also common in correct statements. */
const COMMON_WORD = /^(?:may|might|possibly)$/i;

/** Scientific terms and superlatives that are not vague. */
const FIXED_TERM =
  /\bpartly (?:dissociated|ionised|ionized|miscible|filled|soluble|permeable)\b|\b(?:most|least) (?:often|frequently)\b/gi;

export const optionsAvoidVagueWords = defineQuestionCheck({
  id: 'options-avoid-vague-words',
  code: 'M17',
  meaning: 'Options avoid words such as “usually” and “often”, which readers understand differently.',
  severity: 'warning',
  fails: choiceQuestion('When does the disease return?', [
    'It usually returns in winter',
    'Within a year *',
    'After ten years',
  ]),
  passes: choiceQuestion('When does the disease return?', [
    'In winter',
    'Within a year *',
    'After ten years',
  ]),
  run: ({ authoredOptions, locate }) =>
    authoredOptions.flatMap((option) => {
      const word = VAGUE_WORD.exec(option.prose.replace(FIXED_TERM, ''))?.[0];
      if (word === undefined) return [];
      return [
        createOptionRemark(option, `“${word}” is vague; state how often or how much.`, {
          span: locate(option.span, word),
          ...(COMMON_WORD.test(word) && { severityShift: -1 as const }),
        }),
      ];
    }),
});
