// National 3 Physics, forces: speed, distance and time; the resultant of two opposite forces; and facts.

import { factModel } from '../facts/fact-model.ts';
import { type ItemDraft, step, wording } from '../item-draft.ts';
import { writeWrittenPhysics } from '../physics/physics-calculation.ts';
import { productCalculation } from '../physics/product-calculation.ts';
import { quantityTex } from '../write/number.ts';
import { toDefinite, wordsTex } from '../write/words.ts';
import forcesFactSheets from './forces.facts.json' with { type: 'json' };
import { nat3PhysicsModel } from './nat3-physics-model.ts';

/** Moving things with ranges of speed (m/s) and time (s). */
const movers = [
  { who: 'a girl on a scooter', v: [2, 5], t: [10, 60] },
  { who: 'a dog', v: [3, 9], t: [5, 40] },
  { who: 'a cyclist', v: [4, 10], t: [20, 90] },
  { who: 'a bus', v: [8, 15], t: [20, 120] },
  { who: 'a tram', v: [6, 14], t: [20, 90] },
  { who: 'a horse', v: [5, 15], t: [10, 60] },
  { who: 'a sprinter', v: [6, 9], t: [7, 30] },
  { who: 'a toy boat', v: [1, 3], t: [8, 45] },
] as const;

export const speed = nat3PhysicsModel({
  id: 'N3P-10',
  title: 'Speed',
  outcomeId: 'PHY-3-05',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => {
    const { who, v, t } = random.pick(movers);
    return {
      who,
      v: random.int(v[0], v[1]),
      t: random.int(t[0], t[1]),
      // `first`: the first factor of d = vt, the speed, is to be found.
      target: random.pick(['first', 'first', 'product'] as const),
    };
  },
  accepts: ({ v, t }) => v !== t && v > 1,
  write: ({ who, v, t, target }) => {
    const d = v * t;
    const [distance, time, velocity] = [quantityTex(d, 'm'), quantityTex(t, 's'), quantityTex(v, 'm s^-1')];
    return writeWrittenPhysics(
      productCalculation({
        situation:
          target === 'first'
            ? `In $${time}$ ${who} travels $${distance}$.`
            : `The speed of ${who} is $${velocity}$. This speed is kept for $${time}$.`,
        quantity: target === 'first' ? `the speed of ${toDefinite(who)}` : 'the distance travelled',
        relationship: 'v = \\frac{d}{t}',
        otherRelationships: [
          'd = vt',
          '\\text{speed} = \\frac{\\text{distance}}{\\text{time}}',
          '\\text{distance} = \\text{speed} \\times \\text{time}',
        ],
        product: { symbol: 'd', value: d, unit: 'm', tex: String(d) },
        factors: [
          { symbol: 'v', value: v, unit: 'm s^-1', tex: String(v) },
          { symbol: 't', value: t, unit: 's', tex: String(t) },
        ],
        target,
        significantFigures: 4,
        isExact: true,
      }),
    );
  },
});

/** Objects with the directions of two opposite forces that act on them. */
const PULLED_OBJECTS = [
  { object: 'a sledge', first: 'left', second: 'right' },
  { object: 'a supermarket trolley', first: 'left', second: 'right' },
  { object: 'a rope in a tug of war', first: 'left', second: 'right' },
  { object: 'a wardrobe', first: 'left', second: 'right' },
  { object: 'a small drone', first: 'up', second: 'down' },
  { object: 'a kite', first: 'up', second: 'down' },
  { object: 'a helium balloon on a string', first: 'up', second: 'down' },
] as const;

export const resultantForce = nat3PhysicsModel({
  id: 'N3P-11',
  title: 'Balanced and unbalanced forces',
  outcomeId: 'PHY-3-05',
  calculator: 'allowed',
  marks: [2],
  choose: (random) => ({ pulled: random.pick(PULLED_OBJECTS), a: random.int(8, 95), b: random.int(8, 95) }),
  accepts: ({ a, b }) => Math.abs(a - b) > 2 && Math.abs(a - b) !== Math.min(a, b),
  write: ({ pulled: { object, first, second }, a, b }): ItemDraft => {
    const direction = a > b ? first : second;
    const oppositeDirection = a > b ? second : first;
    const size = quantityTex(Math.abs(a - b), 'N');
    const nameDirection = (direction: string): string =>
      direction === 'left' || direction === 'right' ? `to the ${direction}` : `${direction}wards`;
    const listWordings = (direction: string): [string, ...string[]] => [
      nameDirection(direction),
      direction,
      `${direction}wards`,
      `${direction}ward`,
    ];
    return {
      stem: `Two forces act on ${object}: $${quantityTex(a, 'N')}$ ${nameDirection(first)} and $${quantityTex(b, 'N')}$ ${nameDirection(second)}.`,
      parts: [
        { text: 'Calculate the size of the unbalanced force.', answer: size, bulletCount: 1 },
        { text: 'State its direction.', answer: wordsTex(nameDirection(direction)), bulletCount: 1 },
      ],
      answer: size,
      recomputedFrom: `${Math.max(a, b)} - ${Math.min(a, b)}`,
      bullets: [
        step('Take the smaller force from the larger', size, { gaps: ['unbalanced-force'] }),
        // The opposite direction in the same answer cancels the mark.
        step(
          'State the direction of the larger force',
          wording(listWordings(direction), listWordings(oppositeDirection)),
          { working: nameDirection(direction), gaps: ['force-direction'] },
        ),
      ],
      mistakes: [
        {
          tag: 'unbalanced-force',
          answer: quantityTex(a + b, 'N'),
          why: 'The forces act in opposite directions, so one is taken from the other.',
        },
      ],
    };
  },
});

export const forcesFacts = nat3PhysicsModel(
  factModel({
    id: 'N3P-12',
    title: 'Forces and friction',
    outcomeId: 'PHY-3-05',
    sheet: forcesFactSheets.forcesSheet,
    marks: [3],
    trueOrFalse: true,
  }),
);
