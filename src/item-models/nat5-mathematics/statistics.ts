// National 5 Mathematics: mean and standard deviation; median and semi-interquartile range; comparison of two data sets.
// Notation: `b1` is the learner's own result of bullet 1; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { type ItemDraft, type MistakeDraft, step } from '../item-draft.ts';
import { figuresTex, fixedTex, plainTex } from '../write/number.ts';
import { fractionTex, ratio } from '../write/rational.ts';
import { isPlausible, listComparisonBullets, surveys } from './compare-surveys.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const standardDeviation = nat5MathematicsModel({
  id: 'N5M-58',
  title: 'Mean and standard deviation',
  outcomeId: 'MNU-5-22',
  calculator: 'allowed',
  marks: [6],
  choose: (random) => {
    const survey = random.pick(surveys);
    const size = random.pick([5, 6]);
    return {
      survey,
      values: Array.from({ length: size }, () => random.int(...survey.range)),
      shift: random.int(2, 6) * random.sign(),
      factor: random.pick([0.5, 0.6, 1.5, 1.8]),
    };
  },
  accepts: ({ survey, values, shift, factor }) => {
    const mean = sum(values) / values.length;
    const squares = sum(values.map((value) => (value - mean) ** 2));
    const deviation = Math.sqrt(squares / (values.length - 1));
    return (
      Number.isInteger(mean) &&
      isPlausible(survey, mean + shift, deviation * factor) &&
      deviation > 1.5 &&
      deviation < 14 &&
      !Number.isInteger(deviation) &&
      new Set(values).size > 3
    );
  },
  write: ({ survey, values, shift, factor }) => {
    const n = values.length;
    const mean = sum(values) / n;
    const squares = sum(values.map((value) => (value - mean) ** 2));
    const deviation = Math.sqrt(squares / (n - 1));
    const formatAnswer = (value: number) => `\\bar{x} = ${mean}, s = ${figuresTex(value, 3)}`;
    const otherSet = { mean: mean + shift, deviation: fixedTex(deviation * factor, 1) };
    return {
      stem: survey.situation(`$${values.join(',\\ ')}$`),
      parts: [
        {
          text: 'Calculate the mean and the standard deviation of these values.',
          answer: formatAnswer(deviation),
          bulletCount: 4,
        },
        {
          text: `For ${survey.otherName}, the mean was $${otherSet.mean}$ and the standard deviation was $${otherSet.deviation}$. Make two valid comments comparing the two sets of values.`,
          bulletCount: 2,
        },
      ],
      answer: formatAnswer(deviation),
      recomputedFrom: `\\frac{${values.join(' + ')}}{${n}}, \\sqrt{\\frac{${values.map((value) => `(${value} - ${mean})^2`).join(' + ')}}{${n} - 1}}`,
      bullets: [
        step('Calculate the mean', `\\bar{x} = ${mean}`, {
          working: `$\\bar{x} = \\frac{${sum(values)}}{${n}} = ${mean}$`,
          gaps: ['mean'],
        }),
        step('Find the sum of the squared deviations', String(squares), {
          alsoAccepted: [String(sum(values.map((value) => value * value)))],
          followThrough: values.map((value) => `(${value} - b1)^2`).join(' + '),
          gaps: ['sd-deviations'],
        }),
        step('Substitute into the formula', `\\sqrt{\\frac{${squares}}{${n - 1}}}`, {
          followThrough: `\\sqrt{\\frac{b2}{${n} - 1}}`,
          gaps: ['sd-n-minus-1'],
        }),
        step('Calculate the standard deviation', `s = ${figuresTex(deviation, 3)}`, {
          followThrough: 'b3',
          gaps: ['square-root-last', 'rounding'],
        }),
        ...listComparisonBullets(survey, {
          average: { ownBullet: 'b1', other: String(otherSet.mean), isOtherGreater: shift > 0 },
          spread: { ownBullet: 'b4', other: otherSet.deviation, isOtherGreater: factor > 1 },
        }),
      ],
      mistakes: listDeviationMistakes(squares, n, formatAnswer),
    };
  },
});

/** Lists the mistakes in a standard deviation of `n` values with this sum of squared deviations. */
function listDeviationMistakes(
  squares: number,
  n: number,
  formatAnswer: (deviation: number) => string,
): ItemDraft['mistakes'] {
  return [
    {
      tag: 'sd-n-minus-1',
      answer: formatAnswer(Math.sqrt(squares / n)),
      why: 'The sum of squares was divided by $n$ instead of $n - 1$.',
      earns: [1, 2, 4],
    },
    {
      tag: 'square-root-last',
      answer: formatAnswer(squares / (n - 1)),
      why: 'The square root was left out.',
      earns: [1, 2, 3],
    },
  ];
}

/** Returns the median as a fraction with denominator 2, so that halves stay exact. */
const computeMedianInHalves = (sorted: readonly number[]): { readonly n: number; readonly d: number } => {
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] =
    sorted.length % 2 === 1 ? [sorted[middle], sorted[middle]] : [sorted[middle - 1], sorted[middle]];
  return { n: low + high, d: 2 };
};

