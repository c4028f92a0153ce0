/** The learner finds the charge of a particle from the charges of its quarks. */

import type { ItemDraft } from '../item-draft.ts';
import { step } from '../item-draft.ts';
import { fractionTex, ratio } from '../write/rational.ts';
import { withArticles } from '../write/with-articles.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

/**
 * Flavours with their charge in thirds of the charge of a proton. The top quark is left out, because it
 * decays before it forms particles.
 */
const FLAVOURS = [
  { name: 'up', symbol: 'u', thirds: 2 },
  { name: 'down', symbol: 'd', thirds: -1 },
  { name: 'strange', symbol: 's', thirds: -1 },
  { name: 'charm', symbol: 'c', thirds: 2 },
  { name: 'bottom', symbol: 'b', thirds: -1 },
] as const;

type Quark = {
  readonly name: string;
  readonly symbol: string;
  readonly thirds: number;
  readonly isAnti: boolean;
};

export const quarks = higherPhysicsModel({
  id: 'HP-21',
  title: 'Quarks and hadrons',
  outcomeId: 'PHY-H-07',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => {
    const isMeson = random.chance(0.5);
    const isAntibaryon = random.chance(0.4);
    const pickQuark = (isAnti: boolean): Quark => ({ ...random.pick(FLAVOURS), isAnti });
    return {
      particleQuarks: isMeson
        ? [pickQuark(false), pickQuark(true)]
        : [pickQuark(isAntibaryon), pickQuark(isAntibaryon), pickQuark(isAntibaryon)],
      isObjective: random.chance(0.5),
      setting: random.pick([
        'A particle detected in an experiment at CERN is made of',
        'A hadron is made of',
        'A short-lived particle produced in a collision is made of',
        'A particle in a shower of cosmic rays is made of',
      ]),
    };
  },
  // With a total of zero, a wrong sign for the antiquarks would give the right charge.
  accepts: ({ particleQuarks }) =>
    sumCharges(particleQuarks) !== 0 || !particleQuarks.every(({ isAnti }) => isAnti),
  write: ({ particleQuarks, isObjective, setting }) =>
    isObjective ? writeObjective(particleQuarks, setting) : writeCharge(particleQuarks, setting),
});

const getCharge = ({ thirds, isAnti }: Quark): number => (isAnti ? -thirds : thirds);
const sumCharges = (particleQuarks: readonly Quark[]): number =>
  particleQuarks.reduce((sum, quark) => sum + getCharge(quark), 0);

/** Lists the quarks in words: `two up quarks and a down quark`. */
function listQuarks(particleQuarks: readonly Quark[]): string {
  const kindNames = particleQuarks.map(({ name, isAnti }) => `${name} ${isAnti ? 'antiquark' : 'quark'}`);
  const phrases = [...new Set(kindNames)].map((kindName) => {
    const count = kindNames.filter((otherKind) => otherKind === kindName).length;
    if (count === 1) return withArticles(`a ${kindName}`).replace(/^a (?=up)/, 'an ');
    return `${count === 2 ? 'two' : 'three'} ${kindName}s`;
  });
  return phrases.length === 1 ? `${phrases[0]}` : `${phrases.slice(0, -1).join(', ')} and ${phrases.at(-1)}`;
}

function describeCharges(particleQuarks: readonly Quark[]): string {
  const differentQuarks = [...new Map(particleQuarks.map((quark) => [quark.name, quark])).values()];
  const chargeTex = ({ thirds }: Quark) => `$${thirds > 0 ? '+' : '-'}\\frac{${Math.abs(thirds)}}{3}e$`;
  const [first, ...others] = differentQuarks;
  const chargesText =
    first !== undefined && others.length === 0
      ? `The charge of the ${first.name} quark is ${chargeTex(first)}`
      : `The charges of the quarks are: ${differentQuarks.map((quark) => `${quark.name} quark ${chargeTex(quark)}`).join(', ')}`;
  return `${chargesText}, where $e$ is the charge of a proton.`;
}

const fractionOfThree = (thirds: number): string => `\\frac{${Math.abs(thirds)}}{3}`;

