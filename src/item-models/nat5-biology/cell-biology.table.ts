// Facts of National 5 Biology, unit Cell Biology. `facts/fact-sheet.ts` explains the fields; `facts/fact-model.ts` writes the questions.

import type { FactSheet } from '../facts/fact-sheet.ts';

export const cellsAndTransport: FactSheet = {
  tables: [
    {
      noun: 'cell structure',
      tag: 'cell-structure',
      article: 'the',
      facts: [
        {
          term: 'nucleus',
          clues: [
            'controls the activities of a plant or animal cell',
            'contains the chromosomes of an animal cell',
          ],
        },
        {
          term: 'cell membrane',
          or: ['membrane'],
          clues: [
            'controls what enters and leaves the cell',
            'is made of phospholipids and proteins',
            'is selectively permeable',
          ],
        },
        {
          term: 'cytoplasm',
          clues: [
            'is the fluid in which the organelles lie',
            'is the jelly-like site of many chemical reactions',
          ],
        },
        {
          term: 'ribosome',
          clues: [
            'is the site of protein synthesis',
            'joins amino acids together in the order given by mRNA',
          ],
        },
        {
          term: 'mitochondrion',
          or: ['mitochondria'],
          clues: [
            'is the site of aerobic respiration',
            'is found in large numbers in muscle cells, because they need much energy',
          ],
        },
        {
          term: 'chloroplast',
          clues: [
            'is the site of photosynthesis',
            'traps light energy',
            'is found in green plant cells but not in root cells',
          ],
        },
        {
          term: 'vacuole',
          clues: ['contains cell sap', 'stores water and dissolved substances in a plant cell'],
        },
        {
          term: 'cell wall',
          clues: [
            'is made of cellulose in plants',
            'prevents a plant cell from bursting in pure water',
            'supports a plant cell and lies outside its membrane',
          ],
        },
        {
          term: 'plasmid',
          clues: ['is a small ring of DNA in a bacterium', 'is used to carry a gene into a bacterium'],
        },
      ],
    },
    {
      noun: 'term',
      tag: 'cell-transport',
      facts: [
        {
          term: 'diffusion',
          near: ['osmosis', 'passive transport'],
          clues: ['means the movement of molecules from a higher to a lower concentration'],
        },
        {
          term: 'osmosis',
          near: ['diffusion', 'passive transport'],
          clues: [
            'means the movement of water through a selectively permeable membrane, from a higher to a lower water concentration',
          ],
        },
        {
          term: 'active transport',
          clues: [
            'means the movement of molecules from a lower to a higher concentration',
            'means movement through a membrane that needs energy and membrane proteins',
          ],
        },
        {
          term: 'passive transport',
          near: ['diffusion', 'osmosis'],
          clues: ['means movement down a concentration gradient that needs no energy'],
        },
        {
          term: 'concentration gradient',
          clues: ['means the difference in concentration between two places'],
        },
        { term: 'turgid', clues: ['describes a plant cell that is swollen with water'] },
        {
          term: 'plasmolysed',
          or: ['plasmolysis'],
          clues: ['describes a plant cell whose membrane has pulled away from its wall'],
        },
        { term: 'burst', clues: ['describes a red blood cell that was placed in pure water'] },
        {
          term: 'shrunken',
          or: ['shrunk'],
          clues: ['describes a red blood cell that was placed in a strong salt solution'],
        },
      ],
    },
  ],
  statements: [
    {
      about: 'transport across cell membranes',
      tag: 'cell-transport',
      truths: [
        'oxygen enters a respiring cell by diffusion',
        'carbon dioxide leaves a respiring cell by diffusion',
        'active transport needs energy from ATP',
        'osmosis is a special case of diffusion, for water',
        'passive transport is down a concentration gradient',
        'membrane proteins move molecules in active transport',
      ],
      errors: [
        ['osmosis needs energy from ATP', 'osmosis is passive'],
        [
          'active transport is down a concentration gradient',
          'active transport is against the concentration gradient',
        ],
        ['an animal cell becomes turgid in pure water', 'an animal cell bursts in pure water'],
        ['a plant cell bursts in pure water', 'the cell wall keeps a plant cell from bursting'],
        [
          'diffusion is from a lower to a higher concentration',
          'diffusion is from a higher to a lower concentration',
        ],
        [
          'water leaves a plant cell that lies in pure water',
          'water enters it, down the water concentration gradient',
        ],
      ],
    },
  ],
};

