/**
 * The learner calculates the force between charges, and the field strength or potential near charges and
 * between plates. In a calculation, `@1` is the result of stage 1.
 */

import { PERMITTIVITY, PERMITTIVITY_TEX } from '../physics/advanced-higher-data-sheet.table.ts';
import { inlineQuantity, numTex, squareTex } from '../physics/measure.ts';
import { type PhysicsCalculation, type Stage, writeWrittenPhysics } from '../physics/physics-calculation.ts';
import { pickMeasure } from '../physics/pick-measure.ts';
import { advancedHigherPhysicsModel } from './advanced-higher-physics-model.ts';

const COULOMB_CONSTANT = 1 / (4 * Math.PI * PERMITTIVITY);

/** Two charges in coulombs and their distance in metres. */
type Charges = { readonly q1: number; readonly q2: number; readonly r: number };

export const electricFields = advancedHigherPhysicsModel({
  id: 'AHP-08',
  title: 'Coulomb’s law, electric field strength and potential',
  outcomeId: 'PHY-AH-08',
  calculator: 'allowed',
  marks: [3, 4],
  choose: (random) => {
    const chargeUnit = random.chance(0.5) ? 1e-6 : 1e-9;
    return {
      charges: {
        q1: pickMeasure(random, [1.1, 9.5]) * chargeUnit,
        q2: pickMeasure(random, [1.1, 9.5]) * chargeUnit,
        r: pickMeasure(random, [0.12, 1.8]),
      },
      volts: 10 * random.int(12, 95),
      gap: pickMeasure(random, [8, 95]),
      questionKind: random.pick(['force', 'field', 'potential', 'middle', 'plates'] as const),
    };
  },
  accepts: ({ charges: { q1, q2 } }) => Math.abs(q1 - q2) / q1 > 0.15,
  write: ({ charges, volts, gap, questionKind }) => {
    const problems = {
      force: () => forceCalculation(charges),
      field: () => fieldCalculation(charges),
      potential: () => potentialBetweenCalculation(charges),
      middle: () => fieldBetweenCalculation(charges),
      plates: () => platesCalculation(volts, gap),
    };
    return writeWrittenPhysics(problems[questionKind]());
  },
});

function forceCalculation({ q1, q2, r }: Charges): PhysicsCalculation {
  const F = (COULOMB_CONSTANT * q1 * q2) / (r * r);
  return {
    situation: `Two small spheres have charges of ${inlineQuantity(q1, 'C')} and ${inlineQuantity(q2, 'C')}. Their centres are ${inlineQuantity(r, 'm')} apart.`,
    quantity: 'the electrostatic force between the spheres',
    stages: [
      {
        relationship: 'F = \\frac{Q_1Q_2}{4\\pi\\epsilon_0r^2}',
        otherRelationships: ['F = \\frac{q_1q_2}{4\\pi\\epsilon_0r^2}', 'F = k\\frac{Q_1Q_2}{r^2}'],
        symbol: 'F',
        calculation: `\\frac{${numTex(q1)} \\times ${numTex(q2)}}{4\\pi \\times ${PERMITTIVITY_TEX} \\times ${squareTex(r)}}`,
        value: F,
        unit: 'N',
      },
    ],
    mistakes: [
      { tag: 'inverse-square', value: F * r, why: 'The distance was not squared.', earns: [1] },
      { tag: 'coulomb-constant', value: F * 4 * Math.PI, why: 'The $4\\pi$ was left out.' },
      { tag: 'coulomb-constant', value: (q1 * q2) / (r * r), why: 'The constant was left out.' },
    ],
  };
}

function fieldStage(Q: number, r: number, significantFigures = 2): Stage {
  return {
    relationship: 'E = \\frac{Q}{4\\pi\\epsilon_0r^2}',
    symbol: 'E',
    calculation: `\\frac{${numTex(Q)}}{4\\pi \\times ${PERMITTIVITY_TEX} \\times ${squareTex(r, significantFigures)}}`,
    value: (COULOMB_CONSTANT * Q) / (r * r),
    unit: 'N C^-1',
  };
}

function fieldCalculation({ q1, r }: Charges): PhysicsCalculation {
  const E = (COULOMB_CONSTANT * q1) / (r * r);
  return {
    situation: `A point P is ${inlineQuantity(r, 'm')} from a point charge of ${inlineQuantity(q1, 'C')}.`,
    quantity: 'the electric field strength at P',
    stages: [fieldStage(q1, r)],
    mistakes: [
      {
        tag: 'field-vs-potential',
        value: E * r,
        why: 'The distance was not squared; this is the potential.',
      },
      { tag: 'coulomb-constant', value: E * 4 * Math.PI, why: 'The $4\\pi$ was left out.' },
    ],
  };
}