const median = (sorted: readonly number[]) => {
  const { n, d } = computeMedianInHalves(sorted);
  return ratio(n, d);
};

/** Lists the mistake of an unordered list: the median and the quartiles are wrong. */
function listOrderMistakes(values: readonly number[], spread: number): MistakeDraft[] {
  const half = Math.floor(values.length / 2);
  const difference =
    computeMedianInHalves(values.slice(-half)).n - computeMedianInHalves(values.slice(0, half)).n;
  const wrongSpread = Math.abs(difference) / 4;
  if (wrongSpread === spread || wrongSpread === 0) return [];
  return [
    {
      tag: 'order-data',
      answer: `${plainTex(computeMedianInHalves(values).n / 2)}, ${plainTex(wrongSpread)}`,
      why: 'The results were not put in order first.',
      earns: [3],
    },
  ];
}

export const quartiles = nat5MathematicsModel({
  id: 'N5M-59',
  title: 'Median and semi-interquartile range',
  outcomeId: 'MNU-5-22',
  calculator: 'forbidden',
  marks: [5],
  choose: (random) => {
    const survey = random.pick(surveys);
    return {
      survey,
      values: Array.from({ length: random.int(9, 12) }, () => random.int(...survey.range)),
      shift: random.int(2, 6) * random.sign(),
      factor: random.pick([0.5, 1.5, 2]),
    };
  },
  accepts: ({ survey, values, shift, factor }) => {
    const sorted = values.toSorted((a, b) => a - b);
    const half = Math.floor(sorted.length / 2);
    const [low, middle, high] = [sorted.slice(0, half), sorted, sorted.slice(-half)].map(
      (list) => computeMedianInHalves(list).n,
    );
    if (low === undefined || middle === undefined || high === undefined) return false;
    const doubledRange = high - low;
    // If the semi-interquartile range equals a quartile, marking cannot distinguish them.
    const isDistinct = ![low, middle, high].includes(doubledRange / 2);
    return (
      isPlausible(survey, middle / 2 + shift, (doubledRange / 4) * factor) &&
      doubledRange >= 8 &&
      isDistinct &&
      new Set(values).size > 6 &&
      computeMedianInHalves(values).n !== middle
    );
  },
  write: ({ survey, values, shift, factor }) => {
    const sorted = values.toSorted((a, b) => a - b);
    const half = Math.floor(sorted.length / 2);
    const [q1, q2, q3] = [median(sorted.slice(0, half)), median(sorted), median(sorted.slice(-half))];
    const doubledRange =
      computeMedianInHalves(sorted.slice(-half)).n - computeMedianInHalves(sorted.slice(0, half)).n;
    const decimal = (value: { readonly n: bigint; readonly d: bigint }) =>
      plainTex(Number(value.n) / Number(value.d));
    const spread = doubledRange / 4;
    const otherSpread = Math.max(0.5, Math.round(spread * factor * 2) / 2);
    const otherMedian = decimal({ n: q2.n + BigInt(shift) * q2.d, d: q2.d });
    const printedSpread = plainTex(otherSpread === spread ? spread + 2 : otherSpread);
    return {
      stem: survey.situation(`$${values.join(',\\ ')}$`),
      parts: [
        {
          text: 'Calculate the median and the semi-interquartile range of these values.',
          answer: `${decimal(q2)}, ${plainTex(spread)}`,
          bulletCount: 3,
        },
        {
          text: `For ${survey.otherName}, the median was $${otherMedian}$ and the semi-interquartile range was $${printedSpread}$. Make two valid comments comparing the two sets of values.`,
          bulletCount: 2,
        },
      ],
      answer: `${decimal(q2)}, ${plainTex(spread)}`,
      recomputedFrom: `${fractionTex(q2)}, \\frac{${decimal(q3)} - ${decimal(q1)}}{2}`,
      bullets: [
        step('Order the results and find the median', decimal(q2), {
          working: `$${sorted.join(',\\ ')}$, so the median is $${decimal(q2)}$`,
          gaps: ['order-data'],
        }),
        step('Find the quartiles', `Q_1 = ${decimal(q1)}, Q_3 = ${decimal(q3)}`, {
          gaps: ['quartile-position'],
        }),
        step('Find the semi-interquartile range', plainTex(spread), {
          working: `$\\frac{${decimal(q3)} - ${decimal(q1)}}{2} = ${plainTex(spread)}$`,
          followThrough: '\\frac{\\left. b2 \\right|_{Q_3} - \\left. b2 \\right|_{Q_1}}{2}',
          gaps: ['siqr'],
        }),
        ...listComparisonBullets(survey, {
          average: { ownBullet: 'b1', other: otherMedian, isOtherGreater: shift > 0 },
          spread: { ownBullet: 'b3', other: printedSpread, isOtherGreater: otherSpread >= spread },
        }),
      ],
      mistakes: [
        {
          tag: 'siqr',
          answer: `${decimal(q2)}, ${plainTex(2 * spread)}`,
          why: 'The interquartile range was not halved.',
          earns: [1, 2],
        },
        ...listOrderMistakes(values, spread),
      ],
    };
  },
});