export const dnaProteinsEnzymes: FactSheet = {
  tables: [
    {
      noun: 'term',
      tag: 'dna-and-proteins',
      facts: [
        { term: 'gene', clues: ['means a section of DNA that codes for one protein'] },
        {
          term: 'DNA',
          clues: ['is the name of the double-stranded molecule that carries the genetic information'],
        },
        {
          term: 'mRNA',
          or: ['messenger RNA'],
          clues: [
            'is the name of the molecule that carries a copy of the code from the nucleus to a ribosome',
          ],
        },
        {
          term: 'base',
          clues: [
            'is the name of the part of DNA that pairs with another part to hold the two strands together',
          ],
        },
        { term: 'amino acid', clues: ['is the name of the building block of proteins'] },
        { term: 'double helix', or: ['helix'], clues: ['describes the shape of the DNA molecule'] },
        { term: 'complementary', clues: ['describes two bases that pair with each other, such as A with T'] },
        { term: 'ribosome', clues: ['is the name of the place where proteins are assembled'] },
        { term: 'genetic code', clues: ['is the name of what the order of the bases makes up'] },
      ],
    },
    {
      noun: 'type of protein',
      tag: 'protein-function',
      facts: [
        {
          term: 'enzyme',
          clues: ['speeds up a chemical reaction in a cell', 'acts as a biological catalyst'],
        },
        {
          term: 'hormone',
          clues: ['is carried in the blood as a chemical message', 'is released by an endocrine gland'],
        },
        {
          term: 'antibody',
          or: ['antibodies'],
          clues: ['defends the body against disease', 'is specific to one antigen of a pathogen'],
        },
        {
          term: 'receptor',
          clues: [
            'lets a target cell recognise one hormone',
            'has a shape that fits a hormone at the surface of a cell',
          ],
        },
        {
          term: 'structural protein',
          or: ['structural'],
          clues: ['gives strength and support to cell membranes and tissues'],
        },
      ],
    },
    {
      noun: 'term',
      tag: 'enzymes',
      facts: [
        { term: 'substrate', clues: ['means the substance on which an enzyme works'] },
        { term: 'product', clues: ['means the substance that an enzyme-controlled reaction makes'] },
        { term: 'active site', clues: ['means the part of an enzyme into which another molecule fits'] },
        { term: 'optimum', clues: ['means the condition at which an enzyme is most active'] },
        {
          term: 'denatured',
          or: ['denaturation'],
          clues: ['describes an enzyme whose shape has changed, so that it no longer works'],
        },
        {
          term: 'specific',
          or: ['specificity'],
          clues: ['describes an enzyme because it works on one substance only'],
        },
        { term: 'synthesis', clues: ['means a reaction that builds a large molecule from smaller ones'] },
        {
          term: 'degradation',
          or: ['breakdown'],
          clues: ['means a reaction that splits a large molecule into smaller ones'],
        },
        {
          term: 'catalyst',
          clues: ['means a substance that speeds up a reaction and is left unchanged by it'],
        },
      ],
    },
  ],
  statements: [
    {
      about: 'enzymes',
      tag: 'enzymes',
      truths: [
        'an enzyme is not used up in the reaction',
        'each enzyme works best in its optimum conditions',
        'the active site is complementary in shape to the substrate',
        'a denatured enzyme cannot work again',
        'enzymes are made of protein',
        'enzymes are made by all living cells',
      ],
      errors: [
        ['an enzyme is used up in the reaction', 'an enzyme is left unchanged'],
        ['every enzyme works best at pH $7$', 'each enzyme has its own optimum pH'],
        ['one enzyme can work on any substrate', 'an enzyme is specific to one substrate'],
        ['a low temperature denatures an enzyme', 'a low temperature only slows it; a high one denatures it'],
        ['enzymes are made of carbohydrate', 'enzymes are proteins'],
      ],
    },
    {
      about: 'DNA and the making of proteins',
      tag: 'dna-and-proteins',
      truths: [
        'A pairs with T and G pairs with C in DNA',
        'DNA has two strands that are held together by their bases',
        'the order of the bases decides the order of the amino acids',
        'mRNA carries the code from the nucleus to a ribosome',
        'the shape and function of a protein depend on the order of its amino acids',
      ],
      errors: [
        ['A pairs with G in DNA', 'A pairs with T'],
        ['DNA leaves the nucleus to make proteins', 'DNA stays in the nucleus; mRNA carries the code'],
        ['mRNA is made in the ribosome', 'mRNA is made in the nucleus'],
        ['DNA is a single strand of bases', 'DNA is a double-stranded helix'],
        ['proteins are assembled from bases', 'proteins are assembled from amino acids'],
      ],
    },
  ],
  points: [
    {
      question: 'State two functions that proteins have in the body.',
      tag: 'protein-function',
      count: 2,
      points: [
        ['enzymes', 'speed up reactions', 'catalyst'],
        ['hormones', 'chemical messengers'],
        ['antibodies', 'defend against disease', 'fight disease'],
        ['receptors'],
        ['structural', 'structure', 'strength', 'support'],
      ],
    },
  ],
};

