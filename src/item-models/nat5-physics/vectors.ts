// National 5 Physics: magnitude and direction of the resultant of two displacements at a right angle.
// Notation: `@1` is the result of the first stage; `b1` is the learner's own result of bullet 1; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { drawVectors } from '../../diagrams/families/vectors.ts';
import type { Scene } from '../../diagrams/scene.ts';
import type { NumericMistake } from '../calculation/question-form.ts';
import type { BulletDraft, ItemDraft } from '../item-draft.ts';
import { step } from '../item-draft.ts';
import {
  inlineQuantity,
  measurementTex,
  nineFigureTex,
  numTex,
  schemeAnswerTex,
} from '../physics/measure.ts';
import { type Stage, writePhysics, writeWrittenPhysics } from '../physics/physics-calculation.ts';
import { pickMeasure } from '../physics/pick-measure.ts';
import { arctan } from '../write/angle.ts';
import { degreesTex } from '../write/number.ts';
import { COMPASS, type Direction, type Journey, journeys, turns } from './journeys.table.ts';
import { nat5PhysicsModel } from './nat5-physics-model.ts';

/** A journey with the lengths `a` and `b` of its two legs. */
type Legs = {
  readonly journey: Journey;
  readonly turn: readonly [Direction, Direction];
  readonly a: number;
  readonly b: number;
  readonly time: number;
};

export const perpendicularVectors = nat5PhysicsModel({
  id: 'N5P-01',
  title: 'Resultant of perpendicular vectors',
  outcomeId: 'PHY-5-01',
  calculator: 'allowed',
  marks: [1, 2, 4],
  choose: (random) => {
    const journey = random.pick(journeys);
    return {
      journey,
      turn: random.pick(turns),
      a: pickMeasure(random, journey.sizes),
      b: pickMeasure(random, journey.sizes),
      time: pickMeasure(random, journey.times),
      target: random.pick(['size', 'objective', 'direction', 'both', 'velocity'] as const),
    };
  },
  accepts: ({ a, b }) => a / b > 0.35 && a / b < 2.8 && Math.abs(a / b - 1) > 0.1 && !hasExactResultant(a, b),
  write: ({ target, ...legs }) => {
    if (target === 'objective')
      return writePhysics({ ...createSizeCalculation(legs), figure: drawFigure(legs) }, 'objective');
    if (target === 'velocity') return writeVelocity(legs);
    return writeSizeAndDirection(legs, target);
  },
});

/** Whether the resultant has at most two significant figures, so no rounding is needed. */
function hasExactResultant(a: number, b: number): boolean {
  const c = Math.hypot(a, b);
  return Math.abs(c - Number(c.toPrecision(2))) < 1e-9;
}

function describeSituation({ journey, turn, a, b }: Legs): string {
  const leg = (size: number, direction: string) => `${inlineQuantity(size, journey.unit)} due ${direction}`;
  return journey.situation(leg(a, turn[0]), leg(b, turn[1]));
}

function createSizeCalculation(legs: Legs) {
  const { journey, a, b } = legs;
  const stage: Stage = {
    why: 'Use Pythagoras for the resultant',
    symbol: 's',
    calculation: `\\sqrt{${numTex(a)}^2 + ${numTex(b)}^2}`,
    substituted: `s^2 = ${numTex(a)}^2 + ${numTex(b)}^2`,
    value: Math.hypot(a, b),
    unit: journey.unit,
    gaps: ['vector-addition'],
  };
  const mistakes: readonly NumericMistake[] = [
    { tag: 'vector-as-scalar', value: a + b, why: 'The distance travelled was found, not the displacement.' },
    { tag: 'vector-subtracts', value: Math.abs(a - b), why: 'The lengths were subtracted.' },
    {
      tag: 'pythagoras-sign',
      value: Math.sqrt(Math.abs(a * a - b * b)),
      why: 'The squares were subtracted instead of added.',
    },
    { tag: 'undo-power', value: a * a + b * b, why: 'The square root was left out.' },
  ];
  const stages: readonly [Stage] = [stage];
  return {
    situation: describeSituation(legs),
    quantity: `the magnitude of the displacement of the ${journey.traveller}`,
    stages,
    mistakes,
  };
}

