/**
 * Half-equations and facts for the questions on oxidation and reduction. `clues` describe a term and `or`
 * lists other accepted wordings.
 */

import type { FactSheet } from '../facts/fact-sheet.ts';

/** A reduction in acid: `from + aH⁺ + be⁻ → count × to + cH₂O`. */
export type HalfEquation = {
  readonly from: string;
  readonly to: string;
  readonly count: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  /** Oxygen atoms that go to water. */
  readonly oxygens: number;
};

/** Defines a reduction; the oxygen of each water molecule needs two hydrogen ions, so c = a / 2. */
const defineReduction = (
  from: string,
  to: string,
  [count, a, b]: readonly [number, number, number],
): HalfEquation => ({
  from,
  to,
  count,
  a,
  b,
  c: a / 2,
  oxygens: a / 2,
});

export const halfEquations: readonly HalfEquation[] = [
  defineReduction('MnO_4^-', 'Mn^{2+}', [1, 8, 5]),
  defineReduction('Cr_2O_7^{2-}', 'Cr^{3+}', [2, 14, 6]),
  defineReduction('IO_3^-', 'I^-', [1, 6, 6]),
  defineReduction('ClO_3^-', 'Cl^-', [1, 6, 6]),
  defineReduction('BrO_3^-', 'Br^-', [1, 6, 6]),
  defineReduction('NO_3^-', 'NO', [1, 4, 3]),
  defineReduction('VO_2^+', 'V^{2+}', [1, 4, 3]),
  defineReduction('ClO_4^-', 'Cl^-', [1, 8, 8]),
  defineReduction('MnO_2', 'Mn^{2+}', [1, 4, 2]),
  defineReduction('SO_4^{2-}', 'SO_2', [1, 4, 2]),
  defineReduction('MnO_4^-', 'MnO_2', [1, 4, 3]),
  defineReduction('PbO_2', 'Pb^{2+}', [1, 4, 2]),
  defineReduction('XeO_3', 'Xe', [1, 6, 6]),
  defineReduction('SO_4^{2-}', 'S', [1, 8, 6]),
  defineReduction('FeO_4^{2-}', 'Fe^{3+}', [1, 8, 3]),
  defineReduction('CrO_4^{2-}', 'Cr^{3+}', [1, 8, 3]),
];

export const redoxSheet: FactSheet = {
  tables: [
    {
      noun: 'term',
      tag: 'redox-terms',
      facts: [
        {
          term: 'oxidation',
          clues: ['means the loss of electrons', 'happens to a metal atom that becomes an ion'],
        },
        {
          term: 'reduction',
          clues: ['means the gain of electrons', 'happens to a metal ion that becomes an atom'],
        },
        { term: 'oxidising agent', clues: ['accepts electrons and is itself reduced'] },
        { term: 'reducing agent', clues: ['donates electrons and is itself oxidised'] },
        {
          term: 'redox reaction',
          or: ['redox'],
          near: ['reduction'],
          clues: ['names a reaction in which electrons move from one substance to another'],
        },
        { term: 'electrochemical series', clues: ['lists half-equations in order of reducing strength'] },
        {
          term: 'electronegative',
          or: ['most electronegative', 'high electronegativity'],
          clues: ['describes elements that tend to be strong oxidising agents'],
        },
        {
          term: 'spectator ion',
          or: ['spectator ions', 'spectator'],
          clues: ['names an ion that takes no part in a reaction'],
        },
      ],
    },
    {
      noun: 'substance',
      tag: 'redox-agents',
      facts: [
        { term: 'hydrogen peroxide', clues: ['is an oxidising agent used to bleach hair'] },
        {
          term: 'potassium permanganate',
          or: ['permanganate'],
          clues: ['is a purple oxidising agent used against fungus and bacteria'],
        },
        { term: 'carbon monoxide', clues: ['is the reducing agent in a blast furnace'] },
        { term: 'fluorine', clues: ['is the strongest oxidising agent among the elements'] },
        { term: 'lithium', clues: ['is the strongest reducing agent among the metals'] },
        { term: 'chlorine', clues: ['is an oxidising agent used to treat drinking water'] },
        {
          term: 'acidified dichromate',
          or: ['dichromate', 'potassium dichromate'],
          clues: ['is an oxidising agent that turns from orange to green'],
        },
      ],
    },
  ],
  statements: [
    {
      about: 'oxidising and reducing agents',
      tag: 'redox-agents',
      truths: [
        'an oxidising agent gains electrons',
        'a reducing agent loses electrons',
        'group 1 metals are strong reducing agents',
        'group 7 elements are strong oxidising agents',
        'an oxidising agent is reduced in the reaction',
        'the charge is the same on both sides of an ion-electron equation',
        'electrons cancel when two ion-electron equations are combined',
      ],
      errors: [
        ['an oxidising agent loses electrons', 'it gains electrons'],
        ['a reducing agent is reduced', 'it is oxidised'],
        ['metals tend to be oxidising agents', 'they tend to be reducing agents'],
        [
          'water is added to balance hydrogen atoms first',
          'water balances oxygen, hydrogen ions balance hydrogen',
        ],
        ['elements with low electronegativity are strong oxidising agents', 'they are reducing agents'],
      ],
    },
  ],
};