export const engineeringAndRespiration: FactSheet = {
  tables: [
    {
      noun: 'term',
      tag: 'genetic-engineering',
      facts: [
        {
          term: 'genetic engineering',
          or: ['genetic modification'],
          clues: ['means the transfer of genetic information from one cell to another by people'],
        },
        {
          term: 'plasmid',
          clues: ['is the name of the ring of DNA that is taken out of a bacterium to receive a new gene'],
        },
        {
          term: 'host cell',
          or: ['host'],
          clues: ['is the name of the cell into which the changed plasmid is put'],
        },
        {
          term: 'enzyme',
          or: ['enzymes'],
          clues: ['is the name of what cuts a gene out of its chromosome and seals it into a plasmid'],
        },
        {
          term: 'transformed',
          clues: ['describes a bacterium that has received a new gene and can make its protein'],
        },
        {
          term: 'insulin',
          clues: ['is the name of the hormone for diabetics that bacteria with a human gene can make'],
        },
      ],
    },
    {
      noun: 'substance',
      tag: 'respiration',
      facts: [
        { term: 'glucose', clues: ['is the sugar that a cell breaks down to release energy'] },
        {
          term: 'pyruvate',
          clues: ['is formed when a glucose molecule is broken into two at the start of respiration'],
        },
        {
          term: 'ATP',
          clues: ['stores the energy released by respiration in a form that the cell can use at once'],
        },
        {
          term: 'lactate',
          clues: [
            'is formed by fermentation in animal cells',
            'builds up in muscle cells that run short of oxygen',
          ],
        },
        {
          term: 'ethanol',
          or: ['alcohol'],
          clues: ['is formed together with carbon dioxide by fermentation in yeast and plant cells'],
        },
        { term: 'oxygen', clues: ['must be present for respiration to be aerobic'] },
        { term: 'water', clues: ['is formed together with carbon dioxide by aerobic respiration'] },
      ],
    },
    {
      noun: 'process',
      tag: 'respiration',
      facts: [
        {
          term: 'aerobic respiration',
          or: ['aerobic'],
          clues: [
            'releases energy from glucose with the help of oxygen',
            'gives a large yield of ATP from each glucose molecule',
          ],
        },
        {
          term: 'fermentation',
          or: ['anaerobic respiration'],
          clues: [
            'releases energy from glucose without oxygen',
            'yields only two ATP molecules from each glucose molecule',
          ],
        },
        { term: 'muscle contraction', clues: ['uses ATP so that the body can move'] },
        { term: 'protein synthesis', clues: ['uses ATP to join amino acids'] },
        { term: 'cell division', or: ['mitosis'], clues: ['uses ATP to make two cells of one'] },
        { term: 'photosynthesis', clues: ['makes glucose with the help of light energy'] },
      ],
    },
  ],
  sequences: [
    {
      processName: 'genetic engineering',
      tag: 'genetic-engineering',
      stages: [
        'the section of DNA with the required gene is identified',
        'the required gene is cut out of its chromosome',
        'a plasmid is taken out of a bacterial cell',
        'the required gene is inserted into the plasmid',
        'the plasmid is put into a host bacterial cell',
        'the host cell divides and makes the required protein',
      ],
    },
  ],
  statements: [
    {
      about: 'respiration',
      tag: 'respiration',
      truths: [
        'aerobic respiration starts in the cytoplasm and ends in the mitochondria',
        'fermentation takes place in the cytoplasm',
        'aerobic respiration gives more ATP than fermentation',
        'the breakdown of glucose to pyruvate yields two molecules of ATP',
        'fermentation in animal cells makes lactate',
        'fermentation in yeast makes ethanol and carbon dioxide',
      ],
      errors: [
        ['fermentation needs oxygen', 'fermentation takes place without oxygen'],
        ['fermentation in animal cells makes ethanol', 'in animal cells it makes lactate'],
        ['the breakdown of glucose to pyruvate needs oxygen', 'this stage needs no oxygen'],
        ['fermentation takes place in the mitochondria', 'fermentation takes place in the cytoplasm'],
        ['plants do not respire', 'all living cells respire'],
      ],
    },
  ],
  points: [
    {
      question: 'State two cellular activities that use the energy of ATP.',
      tag: 'respiration',
      count: 2,
      points: [
        ['muscle contraction', 'contraction of muscle'],
        ['cell division', 'mitosis'],
        ['protein synthesis', 'making proteins'],
        ['nerve impulses', 'transmission of nerve impulses'],
        ['active transport'],
      ],
    },
  ],
};
