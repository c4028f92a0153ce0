import { questionCheck } from '../check.ts';
import { choice } from '../example.ts';
import { matchAnyWord } from '../views/words.ts';
import { optionRemark } from './option-remark.ts';

const VAGUE = matchAnyWord(
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
);

/** Scientific terms and superlatives that are not vague. */
const TERM =
  /\bpartly (?:dissociated|ionised|ionized|miscible|filled|soluble|permeable)\b|\b(?:most|least) (?:often|frequently)\b/gi;

export const optionsAvoidVagueWords = questionCheck({
  id: 'options-avoid-vague-words',
  code: 'M17',
  meaning: 'Options avoid words such as “usually” and “often”, which readers understand differently.',
  severity: 'warning',
  fails: choice('When does the disease return?', [
    'It usually returns in winter',
    'Within a year *',
    'After ten years',
  ]),
  passes: choice('When does the disease return?', ['In winter', 'Within a year *', 'After ten years']),
  run: ({ worded, locate }) =>
    worded.flatMap((option) => {
      const word = VAGUE.exec(option.prose.replace(TERM, ''))?.[0];
      if (word === undefined) return [];
      return [
        optionRemark(option, `“${word}” is vague; state how often or how much.`, {
          span: locate(option.span, word),
        }),
      ];
    }),
});
