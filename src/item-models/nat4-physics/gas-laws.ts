// National 4 Physics: the learner states and explains how the pressure of a gas changes.

import { type ItemDraft, statement, wording } from '../item-draft.ts';
import { wordsTex } from '../write/words.ts';
import { nat4PhysicsModel } from './nat4-physics-model.ts';

/** Accepted wordings. The first one is printed in the marking scheme. */
const RISES = [
  'increases',
  'it increases',
  'goes up',
  'rises',
  'gets bigger',
  'gets larger',
  'gets higher',
  'becomes greater',
  'increase',
  'higher',
  'larger',
  'bigger',
  'greater',
] as const;
const FALLS = [
  'decreases',
  'it decreases',
  'goes down',
  'falls',
  'drops',
  'gets smaller',
  'gets lower',
  'becomes less',
  'decrease',
  'lower',
  'smaller',
  'less',
  'shrinks',
] as const;

/** A change of the temperature or the volume of a gas. */
type Change = {
  readonly situation: (from: number, to: number) => string;
  readonly target: 'pressure' | 'volume';
  readonly range: readonly [number, number];
  /** 1 if the target rises when the changed quantity rises, -1 if it falls. */
  readonly direction: 1 | -1;
  readonly reasons: Readonly<Record<'rise' | 'fall', readonly [string, ...string[]]>>;
  /** Statements that are wrong physics for the change and lose the mark. */
  readonly contradictions: Readonly<Record<'rise' | 'fall', readonly string[]>>;
};

const FASTER = [
  'the particles move faster and hit the walls harder and more often',
  'particles move faster',
  'hit the walls more often',
  'hit the walls harder',
  'collide with the walls more',
  'more collisions',
  'more kinetic energy',
] as const;
const SLOWER = [
  'the particles move more slowly and hit the walls less often',
  'particles move slower',
  'particles move more slowly',
  'hit the walls less often',
  'hit the walls less hard',
  'collide with the walls less',
  'fewer collisions',
  'less kinetic energy',
] as const;
const CLOSER = [
  'the particles have less room and hit the walls more often',
  'hit the walls more often',
  'more collisions',
  'collide with the walls more',
] as const;
const APART = [
  'the particles have more room and hit the walls less often',
  'hit the walls less often',
  'fewer collisions',
  'collide with the walls less',
] as const;

/** Statements that are wrong for every change: collisions between particles do not cause the pressure, and particles keep their size. */
const NEVER = [
  'collide with each other more',
  'collide with each other less',
  'bump into each other',
  'hit each other',
  'collide with one another',
  'collisions between particles',
  'particles get bigger',
  'particles expand',
  'particles get smaller',
  'particles shrink',
] as const;
/** Statements that are wrong if the temperature stays the same, because the particles then keep their speed. */
const AT_CONSTANT_TEMPERATURE = [
  'particles move faster',
  'particles move slower',
  'more kinetic energy',
  'less kinetic energy',
  'hit the walls harder',
  'greater force',
] as const;

const createHeating = (thing: string): Change => ({
  situation: (from, to) =>
    `The temperature of the gas in ${thing} changes from $${from}\\,^\\circ\\mathrm{C}$ to $${to}\\,^\\circ\\mathrm{C}$. Its volume stays the same.`,
  target: 'pressure',
  range: [4, 60],
  direction: 1,
  reasons: { rise: FASTER, fall: SLOWER },
  contradictions: {
    rise: [...NEVER, 'particles move slower', 'hit the walls less often', 'less kinetic energy'],
    fall: [...NEVER, 'particles move faster', 'hit the walls more often', 'more kinetic energy'],
  },
});

const createCompression = (thing: string): Change => ({
  situation: (from, to) =>
    `The volume of the air in ${thing} changes from $${from}\\,\\mathrm{cm^3}$ to $${to}\\,\\mathrm{cm^3}$. Its temperature stays the same.`,
  target: 'pressure',
  range: [15, 90],
  direction: -1,
  reasons: { rise: APART, fall: CLOSER },
  contradictions: {
    rise: [...NEVER, ...AT_CONSTANT_TEMPERATURE, 'hit the walls more often', 'less space', 'closer together'],
    fall: [...NEVER, ...AT_CONSTANT_TEMPERATURE, 'hit the walls less often', 'more space', 'further apart'],
  },
});

const CHANGES: readonly Change[] = [
  ...[
    'a gas canister',
    'a car tyre',
    'a sealed glass flask',
    'an aerosol can',
    'a diving cylinder',
    'a sealed tin',
  ].map(createHeating),
  ...[
    'a sealed syringe',
    'a bicycle pump with its end blocked',
    'a cylinder with a piston',
    'the cylinder of an engine',
  ].map(createCompression),
];

export const gasLaws = nat4PhysicsModel({
  id: 'N4P-07',
  title: 'Gases and moving particles',
  outcomeId: 'PHY-4-03',
  calculator: 'allowed',
  marks: [2],
  choose: (random) => {
    const change = random.pick(CHANGES);
    const [min, max] = change.range;
    return { change, from: random.int(min, max), to: random.int(min, max) };
  },
  accepts: ({ from, to }) => Math.abs(from - to) >= 8,
  write: ({ change, from, to }): ItemDraft => {
    const isRise = to > from === (change.direction === 1);
    const [right, wrong] = isRise ? [RISES, FALLS] : [FALLS, RISES];
    const course = to > from ? 'rise' : 'fall';
    const reasons = change.reasons[course];
    return {
      stem: change.situation(from, to),
      parts: [
        {
          text: `State what happens to the ${change.target} of the gas.`,
          answer: wordsTex(right[0] ?? ''),
          bulletCount: 1,
        },
        { text: 'Explain this in terms of the particles of the gas.', bulletCount: 1 },
      ],
      answer: wordsTex(right[0] ?? ''),
      bullets: [
        statement(`State what happens to the ${change.target}`, wording(right, wrong), {
          working: `it ${right[0]}`,
          gaps: ['gas-pressure'],
        }),
        statement('Explain it by the particles', wording(reasons, change.contradictions[course]), {
          working: reasons[0] ?? '',
          gaps: ['kinetic-model'],
        }),
      ],
      mistakes: [
        {
          tag: 'gas-pressure',
          answer: `\\text{${wrong[0]}}`,
          why: 'Think of how often and how hard the particles hit the walls.',
        },
        {
          tag: 'gas-pressure',
          answer: '\\text{stays the same}',
          why: 'The pressure of a gas depends on its temperature and its volume.',
        },
      ],
    };
  },
});
