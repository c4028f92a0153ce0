/**
 * The learner calculates the magnetic field of a wire, or the force on a wire in a field or near another
 * wire. In a calculation, `@1` is the result of stage 1.
 */

import { PERMEABILITY, PERMEABILITY_TEX } from '../physics/advanced-higher-data-sheet.table.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, writeWrittenPhysics } from '../physics/physics-calculation.ts';
import { pickMeasure } from '../physics/pick-measure.ts';
import { advancedHigherPhysicsModel } from './advanced-higher-physics-model.ts';

/**
 * The current I in amperes, a distance r in millimetres, the induction B in teslas, the length l in
 * metres, and the angle to the field in degrees.
 */
type Wire = {
  readonly I: number;
  readonly r: number;
  readonly B: number;
  readonly l: number;
  readonly angle: number;
};

export const magneticFields = advancedHigherPhysicsModel({
  id: 'AHP-17',
  title: 'Magnetic fields and currents',
  outcomeId: 'PHY-AH-08',
  calculator: 'allowed',
  marks: [3, 5],
  choose: (random) => ({
    wire: {
      I: pickMeasure(random, [1.2, 18]),
      r: pickMeasure(random, [12, 95]),
      B: pickMeasure(random, [0.02, 0.45]),
      l: pickMeasure(random, [0.04, 0.6]),
      angle: random.int(20, 75),
    },
    otherCurrent: pickMeasure(random, [1.5, 12]),
    questionKind: random.pick(['field', 'force', 'angle', 'between'] as const),
  }),
  write: ({ wire, otherCurrent, questionKind }) => {
    const problems = {
      field: () => fieldCalculation(wire),
      force: () => forceCalculation(wire, 90),
      angle: () => forceCalculation(wire, wire.angle),
      between: () => forceBetweenCalculation(wire, otherCurrent),
    };
    return writeWrittenPhysics(problems[questionKind]());
  },
});

const FIELD_OF_WIRE = 'B = \\frac{\\mu_0I}{2\\pi r}';

function fieldCalculation({ I, r }: Wire): PhysicsCalculation {
  const distance = r * 1e-3;
  const B = (PERMEABILITY * I) / (2 * Math.PI * distance);
  return {
    situation: `The current in a long straight wire is ${inlineQuantity(I, 'A')}. Point P is ${inlineQuantity(r, 'mm')} from the wire.`,
    quantity: 'the magnetic induction at P due to the current',
    stages: [
      {
        relationship: FIELD_OF_WIRE,
        symbol: 'B',
        calculation: `\\frac{${PERMEABILITY_TEX} \\times ${numTex(I)}}{2\\pi \\times ${numTex(r)} \\times 10^{-3}}`,
        value: B,
        unit: 'T',
        gaps: ['prefix'],
      },
    ],
    mistakes: [
      { tag: 'prefix', value: B / 1e3, why: 'The millimetres were not changed to metres.', earns: [1] },
      {
        tag: 'inverse-square',
        value: B / distance,
        why: 'The distance was squared; the field of a wire falls off as $\\frac{1}{r}$.',
      },
      { tag: 'wire-constant', value: B * 2 * Math.PI, why: 'The $2\\pi$ was left out.' },
    ],
  };
}

/** The force on a wire in a magnetic field. At 90° the chosen angle is used only for a mistake. */
function forceCalculation({ I, B, l, angle: drawnAngle }: Wire, angle: number): PhysicsCalculation {
  const isRightAngle = angle === 90;
  const sine = Math.sin((angle * Math.PI) / 180);
  const F = B * I * l * sine;
  return {
    situation: `A straight wire ${inlineQuantity(l, 'm')} long carries a current of ${inlineQuantity(I, 'A')} in a magnetic field of induction ${inlineQuantity(B, 'T')}. The angle between the wire and the field is $${angle}^\\circ$.`,
    quantity: 'the force on the wire',
    stages: [
      {
        relationship: 'F = IlB\\sin\\theta',
        otherRelationships: ['F = BIl\\sin\\theta', ...(isRightAngle ? ['F = BIl'] : [])],
        symbol: 'F',
        calculation: `${numTex(I)} \\times ${numTex(l)} \\times ${numTex(B)} \\times \\sin ${angle}^\\circ`,
        value: F,
        unit: 'N',
      },
    ],
    mistakes: isRightAngle
      ? [
          {
            tag: 'rearrange',
            value: (I * l) / B,
            why: 'The induction was divided by instead of multiplied.',
          },
          {
            tag: 'component',
            value: B * I * l * Math.cos((drawnAngle * Math.PI) / 180),
            why: 'At right angles the sine is 1.',
          },
          { tag: 'wire-length', value: B * I, why: 'The length of the wire was left out.' },
        ]
      : [
          {
            tag: 'component',
            value: B * I * l * Math.cos((angle * Math.PI) / 180),
            why: 'The cosine was used for the sine.',
          },
          { tag: 'component', value: B * I * l, why: 'The angle was left out.' },
        ],
  };
}

/** The force on one of two parallel wires. */
function forceBetweenCalculation({ I, r, l }: Wire, otherCurrent: number): PhysicsCalculation {
  const distance = r * 1e-3;
  const B = (PERMEABILITY * I) / (2 * Math.PI * distance);
  return {
    situation: `Two long parallel wires are ${inlineQuantity(r, 'mm')} apart. The current in one is ${inlineQuantity(I, 'A')} and the current in the other is ${inlineQuantity(otherCurrent, 'A')}.`,
    quantity: `the force on a length of ${inlineQuantity(l, 'm')} of the second wire`,
    stages: [
      {
        relationship: FIELD_OF_WIRE,
        otherRelationships: ['\\frac{F}{l} = \\frac{\\mu_0I_1I_2}{2\\pi r}'],
        symbol: 'B',
        calculation: `\\frac{${PERMEABILITY_TEX} \\times ${numTex(I)}}{2\\pi \\times ${numTex(r)} \\times 10^{-3}}`,
        value: B,
        unit: 'T',
        gaps: ['prefix'],
      },
      {
        relationship: 'F = IlB\\sin\\theta',
        otherRelationships: ['F = IlB', 'F = BIl'],
        symbol: 'F',
        calculation: `${numTex(otherCurrent)} \\times ${numTex(l)} \\times @1`,
        value: B * otherCurrent * l,
        unit: 'N',
      },
    ],
    mistakes: [
      {
        tag: 'wire-choice',
        value: B * I * l,
        why: 'The current of the first wire was used twice.',
        earns: [1, 2, 3],
      },
      {
        tag: 'prefix',
        value: (B * otherCurrent * l) / 1e3,
        why: 'The millimetres were not changed to metres.',
        earns: [1, 3, 4, 5],
      },
      {
        tag: 'inverse-square',
        value: (B / distance) * otherCurrent * l,
        why: 'The distance was squared; the field of a wire falls off as $\\frac{1}{r}$.',
        earns: [3, 4, 5],
      },
    ],
  };
}
