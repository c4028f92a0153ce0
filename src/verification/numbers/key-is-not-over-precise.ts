import { significantFigures } from '../../maths/exact/decimal.ts';
import { questionCheck } from '../check.ts';
import { choice } from '../example.ts';
import { optionRemark } from '../flaws/option-remark.ts';
import type { MeasuredValue } from '../views/measured-value.ts';
import type { QuestionView } from '../views/question-view.ts';
import { agree, claimsOf, finalClaim } from './claims.ts';
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
    const ground = groundsOf(view, measured).find(
      ({ most, known }) => figures > Math.max(LEAST, most) + limit('spare') + (known < 2 ? 1 : 0),
    );
    if (ground === undefined) return [];
    return [optionRemark(key, `The answer has ${figures} figures, ${ground.what}; round it.`)];
  },
});

/** Three figures are never too many. */
const LEAST = 3;

/** What limits the figures: the most precise of the known numbers; one alone leaves room for constants. */
type Ground = { readonly most: number; readonly known: number; readonly what: string };

function groundsOf(view: QuestionView, key: MeasuredValue): Ground[] {
  const all = givensOf(view).filter(({ measured }) => measured.literal !== undefined);
  const measured = all.filter((given) => given.measured.unit !== undefined);
  const givens = measured.length === 0 ? all : measured;
  const most = Math.max(0, ...givens.map((given) => figuresOf(given.measured)));
  const final = finalClaim(claimsOf(view))?.measured;
  const arrived = final?.literal !== undefined && agree(final, key) === true ? figuresOf(final) : undefined;
  return [
    ...(givens.length === 0 ? [] : [{ most, known: measured.length, what: `the givens at most ${most}` }]),
    ...(arrived === undefined ? [] : [{ most: arrived, known: 2, what: `the solution's result ${arrived}` }]),
  ];
}

function figuresOf({ literal }: MeasuredValue): number {
  return literal === undefined ? 0 : significantFigures(literal).max;
}
