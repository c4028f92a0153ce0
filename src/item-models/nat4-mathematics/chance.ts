import { type ItemDraft, statement, step, wording } from '../item-draft.ts';
import { wordsTex } from '../write/words.ts';
import { nat4MathematicsModel } from './nat4-mathematics-model.ts';

const THINGS = ['balls', 'tickets', 'tokens', 'counters', 'envelopes', 'cards'] as const;

type Chance = { readonly wins: number; readonly all: number };

const chanceOf = ({ wins, all }: Chance): number => wins / all;

export const betterChance = nat4MathematicsModel({
  id: 'N4M-11',
  title: 'The better chance',
  outcomeId: 'MNU-4-09',
  calculator: 'either',
  marks: [3],
  draw: (random) => {
    const draw = (all: number): Chance => ({ all, wins: random.int(2, all - 1) });
    const [a, b] = random.sample([4, 5, 8, 10, 20, 25, 40, 50], 2);
    return { things: random.pick(THINGS), a: draw(a ?? 4), b: draw(b ?? 5) };
  },
  accepts: ({ a, b }) =>
    Math.abs(chanceOf(a) - chanceOf(b)) > 0.02 &&
    Math.abs(chanceOf(a) - chanceOf(b)) < 0.3 &&
    [a, b].every((chance) => Number.isInteger(Math.round(chanceOf(chance) * 1e6) / 1e4)),
  write: ({ things, a, b }): ItemDraft => {
    const better = chanceOf(a) > chanceOf(b) ? 'A' : 'B';
    const tex = ({ wins, all }: Chance) => `\\frac{${wins}}{${all}}`;
    const working = (chance: Chance) => `$${tex(chance)} = ${chanceOf(chance)}$`;
    const other = better === 'A' ? 'B' : 'A';
    return {
      stem: `Box A holds $${a.all}$ ${things}, and $${a.wins}$ of them are worth a prize. Box B holds $${b.all}$ ${things}, and $${b.wins}$ of them are worth a prize. You may take one from one box without looking. Which box gives the better chance? Show your working.`,
      answer: wordsTex(`box ${better}`),
      bullets: [
        step('Find the chance for box A', tex(a), { working: working(a), gaps: ['probability-compare'] }),
        step('Find the chance for box B', tex(b), { working: working(b), gaps: ['probability-compare'] }),
        statement(
          'Choose the box with the greater chance',
          wording([`box ${better}`], [`box ${other} gives`, `box ${other} is better`]),
          { working: `box ${better}`, gaps: ['probability-compare'] },
        ),
      ],
      mistakes: [
        {
          tag: 'probability-compare',
          answer: wordsTex(`box ${other}`),
          why: 'Compare the fractions, not the numbers of winning ones.',
        },
      ],
    };
  },
});
