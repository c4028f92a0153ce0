/**
 * Facts for the questions on chemical analysis. `clues` describe a term and `or` lists other accepted
 * wordings. In `errors`, each false statement is followed by its correction.
 */

import type { FactSheet } from '../facts/fact-sheet.ts';

export const analysisSheet: FactSheet = {
  tables: [
    {
      noun: 'piece of apparatus',
      tag: 'apparatus',
      article: 'a',
      facts: [
        {
          term: 'pipette',
          clues: ['measures out one fixed volume, such as 25 cubic centimetres, accurately'],
        },
        { term: 'burette', clues: ['adds a volume that can be read off during a titration'] },
        {
          term: 'standard flask',
          or: ['volumetric flask'],
          clues: ['makes up a solution to an accurate volume at a mark on its neck'],
        },
        { term: 'measuring cylinder', clues: ['gives only an approximate volume of a liquid'] },
        { term: 'balance', clues: ['measures mass'] },
        { term: 'condenser', clues: ['cools a vapour so that it turns back to a liquid'] },
        { term: 'fume cupboard', clues: ['keeps harmful gases away from the chemist'] },
        {
          term: 'distillation flask',
          or: ['round-bottomed flask'],
          clues: ['holds a mixture that is heated to separate liquids by boiling point'],
        },
      ],
    },
    {
      noun: 'term',
      tag: 'analysis-terms',
      facts: [
        {
          term: 'concordant',
          or: ['concordant titres', 'concordant results'],
          clues: ['describes titres within 0.2 cubic centimetres of one another'],
        },
        { term: 'standard solution', clues: ['means a solution of accurately known concentration'] },
        {
          term: 'end-point',
          or: ['end point', 'endpoint'],
          clues: ['means the moment at which the indicator changes colour'],
        },
        {
          term: 'indicator',
          clues: ['names a substance that shows by its colour that a titration is complete'],
        },
        { term: 'stationary phase', clues: ['names the paper or the solid in a chromatography column'] },
        { term: 'mobile phase', clues: ['names the solvent or the carrier gas in chromatography'] },
        { term: 'retention time', clues: ['means how long a component stays in a chromatography column'] },
        { term: 'rough titre', clues: ['names a first titration that is left out of the average'] },
      ],
    },
  ],
  statements: [
    {
      about: 'chromatography',
      tag: 'chromatography',
      truths: [
        'components separate because they differ in polarity and size',
        'a substance that is more attracted to the mobile phase travels further',
        'the area under a peak of a gas chromatogram shows how much there is',
        'a pure substance gives one spot',
        'a carrier gas has to be unreactive',
      ],
      errors: [
        [
          'a substance that is strongly attracted to the stationary phase travels furthest',
          'it travels least',
        ],
        ['the retention time of a substance does not depend on its polarity', 'it depends on it'],
        ['a mixture of three substances gives one peak', 'it gives three peaks'],
        ['an Rf value can be larger than 1', 'the spot cannot move further than the solvent'],
      ],
    },
    {
      about: 'making up a standard solution',
      tag: 'standard-solution',
      truths: [
        'the solid is weighed accurately',
        'the washings from the beaker are added to the flask',
        'the flask is made up to its mark with deionised water',
        'the flask is turned upside down several times to mix the solution',
      ],
      errors: [
        [
          'the solid is put straight into a measuring cylinder',
          'it is dissolved in a beaker and moved to a standard flask',
        ],
        ['the flask is filled above its mark', 'the bottom of the meniscus is at the mark'],
        ['the beaker is not rinsed', 'its washings go into the flask'],
      ],
    },
  ],
};
