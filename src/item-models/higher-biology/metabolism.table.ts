/**
 * Facts for the questions of the unit Metabolism and Survival. `clues` describe a term, `or` lists other
 * accepted wordings, and `near` lists terms too similar to be wrong options. In `errors`, each false
 * statement is followed by its correction.
 */

import type { FactSheet } from '../facts/fact-sheet.ts';

export const pathwaysAndRespiration: FactSheet = {
  tables: [
    {
      noun: 'term',
      tag: 'enzyme-control',
      facts: [
        {
          term: 'anabolic',
          clues: ['describes a reaction that builds up large molecules and requires energy'],
        },
        {
          term: 'catabolic',
          clues: ['describes a reaction that breaks down large molecules and releases energy'],
        },
        {
          term: 'induced fit',
          clues: ['means that the active site changes shape to fit the substrate better'],
        },
        {
          term: 'affinity',
          clues: ['means the attraction of the active site for the substrate, which is low for the products'],
        },
        {
          term: 'activation energy',
          clues: ['means the energy that is needed to start a reaction, which an enzyme lowers'],
        },
        {
          term: 'competitive inhibitor',
          or: ['competitive inhibition', 'competitive'],
          near: ['non-competitive inhibitor'],
          clues: ['binds at the active site, and its effect is reversed by more substrate'],
        },
        {
          term: 'non-competitive inhibitor',
          or: ['non-competitive inhibition', 'non-competitive'],
          near: ['competitive inhibitor'],
          clues: ['binds away from the active site and changes its shape'],
        },
        {
          term: 'feedback inhibition',
          or: ['feedback', 'end-product inhibition'],
          clues: ['means that the end-product of a pathway slows an enzyme early in the pathway'],
        },
        {
          term: 'metabolic pathway',
          clues: ['means a series of reactions in a cell, each controlled by an enzyme'],
        },
      ],
    },
    {
      noun: 'membrane protein',
      tag: 'membrane-proteins',
      article: 'a',
      facts: [
        { term: 'pore', clues: ['lets molecules diffuse through the membrane'] },
        { term: 'pump', clues: ['moves ions against their concentration gradient with energy from ATP'] },
        { term: 'enzyme', clues: ['speeds up a reaction at the surface of the membrane'] },
      ],
    },
    {
      noun: 'substance',
      tag: 'respiration-substances',
      facts: [
        { term: 'pyruvate', clues: ['is the end-product of glycolysis'] },
        {
          term: 'acetyl group',
          or: ['acetyl'],
          clues: ['is formed from pyruvate before it combines with coenzyme A'],
        },
        {
          term: 'acetyl coenzyme A',
          or: ['acetyl CoA'],
          near: ['acetyl group'],
          clues: ['carries its acetyl group to the citric acid cycle'],
        },
        { term: 'oxaloacetate', clues: ['combines with an acetyl group to form citrate'] },
        {
          term: 'citrate',
          clues: ['is turned back into oxaloacetate by the enzymes of the citric acid cycle'],
        },
        {
          term: 'NAD',
          clues: ['is the coenzyme that carries hydrogen ions and electrons to the electron transport chain'],
        },
        { term: 'oxygen', clues: ['is the final electron acceptor of the electron transport chain'] },
        { term: 'water', clues: ['is formed when oxygen takes up hydrogen ions and electrons'] },
        { term: 'ATP synthase', clues: ['makes ATP when hydrogen ions flow back through it'] },
        { term: 'lactate', clues: ['is the product of fermentation in animal cells'] },
        {
          term: 'ethanol',
          clues: ['is the product of fermentation in plant and yeast cells, along with carbon dioxide'],
        },
        {
          term: 'dehydrogenase',
          clues: ['removes hydrogen ions and electrons and passes them to a coenzyme'],
        },
      ],
    },
    {
      noun: 'stage of respiration',
      tag: 'respiration-stages',
      article: 'the',
      facts: [
        {
          term: 'glycolysis',
          clues: [
            'breaks glucose down to pyruvate in the cytoplasm',
            'has an energy investment phase and an energy payoff phase',
          ],
        },
        {
          term: 'citric acid cycle',
          clues: [
            'takes place in the matrix of the mitochondrion',
            'releases carbon dioxide in the mitochondrion',
          ],
        },
        {
          term: 'electron transport chain',
          clues: ['takes place on the inner membrane of the mitochondrion', 'makes most of the ATP'],
        },
        { term: 'fermentation', clues: ['turns pyruvate into lactate or ethanol in the absence of oxygen'] },
      ],
    },
  ],
  sequences: [
    {
      processName: 'aerobic respiration',
      tag: 'respiration-stages',
      stages: [
        'glucose is broken down to pyruvate',
        'pyruvate is broken down to an acetyl group',
        'the acetyl group combines with coenzyme A',
        'the acetyl group combines with oxaloacetate to form citrate',
        'hydrogen ions and electrons are passed to the electron transport chain',
        'oxygen combines with hydrogen ions and electrons to form water',
      ],
    },
  ],
  statements: [
    {
      about: 'enzymes and inhibitors',
      tag: 'enzyme-control',
      truths: [
        'enzymes lower the activation energy of a reaction',
        'competitive inhibition can be reversed by more substrate',
        'a non-competitive inhibitor changes the shape of the active site',
        'products have a low affinity for the active site',
        'genes for some enzymes are expressed all the time',
      ],
      errors: [
        [
          'a non-competitive inhibitor binds at the active site',
          'it binds elsewhere and changes the active site',
        ],
        ['more substrate reverses non-competitive inhibition', 'it reverses competitive inhibition'],
        ['catabolic reactions require energy', 'catabolic reactions release energy'],
        [
          'feedback inhibition is caused by the first substrate of a pathway',
          'it is caused by the end-product',
        ],
      ],
    },
    {
      about: 'cellular respiration',
      tag: 'respiration-stages',
      truths: [
        'two molecules of ATP are used up in the energy investment phase',
        'four molecules of ATP are made in the energy payoff phase',
        'glycolysis takes place in the cytoplasm',
        'the flow of hydrogen ions through ATP synthase makes ATP',
        'oxygen is the final electron acceptor',
        'lactate is turned back into pyruvate when oxygen is available',
      ],
      errors: [
        ['glycolysis needs oxygen', 'glycolysis needs no oxygen'],
        [
          'the citric acid cycle takes place in the cytoplasm',
          'it takes place in the matrix of the mitochondrion',
        ],
        ['fermentation gives more ATP than aerobic respiration', 'it gives much less'],
        ['electrons pump oxygen across the inner membrane', 'their energy pumps hydrogen ions'],
        ['glycolysis has a net loss of ATP', 'it has a net gain of two molecules of ATP'],
      ],
    },
  ],
};

