// National 3 Physics, space: lengths of years on planets, and facts about the solar system.

import { factModel } from '../facts/fact-model.ts';
import { type ItemDraft, step } from '../item-draft.ts';
import { nat3PhysicsModel } from './nat3-physics-model.ts';
import spaceFactSheets from './space.facts.json' with { type: 'json' };
import { planets } from './space.table.ts';

export const planetYears = nat3PhysicsModel({
  id: 'N3P-13',
  title: 'Days and years in the solar system',
  outcomeId: 'PHY-3-06',
  calculator: 'allowed',
  marks: [2],
  choose: (random) => {
    const planet = random.pick(planets);
    return {
      planet,
      trips: random.int(2, planet.name === 'Mercury' ? 12 : 6),
      other: random.pick(planets.filter((candidate) => candidate !== planet)),
    };
  },
  write: ({ planet, trips, other }): ItemDraft => {
    const { name, days } = planet;
    const [longer, shorter] = days > other.days ? [planet, other] : [other, planet];
    const total = days * trips;
    const difference = longer.days - shorter.days;
    return {
      stem: `One year on ${name} lasts $${days}$ Earth days. One year on ${other.name} lasts $${other.days}$ Earth days. Calculate how many Earth days $${trips}$ years on ${name} last, $a$, and how many Earth days longer a year on ${longer.name} is than a year on ${shorter.name}, $b$.`,
      answer: `a = ${total}, b = ${difference}`,
      recomputedFrom: `a = ${days} \\times ${trips}, b = ${longer.days} - ${shorter.days}`,
      bullets: [
        step('Multiply the length of a year', `a = ${total}`, {
          working: `$a = ${days} \\times ${trips} = ${total}$`,
          gaps: ['operation-choice'],
        }),
        step('Find the difference', `b = ${difference}`, {
          working: `$b = ${longer.days} - ${shorter.days} = ${difference}$`,
          gaps: ['operation-choice'],
        }),
      ],
      mistakes: [
        {
          tag: 'operation-choice',
          answer: `a = ${days + trips}, b = ${longer.days + shorter.days}`,
          why: 'Several years last several times as long; longer by means a difference.',
        },
      ],
    };
  },
});

export const solarSystem = nat3PhysicsModel(
  factModel({
    id: 'N3P-14',
    title: 'The solar system',
    outcomeId: 'PHY-3-06',
    sheet: spaceFactSheets.solarSystemSheet,
    marks: [3],
    trueOrFalse: true,
  }),
);
