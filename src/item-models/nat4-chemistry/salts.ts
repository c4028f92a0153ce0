// National 4 Chemistry: names of salts.

import { type ItemDraft, statement, wording } from '../item-draft.ts';
import { wordsTex } from '../write/words.ts';
import { nat4ChemistryModel } from './nat4-chemistry-model.ts';

/** Acids, and the ending of their salts. */
const ACIDS = [
  ['hydrochloric acid', 'chloride'],
  ['sulfuric acid', 'sulfate'],
  ['nitric acid', 'nitrate'],
] as const;
const BASES = [
  'sodium hydroxide',
  'potassium hydroxide',
  'lithium hydroxide',
  'calcium carbonate',
  'magnesium carbonate',
  'copper oxide',
  'zinc carbonate',
  'magnesium oxide',
  'calcium hydroxide',
  'iron oxide',
] as const;

export const salts = nat4ChemistryModel({
  id: 'N4C-05',
  title: 'Naming salts',
  outcomeId: 'CHE-4-03',
  calculator: 'allowed',
  marks: [2],
  choose: (random) => ({ acids: random.sample(ACIDS, 2), bases: random.sample(BASES, 2) }),
  accepts: ({ bases: [first = '', second = ''] }) => first.split(' ')[0] !== second.split(' ')[0],
  write: ({ acids, bases }): ItemDraft => {
    const pairs = acids.map(([acid, ending], index) => {
      const base = bases[index] ?? '';
      return {
        acid,
        base,
        salt: `${base.split(' ')[0]} ${ending}`,
        wrong: ACIDS.filter(([, other]) => other !== ending).map(
          ([, other]) => `${base.split(' ')[0]} ${other}`,
        ),
      };
    });
    const [first, second] = pairs;
    return {
      stem: 'Name the salt that is formed in each of these neutralisation reactions.',
      parts: pairs.map(({ acid, base, salt }) => ({
        text: `${acid} and ${base}`,
        answer: wordsTex(salt),
        bulletCount: 1,
      })),
      answer: pairs.map(({ salt }) => wordsTex(salt)).join(', '),
      bullets: pairs.map(({ salt, wrong }, index) =>
        statement(`Name the salt of part (${'ab'[index]})`, wording([salt], wrong), {
          working: salt,
          gaps: ['salt-name'],
        }),
      ),
      mistakes: [
        {
          tag: 'salt-name',
          answer: `${wordsTex(first?.wrong[0] ?? '')}, ${wordsTex(second?.wrong[1] ?? '')}`,
          why: 'Hydrochloric acid gives chlorides, sulfuric acid sulfates and nitric acid nitrates.',
        },
      ],
    };
  },
});
