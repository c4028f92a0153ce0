import { sameDimension } from '../../maths/units/unit.ts';
import { questionCheck } from '../check.ts';
import { choice } from '../example.ts';
import { optionRemark } from '../flaws/option-remark.ts';
import { readText } from '../views/measured-value.ts';
import type { OptionView } from '../views/question-view.ts';
import { listPairs, normalizeText } from '../views/words.ts';
import { areProvenEqual } from './are-proven-equal.ts';
import { getOptionValue, isSameValue } from './option-values.ts';

export const optionsDifferInValue = questionCheck({
  id: 'options-differ-in-value',
  code: 'S07',
  meaning: 'No two options have the same value, however they are written.',
  severity: 'error',
  fails: choice('What is half of one metre?', [
    '$50\\,\\mathrm{cm}$ *',
    '$0.5\\,\\mathrm{m}$',
    '$2\\,\\mathrm{m}$',
  ]),
  passes: choice('What is half of one metre?', [
    '$50\\,\\mathrm{cm}$ *',
    '$1.5\\,\\mathrm{m}$',
    '$2\\,\\mathrm{m}$',
  ]),
  run: ({ options, question }) => {
    if (question.kind === 'match' || question.kind === 'assertion_reason') return [];
    return listPairs(options)
      .filter(
        ([one, other]) => normalizeText(one.visible) !== normalizeText(other.visible) && areEqual(one, other),
      )
      .map(([one, other]) =>
        optionRemark(other, `Options (${one.id}) and (${other.id}) have the same value; change one of them.`),
      );
  },
});

function areEqual(one: OptionView, other: OptionView): boolean {
  const [a, b] = [getOptionValue(one), getOptionValue(other)];
  if (a !== undefined && b !== undefined) {
    if ((a.unit === undefined) !== (b.unit === undefined)) return false;
    if (a.unit && b.unit && !sameDimension(a.unit.dimension, b.unit.dimension)) return false;
    return isSameValue(a.value, b.value);
  }
  if (a !== undefined || b !== undefined) return false;
  const [m, n] = [readText(one), readText(other)];
  return m !== undefined && n !== undefined && areProvenEqual(m, n);
}
