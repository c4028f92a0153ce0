import { drawForm } from '../calculation/question-form.ts';
import { factModel } from '../facts/fact-model.ts';
import { numTex } from '../physics/measure.ts';
import { type PhysicsProblem, writeProblem } from '../physics/problem.ts';
import { advancedHigherChemistryModel } from './advanced-higher-chemistry-model.ts';
import { equilibriumSheet } from './equilibrium.table.ts';

type Mixture = {
  readonly start: readonly [number, number];
  readonly made: number;
  readonly litres: number;
  readonly kind: 'ester' | 'iodide' | 'split';
};

export const equilibriumConstant = advancedHigherChemistryModel({
  id: 'AHC-04',
  title: 'Equilibrium constant',
  outcomeId: 'CHE-AH-04',
  calculator: 'allowed',
  marks: [1, 3],
  draw: (random) => ({
    mixture: {
      start: [random.step(0.8, 3, 0.1), random.step(0.8, 3, 0.1)] as const,
      made: random.step(0.2, 0.7, 0.05),
      litres: random.pick([0.5, 1, 2, 2.5, 5]),
      kind: random.pick(['ester', 'iodide', 'split'] as const),
    },
    form: drawForm(random),
  }),
  write: ({ mixture, form }) => {
    const problems = { ester: esterConstant, iodide: iodideConstant, split: splitConstant } as const;
    return writeProblem({ ...problems[mixture.kind](mixture), options: 4 }, form);
  },
});

const fix = (value: number): number => Number(value.toFixed(6));
const mol = (value: number): string => `$${numTex(value, 3)}\\,\\mathrm{mol}$`;

function esterConstant({ start: [a, b], made, litres }: Mixture): PhysicsProblem {
  const [acid, alcohol] = [fix(a - made), fix(b - made)];
  const K = (made * made) / (acid * alcohol);
  return {
    situation: `When ${mol(a)} of ethanoic acid and ${mol(b)} of ethanol were mixed and left to reach equilibrium in $${litres}$ litres of solution, ${mol(made)} of ethyl ethanoate was formed: $\\mathrm{CH_3COOH} + \\mathrm{C_2H_5OH} \\rightleftharpoons \\mathrm{CH_3COOC_2H_5} + \\mathrm{H_2O}$.`,
    ask: 'the equilibrium constant',
    figures: 3,
    stages: [
      {
        why: 'Find the amount of acid left',
        symbol: 'n',
        calculation: `${numTex(a, 3)} - ${numTex(made, 3)}`,
        value: acid,
        unit: 'mol',
        gaps: ['ice-table'],
      },
      {
        why: 'Substitute the amounts at equilibrium into $K = \\frac{[\\mathrm{CH_3COOC_2H_5}][\\mathrm{H_2O}]}{[\\mathrm{CH_3COOH}][\\mathrm{C_2H_5OH}]}$',
        symbol: 'K',
        calculation: `\\frac{${numTex(made, 3)} \\times ${numTex(made, 3)}}{@1 \\times (${numTex(b, 3)} - ${numTex(made, 3)})}`,
        value: K,
        unit: '',
      },
    ],
    mistakes: [
      {
        tag: 'ice-table',
        value: (made * made) / (a * b),
        why: 'The amounts at the start were used; those at equilibrium are needed.',
        earns: [2],
      },
      {
        tag: 'k-inverted',
        value: 1 / K,
        why: 'The products stand above the reactants in the expression.',
        earns: [1],
      },
      { tag: 'ice-table', value: made / (acid * alcohol), why: 'The water was left out.', earns: [1] },
      {
        tag: 'k-sum',
        value: (2 * made) / (acid + alcohol),
        why: 'The concentrations are multiplied, not added.',
        earns: [1],
      },
    ],
  };
}

