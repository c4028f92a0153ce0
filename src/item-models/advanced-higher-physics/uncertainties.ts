import { type BulletDraft, type ItemDraft, type MistakeDraft, step } from '../item-draft.ts';
import { measureTex, numTex, preciseTex, withUnit } from '../physics/measure.ts';
import { roundTo } from '../write/number.ts';
import { advancedHigherPhysicsModel } from './advanced-higher-physics-model.ts';
import { type Experiment, type ExperimentQuantity, experiments } from './experiments.table.ts';

type Measured = ExperimentQuantity & { readonly value: number; readonly error: number };

export const uncertainties = advancedHigherPhysicsModel({
  id: 'AHP-10',
  title: 'Combining uncertainties',
  outcomeId: 'PHY-AH-11',
  calculator: 'allowed',
  marks: [3, 4],
  draw: (random) => {
    const experiment = random.pick(experiments);
    const measured = experiment.quantities.map((quantity) => {
      const error = random.pick(quantity.errors);
      const [least, most] = quantity.range;
      return { ...quantity, error, value: roundTo(least + (most - least) * random.next(), placesOf(error)) };
    });
    return { experiment, measured, asksAbsolute: random.chance(0.6) };
  },
  accepts: ({ measured, experiment: { symbol, compute } }) => {
    const shares = measured.map(share);
    const total = Math.hypot(...shares);
    const [a = 1, b = 1, c = 1] = measured.map(({ value }) => value);
    const result = compute(a, b, c);
    const isTrue =
      symbol === 'g' ? Math.abs(result - 9.8) < 0.5 : symbol !== '\\lambda' || (result > 420 && result < 690);
    return isTrue && total > 1 && total < 18 && Math.max(...shares) < 0.93 * total;
  },
  write: ({ experiment, measured, asksAbsolute }) =>
    asksAbsolute ? writeAbsolute(experiment, measured) : writePercentage(experiment, measured),
});

/** The contribution of a quantity to the percentage uncertainty of the result. */
const share = ({ value, error, power }: Measured): number => (power * error * 100) / value;
const totalOf = (measured: readonly Measured[]): number => Math.hypot(...measured.map(share));

function placesOf(error: number): number {
  return Math.max(0, -Math.floor(Math.log10(error) + 1e-9));
}

const fixed = ({ value, error }: Measured): string => value.toFixed(placesOf(error));
const errorTex = ({ error }: Measured): string => error.toFixed(placesOf(error));

function shareTex(one: Measured): string {
  const tex = `\\frac{${errorTex(one)}}{${fixed(one)}} \\times 100`;
  return one.power === 1 ? tex : `${one.power} \\times ${tex}`;
}

function describeSituation({ situation, relationship }: Experiment, measured: readonly Measured[]): string {
  const told = measured.map(
    (one) => `${one.name} $${one.symbol} = ${withUnit(`(${fixed(one)} \\pm ${errorTex(one)})`, one.unit)}$`,
  );
  return `${situation} from $${relationship}$ and these measurements: ${told.join('; ')}.`;
}

const combinedTex = (measured: readonly Measured[]): string =>
  `\\sqrt{${measured.map((one) => `\\left(${shareTex(one)}\\right)^2`).join(' + ')}}`;

/** The bullets for the percentage uncertainties and for combining them. */
function combiningBullets(measured: readonly Measured[]): BulletDraft[] {
  const percentages = measured.slice(0, 1).map((first) =>
    step('Find the percentage uncertainties', shareTex(first), {
      or: [`${numTex(share(first), 3)}\\%`, numTex(share(first), 3)],
      working: measured
        .map((one) => `$\\%\\Delta ${one.symbol}$: $${shareTex(one)} = ${numTex(share(one), 3)}$`)
        .join('; '),
      gaps: ['uncertainty-percentage', 'uncertainty-power'],
      impliedBy: [2, 3],
    }),
  );
  const total = totalOf(measured);
  return [
    ...percentages,
    step('Combine them as the root of the sum of the squares', combinedTex(measured), {
      or: [`${numTex(total, 5)}\\%`, numTex(total, 5)],
      working: `$\\sqrt{${measured.map((one) => `${numTex(share(one), 4)}^2`).join(' + ')}} = ${numTex(total, 4)}$`,
      gaps: ['uncertainty-combine', 'uncertainty-largest'],
      impliedBy: [3],
    }),
  ];
}

