/**
 * Facts for the questions on carbon compounds. `clues` describe a term, `or` lists other accepted
 * wordings, and `near` lists terms too similar to be wrong options. In `errors`, each false statement is
 * followed by its correction.
 */

import type { FactSheet } from '../facts/fact-sheet.ts';

export const systematicSheet: FactSheet = {
  tables: [
    {
      noun: 'functional group',
      tag: 'functional-group',
      article: 'the',
      facts: [
        { term: 'hydroxyl', or: ['hydroxyl group'], clues: ['is found in alcohols'] },
        {
          term: 'carboxyl',
          or: ['carboxyl group', 'carboxylic acid group'],
          clues: ['is found in ethanoic acid', 'reacts with alkalis to form salts'],
          near: ['carbonyl'],
        },
        {
          term: 'carbonyl',
          or: ['carbonyl group'],
          clues: ['is found in both aldehydes and ketones'],
          near: ['carboxyl'],
        },
        {
          term: 'amino',
          or: ['amine', 'amino group'],
          clues: ['contains nitrogen and is found in the building blocks of proteins'],
        },
        {
          term: 'ester link',
          or: ['ester', 'ester group'],
          clues: ['is found in fats and in many fruit flavours'],
        },
        {
          term: 'peptide link',
          or: ['amide link', 'amide', 'peptide'],
          clues: ['joins the building blocks of a protein'],
        },
        {
          term: 'carbon to carbon double bond',
          or: ['double bond', 'C=C'],
          clues: ['is found in unsaturated hydrocarbons'],
          near: ['carbonyl'],
        },
      ],
    },
    {
      noun: 'term',
      tag: 'carbon-terms',
      facts: [
        {
          term: 'isomer',
          or: ['isomers', 'isomerism'],
          clues: ['has the same molecular formula as another compound and a different structural formula'],
        },
        { term: 'homologous series', clues: ['is a family of compounds with the same general formula'] },
        {
          term: 'hydration',
          clues: ['is the addition of water to an alkene'],
          near: ['dehydration', 'hydrogenation'],
        },
        {
          term: 'hydrogenation',
          clues: ['is the addition of hydrogen to an alkene'],
          near: ['hydration', 'dehydration'],
        },
        {
          term: 'dehydration',
          clues: ['is the removal of water from an alcohol'],
          near: ['hydration', 'hydrogenation'],
        },
        { term: 'addition', or: ['addition reaction'], clues: ['is the reaction of bromine with an alkene'] },
        {
          term: 'unsaturated',
          clues: ['describes a hydrocarbon with a double bond between carbon atoms'],
          near: ['saturated'],
        },
        { term: 'aromatic', clues: ['describes compounds with a ring such as that of benzene'] },
      ],
    },
  ],
};

export const alcoholsSheet: FactSheet = {
  tables: [
    {
      noun: 'term',
      tag: 'alcohol-terms',
      facts: [
        {
          term: 'antioxidant',
          or: ['antioxidants'],
          clues: [
            'is added to food to stop it from becoming rancid',
            'is itself oxidised in place of the food',
          ],
        },
        {
          term: 'aldehyde',
          or: ['aldehydes'],
          clues: [
            'gives a silver mirror with Tollens’ reagent',
            'is formed first when a primary alcohol is oxidised',
          ],
        },
        {
          term: 'ketone',
          or: ['ketones'],
          clues: [
            'is formed when a secondary alcohol is oxidised',
            'has a carbonyl group inside its chain and resists further oxidation',
          ],
        },
        {
          term: 'carboxylic acid',
          or: ['carboxylic acids'],
          clues: ['is formed when an aldehyde is oxidised', 'gives off carbon dioxide with a carbonate'],
        },
        {
          term: 'tertiary alcohol',
          or: ['tertiary'],
          clues: ['has a hydroxyl group, and resists oxidation by acidified dichromate'],
        },
        { term: 'diol', or: ['diols'], clues: ['has two hydroxyl groups'], near: ['triol'] },
        {
          term: 'glycerol',
          or: ['propane-1,2,3-triol'],
          clues: ['has three hydroxyl groups and is found in all fats'],
        },
        {
          term: 'edible oil',
          or: ['oils', 'oil'],
          clues: ['becomes rancid when it reacts with oxygen of the air'],
        },
      ],
    },
  ],
  statements: [
    {
      about: 'the oxidation of carbon compounds',
      tag: 'oxidation',
      truths: [
        'oxidation raises the ratio of oxygen to hydrogen',
        'reduction lowers the ratio of oxygen to hydrogen',
        'acidified dichromate turns from orange to green',
        'Fehling’s solution turns from blue to orange-red with an aldehyde',
        'primary alcohols can be oxidised to carboxylic acids',
        'hot copper(II) oxide turns from black to brown',
        'ketones do not react with Tollens’ reagent',
      ],
      errors: [
        ['ketones are oxidised to carboxylic acids by dichromate', 'ketones resist oxidation'],
        ['tertiary alcohols are oxidised to ketones', 'they are not oxidised'],
        ['acidified dichromate turns from green to orange', 'it turns from orange to green'],
        ['oxidation raises the number of hydrogen atoms', 'it lowers it or adds oxygen'],
        ['antioxidants oxidise food', 'they are oxidised in place of it'],
      ],
    },
    {
      about: 'the reactions of carboxylic acids',
      tag: 'acids',
      truths: [
        'they react with magnesium to give hydrogen',
        'they react with alkalis to give a salt and water',
        'they react with carbonates to give carbon dioxide',
        'they react with alcohols to give esters',
        'they are formed by the oxidation of aldehydes',
      ],
      errors: [
        ['they turn bromine solution colourless by addition', 'that is done by unsaturated compounds'],
        ['they are oxidised by Tollens’ reagent', 'aldehydes are'],
        ['they react with metals to give oxygen', 'they give hydrogen'],
        ['they have a hydroxyl group only', 'they have a carboxyl group'],
      ],
    },
  ],
};
