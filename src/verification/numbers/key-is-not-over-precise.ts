import { significantFigures } from '../../maths/exact/decimal.ts';
import { questionCheck } from '../check.ts';
import { choice } from '../example.ts';
import { optionRemark } from '../flaws/option-remark.ts';
import type { MeasuredValue } from '../views/measured-value.ts';
import type { QuestionView } from '../views/question-view.ts';
import { getClaims, getFinalClaim, valuesAgree } from './claims.ts';
import { getGivens } from './givens.ts';
import { getOptionValue } from './option-values.ts';

const stem =
  'A force of $12\\,\\mathrm{N}$ acts on a mass of $3.5\\,\\mathrm{kg}$. What is the acceleration?';

export const keyIsNotOverPrecise = questionCheck({
  id: 'key-is-not-over-precise',
  code: 'P04',
  meaning: 'The answer has no more figures than the given numbers allow.',
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
      key && view.keyed.length === 1 && view.worded.length > 0 ? getOptionValue(key) : undefined;
    if (
      key === undefined ||
      measured?.literal === undefined ||
      measured.unit === undefined ||
      measured.literal.places === 0
    )
      return [];
    const figures = significantFigures(measured.literal).min;
    const ground = listPrecisionLimits(view, measured).find(
      ({ most, known }) =>
        figures > Math.max(MIN_ALLOWED_FIGURES, most) + limit('spare') + (known < 2 ? 1 : 0),
    );
    if (ground === undefined) return [];
    return [optionRemark(key, `The answer has ${figures} figures, but ${ground.what}; round it.`)];
  },
});

/** Three figures are always allowed. */
const MIN_ALLOWED_FIGURES = 3;

/**
 * A limit on the figures: the most precise known number. With fewer than two known numbers, one more figure
 * is allowed, for constants.
 */
type PrecisionLimit = { readonly most: number; readonly known: number; readonly what: string };

function listPrecisionLimits(view: QuestionView, key: MeasuredValue): PrecisionLimit[] {
  const all = getGivens(view).filter(({ measured }) => measured.literal !== undefined);
  const measured = all.filter((given) => given.measured.unit !== undefined);
  const givens = measured.length === 0 ? all : measured;
  const most = Math.max(0, ...givens.map((given) => countFigures(given.measured)));
  const final = getFinalClaim(getClaims(view))?.measured;
  const arrived =
    final?.literal !== undefined && valuesAgree(final, key) === true ? countFigures(final) : undefined;
  return [
    ...(givens.length === 0
      ? []
      : [{ most, known: measured.length, what: `the given numbers have at most ${most}` }]),
    ...(arrived === undefined
      ? []
      : [{ most: arrived, known: 2, what: `the solution's result has ${arrived}` }]),
  ];
}

function countFigures({ literal }: MeasuredValue): number {
  return literal === undefined ? 0 : significantFigures(literal).max;
}
