// Facts of National 4 Biology. `facts/fact-sheet.ts` explains the fields; `facts/fact-model.ts` writes the questions.

import type { FactSheet } from '../facts/fact-sheet.ts';

export const cellsAndDna: FactSheet = {
  tables: [
    {
      noun: 'part of a cell',
      tag: 'cell-structure',
      article: 'the',
      facts: [
        { term: 'nucleus', clues: ['controls what the cell does', 'contains the chromosomes'] },
        { term: 'cell membrane', or: ['membrane'], clues: ['controls what goes into and out of the cell'] },
        { term: 'cytoplasm', clues: ['is the liquid in which chemical reactions take place'] },
        {
          term: 'cell wall',
          clues: [
            'gives a plant cell its shape and support',
            'is found outside the membrane of a plant cell',
          ],
        },
        { term: 'vacuole', clues: ['is a space in a plant cell filled with cell sap'] },
        { term: 'chloroplast', clues: ['is green and makes food with the help of light'] },
        {
          term: 'mitochondrion',
          or: ['mitochondria'],
          clues: ['releases energy for the cell by respiration'],
        },
      ],
    },
    {
      noun: 'term',
      tag: 'dna-and-division',
      facts: [
        { term: 'chromosome', or: ['chromosomes'], clues: ['means a thread of DNA in the nucleus'] },
        {
          term: 'gene',
          or: ['genes'],
          clues: ['means a part of DNA that carries the information for one characteristic'],
        },
        { term: 'DNA', clues: ['is the chemical that carries genetic information'] },
        {
          term: 'mitosis',
          or: ['cell division'],
          clues: ['means that one cell divides into two identical cells'],
        },
        {
          term: 'DNA profiling',
          or: ['genetic fingerprinting', 'profiling'],
          near: ['DNA'],
          clues: ['is used to compare a sample from a crime scene with a suspect'],
        },
        {
          term: 'stem cell',
          or: ['stem cells'],
          clues: ['can become different types of cell and may help to repair damaged tissue'],
        },
        { term: 'bone marrow', clues: ['contains cells that are transplanted to treat leukaemia'] },
        {
          term: 'cancer',
          or: ['a tumour', 'tumour'],
          clues: ['is caused by cells that divide without control'],
        },
        { term: 'variation', clues: ['means the differences between living things of one kind'] },
      ],
    },
  ],
  statements: [
    {
      about: 'cells and DNA',
      tag: 'dna-and-division',
      truths: [
        'cells divide so that living things can grow',
        'cells divide to repair damaged parts',
        'DNA is found in the nucleus',
        'each person except an identical twin has different DNA',
        'genes are made of DNA',
      ],
      errors: [
        ['animal cells have a cell wall', 'plant cells have a cell wall; animal cells have none'],
        ['one cell divides into four identical cells each time', 'it divides into two'],
        ['DNA is found in the cell wall', 'DNA is found in the nucleus'],
        ['stem cells can become only one type of cell', 'stem cells can become different types'],
        [
          'a new cell made by cell division has half the chromosomes',
          'it has the same number of chromosomes',
        ],
      ],
    },
  ],
  points: [
    {
      question: 'Give two reasons why cells divide.',
      tag: 'dna-and-division',
      count: 2,
      points: [
        ['growth', 'to grow'],
        ['repair', 'to repair', 'heal', 'replace damaged cells'],
      ],
    },
    {
      question: 'Name two parts that are found in a plant cell but not in an animal cell.',
      tag: 'cell-structure',
      count: 2,
      points: [['cell wall'], ['chloroplast', 'chloroplasts'], ['vacuole', 'large vacuole']],
    },
  ],
};

