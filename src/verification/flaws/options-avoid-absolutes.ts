import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import { matchAnyWord } from '../views/words.ts';
import { createOptionRemark } from './option-remark.ts';

const ABSOLUTE_WORD = matchAnyWord(
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
const STRONG_WORD = matchAnyWord(
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
const HARMLESS_PHRASE =
  /\b(?:if and only if|only one|all of the above|none of the above|overall|reason alone|read-only|completely (?:dissociated|ionised|ionized|elastic|inelastic|miscible|combusted|hydrolysed|hydrolyzed))\b|^(?:only|all|none|both)?\s*\(?(?:[A-D]|[IVX]+|\d)\)?(?:\s*(?:,|and|&)\s*\(?(?:[A-D]|[IVX]+|\d)\)?)*\s*only$/gi;

export const optionsAvoidAbsolutes = defineQuestionCheck({
  id: 'options-avoid-absolutes',
  code: 'M11',
  meaning: 'Options avoid words such as “always” and “never”, which reveal wrong options.',
  severity: 'warning',
  fails: choiceQuestion('What does a vaccine do?', [
    'It trains the immune system *',
    'It always cures the disease',
    'It kills bacteria',
  ]),
  passes: choiceQuestion('What does a vaccine do?', [
    'It trains the immune system *',
    'It cures the disease',
    'It kills bacteria',
  ]),
  run: ({ authoredOptions, locate }) => {
    const texts = authoredOptions.map((option) => ({
      option,
      prose: option.prose.replace(HARMLESS_PHRASE, ' '),
    }));
    return texts
      .filter(({ prose }) => ABSOLUTE_WORD.test(prose))
      .map(({ option, prose }) => {
        const strongWord = STRONG_WORD.exec(prose)?.[0];
        const word = strongWord ?? ABSOLUTE_WORD.exec(prose)?.[0] ?? '';
        const message = `“${word}” suggests that option (${option.id}) is wrong; reword it without this word.`;
        // Words such as "only" and "all" are common in correct statements.
        return createOptionRemark(option, message, {
          span: locate(option.span, word),
          ...(strongWord === undefined && { severityShift: -1 as const }),
        });
      });
  },
});
