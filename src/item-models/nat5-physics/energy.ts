import { drawForm, drawMeasure } from '../physics/draws.ts';
import { given, num } from '../physics/measure.ts';
import { GRAVITY } from '../physics/nat5-data-sheet.table.ts';
import { type Problem, type Stage, writeProblem } from '../physics/problem.ts';
import { nat5PhysicsModel } from './nat5-physics-model.ts';

const G = num(GRAVITY);

const fallers = [
  { who: 'ball', mass: [0.12, 0.65], h: [0.6, 12], tell: (h: string) => `is dropped from a height of ${h}` },
  {
    who: 'diver',
    mass: [48, 85],
    h: [3, 10],
    tell: (h: string) => `steps off a diving platform ${h} above the water`,
  },
  {
    who: 'stone',
    mass: [0.15, 2.4],
    h: [4, 48],
    tell: (h: string) => `falls from rest from a bridge ${h} above a river`,
  },
  {
    who: 'roller-coaster car',
    mass: [420, 980],
    h: [12, 62],
    tell: (h: string) => `starts from rest and runs down a track with a vertical drop of ${h}`,
  },
  {
    who: 'pile-driver hammer',
    mass: [250, 900],
    h: [1.2, 6.5],
    tell: (h: string) => `is released from rest ${h} above a steel pile`,
  },
  {
    who: 'snowboarder',
    mass: [52, 92],
    h: [5, 38],
    tell: (h: string) => `starts from rest and goes down a slope with a vertical drop of ${h}`,
  },
  {
    who: 'conker',
    mass: [0.012, 0.028],
    h: [2.2, 9.5],
    tell: (h: string) => `drops from a branch ${h} above the ground`,
  },
] as const;

type Fall = { readonly who: string; readonly mass: number; readonly h: number };

export const energyConservation = nat5PhysicsModel({
  id: 'N5P-05',
  title: 'Potential and kinetic energy',
  outcomeId: 'PHY-5-02',
  calculator: 'allowed',
  marks: [1, 3, 5],
  draw: (random) => {
    const faller = random.pick(fallers);
    return {
      faller,
      mass: drawMeasure(random, faller.mass),
      h: drawMeasure(random, faller.h),
      asked: random.pick(['speed', 'speed', 'potential', 'kinetic', 'height'] as const),
      form: drawForm(random),
    };
  },
  write: ({ faller, mass, h, asked, form }) => {
    const fall = { who: faller.who, mass, h };
    const v = Number(Math.sqrt(2 * GRAVITY * h).toPrecision(2));
    if (asked === 'potential') return writeProblem(potentialOf(fall), form);
    if (asked === 'kinetic') return writeProblem(kineticOf(fall, v), form);
    if (asked === 'height') return writeProblem(heightFrom(fall, v), form);
    const tell = `A ${faller.who} of mass ${given(mass, 'kg')} ${faller.tell(given(h, 'm'))}. Air resistance and friction can be ignored.`;
    return writeProblem({ tell, ...speedAfter(fall) }, form);
  },
});

function potentialStage({ mass, h }: Fall): Stage {
  return {
    relationship: 'E_p = mgh',
    symbol: 'E_p',
    calculation: `${num(mass)} \\times ${G} \\times ${num(h)}`,
    value: mass * GRAVITY * h,
    unit: 'J',
  };
}

function speedAfter(fall: Fall): Omit<Problem, 'tell'> {
  const { who, mass, h } = fall;
  return {
    ask: `the speed of the ${who} at the end of this drop`,
    stages: [
      potentialStage(fall),
      {
        relationship: 'E_k = \\frac{1}{2}mv^2',
        symbol: 'v',
        calculation: `\\sqrt{\\frac{2 \\times @1}{${num(mass)}}}`,
        into: `@1 = \\frac{1}{2} \\times ${num(mass)} \\times v^2`,
        value: Math.sqrt(2 * GRAVITY * h),
        unit: 'm s^-1',
      },
    ],
    slips: [
      {
        tag: 'undo-power',
        value: 2 * GRAVITY * h,
        why: 'The square root was left out.',
        earns: [1, 2, 3, 4],
      },
      {
        tag: 'half-omitted',
        value: Math.sqrt(GRAVITY * h),
        why: 'The half in the relationship for kinetic energy was left out.',
        earns: [1, 2],
      },
      {
        tag: 'field-strength-omitted',
        value: Math.sqrt(2 * h),
        why: 'The gravitational field strength was left out.',
      },
      {
        tag: 'half-wrong-side',
        value: Math.sqrt(GRAVITY * h * 0.5),
        why: 'The energy was halved instead of doubled.',
        earns: [1, 2, 3],
      },
      {
        tag: 'energy-not-speed',
        value: mass * GRAVITY * h,
        why: 'The energy was given for the speed.',
        earns: [1, 2],
      },
    ],
  };
}

