import { drawForces } from '../../diagrams/families/forces.ts';
import { drawForm, drawMeasure } from '../physics/draws.ts';
import { GRAVITY } from '../physics/higher-data-sheet.table.ts';
import { given, num } from '../physics/measure.ts';
import { type Problem, type Stage, writeProblem } from '../physics/problem.ts';
import { cos, sin } from '../write/angle.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

const G = num(GRAVITY);

const tows = [
  { front: 'car', back: 'caravan', link: 'tow bar', m1: [1100, 1900], m2: [650, 1300] },
  { front: 'tractor', back: 'trailer', link: 'coupling', m1: [2200, 4800], m2: [850, 2900] },
  { front: 'locomotive', back: 'wagon', link: 'coupling', m1: [42_000, 88_000], m2: [18_000, 38_000] },
  { front: 'snowmobile', back: 'sledge', link: 'rope', m1: [240, 420], m2: [65, 190] },
  { front: 'quad bike', back: 'cart', link: 'tow bar', m1: [260, 480], m2: [75, 240] },
] as const;

type Tow = {
  readonly front: string;
  readonly back: string;
  readonly link: string;
  readonly m1: number;
  readonly m2: number;
  readonly drive: number;
  readonly f1: number;
  readonly f2: number;
};

const two = (value: number): number => Number(value.toPrecision(2));

export const connectedBodies = higherPhysicsModel({
  id: 'HP-03',
  title: 'Connected bodies and tension',
  outcomeId: 'PHY-H-02',
  calculator: 'allowed',
  marks: [1, 3, 4],
  draw: (random) => {
    const { front, back, link, ...masses } = random.pick(tows);
    const [m1, m2] = [drawMeasure(random, masses.m1), drawMeasure(random, masses.m2)];
    const [f1, f2] = [two(m1 * (0.15 + 0.3 * random.next())), two(m2 * (0.15 + 0.3 * random.next()))];
    const drive = two((m1 + m2) * (0.5 + 1.3 * random.next()) + f1 + f2);
    return {
      tow: { front, back, link, m1, m2, drive, f1, f2 },
      asked: random.pick(['tension', 'tension', 'acceleration'] as const),
      form: drawForm(random),
    };
  },
  accepts: ({ tow: { drive, f1, f2, m1, m2 } }) => drive - f1 - f2 > 0.2 * (m1 + m2),
  write: ({ tow, asked, form }) =>
    writeProblem(asked === 'tension' ? tensionIn(tow) : accelerationOf(tow), form),
});

function tellTow({ front, back, m1, m2, drive, f1, f2 }: Tow): string {
  return `A ${front} of mass ${given(m1, 'kg')} pulls a ${back} of mass ${given(m2, 'kg')} along a straight, level track. The driving force of the ${front} is ${given(drive, 'N')}. The frictional force on the ${front} is ${given(f1, 'N')} and the frictional force on the ${back} is ${given(f2, 'N')}.`;
}

function accelerationStage({ drive, f1, f2, m1, m2 }: Tow): Stage {
  const [D, A, B, M, N] = [num(drive), num(f1), num(f2), num(m1), num(m2)];
  return {
    relationship: 'F = ma',
    why: 'Substitute for the two bodies together',
    symbol: 'a',
    calculation: `\\frac{${D} - ${A} - ${B}}{${M} + ${N}}`,
    into: `${D} - ${A} - ${B} = (${M} + ${N}) \\times a`,
    value: (drive - f1 - f2) / (m1 + m2),
    unit: 'm s^-2',
    gaps: ['tension-system'],
  };
}

function accelerationOf(tow: Tow): Problem {
  const { front, back, drive, f1, f2, m1, m2 } = tow;
  return {
    tell: tellTow(tow),
    ask: `the acceleration of the ${front} and the ${back}`,
    stages: [accelerationStage(tow)],
    slips: [
      {
        tag: 'unbalanced-force',
        value: drive / (m1 + m2),
        why: 'Friction was left out; the unbalanced force is needed.',
        earns: [1],
      },
      {
        tag: 'tension-system',
        value: (drive - f1 - f2) / m1,
        why: `Only the mass of the ${front} was used.`,
        earns: [1],
      },
      {
        tag: 'unbalanced-force',
        value: (drive - f1) / (m1 + m2),
        why: `The friction on the ${back} was left out.`,
        earns: [1],
      },
      {
        tag: 'force-direction',
        value: (drive + f1 + f2) / (m1 + m2),
        why: 'The frictional forces were added to the driving force.',
        earns: [1],
      },
    ],
  };
}

