// National 4 Mathematics: compare two probabilities and choose the better chance.

import type { Evidence } from '../../domain/marking-scheme.ts';
import { decision, type ItemDraft, step, wording } from '../item-draft.ts';
import { wordsTex } from '../write/words.ts';
import { nat4MathematicsModel } from './nat4-mathematics-model.ts';

const THINGS = ['balls', 'tickets', 'tokens', 'counters', 'envelopes', 'cards'] as const;

type Chance = { readonly wins: number; readonly total: number };

const computeChance = ({ wins, total }: Chance): number => wins / total;

/** Creates the evidence for choosing a box and not the other one. */
function writeChoice(box: string, other: string): Evidence {
  return wording(
    [`box ${box}`, `${box} is`, `${box} has`, `${box} gives`, `so ${box}`, `choose ${box}`],
    [`so box ${other}`, `so ${other}`, `choose box ${other}`, `choose ${other}`],
  );
}

export const betterChance = nat4MathematicsModel({
  id: 'N4M-11',
  title: 'The better chance',
  outcomeId: 'MNU-4-09',
  calculator: 'either',
  marks: [3],
  choose: (random) => {
    const pickChance = (total: number): Chance => ({ total, wins: random.int(2, total - 1) });
    const [a, b] = random.sample([4, 5, 8, 10, 20, 25, 40, 50], 2);
    return { things: random.pick(THINGS), a: pickChance(a ?? 4), b: pickChance(b ?? 5) };
  },
  // The chances differ clearly but not obviously, and have at most two decimal places as percentages.
  accepts: ({ a, b }) =>
    Math.abs(computeChance(a) - computeChance(b)) > 0.02 &&
    Math.abs(computeChance(a) - computeChance(b)) < 0.3 &&
    [a, b].every((chance) => Number.isInteger(Math.round(computeChance(chance) * 1e6) / 1e4)),
  write: ({ things, a, b }): ItemDraft => {
    const better = computeChance(a) > computeChance(b) ? 'A' : 'B';
    const chanceTex = ({ wins, total }: Chance) => `\\frac{${wins}}{${total}}`;
    const writeWorking = (chance: Chance) => `$${chanceTex(chance)} = ${computeChance(chance)}$`;
    const worse = better === 'A' ? 'B' : 'A';
    return {
      stem: `Box A holds $${a.total}$ ${things}, and $${a.wins}$ of them are worth a prize. Box B holds $${b.total}$ ${things}, and $${b.wins}$ of them are worth a prize. You may take one from one box without looking. Which box gives the better chance? Show your working.`,
      answer: wordsTex(`box ${better}`),
      bullets: [
        step('Find the chance for box A', chanceTex(a), {
          working: writeWorking(a),
          gaps: ['probability-compare'],
        }),
        step('Find the chance for box B', chanceTex(b), {
          working: writeWorking(b),
          gaps: ['probability-compare'],
        }),
        decision(
          'Choose the box with the greater chance',
          [
            { evidence: writeChoice(better, worse), when: better === 'A' ? 'b1 > b2' : 'b1 < b2' },
            { evidence: writeChoice(worse, better), when: better === 'A' ? 'b1 < b2' : 'b1 > b2' },
          ],
          { working: `box ${better}`, gaps: ['probability-compare'] },
        ),
      ],
      mistakes: [
        {
          tag: 'probability-compare',
          answer: wordsTex(`box ${worse}`),
          why: 'Compare the fractions, not the numbers of winning ones.',
        },
      ],
    };
  },
});
