// National 4 Physics, radiation: facts about the spectrum and nuclear radiation, and half-life by repeated halving.
// Notation: `b1` is the learner's own result of bullet 1; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { factModel } from '../facts/fact-model.ts';
import { type ItemDraft, step } from '../item-draft.ts';
import { quantityTex } from '../write/number.ts';
import { nat4PhysicsModel } from './nat4-physics-model.ts';
import radiationFactSheets from './radiation.facts.json' with { type: 'json' };

export const electromagneticSpectrum = nat4PhysicsModel(
  factModel({
    id: 'N4P-11',
    title: 'The electromagnetic spectrum',
    outcomeId: 'PHY-4-05',
    sheet: radiationFactSheets.spectrumSheet,
    marks: [3],
    trueOrFalse: true,
  }),
);

export const nuclearRadiation = nat4PhysicsModel(
  factModel({
    id: 'N4P-12',
    title: 'Nuclear radiation',
    outcomeId: 'PHY-4-05',
    sheet: radiationFactSheets.nuclearSheet,
    marks: [3],
    trueOrFalse: true,
  }),
);

/** Radioactive sources with ranges of their half-life `T`. */
const sources = [
  { name: 'a medical tracer', unit: 'hours', T: [2, 8] },
  { name: 'a source in a smoke detector', unit: 'years', T: [120, 430] },
  { name: 'a source used to treat cancer', unit: 'days', T: [3, 60] },
  { name: 'a source used to find a leak in a pipe', unit: 'hours', T: [4, 15] },
  { name: 'a radioactive rock', unit: 'years', T: [500, 900] },
] as const;

export const halving = nat4PhysicsModel({
  id: 'N4P-13',
  title: 'Half-life by halving',
  outcomeId: 'PHY-4-05',
  calculator: 'allowed',
  marks: [2],
  choose: (random) => {
    const { name, unit, T } = random.pick(sources);
    return {
      name,
      unit,
      T: random.int(T[0], T[1]),
      count: random.int(2, 4),
      finalActivity: random.int(5, 60),
    };
  },
  write: ({ name, unit, T, count, finalActivity }): ItemDraft => {
    const start = finalActivity * 2 ** count;
    const answer = quantityTex(finalActivity, 'Bq');
    return {
      stem: `The half-life of ${name} is $${T}$ ${unit}. Its activity now is $${quantityTex(start, 'Bq')}$. Calculate its activity after $${T * count}$ ${unit}.`,
      answer,
      recomputedFrom: `\\frac{${start}}{2^{${count}}}`,
      bullets: [
        step('Find the number of half-lives', String(count), {
          working: `$\\frac{${T * count}}{${T}} = ${count}$`,
          gaps: ['half-life-count'],
          impliedBy: [2],
        }),
        step('Halve the activity that often', answer, {
          followThrough: `\\frac{${start}}{2^{b1}}`,
          gaps: ['half-life-halving'],
        }),
      ],
      mistakes: [
        {
          tag: 'half-life-count',
          answer: quantityTex(finalActivity * 2, 'Bq'),
          why: 'It was halved once too few.',
          earns: [],
        },
        {
          tag: 'half-life-halving',
          answer: quantityTex(Number((start / count).toFixed(2)), 'Bq'),
          why: 'It was divided by the number of half-lives; it halves each time.',
          earns: [1],
        },
      ].filter(
        // Removes a mistake whose answer equals the right answer or the answer of an earlier mistake.
        ({ answer: wrong }, index, mistakes) =>
          wrong !== answer && mistakes.findIndex((mistake) => mistake.answer === wrong) === index,
      ),
    };
  },
});