export const enzymesAndEnergy: FactSheet = {
  tables: [
    {
      noun: 'substance',
      tag: 'photosynthesis-respiration',
      facts: [
        {
          term: 'carbon dioxide',
          clues: [
            'is taken in by plants for photosynthesis',
            'is a gas given off by yeast when it respires, which makes bread rise',
          ],
        },
        {
          term: 'oxygen',
          clues: ['is given off by plants in photosynthesis', 'is the gas needed for aerobic respiration'],
        },
        { term: 'chlorophyll', clues: ['is the green substance that traps light'] },
        { term: 'starch', clues: ['is stored in leaves and turns iodine solution blue-black'] },
        { term: 'sugar', or: ['glucose'], clues: ['is the food that plants make in photosynthesis'] },
        {
          term: 'alcohol',
          or: ['ethanol'],
          clues: ['is made by yeast without oxygen and is used in brewing'],
        },
        {
          term: 'enzyme',
          or: ['enzymes'],
          clues: ['speeds up reactions in living cells', 'is used in washing powder to digest stains'],
        },
        {
          term: 'antibiotic',
          or: ['antibiotics', 'penicillin'],
          clues: ['is made from a fungus and kills bacteria'],
        },
      ],
    },
    {
      noun: 'microorganism or product',
      tag: 'microbes',
      facts: [
        { term: 'yeast', clues: ['is a fungus used to make bread and beer'] },
        { term: 'bacteria', or: ['bacterium'], clues: ['turns milk into yoghurt'] },
        { term: 'virus', clues: ['can live only inside the cells of another living thing'] },
        { term: 'biogas', or: ['methane'], clues: ['is a fuel made when microbes break down waste'] },
        { term: 'insulin', clues: ['is a medicine made by bacteria with a human gene'] },
        { term: 'vaccine', clues: ['is given to people to make them immune to a disease'] },
      ],
    },
  ],
  statements: [
    {
      about: 'photosynthesis and respiration',
      tag: 'photosynthesis-respiration',
      truths: [
        'plants need light for photosynthesis',
        'photosynthesis makes sugar and oxygen',
        'respiration releases energy from food',
        'more light can make photosynthesis faster',
        'all living cells respire',
      ],
      errors: [
        ['photosynthesis uses up oxygen', 'photosynthesis gives off oxygen'],
        ['only animals respire', 'all living cells respire'],
        ['plants take in food from the soil for photosynthesis', 'plants make their own food'],
        ['respiration makes sugar', 'respiration breaks down sugar'],
      ],
    },
    {
      about: 'enzymes and microbes',
      tag: 'microbes',
      truths: [
        'enzymes speed up reactions',
        'enzymes are destroyed by high temperatures',
        'yeast makes carbon dioxide',
        'microbes can be used to make cheese and yoghurt',
        'antibiotics kill bacteria',
      ],
      errors: [
        ['antibiotics kill viruses', 'antibiotics kill bacteria, not viruses'],
        ['enzymes slow reactions down', 'enzymes speed them up'],
        ['enzymes work best in boiling water', 'boiling destroys enzymes'],
        ['all microbes are harmful', 'many microbes are useful'],
      ],
    },
  ],
  points: [
    {
      question: 'Name two things that a plant must have for photosynthesis.',
      tag: 'photosynthesis-respiration',
      count: 2,
      points: [['light'], ['carbon dioxide'], ['water'], ['chlorophyll']],
    },
    {
      question: 'Name two foods or drinks that are made with the help of microbes.',
      tag: 'microbes',
      count: 2,
      points: [['bread'], ['cheese'], ['yoghurt', 'yogurt'], ['beer'], ['wine']],
    },
  ],
};

