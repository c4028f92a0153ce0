import { sameDimension } from '../../maths/units/unit.ts';
import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import { createOptionRemark } from '../flaws/option-remark.ts';
import { readText } from '../views/measured-value.ts';
import type { OptionView } from '../views/question-view.ts';
import { listPairs, normalizeText } from '../views/words.ts';
import { areProvenEqual } from './are-proven-equal.ts';
import { getOptionValue, isSameValue } from './option-values.ts';

export const optionsDifferInValue = defineQuestionCheck({
  id: 'options-differ-in-value',
  code: 'S07',
  meaning:
    'No two options have the same value, however they are written (a warning if both are wrong options, or several options or none are marked).',
  severity: 'error',
  fails: choiceQuestion('What is half of one metre?', [
    '$50\\,\\mathrm{cm}$ *',
    '$0.5\\,\\mathrm{m}$',
    '$2\\,\\mathrm{m}$',
  ]),
  passes: choiceQuestion('What is half of one metre?', [
    '$50\\,\\mathrm{cm}$ *',
    '$1.5\\,\\mathrm{m}$',
    '$2\\,\\mathrm{m}$',
  ]),
  run: ({ options, question, stem }) => {
    if (question.kind === 'match' || question.kind === 'assertion_reason') return [];
    // In a list without a key, or with several, learners may have to find the equal values.
    if (ASKS_FOR_EQUAL.test(stem.prose) && !options.some(({ correct }) => correct)) return [];
    if (ASKS_FOR_FORM.test(stem.prose)) return [];
    return listPairs(options)
      .filter(
        ([first, second]) =>
          normalizeText(first.visible) !== normalizeText(second.visible) && areEqual(first, second),
      )
      .map(([first, second]) =>
        createOptionRemark(
          second,
          `Options (${first.id}) and (${second.id}) have the same value; change one of them.`,
          // Two wrong options of the same value leave one right option.
          areBothWrong(first, second, options) || !hasOneKey(options) ? { severityShift: -1 } : {},
        ),
      );
  },
});

/** Words of a stem that asks for one form of a value. An option with the same value in another form is then wrong. */
const ASKS_FOR_FORM =
  /\b(?:simplest|lowest terms|standard form|scientific notation|(?:in|simplest|fully) \w+ form)\b/i;
const ASKS_FOR_EQUAL = /\b(?:equal|same|equivalent|identical|coincide)\b/i;

function hasOneKey(options: readonly OptionView[]): boolean {
  return options.filter(({ correct }) => correct).length === 1;
}

function areBothWrong(first: OptionView, second: OptionView, options: readonly OptionView[]): boolean {
  return !first.correct && !second.correct && options.some(({ correct }) => correct);
}

/** Text of a program, in which letters and operators have other meanings. */
const CODE = /\\(?:texttt|verb|lstinline|mintinline|mathtt|tt)(?![a-zA-Z])/;
/** Numbers of statements, as in `(1)(3)`. */
const STATEMENT_NUMBERS = /^\s*(?:\(\s*(?:\d|[ivx]+)\s*\)[\s,]*(?:and\s*)?)+$/i;

/** A word between two values, whose order may matter: `6和3`. */
const LIST_WORD = /\d\s*(?:和|与|或|、|and|or|und|et|y)\s*\d/u;

function areEqual(first: OptionView, second: OptionView): boolean {
  const isOther = ({ visible, tex }: OptionView): boolean =>
    STATEMENT_NUMBERS.test(visible) || CODE.test(tex) || LIST_WORD.test(visible);
  if (isOther(first) || isOther(second)) return false;
  const [a, b] = [getOptionValue(first), getOptionValue(second)];
  if (a !== undefined && b !== undefined) {
    if ((a.unit === undefined) !== (b.unit === undefined)) return false;
    if (a.unit && b.unit && !sameDimension(a.unit.dimension, b.unit.dimension)) return false;
    return isSameValue(a.value, b.value);
  }
  if (a !== undefined || b !== undefined) return false;
  const [firstNode, secondNode] = [readText(first), readText(second)];
  return firstNode !== undefined && secondNode !== undefined && areProvenEqual(firstNode, secondNode);
}