/** Computes the bearing: degrees clockwise from north. `swapsLengths` gives the answer of a typical mistake. */
function computeBearing({ turn, a, b }: Legs, swapsLengths = false): number {
  const [p, q] = swapsLengths ? [b, a] : [a, b];
  const [first, second] = [COMPASS[turn[0]], COMPASS[turn[1]]];
  const east = p * first[0] + q * second[0];
  const north = p * first[1] + q * second[1];
  const angle = (Math.atan2(east, north) * 180) / Math.PI;
  return (angle + 360) % 360;
}

const bearingTex = (value: number): string => degreesTex(String(Math.round(value)).padStart(3, '0'));

function writeSizeAndDirection(legs: Legs, target: 'size' | 'direction' | 'both'): ItemDraft {
  const { journey, turn, a, b } = legs;
  const size = Math.hypot(a, b);
  const bearing = computeBearing(legs);
  const [sizeTex, directionTex] = [measurementTex(size, journey.unit), bearingTex(bearing)];
  const quantities = {
    size: {
      question: `Calculate the magnitude of the displacement of the ${journey.traveller}.`,
      answer: sizeTex,
      bullets: writeSizeBullets(legs, sizeTex),
    },
    direction: {
      question: `Calculate the direction of the displacement of the ${journey.traveller}, as a three-figure bearing.`,
      answer: directionTex,
      bullets: [directionBullet(legs, target === 'both' ? 4 : 2), bearingBullet(bearing, directionTex)],
    },
  };
  const sizeMistakes = createSizeCalculation(legs)
    .mistakes.slice(0, 2)
    .map(({ tag, value, why }) => ({ tag, answer: nineFigureTex(value, journey.unit), why }));
  const bearingMistake = {
    tag: 'bearing',
    answer: nineFigureTex(computeBearing(legs, true), '°'),
    why: `The angle was measured from the wrong line; the turn is from ${turn[0]} towards ${turn[1]}.`,
  };
  const common = { figure: drawFigure(legs), policies: { significantFigures: { min: 1, max: 5 } } };
  if (target !== 'both') {
    const { question, answer, bullets } = quantities[target];
    const mistakes = target === 'size' ? sizeMistakes : [bearingMistake];
    const optionalCheck = target === 'size' ? {} : { recomputedFrom: bearingCheck(legs) };
    return {
      ...common,
      ...optionalCheck,
      stem: `${describeSituation(legs)} ${question}`,
      answer,
      bullets,
      mistakes,
    };
  }
  return {
    ...common,
    stem: `${describeSituation(legs)} Calculate the magnitude and the direction of the displacement of the ${journey.traveller}. Give the direction as a three-figure bearing.`,
    answer: `${sizeTex}, ${directionTex}`,
    recomputedFrom: `\\sqrt{${numTex(a)}^2 + ${numTex(b)}^2}\\,\\mathrm{${journey.unit}}, ${bearingCheck(legs)}`,
    bullets: [...quantities.size.bullets, ...quantities.direction.bullets],
    mistakes: [
      {
        ...bearingMistake,
        answer: `${nineFigureTex(size, journey.unit)}, ${bearingMistake.answer}`,
        earns: [1, 2, 3],
      },
      ...sizeMistakes.slice(0, 1).map((mistake) => ({
        ...mistake,
        answer: `${mistake.answer}, ${nineFigureTex(bearing, '°')}`,
        earns: [3, 4],
      })),
    ],
  };
}

function writeSizeBullets({ journey, a, b }: Legs, sizeTex: string): BulletDraft[] {
  const squares = `${numTex(a)}^2 + ${numTex(b)}^2`;
  return [
    step('Use Pythagoras for the resultant', `\\sqrt{${squares}}`, {
      alsoAccepted: [`s^2 = ${squares}`],
      working: `$s = \\sqrt{${squares}}$`,
      gaps: ['vector-addition'],
    }),
    step('Give the magnitude with its unit', sizeTex, {
      alsoAccepted: [nineFigureTex(Math.hypot(a, b), journey.unit)],
      followThrough: 'b1',
      working: `$s = ${sizeTex}$`,
      gaps: ['calculation'],
    }),
  ];
}

