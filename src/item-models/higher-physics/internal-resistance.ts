/**
 * The learner calculates with the e.m.f. and internal resistance of a source. In a calculation, `@1` is
 * the result of stage 1.
 */

import { drawCircuit } from '../../diagrams/families/circuit.ts';
import { drawScatterGraph } from '../../diagrams/families/scatter-graph.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, type Stage, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

/** Sources, with the ranges of e.m.f. E, internal resistance r and external resistance R. */
const SOURCES = [
  { nameWithArticle: 'A cell', name: 'cell', E: [1.4, 1.7], r: [0.22, 0.95], R: [1.5, 9.5] },
  { nameWithArticle: 'A battery', name: 'battery', E: [4.4, 12.4], r: [0.45, 2.6], R: [3.5, 28] },
  { nameWithArticle: 'A car battery', name: 'battery', E: [12.2, 12.9], r: [0.021, 0.085], R: [0.45, 2.8] },
  { nameWithArticle: 'A power pack', name: 'power pack', E: [6.2, 14.8], r: [0.35, 1.8], R: [4.5, 34] },
  {
    nameWithArticle: 'A rechargeable battery',
    name: 'battery',
    E: [3.6, 7.6],
    r: [0.12, 0.75],
    R: [1.8, 14],
  },
] as const;

type Source = {
  readonly nameWithArticle: string;
  readonly name: string;
  readonly E: number;
  readonly r: number;
  readonly R: number;
};

export const internalResistance = higherPhysicsModel({
  id: 'HP-24',
  title: 'E.m.f. and internal resistance',
  outcomeId: 'PHY-H-17',
  calculator: 'allowed',
  marks: [1, 3, 5],
  choose: (random) => {
    const { nameWithArticle, name, ...source } = random.pick(SOURCES);
    return {
      source: {
        nameWithArticle,
        name,
        E: pickMeasure(random, source.E),
        r: pickMeasure(random, source.r),
        R: pickMeasure(random, source.R),
      },
      questionKind: random.pick(['current', 'terminal', 'internal', 'graph', 'short circuit'] as const),
      form: pickQuestionForm(random),
    };
  },
  accepts: ({ source: { r, R } }) => R / r > 1.8,
  write: ({ source, questionKind, form }) => {
    const problems = {
      current: currentCalculation,
      terminal: terminalCalculation,
      internal: internalCalculation,
      graph: graphCalculation,
      'short circuit': shortCircuitCalculation,
    };
    return writePhysics(problems[questionKind](source), form);
  },
});

const RELATIONSHIP = 'E = V + Ir';
const OTHER_FORMS = ['E = I(R + r)', 'V = E - Ir', 'E = IR + Ir'] as const;

const drawFigure = ({ E, r, R }: Source) =>
  drawCircuit({
    supply: { symbol: 'cell', tex: inlineQuantity(E, 'V') },
    main: [{ symbol: 'resistor', tex: `$r = $ ${inlineQuantity(r, 'Ω')}` }],
    branches: [[{ symbol: 'resistor', tex: inlineQuantity(R, 'Ω') }]],
  });

function describeSituation({ nameWithArticle, E, r, R }: Source): string {
  return `${nameWithArticle} has an e.m.f. of ${inlineQuantity(E, 'V')} and an internal resistance of ${inlineQuantity(r, 'Ω')}. It is connected to a ${inlineQuantity(R, 'Ω')} resistor.`;
}

function currentStage({ E, r, R }: Source): Stage {
  return {
    relationship: RELATIONSHIP,
    otherRelationships: OTHER_FORMS,
    symbol: 'I',
    calculation: `\\frac{${numTex(E)}}{${numTex(R)} + ${numTex(r)}}`,
    substituted: `${numTex(E)} = I \\times (${numTex(R)} + ${numTex(r)})`,
    value: E / (R + r),
    unit: 'A',
    gaps: ['internal-resistance'],
  };
}

