/**
 * The learner calculates an equilibrium constant from the amounts at the start and the amount of product.
 * The tag `ice-table` (initial, change, equilibrium) marks mistakes with these amounts. `@1` is the result
 * of stage 1.
 */

import { pickForm } from '../calculation/question-form.ts';
import { factModel } from '../facts/fact-model.ts';
import { numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, writePhysics } from '../physics/physics-calculation.ts';
import { advancedHigherChemistryModel } from './advanced-higher-chemistry-model.ts';
import equilibriumFactSheets from './equilibrium.facts.json' with { type: 'json' };

type Mixture = {
  /** The moles of the two reactants at the start; a dissociation uses only the first. */
  readonly startMoles: readonly [number, number];
  /** The moles of product at equilibrium. */
  readonly productMoles: number;
  readonly litres: number;
  readonly kind: 'ester' | 'iodide' | 'dissociation';
};

export const equilibriumConstant = advancedHigherChemistryModel({
  id: 'AHC-04',
  title: 'Equilibrium constant',
  outcomeId: 'CHE-AH-04',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => ({
    mixture: {
      startMoles: [random.step(0.8, 3, 0.1), random.step(0.8, 3, 0.1)] as const,
      productMoles: random.step(0.2, 0.7, 0.05),
      litres: random.pick([0.5, 1, 2, 2.5, 5]),
      kind: random.pick(['ester', 'iodide', 'dissociation'] as const),
    },
    form: pickForm(random),
  }),
  write: ({ mixture, form }) => {
    const problems = {
      ester: esterCalculation,
      iodide: iodideCalculation,
      dissociation: dissociationCalculation,
    } as const;
    return writePhysics({ ...problems[mixture.kind](mixture), options: 4 }, form);
  },
});

/** Removes the floating-point error of a subtraction. */
const removeFloatError = (value: number): number => Number(value.toFixed(6));
const molesText = (value: number): string => `$${numTex(value, 3)}\\,\\mathrm{mol}$`;

/** Ethanoic acid and ethanol form an ester and water. */
function esterCalculation({ startMoles: [a, b], productMoles, litres }: Mixture): PhysicsCalculation {
  const [acid, alcohol] = [removeFloatError(a - productMoles), removeFloatError(b - productMoles)];
  const K = (productMoles * productMoles) / (acid * alcohol);
  return {
    situation: `When ${molesText(a)} of ethanoic acid and ${molesText(b)} of ethanol were mixed and left to reach equilibrium in $${litres}$ litres of solution, ${molesText(productMoles)} of ethyl ethanoate was formed: $\\mathrm{CH_3COOH} + \\mathrm{C_2H_5OH} \\rightleftharpoons \\mathrm{CH_3COOC_2H_5} + \\mathrm{H_2O}$.`,
    quantity: 'the equilibrium constant',
    significantFigures: 3,
    stages: [
      {
        why: 'Find the amount of acid left',
        symbol: 'n',
        calculation: `${numTex(a, 3)} - ${numTex(productMoles, 3)}`,
        value: acid,
        unit: 'mol',
        gaps: ['ice-table'],
      },
      {
        why: 'Substitute the amounts at equilibrium into $K = \\frac{[\\mathrm{CH_3COOC_2H_5}][\\mathrm{H_2O}]}{[\\mathrm{CH_3COOH}][\\mathrm{C_2H_5OH}]}$',
        symbol: 'K',
        calculation: `\\frac{${numTex(productMoles, 3)} \\times ${numTex(productMoles, 3)}}{@1 \\times (${numTex(b, 3)} - ${numTex(productMoles, 3)})}`,
        value: K,
        unit: '',
      },
    ],
    mistakes: [
      {
        tag: 'ice-table',
        value: (productMoles * productMoles) / (a * b),
        why: 'The amounts at the start were used; those at equilibrium are needed.',
        earns: [2],
      },
      {
        tag: 'k-inverted',
        value: 1 / K,
        why: 'The products stand above the reactants in the expression.',
        earns: [1],
      },
      {
        tag: 'ice-table',
        value: productMoles / (acid * alcohol),
        why: 'The water was left out.',
        earns: [1],
      },
      {
        tag: 'k-sum',
        value: (2 * productMoles) / (acid + alcohol),
        why: 'The concentrations are multiplied, not added.',
        earns: [1],
      },
    ],
  };
}