function directionBullet({ turn, a, b }: Legs, bearingBulletNumber: number): BulletDraft {
  const [secondLeg, firstLeg] = [numTex(b), numTex(a)];
  return step(`Find the angle between ${turn[0]} and the displacement`, nineFigureTex(arctan(b / a), '°'), {
    alsoAccepted: [
      nineFigureTex(arctan(a / b), '°'),
      `\\tan \\theta = \\frac{${secondLeg}}{${firstLeg}}`,
      `\\tan \\theta = \\frac{${firstLeg}}{${secondLeg}}`,
    ],
    working: `$\\tan \\theta = \\frac{${secondLeg}}{${firstLeg}}$, so $\\theta = ${measurementTex(arctan(b / a), '°', 3)}$`,
    impliedBy: [bearingBulletNumber],
    gaps: ['vector-direction'],
  });
}

function bearingBullet(bearing: number, tex: string): BulletDraft {
  return step(
    'Give the direction as a bearing',
    schemeAnswerTex(bearing, '°', [Math.round(bearing) < 100 ? 2 : 3, 5]),
    { alsoAccepted: [nineFigureTex(bearing, '°')], working: `bearing $${tex}$`, gaps: ['bearing'] },
  );
}

/** Writes the bearing as the direction of the first leg plus or minus an angle, for the maths engine. */
function bearingCheck(legs: Legs): string {
  const { turn, a, b } = legs;
  const start = { north: 0, east: 90, south: 180, west: 270 }[turn[0]];
  const isClockwise = (start + 90) % 360 === { north: 0, east: 90, south: 180, west: 270 }[turn[1]];
  const angle = `\\frac{180}{\\pi}\\tan^{-1}\\left(\\frac{${numTex(b)}}{${numTex(a)}}\\right)`;
  const from = start === 0 && !isClockwise ? 360 : start;
  return `(${from} ${isClockwise ? '+' : '-'} ${angle})^\\circ`;
}

function writeVelocity(legs: Legs): ItemDraft | undefined {
  const { journey, a, b, time } = legs;
  const size = createSizeCalculation(legs);
  const isHours = journey.unit === 'km';
  const [unit, timeUnit] = isHours ? ['km h^-1', 'h'] : ['m s^-1', 's'];
  const journeyTime = isHours ? `${inlineQuantity(time, timeUnit)}` : inlineQuantity(time, timeUnit);
  return writeWrittenPhysics({
    situation: `${describeSituation(legs)} The journey takes ${journeyTime}.`,
    quantity: `the magnitude of the average velocity of the ${journey.traveller}`,
    figure: drawFigure(legs),
    stages: [
      size.stages[0],
      {
        relationship: 's = vt',
        otherRelationships: ['s = \\bar{v}t'],
        symbol: 'v',
        calculation: `\\frac{@1}{${numTex(time)}}`,
        substituted: `@1 = v \\times ${numTex(time)}`,
        value: Math.hypot(a, b) / time,
        unit,
      },
    ],
    mistakes: [
      {
        tag: 'speed-vs-velocity',
        value: (a + b) / time,
        why: 'The distance was divided by the time, which gives the average speed.',
      },
      {
        tag: 'rearrange',
        value: time / Math.hypot(a, b),
        why: 'The time was divided by the displacement.',
      },
      {
        tag: 'multiplies-by-time',
        value: Math.hypot(a, b) * time,
        why: 'The displacement was multiplied by the time.',
      },
      { tag: 'vector-subtracts', value: Math.abs(a - b) / time, why: 'The displacements were subtracted.' },
    ],
  });
}

function drawFigure({ journey, turn, a, b }: Legs): Scene {
  const [first, second] = [COMPASS[turn[0]], COMPASS[turn[1]]];
  const corner = { x: a * first[0], y: a * first[1] };
  return drawVectors({
    points: [
      { name: 'start', x: 0, y: 0 },
      { name: 'corner', ...corner },
      { name: 'finish', x: corner.x + b * second[0], y: corner.y + b * second[1] },
    ],
    arrows: [
      { from: 'start', to: 'corner', tex: inlineQuantity(a, journey.unit) },
      { from: 'corner', to: 'finish', tex: inlineQuantity(b, journey.unit) },
    ],
    unnamed: ['corner'],
  });
}
