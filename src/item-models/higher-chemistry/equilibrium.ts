/** The learner states how a change affects the position of equilibrium, with the reason. */

import { factModel } from '../facts/fact-model.ts';
import { type ItemDraft, statement, wording } from '../item-draft.ts';
import { wordsTex } from '../write/words.ts';
import { writeChoice } from '../write-choice.ts';
import equilibriumFactSheets from './equilibrium.facts.json' with { type: 'json' };
import { type Change, type Equilibrium, equilibria, listChanges } from './equilibrium.table.ts';
import { higherChemistryModel } from './higher-chemistry-model.ts';

export const equilibriumShift = higherChemistryModel({
  id: 'HC-30',
  title: 'Position of equilibrium',
  outcomeId: 'CHE-H-10',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => {
    const system = random.pick(equilibria);
    return {
      system,
      change: random.pick(listChanges(system)),
      shuffledChanges: random.shuffle(listChanges(system)),
      isChoice: random.chance(0.45),
    };
  },
  write: ({ system, change, shuffledChanges, isChoice }) =>
    isChoice ? chooseChange(system, shuffledChanges) : writeShift(system, change),
});

const DIRECTION_WORDINGS = {
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

function writeShift(
  { situation, equation }: Equilibrium,
  { event, shift, reason, reasonWordings, wrongReasons }: Change,
): ItemDraft {
  const [answerWording, ...otherWordings] = DIRECTION_WORDINGS[shift];
  const wrongDirections = (['right', 'left', 'none'] as const).filter((direction) => direction !== shift);
  return {
    stem: `${situation} $${equation}$. When equilibrium has been reached, ${event}.`,
    parts: [
      {
        text: 'State the effect on the position of equilibrium.',
        answer: wordsTex(answerWording),
        bulletCount: 1,
      },
      { text: 'Give the reason.', bulletCount: 1 },
    ],
    answer: wordsTex(answerWording),
    bullets: [
      statement(
        'State the effect',
        wording(
          [answerWording, ...otherWordings],
          wrongDirections.flatMap((direction) => DIRECTION_WORDINGS[direction].slice(0, 2)),
        ),
        { working: answerWording, gaps: ['equilibrium-shift'] },
      ),
      statement('Give the reason', wording([reason, ...reasonWordings], wrongReasons), {
        working: reason,
        gaps: ['equilibrium-reason'],
      }),
    ],
    mistakes: wrongDirections.map((direction) => ({
      tag: 'equilibrium-shift',
      answer: wordsTex(DIRECTION_WORDINGS[direction][0]),
      why: `In fact ${reason}.`,
    })),
  };
}

/** The learner chooses the change that gives more product. */
function chooseChange(
  { situation, equation }: Equilibrium,
  changes: readonly Change[],
): ItemDraft | undefined {
  const favourableChange = changes.find(({ shift }) => shift === 'right');
  if (favourableChange === undefined) return undefined;
  return writeChoice({
    stem: `${situation} $${equation}$. Which change would move the position of equilibrium to the right: ${changes
      .filter((change) => change === favourableChange || change.shift !== 'right')
      .slice(0, 4)
      .map(({ action }) => action)
      .join('; ')}?`,
    answer: wordsTex(favourableChange.action),
    why: favourableChange.reason,
    wrong: changes
      .filter(({ shift }) => shift !== 'right')
      .map(({ action, reason }) => ({
        tag: 'equilibrium-shift',
        answer: wordsTex(action),
        why: `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`,
      })),
  });
}

export const equilibriumFacts = higherChemistryModel(
  factModel({
    id: 'HC-31',
    title: 'Equilibrium',
    outcomeId: 'CHE-H-10',
    sheet: equilibriumFactSheets.equilibriumSheet,
    marks: [1],
  }),
);