function potentialOf(fall: Fall): Problem {
  const { who, mass, h } = fall;
  return {
    tell: `A ${who} of mass ${given(mass, 'kg')} is raised through a vertical height of ${given(h, 'm')}.`,
    ask: `the gravitational potential energy gained by the ${who}`,
    stages: [potentialStage(fall)],
    slips: [
      {
        tag: 'field-strength-omitted',
        value: mass * h,
        why: 'The gravitational field strength was left out.',
      },
      {
        tag: 'energy-choice',
        value: 0.5 * mass * h * h,
        why: 'The relationship for kinetic energy was used.',
      },
      { tag: 'mass-vs-weight', value: mass * GRAVITY, why: 'The weight was given for the energy.' },
      { tag: 'rearrange', value: (mass * GRAVITY) / h, why: 'The weight was divided by the height.' },
    ],
  };
}

function kineticOf({ who, mass }: Fall, v: number): Problem {
  return {
    tell: `A ${who} of mass ${given(mass, 'kg')} is moving at ${given(v, 'm s^-1')}.`,
    ask: `the kinetic energy of the ${who}`,
    stages: [
      {
        relationship: 'E_k = \\frac{1}{2}mv^2',
        symbol: 'E_k',
        calculation: `\\frac{1}{2} \\times ${num(mass)} \\times ${num(v)}^2`,
        value: 0.5 * mass * v * v,
        unit: 'J',
      },
    ],
    slips: [
      { tag: 'square-omitted', value: 0.5 * mass * v, why: 'The speed was not squared.', earns: [1] },
      { tag: 'half-omitted', value: mass * v * v, why: 'The half was left out.' },
      {
        tag: 'squares-the-product',
        value: 0.5 * (mass * v) ** 2,
        why: 'The mass was squared as well as the speed.',
        earns: [1],
      },
      { tag: 'momentum-not-energy', value: mass * v, why: 'The mass was multiplied by the speed only.' },
      { tag: 'square-of-half', value: mass * (v / 2) ** 2, why: 'The half was squared as well.', earns: [1] },
    ],
  };
}

function heightFrom({ who, mass }: Fall, v: number): Problem {
  const energy = 0.5 * mass * v * v;
  return {
    tell: `A ${who} of mass ${given(mass, 'kg')} is moving vertically upwards at ${given(v, 'm s^-1')}. Air resistance can be ignored.`,
    ask: `the extra height that the ${who} can reach`,
    stages: [
      {
        relationship: 'E_k = \\frac{1}{2}mv^2',
        symbol: 'E_k',
        calculation: `\\frac{1}{2} \\times ${num(mass)} \\times ${num(v)}^2`,
        value: energy,
        unit: 'J',
      },
      {
        relationship: 'E_p = mgh',
        symbol: 'h',
        calculation: `\\frac{@1}{${num(mass)} \\times ${G}}`,
        into: `@1 = ${num(mass)} \\times ${G} \\times h`,
        value: (v * v) / (2 * GRAVITY),
        unit: 'm',
      },
    ],
    slips: [
      { tag: 'square-omitted', value: v / (2 * GRAVITY), why: 'The speed was not squared.', earns: [1, 3] },
      { tag: 'half-omitted', value: (v * v) / GRAVITY, why: 'The half in the kinetic energy was left out.' },
      {
        tag: 'field-strength-omitted',
        value: (v * v) / 2,
        why: 'The gravitational field strength was left out.',
      },
      {
        tag: 'rearrange',
        value: 0.5 * v * v * GRAVITY,
        why: 'The field strength was multiplied instead of divided.',
        earns: [1, 2, 3],
      },
      { tag: 'mass-omitted', value: energy / GRAVITY, why: 'The mass was left out of the potential energy.' },
    ],
  };
}

const workers = [
  { who: 'A horse', verb: 'pulls a log', F: [250, 850], d: [15, 90], t: [20, 95] },
  { who: 'A tugboat', verb: 'tows a barge', F: [3500, 9500], d: [120, 680], t: [45, 250] },
  { who: 'A gardener', verb: 'pushes a wheelbarrow', F: [60, 190], d: [8, 55], t: [7, 48] },
  { who: 'A crane', verb: 'lifts a steel beam vertically', F: [4200, 9800], d: [6, 45], t: [12, 75] },
  { who: 'A conveyor belt', verb: 'moves a crate', F: [75, 260], d: [4, 28], t: [5, 40] },
  { who: 'A winch', verb: 'drags a fishing boat up a beach', F: [850, 2900], d: [6, 35], t: [25, 95] },
  { who: 'A cyclist', verb: 'rides against a steady resistance', F: [18, 55], d: [110, 950], t: [15, 160] },
] as const;