function currentCalculation(source: Source): PhysicsCalculation {
  const { E, r, R } = source;
  return {
    situation: describeSituation(source),
    quantity: 'the current in the circuit',
    figure: drawFigure(source),
    stages: [currentStage(source)],
    mistakes: [
      { tag: 'internal-resistance', value: E / R, why: 'The internal resistance was left out.' },
      {
        tag: 'internal-resistance',
        value: E / r,
        why: 'Only the internal resistance was used; this is the short-circuit current.',
      },
      {
        tag: 'internal-resistance',
        value: E / (R - r),
        why: 'The internal resistance was subtracted.',
        earns: [1],
      },
      { tag: 'rearrange', value: (R + r) / E, why: 'The resistance was divided by the e.m.f.', earns: [1] },
      {
        tag: 'rearrange',
        value: E * (R + r),
        why: 'The e.m.f. was multiplied by the resistance.',
        earns: [1],
      },
    ],
  };
}

function terminalCalculation(source: Source): PhysicsCalculation {
  const { E, r, R, name } = source;
  const I = E / (R + r);
  return {
    situation: describeSituation(source),
    quantity: `the terminal potential difference of the ${name}`,
    figure: drawFigure(source),
    stages: [
      currentStage(source),
      {
        relationship: 'V = IR',
        otherRelationships: [RELATIONSHIP, 'V = E - Ir'],
        symbol: 'V',
        calculation: `@1 \\times ${numTex(R)}`,
        substituted: `${numTex(E)} = V + @1 \\times ${numTex(r)}`,
        value: I * R,
        unit: 'V',
      },
    ],
    mistakes: [
      { tag: 'lost-volts', value: I * r, why: 'The lost volts were found.', earns: [1, 2] },
      { tag: 'lost-volts', value: E + I * r, why: 'The lost volts were added to the e.m.f.', earns: [1, 2] },
      {
        tag: 'internal-resistance',
        value: E - (E / R) * r,
        why: 'The internal resistance was left out of the current.',
        earns: [3, 4, 5],
      },
      {
        tag: 'internal-resistance',
        value: E,
        why: 'The e.m.f. was given for the terminal potential difference.',
      },
      { tag: 'lost-volts', value: E / 2, why: 'The e.m.f. was shared equally.' },
    ],
  };
}

function internalCalculation({ nameWithArticle, name, E, r, R }: Source): PhysicsCalculation {
  const I = Number((E / (R + r)).toPrecision(2));
  const V = Number((E - I * r).toPrecision(3));
  return {
    situation: `${nameWithArticle} has an e.m.f. of ${inlineQuantity(E, 'V', 3)}. When it is connected to a resistor, the current in the circuit is ${inlineQuantity(I, 'A')} and the terminal potential difference is ${inlineQuantity(V, 'V', 3)}.`,
    quantity: `the internal resistance of the ${name}`,
    stages: [
      {
        relationship: RELATIONSHIP,
        otherRelationships: OTHER_FORMS,
        symbol: 'r',
        calculation: `\\frac{${numTex(E, 3)} - ${numTex(V, 3)}}{${numTex(I)}}`,
        substituted: `${numTex(E, 3)} = ${numTex(V, 3)} + ${numTex(I)} \\times r`,
        value: (E - V) / I,
        unit: 'Ω',
      },
    ],
    mistakes: [
      { tag: 'internal-resistance', value: V / I, why: 'The resistance of the external resistor was found.' },
      { tag: 'internal-resistance', value: E / I, why: 'The total resistance was found.' },
      { tag: 'lost-volts', value: (E + V) / I, why: 'The voltages were added.', earns: [1] },
      {
        tag: 'rearrange',
        value: (E - V) * I,
        why: 'The lost volts were multiplied by the current.',
        earns: [1],
      },
      {
        tag: 'lost-volts',
        value: E - V,
        why: 'The lost volts were given for the internal resistance.',
        earns: [1],
      },
    ],
  };
}