export const reproduction: FactSheet = {
  tables: [
    {
      noun: 'structure',
      tag: 'reproduction',
      article: 'the',
      facts: [
        { term: 'testis', or: ['testes'], clues: ['makes sperm'] },
        { term: 'ovary', or: ['ovaries'], clues: ['makes egg cells'] },
        { term: 'uterus', or: ['womb'], clues: ['is where a human baby develops before birth'] },
        { term: 'oviduct', clues: ['is where sperm and egg meet in a mammal'] },
        { term: 'anther', clues: ['makes pollen'] },
        { term: 'stigma', clues: ['catches pollen'] },
        { term: 'petal', or: ['petals'], clues: ['attracts insects by its colour'] },
        { term: 'sperm', clues: ['is the male sex cell of an animal'] },
        { term: 'egg', or: ['egg cell', 'ovum'], clues: ['is the female sex cell of an animal'] },
      ],
    },
    {
      noun: 'term',
      tag: 'inheritance',
      facts: [
        { term: 'fertilisation', clues: ['means the joining of the nuclei of a male and a female sex cell'] },
        {
          term: 'sexual reproduction',
          or: ['sexual'],
          clues: ['needs two parents and gives offspring that differ'],
        },
        {
          term: 'asexual reproduction',
          or: ['asexual'],
          clues: ['needs one parent and gives identical offspring'],
        },
        { term: 'phenotype', clues: ['means what a living thing looks like'] },
        { term: 'dominant', clues: ['describes the form of a gene that always shows'] },
        { term: 'recessive', clues: ['describes the form of a gene that can be hidden'] },
        { term: 'germination', clues: ['means that a seed starts to grow'] },
        { term: 'pollination', clues: ['means the transfer of pollen from anther to stigma'] },
        {
          term: 'inherited',
          or: ['inherited characteristic'],
          clues: ['describes a characteristic that is passed on by parents'],
        },
      ],
    },
  ],
  sequences: [
    {
      processName: 'the life of a flowering plant',
      tag: 'reproduction',
      stages: [
        'pollination',
        'fertilisation',
        'the formation of seeds',
        'the dispersal of seeds',
        'germination',
        'growth into an adult plant',
      ],
    },
    {
      processName: 'human reproduction',
      tag: 'reproduction',
      stages: [
        'an egg is released from an ovary',
        'a sperm meets the egg in the oviduct',
        'the nuclei join',
        'the fertilised egg divides',
        'the embryo settles in the lining of the uterus',
        'a baby is born',
      ],
    },
  ],
  statements: [
    {
      about: 'reproduction and inheritance',
      tag: 'inheritance',
      truths: [
        'sexual reproduction needs two parents',
        'asexual reproduction gives identical offspring',
        'half of the genetic information comes from each parent',
        'a strawberry plant can reproduce by runners',
        'seeds need water, oxygen and a suitable temperature to germinate',
      ],
      errors: [
        ['all seeds need light to germinate', 'they need water, oxygen and a suitable temperature'],
        ['asexual reproduction needs two parents', 'it needs one parent'],
        ['all genetic information comes from the mother', 'half comes from each parent'],
        ['sexual reproduction gives identical offspring', 'it gives offspring that differ'],
      ],
    },
  ],
  points: [
    {
      question: 'Name two things that a seed needs to germinate.',
      tag: 'reproduction',
      count: 2,
      points: [['water'], ['oxygen', 'air'], ['warmth', 'suitable temperature', 'warm']],
    },
  ],
};

export const responseAndPlants: FactSheet = {
  tables: [
    {
      noun: 'part of the body or substance',
      tag: 'control',
      facts: [
        { term: 'pancreas', clues: ['makes insulin'] },
        { term: 'insulin', clues: ['lowers the level of sugar in the blood'] },
        { term: 'liver', clues: ['stores sugar as glycogen'] },
        { term: 'sweat', or: ['sweating'], clues: ['cools the skin as it evaporates'] },
        { term: 'shivering', clues: ['makes heat by the movement of muscles'] },
        { term: 'brain', clues: ['detects a change in the temperature of the blood'] },
        {
          term: 'kidney',
          or: ['kidneys'],
          clues: ['removes waste from the blood and controls its water content'],
        },
      ],
    },
    {
      noun: 'term',
      tag: 'control',
      facts: [
        {
          term: 'diabetes',
          clues: ['is the condition in which the body cannot control its blood sugar level'],
        },
        { term: 'hormone', or: ['hormones'], clues: ['means a chemical messenger in the blood'] },
        {
          term: 'body temperature',
          or: ['temperature'],
          clues: ['is kept close to $37\\,^\\circ\\mathrm{C}$ in humans'],
        },
        { term: 'hypothermia', clues: ['is the condition in which the body becomes dangerously cold'] },
        {
          term: 'reflex',
          or: ['reflex action'],
          clues: ['means a fast and automatic response that protects the body'],
        },
      ],
    },
    {
      noun: 'plant or plant product',
      tag: 'plant-uses',
      facts: [
        { term: 'cotton', clues: ['gives fibres for clothes'] },
        { term: 'barley', clues: ['is malted to make whisky and beer'] },
        {
          term: 'oilseed rape',
          or: ['rape', 'rapeseed'],
          clues: ['gives cooking oil and biofuel from its seeds'],
        },
        { term: 'foxglove', clues: ['gives a medicine for the heart'] },
        {
          term: 'willow',
          or: ['willow bark'],
          clues: ['was the source of the first aspirin, from its bark'],
        },
        { term: 'rubber tree', or: ['rubber'], clues: ['gives latex for tyres'] },
        { term: 'wheat', clues: ['is ground into flour for bread'] },
        { term: 'timber', or: ['wood', 'pine'], clues: ['is used for building and for paper'] },
      ],
    },
  ],
  statements: [
    {
      about: 'the control of body temperature and blood sugar',
      tag: 'control',
      truths: [
        'insulin lowers the blood sugar level',
        'sweating cools the body',
        'shivering warms the body',
        'the pancreas makes insulin',
        'a person with diabetes may need to inject insulin',
      ],
      errors: [
        ['insulin raises the blood sugar level', 'insulin lowers it'],
        ['sweating warms the body', 'sweating cools it'],
        ['the heart makes insulin', 'the pancreas makes insulin'],
        ['the skin goes red to keep heat in', 'more blood near the skin lets heat out'],
      ],
    },
  ],
  points: [
    {
      question: 'Give two ways in which the body cools down when it is too hot.',
      tag: 'control',
      count: 2,
      points: [
        ['sweating', 'sweat'],
        ['blood vessels widen', 'more blood near the skin', 'skin goes red', 'vessels get wider'],
        ['hairs lie flat'],
      ],
    },
    {
      question: 'Give two uses that people make of plants, apart from food.',
      tag: 'plant-uses',
      count: 2,
      points: [
        ['medicine', 'medicines', 'drugs'],
        ['clothes', 'clothing', 'fibres'],
        ['building', 'timber', 'wood'],
        ['fuel', 'biofuel'],
        ['paper'],
        ['dyes'],
      ],
    },
  ],
};