/** Hydrogen and iodine form hydrogen iodide. */
function iodideCalculation({ startMoles: [a, b], productMoles, litres }: Mixture): PhysicsCalculation {
  const reactedMoles = removeFloatError(productMoles / 2);
  const [hydrogen, iodine] = [removeFloatError(a - reactedMoles), removeFloatError(b - reactedMoles)];
  const K = (productMoles * productMoles) / (hydrogen * iodine);
  return {
    situation: `A vessel of $${litres}$ litres held ${molesText(a)} of hydrogen and ${molesText(b)} of iodine. At equilibrium there was ${molesText(productMoles)} of hydrogen iodide: $\\mathrm{H_2(g)} + \\mathrm{I_2(g)} \\rightleftharpoons 2\\mathrm{HI(g)}$.`,
    quantity: 'the equilibrium constant',
    significantFigures: 3,
    stages: [
      {
        why: 'Find the amount of hydrogen left',
        symbol: 'n',
        calculation: `${numTex(a, 3)} - \\frac{${numTex(productMoles, 3)}}{2}`,
        value: hydrogen,
        unit: 'mol',
        gaps: ['ice-table'],
      },
      {
        why: 'Substitute the amounts at equilibrium into $K = \\frac{[\\mathrm{HI}]^2}{[\\mathrm{H_2}][\\mathrm{I_2}]}$',
        symbol: 'K',
        calculation: `\\frac{${numTex(productMoles, 3)}^2}{@1 \\times (${numTex(b, 3)} - \\frac{${numTex(productMoles, 3)}}{2})}`,
        value: K,
        unit: '',
      },
    ],
    mistakes: [
      {
        tag: 'ice-table',
        value: (productMoles * productMoles) / (a * b),
        why: 'The amounts at the start were used; those at equilibrium are needed.',
        earns: [2],
      },
      {
        tag: 'ice-ratio',
        value: (productMoles * productMoles) / ((a - productMoles) * (b - productMoles)),
        why: 'Each mole of hydrogen iodide uses half a mole of hydrogen.',
        earns: [2, 3],
      },
      {
        tag: 'k-power',
        value: productMoles / (hydrogen * iodine),
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

/** Phosphorus pentachloride dissociates into two gases. */
function dissociationCalculation({ startMoles: [a], productMoles, litres }: Mixture): PhysicsCalculation {
  const remainingMoles = removeFloatError(a - productMoles);
  const K = (productMoles / litres) ** 2 / (remainingMoles / litres);
  return {
    situation: `A vessel of $${litres}$ litres held ${molesText(a)} of phosphorus pentachloride. At equilibrium there was ${molesText(productMoles)} of chlorine: $\\mathrm{PCl_5(g)} \\rightleftharpoons \\mathrm{PCl_3(g)} + \\mathrm{Cl_2(g)}$.`,
    quantity: 'the numerical value of the equilibrium constant, from concentrations in moles per litre',
    significantFigures: 3,
    stages: [
      {
        why: 'Find the amount of phosphorus pentachloride left',
        symbol: 'n',
        calculation: `${numTex(a, 3)} - ${numTex(productMoles, 3)}`,
        value: remainingMoles,
        unit: 'mol',
        gaps: ['ice-table'],
      },
      {
        why: 'Substitute the amounts at equilibrium into $K = \\frac{[\\mathrm{PCl_3}][\\mathrm{Cl_2}]}{[\\mathrm{PCl_5}]}$',
        symbol: 'K',
        calculation: `\\frac{\\left(\\frac{${numTex(productMoles, 3)}}{${litres}}\\right)^2}{\\frac{@1}{${litres}}}`,
        value: K,
        unit: '',
      },
    ],
    mistakes: [
      {
        tag: 'ice-table',
        value: productMoles ** 2 / a / litres,
        why: 'The amount at the start was used; that at equilibrium is needed.',
        earns: [2],
      },
      {
        tag: 'k-volume',
        value: productMoles ** 2 / remainingMoles,
        why: 'The amounts were not divided by the volume.',
        earns: [1],
      },
      {
        tag: 'k-inverted',
        value: 1 / K,
        why: 'The products stand above the reactants in the expression.',
        earns: [1],
      },
      {
        tag: 'k-power',
        value: productMoles / remainingMoles,
        why: 'Only one of the two products was counted.',
        earns: [1],
      },
    ],
  };
}

export const equilibriumFacts = advancedHigherChemistryModel(
  factModel({
    id: 'AHC-14',
    title: 'Acids, bases, buffers and indicators',
    outcomeId: 'CHE-AH-04',
    sheet: equilibriumFactSheets.equilibriumSheet,
  }),
);