function sumTex(charges: readonly number[]): string {
  return charges
    .map((thirds, index) => {
      if (index === 0) return thirds < 0 ? `-${fractionOfThree(thirds)}` : fractionOfThree(thirds);
      return `${thirds < 0 ? '-' : '+'} ${fractionOfThree(thirds)}`;
    })
    .join(' ');
}

/** Returns the purpose of the mark for adding the charges. */
const describeStep = (particleQuarks: readonly Quark[]): string =>
  particleQuarks.some(({ isAnti }) => isAnti)
    ? 'Add the charges, with the sign of each antiquark changed'
    : 'Add the charges';

/** Returns the charge as `e`, `-2e`, `\frac{1}{3}e` or `0`. */
function totalTex(thirds: number): string {
  if (thirds === 0) return '0';
  const size = fractionTex(ratio(Math.abs(thirds), 3));
  return `${thirds > 0 ? '' : '-'}${size === '1' ? '' : size}e`;
}

function listMistakes(particleQuarks: readonly Quark[]) {
  const total = sumCharges(particleQuarks);
  const totalWithoutAntiquarks = particleQuarks.reduce((sum, { thirds }) => sum + thirds, 0);
  const candidates = [
    { tag: 'quark-charge', thirds: totalWithoutAntiquarks, why: 'The sign of an antiquark was not changed.' },
    { tag: 'quark-charge', thirds: -total, why: 'The sign of the total is wrong.' },
    {
      tag: 'quark-charge',
      thirds: particleQuarks.reduce((sum, { thirds }) => sum + Math.abs(thirds), 0),
      why: 'The signs of the charges were left out.',
    },
    { tag: 'quark-count', thirds: total + 3, why: 'A charge was counted once too often.' },
    { tag: 'quark-count', thirds: total - 3, why: 'A charge was left out.' },
    { tag: 'quark-count', thirds: total + 1, why: 'Two of the charges were interchanged.' },
    { tag: 'quark-count', thirds: total - 2, why: 'One of the charges was left out.' },
    { tag: 'quark-count', thirds: total + 6, why: 'Two charges were counted twice.' },
  ];
  const usedTotals = new Set([total]);
  return candidates.filter(({ thirds }) => !usedTotals.has(thirds) && usedTotals.add(thirds));
}

function writeObjective(particleQuarks: readonly Quark[], setting: string): ItemDraft {
  const total = sumCharges(particleQuarks);
  const wrong = listMistakes(particleQuarks).slice(0, 4);
  const answer = totalTex(total);
  return {
    stem: `${setting} ${listQuarks(particleQuarks)}. ${describeCharges(particleQuarks)} What is the charge of the particle?`,
    answer,
    recomputedFrom: `(${sumTex(particleQuarks.map(getCharge))})e`,
    bullets: [
      step(describeStep(particleQuarks), answer, {
        working: `$(${sumTex(particleQuarks.map(getCharge))})e = ${answer}$`,
        gaps: ['quark-charge'],
      }),
    ],
    mistakes: wrong.map(({ tag, thirds, why }) => ({ tag, answer: totalTex(thirds), why })),
    multipleChoice: true,
    options: [total, ...wrong.map(({ thirds }) => thirds)].toSorted((a, b) => a - b).map(totalTex),
  };
}

function writeCharge(particleQuarks: readonly Quark[], setting: string): ItemDraft {
  const total = sumCharges(particleQuarks);
  const answer = totalTex(total);
  return {
    stem: `${setting} ${listQuarks(particleQuarks)}. ${describeCharges(particleQuarks)} Determine, by calculation, the charge of the particle in terms of $e$.`,
    answer,
    bullets: [
      step(describeStep(particleQuarks), `(${sumTex(particleQuarks.map(getCharge))})e`, {
        alsoAccepted: [sumTex(particleQuarks.map(getCharge))],
        gaps: ['quark-charge'],
      }),
      step('Give the total charge', answer, {
        followThrough: 'b1',
        alsoAccepted: [fractionTex(ratio(total, 3))],
        gaps: ['calculation'],
      }),
    ],
    mistakes: listMistakes(particleQuarks)
      .slice(0, 2)
      .map(({ tag, thirds, why }) => ({ tag, answer: totalTex(thirds), why })),
    policies: { units: 'none', answerOnly: 1 },
  };
}
