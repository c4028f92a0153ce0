import { significantFigures } from '../../maths/exact/decimal.ts';
import { questionCheck } from '../check.ts';
import { choice } from '../example.ts';
import { optionRemark } from '../flaws/option-remark.ts';
import { givensOf } from './givens.ts';
import { valueOfOption } from './option-values.ts';

const stem =
  'A force of $12\\,\\mathrm{N}$ acts on a mass of $3.5\\,\\mathrm{kg}$. What is the acceleration?';

export const keyIsNotOverPrecise = questionCheck({
  id: 'key-is-not-over-precise',
  code: 'P04',
  meaning: 'The answer shows no more figures than the numbers it is made from allow.',
  severity: 'warning',
  thresholds: { spare: 1 },
  fails: choice(stem, [
    '$2.31421\\,\\mathrm{m\\,s^{-2}}$',
    '$3.42857\\,\\mathrm{m\\,s^{-2}}$ *',
    '$4.14281\\,\\mathrm{m\\,s^{-2}}$',
  ]),
  passes: choice(stem, [
    '$2.3\\,\\mathrm{m\\,s^{-2}}$',
    '$3.4\\,\\mathrm{m\\,s^{-2}}$ *',
    '$4.1\\,\\mathrm{m\\,s^{-2}}$',
  ]),
  run: (view, limit) => {
    const [key] = view.keyed;
    const measured =
      key && view.keyed.length === 1 && view.worded.length > 0 ? valueOfOption(key) : undefined;
    if (
      key === undefined ||
      measured?.literal === undefined ||
      measured.unit === undefined ||
      measured.literal.places === 0
    )
      return [];
    const figures = significantFigures(measured.literal).min;
    const givens = givensOf(view).filter(
      ({ measured: given }) => given.unit !== undefined && given.literal !== undefined,
    );
    const allowed = Math.max(
      ...givens.map(({ measured: given }) => (given.literal ? significantFigures(given.literal).max : 0)),
    );
    // One given alone leaves more room for constants that the stem takes as known.
    const spare = limit('spare') + (givens.length < 2 ? 1 : 0);
    if (givens.length === 0 || figures <= Math.max(3, allowed) + spare) return [];
    return [optionRemark(key, `The answer has ${figures} figures, the givens at most ${allowed}; round it.`)];
  },
});