function tensionIn(tow: Tow): Problem {
  const { back, link, drive, f1, f2, m1, m2 } = tow;
  const stage = accelerationStage(tow);
  const a = stage.value;
  return {
    tell: tellTow(tow),
    ask: `the tension in the ${link} between them`,
    stages: [
      stage,
      {
        why: `Substitute for the ${back} alone`,
        symbol: 'T',
        calculation: `${num(m2)} \\times @1 + ${num(f2)}`,
        into: `T - ${num(f2)} = ${num(m2)} \\times @1`,
        value: m2 * a + f2,
        unit: 'N',
        gaps: ['tension-body'],
      },
    ],
    slips: [
      {
        tag: 'unbalanced-force',
        value: m2 * a,
        why: `The friction on the ${back} was left out.`,
        earns: [1, 2],
      },
      {
        tag: 'tension-system',
        value: (m1 + m2) * a,
        why: 'The whole mass was used for the tension.',
        earns: [1, 2],
      },
      {
        tag: 'tension-body',
        value: m1 * a,
        why: 'The mass in front was used; the tension pulls the one behind.',
        earns: [1, 2],
      },
      {
        tag: 'tension-system',
        value: drive - f1 - f2,
        why: 'The unbalanced force on both was given for the tension.',
      },
      {
        tag: 'force-direction',
        value: m2 * a - f2,
        why: 'The friction was subtracted; the tension must overcome it as well.',
        earns: [1, 2],
      },
    ],
  };
}

const sliders = [
  { who: 'crate', mass: [12, 85], place: 'down a ramp' },
  { who: 'skier', mass: [55, 92], place: 'straight down a slope' },
  { who: 'sledge and its rider', mass: [48, 110], place: 'down a snowy hill' },
  { who: 'parcel', mass: [1.2, 9.5], place: 'down a chute' },
  { who: 'cyclist freewheeling', mass: [65, 98], place: 'down a hill' },
  { who: 'trolley', mass: [0.6, 2.4], place: 'down a laboratory runway' },
] as const;

type Slide = {
  readonly who: string;
  readonly place: string;
  readonly mass: number;
  readonly angle: number;
  readonly friction: number;
};

export const slope = higherPhysicsModel({
  id: 'HP-04',
  title: 'Motion on a slope',
  outcomeId: 'PHY-H-02',
  calculator: 'allowed',
  marks: [1, 4],
  draw: (random) => {
    const { who, place, ...slider } = random.pick(sliders);
    const mass = drawMeasure(random, slider.mass);
    const angle = random.int(11, 39);
    const friction = two(mass * GRAVITY * sin(angle) * (0.15 + 0.55 * random.next()));
    return { slide: { who, place, mass, angle, friction }, form: drawForm(random) };
  },
  accepts: ({ slide }) => slide.angle !== 30,
  write: ({ slide, form }) => writeProblem(slideOf(slide), form),
});

function slideOf({ who, place, mass, angle, friction }: Slide): Problem {
  const along = mass * GRAVITY * sin(angle);
  return {
    tell: `A ${who} of mass ${given(mass, 'kg')} moves ${place}. The slope is at $${angle}^\\circ$ to the horizontal. A constant frictional force of ${given(friction, 'N')} acts up the slope.`,
    ask: `the acceleration of the ${who.replace(/ freewheeling| and its rider/, '')}`,
    figure: drawForces({
      bodyTex: '',
      incline: angle,
      angleTex: `$${angle}^\\circ$`,
      forces: [
        { direction: 'down', tex: 'weight' },
        { direction: 'up-slope', tex: given(friction, 'N') },
      ],
    }),
    stages: [
      {
        why: 'Find the component of the weight along the slope',
        symbol: 'W_{\\parallel}',
        calculation: `${num(mass)} \\times ${G} \\times \\sin ${angle}^\\circ`,
        value: along,
        unit: 'N',
        gaps: ['component'],
      },
      {
        relationship: 'F = ma',
        symbol: 'a',
        calculation: `\\frac{@1 - ${num(friction)}}{${num(mass)}}`,
        into: `@1 - ${num(friction)} = ${num(mass)} \\times a`,
        value: (along - friction) / mass,
        unit: 'm s^-2',
        gaps: ['unbalanced-force'],
      },
    ],
    slips: [
      {
        tag: 'component',
        value: (mass * GRAVITY * cos(angle) - friction) / mass,
        why: 'The cosine was used; the component along the slope is found with the sine.',
        earns: [2, 3, 4],
      },
      {
        tag: 'component',
        value: (mass * GRAVITY - friction) / mass,
        why: 'The whole weight was used, not its component along the slope.',
        earns: [2],
      },
      { tag: 'unbalanced-force', value: along / mass, why: 'Friction was left out.', earns: [1, 2] },
      {
        tag: 'force-direction',
        value: (along + friction) / mass,
        why: 'Friction was added; it acts against the motion.',
        earns: [1, 2],
      },
      {
        tag: 'mass-vs-weight',
        value: (mass * sin(angle) - friction) / mass,
        why: 'The mass was used for the weight.',
        earns: [2],
      },
    ],
  };
}