function writePercentage(experiment: Experiment, measured: readonly Measured[]): ItemDraft {
  const total = totalOf(measured);
  const answer = `${numTex(total, 2)}\\%`;
  return {
    stem: `${describeSituation(experiment, measured)} Calculate the percentage uncertainty in ${experiment.result}.`,
    answer,
    check: combinedTex(measured),
    bullets: [
      ...combiningBullets(measured),
      step('Give the percentage uncertainty', answer, {
        or: [`${numTex(total, 9)}\\%`, numTex(total, 2)],
        working: `$\\%\\Delta ${experiment.symbol} = ${answer}$`,
        gaps: ['calculation'],
      }),
    ],
    mistakes: listMistakes(measured, (percent) => `${numTex(percent, 3)}\\%`),
    policies: { units: 'none', significantFigures: { min: 1, max: 4 } },
  };
}

function writeAbsolute(experiment: Experiment, measured: readonly Measured[]): ItemDraft {
  const { symbol, unit, result, compute } = experiment;
  const [a = 1, b = 1, c = 1] = measured.map(({ value }) => value);
  const value = Number(compute(a, b, c).toPrecision(3));
  const total = totalOf(measured);
  const absolute = (value * total) / 100;
  const answer = measureTex(absolute, unit, 1);
  return {
    stem: `${describeSituation(experiment, measured)} The result is $${symbol} = ${measureTex(value, unit, 3)}$. Calculate the absolute uncertainty in ${result}.`,
    answer,
    check: `\\frac{${combinedTex(measured)}}{100} \\times ${numTex(value, 3)}`,
    bullets: [
      ...combiningBullets(measured),
      step(
        'Take that percentage of the result',
        `\\frac{${numTex(total, 4)}}{100} \\times ${numTex(value, 3)}`,
        {
          working: `$\\Delta ${symbol} = \\frac{${numTex(total, 3)}}{100} \\times ${numTex(value, 3)}$`,
          gaps: ['uncertainty-absolute'],
          impliedBy: [4],
        },
      ),
      step('Give the absolute uncertainty with its unit', answer, {
        or: [preciseTex(absolute, unit)],
        working: `$\\Delta ${symbol} = ${answer}$`,
        gaps: ['calculation'],
      }),
    ],
    mistakes: listMistakes(measured, (percent) => measureTex((value * percent) / 100, unit, 3)),
    policies: { significantFigures: { min: 1, max: 4 } },
  };
}

function listMistakes(measured: readonly Measured[], shown: (percent: number) => string): MistakeDraft[] {
  const plain = totalOf(measured.map((one) => ({ ...one, power: 1 })));
  const shares = measured.map(share);
  const kept = [totalOf(measured)];
  return [
    {
      tag: 'uncertainty-power',
      value: plain,
      why: 'The percentage uncertainty of what is squared counts twice.',
    },
    {
      tag: 'uncertainty-combine',
      value: shares.reduce((sum, one) => sum + one, 0),
      why: 'The percentages were added; they combine as the root of the sum of the squares.',
    },
    {
      tag: 'uncertainty-largest',
      value: Math.max(...shares),
      why: 'Only the largest was used, as at Higher.',
    },
  ]
    .filter(({ value }) => kept.every((one) => Math.abs(one - value) > 0.06 * one) && kept.push(value))
    .map(({ tag, value, why }) => ({ tag, answer: shown(value), why }));
}
