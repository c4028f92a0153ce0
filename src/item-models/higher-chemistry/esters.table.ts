/**
 * Facts for the questions on fats, soaps, detergents and emulsions. `clues` describe a term and `or` lists
 * other accepted wordings. In `errors`, each false statement is followed by its correction.
 */

import type { FactSheet } from '../facts/fact-sheet.ts';

export const estersSheet: FactSheet = {
  tables: [
    {
      noun: 'term',
      tag: 'ester-terms',
      facts: [
        {
          term: 'condensation',
          or: ['condensation reaction'],
          clues: ['joins two molecules with the loss of water'],
        },
        { term: 'hydrolysis', clues: ['splits a molecule by reaction with water'] },
        { term: 'glycerol', or: ['propane-1,2,3-triol'], clues: ['is the alcohol in all fats and oils'] },
        {
          term: 'fatty acid',
          or: ['fatty acids'],
          clues: ['is a carboxylic acid with a long chain found in fats'],
        },
        { term: 'soap', or: ['soaps'], clues: ['is the salt of a fatty acid', 'forms a scum in hard water'] },
        {
          term: 'detergent',
          or: ['detergents', 'soapless detergent'],
          clues: ['cleans in hard water without forming a scum'],
        },
        {
          term: 'emulsifier',
          or: ['emulsifiers'],
          clues: ['keeps oil and water mixed in salad cream'],
          near: ['emulsion'],
        },
        {
          term: 'emulsion',
          or: ['emulsions'],
          clues: ['is small drops of one liquid spread through another'],
          near: ['emulsifier'],
        },
        {
          term: 'hydrophilic',
          or: ['hydrophilic head'],
          clues: ['describes the part of a soap ion that is attracted to water'],
          near: ['hydrophobic'],
        },
        {
          term: 'hydrophobic',
          or: ['hydrophobic tail'],
          clues: ['describes the part of a soap ion that dissolves in grease'],
          near: ['hydrophilic'],
        },
      ],
    },
  ],
  statements: [
    {
      about: 'fats and oils',
      tag: 'fats-and-oils',
      truths: [
        'oils have more double bonds than fats',
        'double bonds stop the molecules from packing closely',
        'fats have higher melting points than oils',
        'one mole of a fat gives three moles of fatty acids',
        'adding hydrogen to an oil hardens it',
        'unsaturated oils turn bromine solution colourless',
        'fats and oils are esters of glycerol',
      ],
      errors: [
        [
          'oils have stronger London dispersion forces than fats',
          'their forces are weaker, so they melt at lower temperatures',
        ],
        ['fats have more double bonds than oils', 'oils have more'],
        ['one mole of a fat gives one mole of fatty acids', 'it gives three'],
        ['saturated fats turn bromine solution colourless', 'unsaturated ones do'],
        ['fats dissolve well in water', 'they are not soluble in water'],
      ],
    },
    {
      about: 'soaps and detergents',
      tag: 'soaps',
      truths: [
        'the head of a soap ion is hydrophilic',
        'the tail of a soap ion dissolves in grease',
        'soap is made by the alkaline hydrolysis of fats',
        'hard water contains calcium or magnesium ions',
        'agitation breaks the grease into small drops',
        'the negative heads keep the drops apart',
      ],
      errors: [
        ['the tail of a soap ion is hydrophilic', 'it is hydrophobic'],
        ['soap does not form a scum in hard water', 'it does, unlike detergents'],
        ['soap is made by the oxidation of fats', 'it is made by alkaline hydrolysis'],
        ['the head of a soap ion dissolves in grease', 'the tail does'],
      ],
    },
  ],
};
