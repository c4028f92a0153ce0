import { significantFigures } from '../../maths/exact/decimal.ts';
import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import { createOptionRemark } from '../flaws/option-remark.ts';
import type { MeasuredValue } from '../views/measured-value.ts';
import type { QuestionView } from '../views/question-view.ts';
import { getGivens } from './givens.ts';
import { getOptionValue } from './option-values.ts';
import { getFinalValue, getSolutionValues, valuesAgree } from './solution-values.ts';

const stem =
  'A force of $12\\,\\mathrm{N}$ acts on a mass of $3.5\\,\\mathrm{kg}$. What is the acceleration?';

export const keyIsNotOverPrecise = defineQuestionCheck({
  id: 'key-is-not-over-precise',
  code: 'P04',
  meaning: 'The answer has no more figures than the given numbers allow.',
  severity: 'warning',
  // The number of significant figures beyond the limit that are tolerated.
  thresholds: { spare: 1 },
  fails: choiceQuestion(stem, [
    '$2.31421\\,\\mathrm{m\\,s^{-2}}$',
    '$3.42857\\,\\mathrm{m\\,s^{-2}}$ *',
    '$4.14281\\,\\mathrm{m\\,s^{-2}}$',
  ]),
  passes: choiceQuestion(stem, [
    '$2.3\\,\\mathrm{m\\,s^{-2}}$',
    '$3.4\\,\\mathrm{m\\,s^{-2}}$ *',
    '$4.1\\,\\mathrm{m\\,s^{-2}}$',
  ]),
  run: (view, getThreshold) => {
    const [key] = view.correctOptions;
    const measured =
      key && view.correctOptions.length === 1 && view.authoredOptions.length > 0
        ? getOptionValue(key)
        : undefined;
    if (
      key === undefined ||
      measured?.literal === undefined ||
      measured.unit === undefined ||
      measured.literal.places === 0
    )
      return [];
    const figures = significantFigures(measured.literal).min;
    const exceededLimit = listPrecisionLimits(view, measured).find(
      ({ maxFigures, allowsOneMore }) =>
        figures > Math.max(MIN_ALLOWED_FIGURES, maxFigures) + getThreshold('spare') + (allowsOneMore ? 1 : 0),
    );
    if (exceededLimit === undefined) return [];
    return [
      createOptionRemark(
        key,
        `The answer has ${figures} figures, but ${exceededLimit.description}; round it.`,
      ),
    ];
  },
});

/** Three significant figures are always allowed. */
const MIN_ALLOWED_FIGURES = 3;

/**
 * The answer may have as many significant figures as the most precise given number. One more is allowed if fewer than two
 * quantities are given, because a constant may be known more precisely.
 */
type PrecisionLimit = {
  readonly maxFigures: number;
  readonly allowsOneMore: boolean;
  readonly description: string;
};

function listPrecisionLimits(view: QuestionView, keyValue: MeasuredValue): PrecisionLimit[] {
  const numericGivens = getGivens(view).filter(({ measured }) => measured.literal !== undefined);
  const withUnit = numericGivens.filter((given) => given.measured.unit !== undefined);
  const givens = withUnit.length === 0 ? numericGivens : withUnit;
  const maxFigures = Math.max(0, ...givens.map((given) => countFigures(given.measured)));
  const finalValue = getFinalValue(getSolutionValues(view))?.measured;
  const resultFigures =
    finalValue?.literal !== undefined && valuesAgree(finalValue, keyValue) === true
      ? countFigures(finalValue)
      : undefined;
  return [
    ...(givens.length === 0
      ? []
      : [
          {
            maxFigures,
            allowsOneMore: withUnit.length < 2,
            description: `the given numbers have at most ${maxFigures}`,
          },
        ]),
    ...(resultFigures === undefined
      ? []
      : [
          {
            maxFigures: resultFigures,
            allowsOneMore: false,
            description: `the solution's result has ${resultFigures}`,
          },
        ]),
  ];
}

function countFigures({ literal }: MeasuredValue): number {
  return literal === undefined ? 0 : significantFigures(literal).max;
}