function iodideConstant({ start: [a, b], made, litres }: Mixture): PhysicsProblem {
  const used = fix(made / 2);
  const [h, i] = [fix(a - used), fix(b - used)];
  const K = (made * made) / (h * i);
  return {
    situation: `A vessel of $${litres}$ litres held ${mol(a)} of hydrogen and ${mol(b)} of iodine. At equilibrium there was ${mol(made)} of hydrogen iodide: $\\mathrm{H_2(g)} + \\mathrm{I_2(g)} \\rightleftharpoons 2\\mathrm{HI(g)}$.`,
    ask: 'the equilibrium constant',
    figures: 3,
    stages: [
      {
        why: 'Find the amount of hydrogen left',
        symbol: 'n',
        calculation: `${numTex(a, 3)} - \\frac{${numTex(made, 3)}}{2}`,
        value: h,
        unit: 'mol',
        gaps: ['ice-table'],
      },
      {
        why: 'Substitute the amounts at equilibrium into $K = \\frac{[\\mathrm{HI}]^2}{[\\mathrm{H_2}][\\mathrm{I_2}]}$',
        symbol: 'K',
        calculation: `\\frac{${numTex(made, 3)}^2}{@1 \\times (${numTex(b, 3)} - \\frac{${numTex(made, 3)}}{2})}`,
        value: K,
        unit: '',
      },
    ],
    mistakes: [
      {
        tag: 'ice-table',
        value: (made * made) / (a * b),
        why: 'The amounts at the start were used; those at equilibrium are needed.',
        earns: [2],
      },
      {
        tag: 'ice-ratio',
        value: (made * made) / ((a - made) * (b - made)),
        why: 'Each mole of hydrogen iodide uses half a mole of hydrogen.',
        earns: [2],
      },
      {
        tag: 'k-power',
        value: made / (h * i),
        why: 'The concentration of hydrogen iodide has to be squared.',
        earns: [1],
      },
      {
        tag: 'k-inverted',
        value: 1 / K,
        why: 'The products stand above the reactants in the expression.',
        earns: [1],
      },
    ],
  };
}

function splitConstant({ start: [a], made, litres }: Mixture): PhysicsProblem {
  const left = fix(a - made);
  const K = (made / litres) ** 2 / (left / litres);
  return {
    situation: `A vessel of $${litres}$ litres held ${mol(a)} of phosphorus pentachloride. At equilibrium there was ${mol(made)} of chlorine: $\\mathrm{PCl_5(g)} \\rightleftharpoons \\mathrm{PCl_3(g)} + \\mathrm{Cl_2(g)}$.`,
    ask: 'the numerical value of the equilibrium constant, from concentrations in moles per litre',
    figures: 3,
    stages: [
      {
        why: 'Find the amount of phosphorus pentachloride left',
        symbol: 'n',
        calculation: `${numTex(a, 3)} - ${numTex(made, 3)}`,
        value: left,
        unit: 'mol',
        gaps: ['ice-table'],
      },
      {
        why: 'Substitute the amounts at equilibrium into $K = \\frac{[\\mathrm{PCl_3}][\\mathrm{Cl_2}]}{[\\mathrm{PCl_5}]}$',
        symbol: 'K',
        calculation: `\\frac{\\left(\\frac{${numTex(made, 3)}}{${litres}}\\right)^2}{\\frac{@1}{${litres}}}`,
        value: K,
        unit: '',
      },
    ],
    mistakes: [
      {
        tag: 'ice-table',
        value: made ** 2 / a / litres,
        why: 'The amount at the start was used; that at equilibrium is needed.',
        earns: [2],
      },
      {
        tag: 'k-volume',
        value: made ** 2 / left,
        why: 'The amounts were not divided by the volume.',
        earns: [1],
      },
      {
        tag: 'k-inverted',
        value: 1 / K,
        why: 'The products stand above the reactants in the expression.',
        earns: [1],
      },
      { tag: 'k-power', value: made / left, why: 'Only one of the two products was counted.', earns: [1] },
    ],
  };
}

export const equilibriumFacts = advancedHigherChemistryModel(
  factModel({
    id: 'AHC-14',
    title: 'Acids, bases, buffers and indicators',
    outcomeId: 'CHE-AH-04',
    sheet: equilibriumSheet,
  }),
);