const riders = [
  { who: 'A passenger', mass: [48, 95], stands: 'stands on a set of scales in a lift' },
  { who: 'A parcel', mass: [2.2, 28], stands: 'rests on scales on the floor of a lift' },
  { who: 'A suitcase', mass: [11, 24], stands: 'stands on scales in a lift' },
  { who: 'A trolley of books', mass: [35, 120], stands: 'rests on scales in a goods lift' },
] as const;

const motions = [
  { says: 'accelerates upwards', sign: 1 },
  { says: 'accelerates downwards', sign: -1 },
  { says: 'moves upwards and slows down', sign: -1 },
  { says: 'moves downwards and slows down', sign: 1 },
] as const;

type Lift = {
  readonly mass: number;
  readonly a: number;
  readonly sign: 1 | -1;
  readonly tell: string;
  readonly short: string;
};

export const lift = higherPhysicsModel({
  id: 'HP-05',
  title: 'Forces in a lift',
  outcomeId: 'PHY-H-02',
  calculator: 'allowed',
  marks: [1, 4],
  draw: (random) => {
    const [rider, motion] = [random.pick(riders), random.pick(motions)];
    const mass = drawMeasure(random, rider.mass);
    const a = drawMeasure(random, [0.55, 2.8]);
    const tell = `${rider.who} of mass ${given(mass, 'kg')} ${rider.stands}. The lift ${motion.says}; the magnitude of its acceleration is ${given(a, 'm s^-2')}.`;
    return {
      lift: { mass, a, sign: motion.sign, tell, short: rider.who.replace(/^A /, 'the ') },
      form: drawForm(random),
    };
  },
  write: ({ lift: ride, form }) => writeProblem(readingOf(ride), form),
});

function readingOf({ mass, a, sign, tell, short }: Lift): Problem {
  const W = mass * GRAVITY;
  const operator = sign === 1 ? '+' : '-';
  const direction = sign === 1 ? 'upwards' : 'downwards';
  return {
    tell,
    ask: `the upward force of the scales on ${short}`,
    figure: drawForces({
      forces: [
        { direction: 'up', tex: 'force of the scales' },
        { direction: 'down', tex: 'weight' },
      ],
    }),
    stages: [
      {
        why: 'Find the weight',
        symbol: 'W',
        calculation: `${num(mass)} \\times ${G}`,
        value: W,
        unit: 'N',
        gaps: ['mass-vs-weight'],
      },
      {
        relationship: 'F = ma',
        symbol: 'R',
        why: `Substitute, with the unbalanced force acting ${direction}`,
        calculation: `@1 ${operator} ${num(mass)} \\times ${num(a)}`,
        into: `R - @1 = ${sign === 1 ? '' : '-'}${num(mass)} \\times ${num(a)}`,
        value: W + sign * mass * a,
        unit: 'N',
        gaps: ['sign-convention'],
      },
    ],
    slips: [
      {
        tag: 'sign-convention',
        value: W - sign * mass * a,
        why: `The unbalanced force acts ${direction}; its direction was taken the wrong way round.`,
        earns: [1, 2],
      },
      {
        tag: 'unbalanced-force',
        value: W,
        why: 'The acceleration was left out; the forces are not balanced.',
        earns: [1],
      },
      {
        tag: 'unbalanced-force',
        value: mass * a,
        why: 'The unbalanced force was given for the force of the scales.',
        earns: [2],
      },
      { tag: 'mass-vs-weight', value: mass + mass * a, why: 'The mass was used for the weight.', earns: [2] },
    ],
  };
}