export const metabolicRateAndMicrobes: FactSheet = {
  tables: [
    {
      noun: 'term',
      tag: 'metabolic-rate',
      facts: [
        {
          term: 'conformer',
          or: ['conformers'],
          clues: ['means an organism whose internal environment depends on its surroundings'],
        },
        {
          term: 'regulator',
          or: ['regulators'],
          clues: ['means an organism that keeps its internal environment constant by using energy'],
        },
        { term: 'negative feedback', clues: ['means that a change from the norm is detected and reversed'] },
        { term: 'hypothalamus', clues: ['is the temperature monitoring centre of the body'] },
        {
          term: 'vasodilation',
          clues: ['means that blood vessels near the skin widen, so that more heat is lost'],
        },
        {
          term: 'vasoconstriction',
          clues: ['means that blood vessels near the skin narrow, so that less heat is lost'],
        },
        {
          term: 'dormancy',
          near: ['hibernation', 'aestivation', 'daily torpor'],
          clues: [
            'means a time of greatly reduced metabolic rate when conditions would be too costly for survival',
          ],
        },
        {
          term: 'hibernation',
          near: ['dormancy'],
          clues: ['means survival of the winter at a low metabolic rate and body temperature'],
        },
        {
          term: 'aestivation',
          near: ['dormancy'],
          clues: ['means survival of high temperature or drought at a low metabolic rate'],
        },
        {
          term: 'daily torpor',
          or: ['torpor'],
          near: ['dormancy'],
          clues: ['means a low metabolic rate for part of every $24$ hours'],
        },
        { term: 'migration', clues: ['means travel to a more suitable place to avoid adverse conditions'] },
        {
          term: 'extremophile',
          or: ['extremophiles'],
          clues: ['means an organism that lives in conditions that would kill most others'],
        },
        { term: 'calorimeter', clues: ['measures metabolic rate from the heat that an animal produces'] },
      ],
    },
    {
      noun: 'animal group',
      tag: 'circulation',
      facts: [
        { term: 'fish', clues: ['has a single circulation with one atrium and one ventricle'] },
        {
          term: 'amphibians',
          or: ['amphibian', 'reptiles', 'most reptiles'],
          clues: ['has an incomplete double circulation with one ventricle'],
        },
        {
          term: 'mammals',
          or: ['mammal', 'birds', 'bird'],
          clues: ['has a complete double circulation with two ventricles'],
        },
      ],
    },
    {
      noun: 'term',
      tag: 'microorganisms',
      facts: [
        {
          term: 'lag phase',
          or: ['lag'],
          clues: ['is the time in which microorganisms adjust to a medium by making enzymes'],
        },
        {
          term: 'log phase',
          or: ['log', 'exponential phase'],
          clues: ['is the time in which microorganisms divide at their highest rate'],
        },
        {
          term: 'stationary phase',
          or: ['stationary'],
          clues: [
            'is the time in which as many cells die as are formed',
            'is the time in which secondary metabolites are made',
          ],
        },
        {
          term: 'death phase',
          or: ['death'],
          clues: ['is the time in which more cells die than are formed'],
        },
        { term: 'viable count', or: ['viable'], clues: ['counts living microorganisms only'] },
        { term: 'total count', or: ['total'], clues: ['counts living and dead microorganisms'] },
        {
          term: 'fermenter',
          clues: ['is the industrial container in which conditions for growth are controlled'],
        },
        {
          term: 'vector',
          clues: ['is the DNA molecule, such as a plasmid, that carries foreign DNA into another cell'],
        },
        {
          term: 'restriction endonuclease',
          or: ['endonuclease'],
          clues: [
            'is the enzyme that cuts open plasmids and cuts genes out of chromosomes, leaving sticky ends',
          ],
        },
        { term: 'ligase', clues: ['is the enzyme that seals a gene into a plasmid'] },
        { term: 'origin of replication', clues: ['is the sequence of a vector that lets it copy itself'] },
        {
          term: 'selectable marker',
          or: ['marker gene'],
          clues: ['is the gene of a vector that ensures only changed cells grow in the presence of an agent'],
        },
        { term: 'restriction site', clues: ['is the place in a vector where a specific enzyme cuts'] },
      ],
    },
  ],
  sequences: [
    {
      processName: 'the growth curve of a culture of microorganisms',
      tag: 'microorganisms',
      stages: ['lag phase', 'log phase', 'stationary phase', 'death phase'],
    },
    {
      processName: 'the response to a fall in body temperature',
      tag: 'metabolic-rate',
      stages: [
        'the body temperature falls',
        'the hypothalamus detects the change',
        'nerve impulses are sent to the skin and muscles',
        'vessels in the skin narrow and muscles shiver',
        'the body temperature rises to normal',
      ],
    },
  ],
  statements: [
    {
      about: 'thermoregulation in mammals',
      tag: 'metabolic-rate',
      truths: [
        'the hypothalamus receives impulses from thermoreceptors',
        'vasoconstriction reduces the loss of heat',
        'sweating cools the body by evaporation',
        'shivering generates heat',
        'a constant temperature keeps enzyme reactions at their optimum',
      ],
      errors: [
        ['vasodilation reduces the loss of heat', 'vasodilation increases it'],
        ['raised hair increases the loss of heat', 'raised hair traps a layer of air and reduces it'],
        ['the response is carried by hormones only', 'nerve impulses carry it'],
        ['regulators use less energy than conformers', 'regulation requires energy'],
      ],
    },
    {
      about: 'microorganisms and recombinant DNA',
      tag: 'microorganisms',
      truths: [
        'enzymes are induced in the lag phase',
        'secondary metabolites are made in the stationary phase',
        'a viable count shows a death phase',
        'ligase seals a gene into a plasmid',
        'safety genes keep a changed microorganism from living outside the laboratory',
      ],
      errors: [
        ['a total count shows a death phase', 'a total count includes dead cells'],
        ['ligase cuts open plasmids', 'restriction endonuclease cuts them open'],
        ['the rate of division is highest in the lag phase', 'it is highest in the log phase'],
        [
          'plasmids are always better vectors than artificial chromosomes for large genes',
          'artificial chromosomes carry more foreign DNA',
        ],
      ],
    },
  ],
};