export const workAndPower = nat5PhysicsModel({
  id: 'N5P-06',
  title: 'Work done and power',
  outcomeId: 'PHY-5-02',
  calculator: 'allowed',
  marks: [1, 3, 5],
  draw: (random) => {
    const worker = random.pick(workers);
    return {
      worker,
      F: drawMeasure(random, worker.F),
      d: drawMeasure(random, worker.d),
      t: drawMeasure(random, worker.t),
      asked: random.pick(['power', 'power', 'work', 'force'] as const),
      form: drawForm(random),
    };
  },
  write: ({ worker, asked, form, ...numbers }) => {
    if (asked === 'work') return writeProblem(workOf(worker, numbers), form);
    return writeProblem(asked === 'force' ? forceFrom(worker, numbers) : powerOf(worker, numbers), form);
  },
});

type Work = { readonly F: number; readonly d: number; readonly t: number };
type Worker = (typeof workers)[number];

function workStage({ F, d }: Work): Stage {
  return {
    relationship: 'E_w = Fd',
    or: ['W = Fd'],
    symbol: 'E_w',
    calculation: `${num(F)} \\times ${num(d)}`,
    value: F * d,
    unit: 'J',
  };
}

function powerOf({ who, verb }: Worker, work: Work): Problem {
  const { F, d, t } = work;
  return {
    tell: `${who} ${verb} with a constant force of ${given(F, 'N')} through a distance of ${given(d, 'm')}. This takes ${given(t, 's')}.`,
    ask: 'the average power developed',
    stages: [
      workStage(work),
      {
        relationship: 'P = \\frac{E}{t}',
        symbol: 'P',
        calculation: `\\frac{@1}{${num(t)}}`,
        into: `@1 = P \\times ${num(t)}`,
        value: (F * d) / t,
        unit: 'W',
      },
    ],
    slips: [
      { tag: 'power-vs-energy', value: F * d, why: 'The work done was given for the power.', earns: [1, 2] },
      {
        tag: 'multiplies-by-time',
        value: F * d * t,
        why: 'The energy was multiplied by the time.',
        earns: [1, 2],
      },
      {
        tag: 'distance-omitted',
        value: F / t,
        why: 'The force was divided by the time; the distance was left out.',
      },
      { tag: 'work-divides', value: F / d / t, why: 'The force was divided by the distance.' },
      { tag: 'rearrange', value: t / (F * d), why: 'The time was divided by the energy.', earns: [1, 2] },
    ],
  };
}

function workOf({ who, verb }: Worker, work: Work): Problem {
  const { F, d, t } = work;
  return {
    tell: `${who} ${verb} with a constant force of ${given(F, 'N')} through a distance of ${given(d, 'm')}.`,
    ask: 'the work done',
    stages: [workStage(work)],
    slips: [
      { tag: 'work-divides', value: F / d, why: 'The force was divided by the distance.' },
      { tag: 'half-extra', value: (F * d) / 2, why: 'The product was halved.' },
      { tag: 'rearrange', value: d / F, why: 'The distance was divided by the force.' },
      {
        tag: 'mass-vs-weight',
        value: F * GRAVITY * d,
        why: 'The force was multiplied by the gravitational field strength as if it were a mass.',
      },
      { tag: 'power-vs-energy', value: (F * d) / t, why: 'A power was found.' },
    ],
  };
}

function forceFrom({ who, verb }: Worker, { F, d }: Work): Problem {
  const work = Number((F * d).toPrecision(2));
  return {
    tell: `${who} ${verb} through a distance of ${given(d, 'm')} with a constant force. The work done is ${given(work, 'J')}.`,
    ask: 'the force',
    stages: [
      {
        relationship: 'E_w = Fd',
        or: ['W = Fd'],
        symbol: 'F',
        calculation: `\\frac{${num(work)}}{${num(d)}}`,
        into: `${num(work)} = F \\times ${num(d)}`,
        value: work / d,
        unit: 'N',
      },
    ],
    slips: [
      { tag: 'rearrange', value: work * d, why: 'The work was multiplied by the distance.', earns: [1] },
      { tag: 'rearrange', value: d / work, why: 'The distance was divided by the work.', earns: [1] },
      { tag: 'mass-vs-weight', value: work / (d * GRAVITY), why: 'A mass was found.' },
      { tag: 'half-extra', value: work / (2 * d), why: 'The distance was doubled.' },
    ],
  };
}
