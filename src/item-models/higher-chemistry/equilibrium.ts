import { factModel } from '../facts/fact-model.ts';
import { type ItemDraft, inPart, statement, wording } from '../item-draft.ts';
import { wordsTex } from '../write/words.ts';
import { writeChoice } from '../write-choice.ts';
import {
  type Change,
  changesOf,
  type Equilibrium,
  equilibria,
  equilibriumSheet,
} from './equilibrium.table.ts';
import { higherChemistryModel } from './higher-chemistry-model.ts';

export const equilibriumShift = higherChemistryModel({
  id: 'HC-30',
  title: 'Position of equilibrium',
  outcomeId: 'CHE-H-10',
  calculator: 'allowed',
  marks: [1, 2],
  draw: (random) => {
    const system = random.pick(equilibria);
    return {
      system,
      change: random.pick(changesOf(system)),
      others: random.shuffle(changesOf(system)),
      isChoice: random.chance(0.45),
    };
  },
  write: ({ system, change, others, isChoice }) =>
    isChoice ? chooseChange(system, others) : writeShift(system, change),
});

const DIRECTIONS = {
  right: ['to the right', 'right', 'towards the products', 'forward', 'forwards'],
  left: ['to the left', 'left', 'towards the reactants', 'backward', 'backwards', 'reverse'],
  none: [
    'no effect',
    'no change',
    'it does not move',
    'stays the same',
    'does not change',
    'unchanged',
    'none',
  ],
} as const;

function writeShift({ situation, equation }: Equilibrium, { what, shift, reason, says }: Change): ItemDraft {
  const [first, ...rest] = DIRECTIONS[shift];
  const wrong = (['right', 'left', 'none'] as const).filter((one) => one !== shift);
  return {
    stem: `${situation} $${equation}$. When equilibrium has been reached, ${what}.\n\n(a) State the effect on the position of equilibrium.\n\n(b) Give the reason.`,
    answer: wordsTex(first),
    bullets: [
      statement(
        'State the effect',
        inPart(
          1,
          wording(
            [first, ...rest],
            wrong.flatMap((one) => DIRECTIONS[one].slice(0, 2)),
          ),
        ),
        { working: `(a) ${first}`, gaps: ['equilibrium-shift'] },
      ),
      statement('Give the reason', inPart(2, wording([reason, ...says])), {
        working: `(b) ${reason}`,
        gaps: ['equilibrium-reason'],
      }),
    ],
    mistakes: wrong.map((one) => ({
      tag: 'equilibrium-shift',
      answer: wordsTex(DIRECTIONS[one][0]),
      why: `In fact ${reason}.`,
    })),
  };
}

/** Which change would give more product? */
function chooseChange(
  { situation, equation, product }: Equilibrium,
  changes: readonly Change[],
): ItemDraft | undefined {
  const right = changes.find(({ shift }) => shift === 'right');
  if (right === undefined) return undefined;
  return writeChoice({
    stem: `${situation} $${equation}$. Which change would increase the amount of ${product} at equilibrium: ${changes
      .filter((one) => one === right || one.shift !== 'right')
      .slice(0, 4)
      .map(({ doing }) => doing)
      .join('; ')}?`,
    answer: wordsTex(right.doing),
    why: right.reason,
    wrong: changes
      .filter(({ shift }) => shift !== 'right')
      .map(({ doing, reason }) => ({
        tag: 'equilibrium-shift',
        answer: wordsTex(doing),
        why: `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`,
      })),
  });
}

export const equilibriumFacts = higherChemistryModel(
  factModel({
    id: 'HC-31',
    title: 'Equilibrium',
    outcomeId: 'CHE-H-10',
    sheet: equilibriumSheet,
    marks: [1],
  }),
);
