import type { ItemDraft } from '../item-draft.ts';
import { step } from '../item-draft.ts';
import { withArticles } from '../physics/with-articles.ts';
import { fractionTex, ratio } from '../write/rational.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

/** Charges in thirds of the charge of a proton; the top quark decays before it forms hadrons. */
const flavours = [
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
  draw: (random) => {
    const isMeson = random.chance(0.5);
    const isAntibaryon = random.chance(0.4);
    const quark = (isAnti: boolean): Quark => ({ ...random.pick(flavours), isAnti });
    return {
      made: isMeson
        ? [quark(false), quark(true)]
        : [quark(isAntibaryon), quark(isAntibaryon), quark(isAntibaryon)],
      isObjective: random.chance(0.5),
      setting: random.pick([
        'A particle detected in an experiment at CERN is made of',
        'A hadron is made of',
        'A short-lived particle produced in a collision is made of',
        'A particle in a shower of cosmic rays is made of',
      ]),
    };
  },
  write: ({ made, isObjective, setting }) =>
    isObjective ? writeObjective(made, setting) : writeCharge(made, setting),
});

const chargeOf = ({ thirds, isAnti }: Quark): number => (isAnti ? -thirds : thirds);
const totalOf = (made: readonly Quark[]): number => made.reduce((sum, quark) => sum + chargeOf(quark), 0);

function listOf(made: readonly Quark[]): string {
  const kinds = made.map(({ name, isAnti }) => `${name} ${isAnti ? 'antiquark' : 'quark'}`);
  const names = [...new Set(kinds)].map((kind) => {
    const count = kinds.filter((other) => other === kind).length;
    if (count === 1) return withArticles(`a ${kind}`).replace(/^a (?=up)/, 'an ');
    return `${count === 2 ? 'two' : 'three'} ${kind}s`;
  });
  return names.length === 1 ? `${names[0]}` : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function chargesOf(made: readonly Quark[]): string {
  const all = [...new Map(made.map((quark) => [quark.name, quark])).values()];
  const charge = ({ thirds }: Quark) => `$${thirds > 0 ? '+' : '-'}\\frac{${Math.abs(thirds)}}{3}e$`;
  const [first, ...others] = all;
  const told =
    first !== undefined && others.length === 0
      ? `The charge of the ${first.name} quark is ${charge(first)}`
      : `The charges of the quarks are: ${all.map((quark) => `${quark.name} quark ${charge(quark)}`).join(', ')}`;
  return `${told}, where $e$ is the charge of a proton.`;
}

const sizeTex = (thirds: number): string => `\\frac{${Math.abs(thirds)}}{3}`;

function sumTex(charges: readonly number[]): string {
  return charges
    .map((thirds, index) => {
      if (index === 0) return thirds < 0 ? `-${sizeTex(thirds)}` : sizeTex(thirds);
      return `${thirds < 0 ? '-' : '+'} ${sizeTex(thirds)}`;
    })
    .join(' ');
}

const whyOf = (made: readonly Quark[]): string =>
  made.some(({ isAnti }) => isAnti)
    ? 'Add the charges, with the sign of each antiquark changed'
    : 'Add the charges';

/** `+e`, `-2e`, `+\frac{1}{3}e`, `0`. */
function totalTex(thirds: number): string {
  if (thirds === 0) return '0';
  const size = fractionTex(ratio(Math.abs(thirds), 3));
  return `${thirds > 0 ? '' : '-'}${size === '1' ? '' : size}e`;
}

function listMistakes(made: readonly Quark[]) {
  const total = totalOf(made);
  const ignored = made.reduce((sum, { thirds }) => sum + thirds, 0);
  const candidates = [
    { tag: 'quark-charge', thirds: ignored, why: 'The sign of an antiquark was not changed.' },
    { tag: 'quark-charge', thirds: -total, why: 'The sign of the total is wrong.' },
    {
      tag: 'quark-charge',
      thirds: made.reduce((sum, { thirds }) => sum + Math.abs(thirds), 0),
      why: 'The signs of the charges were left out.',
    },
    { tag: 'quark-count', thirds: total + 3, why: 'A charge was counted once too often.' },
    { tag: 'quark-count', thirds: total - 3, why: 'A charge was left out.' },
    { tag: 'quark-count', thirds: total + 1, why: 'Two of the charges were interchanged.' },
    { tag: 'quark-count', thirds: total - 2, why: 'One of the charges was left out.' },
    { tag: 'quark-count', thirds: total + 6, why: 'Two charges were counted twice.' },
  ];
  const seen = new Set([total]);
  return candidates.filter(({ thirds }) => !seen.has(thirds) && seen.add(thirds));
}

function writeObjective(made: readonly Quark[], setting: string): ItemDraft {
  const total = totalOf(made);
  const wrong = listMistakes(made).slice(0, 4);
  const answer = totalTex(total);
  return {
    stem: `${setting} ${listOf(made)}. ${chargesOf(made)} What is the charge of the particle?`,
    answer,
    check: `(${sumTex(made.map(chargeOf))})e`,
    bullets: [
      step(whyOf(made), answer, {
        working: `$(${sumTex(made.map(chargeOf))})e = ${answer}$`,
        gaps: ['quark-charge'],
      }),
    ],
    mistakes: wrong.map(({ tag, thirds, why }) => ({ tag, answer: totalTex(thirds), why })),
    multipleChoice: true,
    options: [total, ...wrong.map(({ thirds }) => thirds)].toSorted((a, b) => a - b).map(totalTex),
  };
}

function writeCharge(made: readonly Quark[], setting: string): ItemDraft {
  const total = totalOf(made);
  const answer = totalTex(total);
  return {
    stem: `${setting} ${listOf(made)}. ${chargesOf(made)} Determine, by calculation, the charge of the particle in terms of $e$.`,
    answer,
    bullets: [
      step(whyOf(made), `(${sumTex(made.map(chargeOf))})e`, {
        or: [sumTex(made.map(chargeOf))],
        gaps: ['quark-charge'],
      }),
      step('Give the total charge', answer, {
        from: 'b1',
        or: [fractionTex(ratio(total, 3))],
        gaps: ['calculation'],
      }),
    ],
    mistakes: listMistakes(made)
      .slice(0, 2)
      .map(({ tag, thirds, why }) => ({ tag, answer: totalTex(thirds), why })),
    policies: { units: 'none', answerOnly: 1 },
  };
}
