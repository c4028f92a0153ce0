import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import { matchAnyWord } from '../views/words.ts';
import { isCatchAll } from './catch-all-option.ts';
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
  'incapable',
  'inevitable',
  'entirely',
  'must',
  'invariably',
  'under all circumstances',
  'in all cases',
  'at all times',
  'all',
  'only',
  'none',
);
const ABSOLUTE_WORDS = new RegExp(ABSOLUTE_WORD, 'giu');
/** Absolute words that are also common in correct statements. */
const COMMON_WORD = /^(?:every|all|only|none|entirely|incapable|inevitable|(?:under|in|at) all \w+)$/i;
/** Phrases in which an absolute word is a term or part of a label. */
const HARMLESS_PHRASE =
  /\b(?:if and only if|only one|overall|reason alone|read-only|completely (?:dissociated|ionised|ionized|elastic|inelastic|miscible|combusted|hydrolysed|hydrolyzed))\b|^(?:only|all|none|both)?\s*\(?(?:[A-D]|[IVX]+|\d)\)?(?:\s*(?:,|and|&)\s*\(?(?:[A-D]|[IVX]+|\d)\)?)*\s*only$/gi;

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
  run: ({ authoredOptions, locate }) =>
    authoredOptions
      .filter((option) => !isCatchAll(option))
      .flatMap((option) => {
        const words = option.prose.replace(HARMLESS_PHRASE, ' ').match(ABSOLUTE_WORDS) ?? [];
        const strongWord = words.find((found) => !COMMON_WORD.test(found));
        const word = strongWord ?? words[0];
        if (word === undefined) return [];
        const message = `“${word}” suggests that option (${option.id}) is wrong; reword it without this word.`;
        return [
          createOptionRemark(option, message, {
            span: locate(option.span, word),
            ...(strongWord === undefined && { severityShift: -1 as const }),
          }),
        ];
      }),
});