/** The internal resistance from a graph of terminal potential difference against current. */
function graphCalculation({ nameWithArticle, name, E, r, R }: Source): PhysicsCalculation {
  const maxCurrent = Number((E / (R / 2 + r)).toPrecision(2));
  const V = Number((E - maxCurrent * r).toPrecision(3));
  return {
    situation: `${nameWithArticle} is connected to a variable resistor. The graph of its terminal potential difference against the current is a straight line, which passes through the points (0, ${inlineQuantity(E, 'V', 3)}) and (${inlineQuantity(maxCurrent, 'A')}, ${inlineQuantity(V, 'V', 3)}).`,
    quantity: `the internal resistance of the ${name}`,
    figure: drawScatterGraph({
      points: [0.2, 0.4, 0.6, 0.8, 1].map(
        (fraction) => [maxCurrent * fraction, E - maxCurrent * fraction * r] as const,
      ),
      x: { min: 0, max: maxCurrent * 1.2, tex: '$I$ (A)' },
      y: { min: 0, max: E * 1.2, tex: '$V$ (V)' },
      fit: { gradient: -r, intercept: E },
    }),
    stages: [
      {
        relationship: RELATIONSHIP,
        otherRelationships: [...OTHER_FORMS, 'r = -m', 'm = -r'],
        why: 'Substitute two points of the line',
        symbol: 'r',
        calculation: `\\frac{${numTex(E, 3)} - ${numTex(V, 3)}}{${numTex(maxCurrent)}}`,
        substituted: `${numTex(E, 3)} = ${numTex(V, 3)} + ${numTex(maxCurrent)} \\times r`,
        value: (E - V) / maxCurrent,
        unit: 'Ω',
        gaps: ['graph-gradient'],
      },
    ],
    mistakes: [
      {
        tag: 'graph-gradient',
        value: V / maxCurrent,
        why: 'One point was used; the gradient needs the change in voltage.',
        earns: [1],
      },
      {
        tag: 'gradient-inverted',
        value: maxCurrent / (E - V),
        why: 'The gradient was turned upside down.',
        earns: [1],
      },
      {
        tag: 'graph-gradient',
        value: E / maxCurrent,
        why: 'The e.m.f. was divided by the current.',
        earns: [1],
      },
      { tag: 'graph-gradient', value: E, why: 'The intercept, which is the e.m.f., was given.' },
    ],
  };
}

function shortCircuitCalculation({ nameWithArticle, name, E, r, R }: Source): PhysicsCalculation {
  return {
    situation: `${nameWithArticle} has an e.m.f. of ${inlineQuantity(E, 'V')} and an internal resistance of ${inlineQuantity(r, 'Ω')}. Its terminals are connected by a thick copper wire of negligible resistance in place of a ${inlineQuantity(R, 'Ω')} resistor.`,
    quantity: `the short-circuit current of the ${name}`,
    stages: [
      {
        relationship: RELATIONSHIP,
        otherRelationships: [...OTHER_FORMS, 'E = Ir', 'V = IR', 'I = \\frac{E}{r}'],
        symbol: 'I',
        calculation: `\\frac{${numTex(E)}}{${numTex(r)}}`,
        substituted: `${numTex(E)} = 0 + I \\times ${numTex(r)}`,
        value: E / r,
        unit: 'A',
      },
    ],
    mistakes: [
      {
        tag: 'internal-resistance',
        value: E / (R + r),
        why: 'The resistor is no longer in the circuit.',
        earns: [1],
      },
      {
        tag: 'internal-resistance',
        value: E / R,
        why: 'The external resistance was used; only the internal resistance is left.',
      },
      {
        tag: 'rearrange',
        value: E * r,
        why: 'The e.m.f. was multiplied by the internal resistance.',
        earns: [1],
      },
      { tag: 'rearrange', value: r / E, why: 'The fraction was turned upside down.', earns: [1] },
    ],
  };
}