/** The potential halfway between two opposite charges. */
function potentialBetweenCalculation({ q1, q2, r }: Charges): PhysicsCalculation {
  const halfDistance = r / 2;
  const [V1, V2] = [(COULOMB_CONSTANT * q1) / halfDistance, (COULOMB_CONSTANT * -q2) / halfDistance];
  const potentialTex = (q: number): string =>
    `\\frac{${numTex(q)}}{4\\pi \\times ${PERMITTIVITY_TEX} \\times ${numTex(halfDistance, 3)}}`;
  return {
    situation: `A charge of $+${numTex(q1)}\\,\\mathrm{C}$ and a charge of $-${numTex(q2)}\\,\\mathrm{C}$ are ${inlineQuantity(r, 'm')} apart. Point P is halfway between them.`,
    quantity: 'the electric potential at P',
    stages: [
      {
        relationship: 'V = \\frac{Q}{4\\pi\\epsilon_0r}',
        symbol: 'V_1',
        calculation: potentialTex(q1),
        value: V1,
        unit: 'V',
      },
      {
        why: 'Find the potential due to the other charge',
        symbol: 'V_2',
        calculation: potentialTex(-q2),
        value: V2,
        unit: 'V',
      },
      {
        symbol: 'V',
        calculation: '@1 + @2',
        value: V1 + V2,
        unit: 'V',
        hasOnlyAnswerMark: true,
        gaps: ['field-vs-potential'],
      },
    ],
    mistakes: [
      {
        tag: 'field-vs-potential',
        value: V1 - V2,
        why: 'The sign of the negative charge was left out; potentials are scalars with signs.',
        earns: [1, 2],
      },
      {
        tag: 'field-vs-potential',
        value: (V1 + V2) / halfDistance,
        why: 'The distance was squared, as for a field strength.',
      },
      {
        tag: 'halfway',
        value: (V1 + V2) / 2,
        why: 'The whole distance was used; P is halfway.',
        earns: [1, 4],
      },
    ],
  };
}

/** The field strength halfway between two opposite charges. */
function fieldBetweenCalculation({ q1, q2, r }: Charges): PhysicsCalculation {
  const halfDistance = r / 2;
  const [E1, E2] = [(COULOMB_CONSTANT * q1) / halfDistance ** 2, (COULOMB_CONSTANT * q2) / halfDistance ** 2];
  return {
    situation: `A charge of $+${numTex(q1)}\\,\\mathrm{C}$ and a charge of $-${numTex(q2)}\\,\\mathrm{C}$ are ${inlineQuantity(r, 'm')} apart. Point P is halfway between them.`,
    quantity: 'the size of the electric field strength at P',
    stages: [
      { ...fieldStage(q1, halfDistance, 3), symbol: 'E_1' },
      {
        why: 'Find the field strength due to the other charge',
        symbol: 'E_2',
        calculation: `\\frac{${numTex(q2)}}{4\\pi \\times ${PERMITTIVITY_TEX} \\times ${squareTex(halfDistance, 3)}}`,
        value: E2,
        unit: 'N C^-1',
      },
      {
        symbol: 'E',
        calculation: '@1 + @2',
        value: E1 + E2,
        unit: 'N C^-1',
        hasOnlyAnswerMark: true,
        gaps: ['field-vs-potential'],
      },
    ],
    mistakes: [
      {
        tag: 'field-direction',
        value: Math.abs(E1 - E2),
        why: 'Both fields point from the positive to the negative charge, so they add.',
        earns: [1, 2, 3],
      },
      {
        tag: 'field-vs-potential',
        value: (E1 + E2) * halfDistance,
        why: 'The distance was not squared, as for a potential.',
      },
      {
        tag: 'halfway',
        value: (E1 + E2) / 4,
        why: 'The whole distance was used; P is halfway.',
        earns: [1, 4],
      },
    ],
  };
}

function platesCalculation(volts: number, gap: number): PhysicsCalculation {
  const E = volts / (gap * 1e-3);
  return {
    situation: `The potential difference between two parallel metal plates is ${inlineQuantity(volts, 'V', 3)}. The plates are ${inlineQuantity(gap, 'mm')} apart.`,
    quantity: 'the electric field strength between the plates',
    stages: [
      {
        relationship: 'V = Ed',
        otherRelationships: ['E = \\frac{V}{d}'],
        symbol: 'E',
        calculation: `\\frac{${volts}}{${numTex(gap)} \\times 10^{-3}}`,
        substituted: `${volts} = E \\times ${numTex(gap)} \\times 10^{-3}`,
        value: E,
        unit: 'V m^-1',
        gaps: ['prefix'],
      },
    ],
    mistakes: [
      { tag: 'prefix', value: volts / gap, why: 'The millimetres were not changed to metres.', earns: [1] },
      {
        tag: 'rearrange',
        value: volts * gap * 1e-3,
        why: 'The potential difference was multiplied by the distance.',
        earns: [1],
      },
    ],
  };
}
