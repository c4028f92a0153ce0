import { questionCheck } from '../check.ts';
import { choice } from '../example.ts';
import { matchAnyWord } from '../views/words.ts';
import { optionRemark } from './option-remark.ts';

const ABSOLUTE = matchAnyWord(
  'always',
  'never',
  'every',
  'completely',
  'absolutely',
  'totally',
  'definitely',
  'impossible',
  'must',
  'invariably',
  'under all circumstances',
  'in all cases',
  'at all times',
  'all',
  'only',
  'none',
);
/** Absolute words that are rare in correct statements. */
const FIRM = matchAnyWord(
  'always',
  'never',
  'completely',
  'absolutely',
  'totally',
  'definitely',
  'impossible',
  'invariably',
  'must',
);
/** Phrases in which an absolute word is a term or part of a label. */
const HARMLESS =
  /\b(?:if and only if|only one|all of the above|none of the above|overall|reason alone|read-only|completely (?:dissociated|ionised|ionized|elastic|inelastic|miscible|combusted|hydrolysed|hydrolyzed))\b|^(?:only|all|none|both)?\s*\(?(?:[A-D]|[IVX]+|\d)\)?(?:\s*(?:,|and|&)\s*\(?(?:[A-D]|[IVX]+|\d)\)?)*\s*only$/gi;

export const optionsAvoidAbsolutes = questionCheck({
  id: 'options-avoid-absolutes',
  code: 'M11',
  meaning: 'Options avoid words such as “always” and “never”, which reveal wrong options.',
  severity: 'warning',
  fails: choice('What does a vaccine do?', [
    'It trains the immune system *',
    'It always cures the disease',
    'It kills bacteria',
  ]),
  passes: choice('What does a vaccine do?', [
    'It trains the immune system *',
    'It cures the disease',
    'It kills bacteria',
  ]),
  run: ({ worded, locate }) => {
    const read = worded.map((option) => ({ option, prose: option.prose.replace(HARMLESS, ' ') }));
    return read
      .filter(({ prose }) => ABSOLUTE.test(prose))
      .map(({ option, prose }) => {
        const firm = FIRM.exec(prose)?.[0];
        const word = firm ?? ABSOLUTE.exec(prose)?.[0] ?? '';
        const message = `“${word}” suggests that option (${option.id}) is wrong; reword it without this word.`;
        // Words such as "only" and "all" are common in correct statements.
        return optionRemark(option, message, {
          span: locate(option.span, word),
          ...(firm === undefined && { shift: -1 as const }),
        });
      });
  },
});