export const interdependence: FactSheet = {
  tables: [
    {
      noun: 'term',
      tag: 'ecology-terms',
      facts: [
        { term: 'habitat', clues: ['means the place where a living thing is found'] },
        { term: 'population', clues: ['means all the living things of one kind in an area'] },
        { term: 'community', clues: ['means all the living things in an area'] },
        { term: 'producer', clues: ['means a green plant at the start of a food chain'] },
        {
          term: 'consumer',
          near: ['herbivore', 'carnivore', 'omnivore', 'predator'],
          clues: ['means an animal that eats other living things'],
        },
        { term: 'herbivore', near: ['consumer'], clues: ['means an animal that eats only plants'] },
        {
          term: 'carnivore',
          near: ['consumer', 'predator'],
          clues: ['means an animal that eats only animals'],
        },
        { term: 'omnivore', near: ['consumer'], clues: ['means an animal that eats plants and animals'] },
        {
          term: 'predator',
          near: ['consumer', 'carnivore'],
          clues: ['means an animal that hunts other animals'],
        },
        { term: 'prey', clues: ['means an animal that is hunted'] },
        { term: 'decomposer', or: ['decomposers'], clues: ['breaks down dead plants and animals'] },
        { term: 'biodiversity', clues: ['means the range of different living things in an area'] },
        { term: 'extinct', clues: ['describes a kind of living thing of which none is left'] },
      ],
    },
    {
      noun: 'part of the nitrogen cycle',
      tag: 'nitrogen-cycle',
      facts: [
        { term: 'nitrate', or: ['nitrates'], clues: ['is taken in by plant roots to make protein'] },
        {
          term: 'decomposers',
          or: ['decomposer', 'bacteria and fungi'],
          clues: ['turns dead remains into ammonium'],
        },
        { term: 'fertiliser', clues: ['is spread by farmers to put nitrogen back into the soil'] },
        {
          term: 'root nodule',
          or: ['root nodules', 'nodules'],
          clues: ['is the swelling on clover roots where bacteria fix nitrogen'],
        },
        { term: 'protein', clues: ['is the food substance that contains nitrogen'] },
      ],
    },
    {
      noun: 'threat',
      tag: 'biodiversity-threats',
      facts: [
        { term: 'deforestation', clues: ['harms wildlife because trees are cut down'] },
        { term: 'overfishing', clues: ['harms wildlife because too many fish are caught'] },
        { term: 'pollution', clues: ['harms wildlife because poisonous substances get into air or water'] },
        {
          term: 'global warming',
          or: ['climate change'],
          clues: ['harms wildlife because the climate becomes hotter'],
        },
        {
          term: 'hunting',
          or: ['poaching'],
          clues: ['harms wildlife because animals are killed for fur, ivory or sport'],
        },
      ],
    },
  ],
  statements: [
    {
      about: 'food chains and food webs',
      tag: 'food-web-direction',
      truths: [
        'the arrows of a food chain show the flow of energy',
        'a food chain starts with a producer',
        'energy is lost at each stage of a food chain',
        'if the prey dies out, its predators may starve',
        'a food web is made of several connected food chains',
      ],
      errors: [
        ['the arrows of a food chain point to what is eaten', 'they point to the animal that eats it'],
        ['a food chain starts with a predator', 'it starts with a producer'],
        [
          'more energy reaches each stage of a food chain than the one before',
          'energy is lost at each stage',
        ],
        ['decomposers are at the start of every food chain', 'producers are'],
      ],
    },
  ],
  points: [
    {
      question: 'Give two ways in which people reduce biodiversity.',
      tag: 'biodiversity-threats',
      count: 2,
      points: [
        ['pollution'],
        ['deforestation', 'cutting down trees', 'cut down trees'],
        ['hunting', 'poaching'],
        ['overfishing'],
        ['building', 'destroying habitats', 'habitat destruction'],
        ['global warming', 'climate change'],
      ],
    },
  ],
};

