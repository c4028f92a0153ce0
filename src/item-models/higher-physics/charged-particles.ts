import { drawElectricField } from '../../diagrams/families/electric-field.ts';
import { drawMeasure, drawProblemForm } from '../physics/draws.ts';
import { ELECTRON_CHARGE, masses } from '../physics/higher-data-sheet.table.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsProblem, type Stage, writeProblem } from '../physics/problem.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

const particles = [
  {
    who: 'an electron',
    short: 'electron',
    q: ELECTRON_CHARGE,
    m: masses.electron,
    other: masses.proton,
    V: [150, 4800],
  },
  {
    who: 'a proton',
    short: 'proton',
    q: ELECTRON_CHARGE,
    m: masses.proton,
    other: masses.electron,
    V: [250, 9500],
  },
  {
    who: 'an alpha particle',
    short: 'alpha particle',
    q: 2 * ELECTRON_CHARGE,
    m: 6.645e-27,
    other: masses.proton,
    V: [350, 9800],
  },
] as const;

const places = [
  'in an electron gun',
  'between two parallel plates',
  'in a particle accelerator',
  'in an ion thruster',
  'in a vacuum tube',
] as const;

type Accelerated = (typeof particles)[number] & { readonly volts: number; readonly place: string };

export const chargedParticles = higherPhysicsModel({
  id: 'HP-12',
  title: 'Charged particles in electric fields',
  outcomeId: 'PHY-H-08',
  calculator: 'allowed',
  marks: [1, 3, 5],
  draw: (random) => {
    const particle = random.pick(particles);
    return {
      particle,
      volts: drawMeasure(random, particle.V),
      place: random.pick(particle.short === 'electron' ? places : places.slice(1)),
      asked: random.pick(['speed', 'speed', 'work', 'voltage'] as const),
      form: drawProblemForm(random),
    };
  },
  write: ({ particle, volts, place, asked, form }) => {
    const accelerated = { ...particle, volts, place };
    if (asked === 'work') return writeProblem(workOn(accelerated), form);
    return writeProblem(asked === 'voltage' ? voltageFor(accelerated) : speedProblem(accelerated), form);
  },
});

function describeSituation({ who, short, q, place, volts }: Accelerated): string {
  const name = who.replace(/^./, (letter) => letter.toUpperCase());
  return `${name} ${place} is accelerated from rest through a potential difference of ${inlineQuantity(volts, 'V')}. The charge of the ${short} has a magnitude of ${inlineQuantity(q, 'C', 3)}.`;
}

const massTex = (m: number): string => numTex(m, m < 1e-30 ? 3 : 4);
const massGiven = ({ short, m }: Accelerated): string =>
  `The mass of the ${short} is ${inlineQuantity(m, 'kg', m < 1e-30 ? 3 : 4)}.`;

function workStage({ q, volts }: Accelerated): Stage {
  return {
    relationship: 'W = QV',
    or: ['E_w = QV'],
    symbol: 'W',
    calculation: `${numTex(q, 3)} \\times ${numTex(volts)}`,
    value: q * volts,
    unit: 'J',
  };
}

const drawFigure = ({ volts, short }: Accelerated) =>
  drawElectricField({
    voltageTex: inlineQuantity(volts, 'V'),
    charge: { sign: short === 'electron' ? '-' : '+' },
  });

function workOn(particle: Accelerated): PhysicsProblem {
  const { q, volts, short } = particle;
  return {
    situation: describeSituation(particle),
    quantity: `the work done on the ${short}`,
    figure: drawFigure(particle),
    stages: [workStage(particle)],
    mistakes: [
      { tag: 'rearrange', value: q / volts, why: 'The charge was divided by the potential difference.' },
      { tag: 'rearrange', value: volts / q, why: 'The potential difference was divided by the charge.' },
      { tag: 'half-extra', value: 0.5 * q * volts, why: 'A half was put in, as for a capacitor.' },
      { tag: 'square-extra', value: q * volts * volts, why: 'The potential difference was squared.' },
    ],
  };
}

function speedProblem(particle: Accelerated): PhysicsProblem {
  const { q, m, other, volts, short } = particle;
  const v = Math.sqrt((2 * q * volts) / m);
  return {
    situation: `${describeSituation(particle)} ${massGiven(particle)}`,
    quantity: `the final speed of the ${short}`,
    figure: drawFigure(particle),
    stages: [
      workStage(particle),
      {
        relationship: 'E_k = \\frac{1}{2}mv^2',
        symbol: 'v',
        calculation: `\\sqrt{\\frac{2 \\times @1}{${massTex(m)}}}`,
        substituted: `@1 = \\frac{1}{2} \\times ${massTex(m)} \\times v^2`,
        value: v,
        unit: 'm s^-1',
      },
    ],
    mistakes: [
      { tag: 'undo-power', value: v * v, why: 'The square root was left out.', earns: [1, 2, 3, 4] },
      {
        tag: 'half-omitted',
        value: v / Math.SQRT2,
        why: 'The half in the relationship for kinetic energy was left out.',
        earns: [1, 2],
      },
      {
        tag: 'data-sheet',
        value: Math.sqrt((2 * q * volts) / other),
        why: 'The mass of another particle was used.',
        earns: [1, 2, 3],
      },
      {
        tag: 'half-wrong-side',
        value: v / 2,
        why: 'The energy was halved instead of doubled.',
        earns: [1, 2, 3],
      },
    ],
  };
}

function voltageFor(particle: Accelerated): PhysicsProblem {
  const { q, m, volts, short, who, place } = particle;
  const v = Number(Math.sqrt((2 * q * volts) / m).toPrecision(2));
  const energy = 0.5 * m * v * v;
  const name = who.replace(/^./, (letter) => letter.toUpperCase());
  return {
    situation: `${name} ${place} is accelerated from rest to a speed of ${inlineQuantity(v, 'm s^-1')}. The charge of the ${short} has a magnitude of ${inlineQuantity(q, 'C', 3)}. ${massGiven(particle)}`,
    quantity: `the potential difference through which the ${short} was accelerated`,
    stages: [
      {
        relationship: 'E_k = \\frac{1}{2}mv^2',
        symbol: 'E_k',
        calculation: `\\frac{1}{2} \\times ${massTex(m)} \\times (${numTex(v)})^2`,
        value: energy,
        unit: 'J',
      },
      {
        relationship: 'W = QV',
        or: ['E_w = QV'],
        symbol: 'V',
        calculation: `\\frac{@1}{${numTex(q, 3)}}`,
        substituted: `@1 = ${numTex(q, 3)} \\times V`,
        value: energy / q,
        unit: 'V',
      },
    ],
    mistakes: [
      {
        tag: 'half-omitted',
        value: (2 * energy) / q,
        why: 'The half in the relationship for kinetic energy was left out.',
      },
      {
        tag: 'square-omitted',
        value: energy / v / q,
        why: 'The speed was not squared.',
        earns: [1, 3, 4, 5],
      },
      { tag: 'rearrange', value: q / energy, why: 'The charge was divided by the energy.', earns: [1, 2, 3] },
      {
        tag: 'rearrange',
        value: energy * q,
        why: 'The energy was multiplied by the charge.',
        earns: [1, 2, 3],
      },
    ],
  };
}