export const adaptation: FactSheet = {
  tables: [
    {
      noun: 'living thing',
      tag: 'adaptation',
      article: 'the',
      facts: [
        { term: 'camel', clues: ['has wide feet for sand and stores fat in a hump'] },
        { term: 'polar bear', clues: ['has white fur and a thick layer of fat'] },
        { term: 'cactus', clues: ['has spines instead of leaves and stores water in its stem'] },
        { term: 'otter', clues: ['has webbed feet and a streamlined body'] },
        { term: 'owl', clues: ['has large eyes and silent wings for hunting at night'] },
        { term: 'mole', clues: ['has strong front feet for digging'] },
        { term: 'mountain hare', clues: ['turns white in winter'] },
        { term: 'hedgehog', clues: ['has spines and rolls into a ball'] },
        { term: 'bat', clues: ['finds insects in the dark by echoes'] },
        { term: 'heather', clues: ['has small leaves that lose little water on windy moors'] },
      ],
    },
    {
      noun: 'term',
      tag: 'behaviour',
      facts: [
        { term: 'adaptation', clues: ['means a feature that helps a living thing to survive'] },
        { term: 'camouflage', clues: ['means colours that make an animal hard to see'] },
        { term: 'hibernation', clues: ['means that an animal sleeps through the winter'] },
        { term: 'migration', clues: ['means that animals travel to another place for part of the year'] },
        {
          term: 'learned behaviour',
          or: ['learned'],
          clues: ['means something an animal does because of experience or training'],
        },
        {
          term: 'instinct',
          or: ['innate behaviour', 'innate', 'inborn behaviour'],
          clues: ['means something an animal does from birth without having to learn it'],
        },
        { term: 'habituation', clues: ['means that an animal stops responding to a harmless stimulus'] },
        { term: 'stimulus', clues: ['means a change that an animal responds to'] },
        { term: 'nocturnal', clues: ['describes an animal that is active at night'] },
        { term: 'courtship', clues: ['means behaviour that attracts a mate'] },
      ],
    },
  ],
  statements: [
    {
      about: 'adaptation and behaviour',
      tag: 'behaviour',
      truths: [
        'camouflage helps prey to avoid predators',
        'woodlice move to dark and damp places',
        'a dog that sits on command shows learned behaviour',
        'a newborn baby sucks by instinct',
        'small leaves help a desert plant to save water',
      ],
      errors: [
        ['a spider has to be taught how to spin a web', 'a spider spins its web by instinct'],
        ['desert plants have large, thin leaves', 'small leaves or spines save water'],
        ['woodlice prefer dry and bright places', 'they prefer dark and damp places'],
        ['learned behaviour is present at birth', 'it comes from experience'],
      ],
    },
  ],
  points: [
    {
      question: 'Give two features that help a polar bear to survive in the Arctic.',
      tag: 'adaptation',
      count: 2,
      points: [
        ['white fur', 'camouflage'],
        ['thick fur'],
        ['layer of fat', 'fat', 'blubber'],
        ['wide paws', 'large paws', 'big paws'],
        ['small ears'],
      ],
    },
    {
      question: 'Give two features that help a cactus to survive in a desert.',
      tag: 'adaptation',
      count: 2,
      points: [
        ['spines', 'no leaves'],
        ['stores water', 'fleshy stem', 'thick stem'],
        ['long roots', 'wide roots', 'deep roots'],
        ['waxy', 'thick skin'],
      ],
    },
  ],
};
