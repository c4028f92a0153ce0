// Facts of National 5 Biology, unit Multicellular Organisms. `facts/fact-sheet.ts` explains the fields; `facts/fact-model.ts` writes the questions.

import type { FactSheet } from '../facts/fact-sheet.ts';

export const cellsAndControl: FactSheet = {
  tables: [
    {
      noun: 'term',
      tag: 'mitosis',
      facts: [
        { term: 'mitosis', clues: ['means the division of a nucleus that keeps the number of chromosomes'] },
        {
          term: 'chromatid',
          or: ['chromatids'],
          clues: ['is the name of each of the two identical strands of a replicated chromosome'],
        },
        {
          term: 'spindle fibre',
          or: ['spindle', 'spindle fibres'],
          clues: ['is the name of what pulls the strands of the chromosomes to the poles of the cell'],
        },
        { term: 'equator', clues: ['is the name of the middle of the cell where the chromosomes line up'] },
        { term: 'diploid', clues: ['describes a cell with two matching sets of chromosomes'] },
        { term: 'haploid', clues: ['describes a cell with one set of chromosomes'] },
        {
          term: 'stem cell',
          clues: [
            'is the name of an unspecialised animal cell that can divide and become different kinds of cell',
          ],
        },
        {
          term: 'specialisation',
          or: ['differentiation', 'specialised'],
          clues: ['means the development of a cell for one function'],
        },
        { term: 'tissue', clues: ['means a group of similar cells that carry out one function'] },
        { term: 'organ', clues: ['means a group of different tissues that work together'] },
      ],
    },
    {
      noun: 'part of the nervous system',
      tag: 'nervous-system',
      article: 'the',
      facts: [
        {
          term: 'cerebrum',
          clues: [
            'is the site of conscious thought, memory and reasoning',
            'is the largest part of the brain',
          ],
        },
        { term: 'cerebellum', clues: ['controls balance and coordinates movement'] },
        { term: 'medulla', clues: ['controls breathing and heart rate'] },
        {
          term: 'spinal cord',
          clues: [
            'makes up the central nervous system together with the brain',
            'runs through the backbone and takes part in reflexes',
          ],
        },
        {
          term: 'sensory neuron',
          or: ['sensory neurone', 'sensory nerve', 'sensory'],
          clues: ['carries impulses from the sense organs to the central nervous system'],
        },
        {
          term: 'motor neuron',
          or: ['motor neurone', 'motor nerve', 'motor'],
          clues: ['carries impulses from the central nervous system to a muscle or gland'],
        },
        {
          term: 'inter neuron',
          or: ['inter neurone', 'interneuron', 'relay neuron', 'relay neurone'],
          clues: ['processes information inside the central nervous system and connects two other neurons'],
        },
        {
          term: 'synapse',
          clues: ['is the gap between two neurons', 'is crossed by chemicals that carry the message on'],
        },
        { term: 'receptor', clues: ['detects a stimulus'] },
        { term: 'effector', clues: ['is a muscle or gland that makes the response'] },
      ],
    },
    {
      noun: 'organ, tissue or substance',
      tag: 'hormones',
      facts: [
        {
          term: 'endocrine gland',
          or: ['endocrine glands', 'gland'],
          clues: ['releases hormones into the bloodstream'],
        },
        { term: 'pancreas', clues: ['detects a change in the blood glucose level and releases a hormone'] },
        {
          term: 'insulin',
          clues: [
            'is released when the blood glucose level is too high',
            'makes the liver turn glucose into glycogen',
          ],
        },
        {
          term: 'glucagon',
          clues: [
            'is released when the blood glucose level is too low',
            'makes the liver turn glycogen into glucose',
          ],
        },
        { term: 'glycogen', clues: ['is the store of carbohydrate in the liver'] },
        { term: 'liver', clues: ['is the target organ that stores and releases glucose'] },
        {
          term: 'target tissue',
          or: ['target cell', 'target'],
          clues: ['has cells with receptors that are complementary to one hormone'],
        },
      ],
    },
  ],
  sequences: [
    {
      processName: 'mitosis',
      tag: 'mitosis',
      stages: [
        'the chromosomes shorten and become visible as pairs of chromatids',
        'the chromosomes line up at the equator of the cell',
        'the spindle fibres pull the chromatids to opposite poles',
        'a nuclear membrane forms round each group of chromatids',
        'the cytoplasm divides and two cells are formed',
      ],
    },
    {
      processName: 'a reflex action',
      tag: 'nervous-system',
      stages: [
        'a receptor detects the stimulus',
        'a sensory neuron carries the impulse to the spinal cord',
        'an inter neuron passes the impulse on inside the spinal cord',
        'a motor neuron carries the impulse away from the spinal cord',
        'a muscle makes the response',
      ],
    },
    {
      processName: 'the control of blood glucose after a meal',
      tag: 'hormones',
      stages: [
        'the blood glucose level rises',
        'the pancreas detects the change',
        'the pancreas releases more insulin',
        'the liver turns glucose into glycogen',
        'the blood glucose level falls to normal',
      ],
    },
  ],
  statements: [
    {
      about: 'mitosis and stem cells',
      tag: 'mitosis',
      truths: [
        'the two daughter cells have the same number of chromosomes as the parent cell',
        'the two daughter cells are genetically identical',
        'mitosis is needed for growth and repair',
        'stem cells can become different types of cell',
        'stem cells take part in growth and repair',
      ],
      errors: [
        ['mitosis halves the number of chromosomes', 'mitosis keeps the number of chromosomes'],
        ['mitosis makes gametes', 'gametes are made by meiosis; mitosis makes body cells'],
        ['mitosis makes four cells of one', 'mitosis makes two cells of one'],
        ['stem cells are specialised cells', 'stem cells are unspecialised'],
      ],
    },
    {
      about: 'hormones and the control of blood glucose',
      tag: 'hormones',
      truths: [
        'hormones travel in the bloodstream',
        'a hormone affects only tissues with receptors for it',
        'insulin lowers the blood glucose level',
        'glucagon raises the blood glucose level',
        'hormones are released by endocrine glands',
      ],
      errors: [
        ['hormones are electrical messages', 'hormones are chemical messages'],
        ['insulin raises the blood glucose level', 'insulin lowers it'],
        ['the liver releases insulin', 'the pancreas releases insulin'],
        ['hormones travel along neurons', 'hormones travel in the bloodstream'],
        ['glucagon makes the liver store glycogen', 'glucagon makes the liver turn glycogen into glucose'],
      ],
    },
  ],
};

export const reproductionAndInheritance: FactSheet = {
  tables: [
    {
      noun: 'reproductive structure',
      tag: 'reproduction',
      article: 'the',
      facts: [
        { term: 'testis', or: ['testes'], clues: ['produces the sperm of an animal'] },
        {
          term: 'ovary',
          or: ['ovaries'],
          clues: ['produces the egg cells of an animal or contains the ovules of a plant'],
        },
        { term: 'anther', clues: ['produces the pollen of a plant'] },
        { term: 'ovule', clues: ['contains the female gamete of a plant'] },
        { term: 'sperm', clues: ['is the male gamete of an animal', 'is small and swims with a tail'] },
        {
          term: 'egg',
          or: ['ovum', 'egg cell'],
          clues: ['is the female gamete of an animal', 'is large and contains a food store'],
        },
        { term: 'pollen grain', or: ['pollen'], clues: ['contains the male gamete of a plant'] },
        { term: 'zygote', clues: ['is the diploid cell formed by fertilisation'] },
      ],
    },
    {
      noun: 'term',
      tag: 'genetic-terms',
      facts: [
        { term: 'gamete', clues: ['means a haploid sex cell'] },
        { term: 'fertilisation', clues: ['means the fusion of the nuclei of two haploid sex cells'] },
        { term: 'gene', clues: ['means a part of a chromosome that controls one characteristic'] },
        { term: 'allele', clues: ['means one of the different forms of a gene'] },
        { term: 'phenotype', clues: ['means the outward appearance of an organism'] },
        { term: 'genotype', clues: ['means the set of alleles that an organism has for a characteristic'] },
        {
          term: 'dominant',
          clues: ['describes the form of a gene that shows even if only one copy is present'],
        },
        {
          term: 'recessive',
          clues: ['describes the form of a gene that shows only if two copies are present'],
        },
        { term: 'homozygous', clues: ['describes an organism with two identical forms of a gene'] },
        { term: 'heterozygous', clues: ['describes an organism with two different forms of a gene'] },
        {
          term: 'discrete variation',
          or: ['discrete'],
          clues: ['means differences that fall into distinct groups and are controlled by a single gene'],
        },
        {
          term: 'continuous variation',
          or: ['continuous'],
          clues: ['means differences with a range of values that are controlled by several genes'],
        },
        { term: 'polygenic', clues: ['describes a characteristic that is controlled by several genes'] },
      ],
    },
  ],
  statements: [
    {
      about: 'reproduction and inheritance',
      tag: 'genetic-terms',
      truths: [
        'gametes are haploid',
        'a zygote is diploid',
        'two parents with the recessive phenotype have only offspring with that phenotype',
        'a heterozygous organism shows the dominant phenotype',
        'most features of an organism are polygenic',
        'observed ratios often differ from predicted ones, because fertilisation is random',
      ],
      errors: [
        ['gametes are diploid', 'gametes are haploid'],
        ['a homozygous organism has two different alleles', 'its two alleles are the same'],
        ['the genotype is what an organism looks like', 'the phenotype is what it looks like'],
        ['continuous variation is controlled by one gene', 'it is controlled by several genes'],
        ['height is an example of discrete variation', 'height varies continuously'],
        ['a recessive allele always shows in the phenotype', 'it shows only if two copies are present'],
      ],
    },
  ],
};

export const transportAndAbsorption: FactSheet = {
  tables: [
    {
      noun: 'part of a plant',
      tag: 'plant-transport',
      article: 'the',
      facts: [
        {
          term: 'xylem',
          clues: ['transports water and minerals', 'is made of dead, hollow cells strengthened by lignin'],
        },
        {
          term: 'phloem',
          clues: [
            'transports sugar up and down the plant',
            'is made of living sieve cells and companion cells',
          ],
        },
        {
          term: 'root hair cell',
          or: ['root hair'],
          clues: [
            'takes in water and minerals from the soil',
            'has a large surface area in contact with the soil',
          ],
        },
        {
          term: 'stoma',
          or: ['stomata'],
          clues: ['is a pore through which gases pass in and out of a leaf'],
        },
        { term: 'guard cell', clues: ['opens and closes a pore of the leaf'] },
        {
          term: 'palisade mesophyll',
          or: ['palisade'],
          clues: ['is the upper leaf tissue of tightly packed cells with many chloroplasts'],
        },
        {
          term: 'spongy mesophyll',
          or: ['spongy'],
          clues: ['is the leaf tissue with air spaces that let gases diffuse'],
        },
        { term: 'epidermis', clues: ['is the layer of cells that covers the surface of a leaf'] },
        { term: 'vein', clues: ['contains the transport tissues of a leaf'] },
      ],
    },
    {
      noun: 'part of the circulatory system',
      tag: 'heart-and-vessels',
      article: 'the',
      facts: [
        {
          term: 'artery',
          or: ['arteries'],
          near: ['aorta', 'pulmonary artery', 'coronary artery'],
          clues: [
            'carries blood away from the heart under high pressure',
            'is a vessel with a thick muscular wall and a narrow channel',
          ],
        },
        {
          term: 'vein',
          or: ['veins'],
          near: ['pulmonary vein', 'vena cava'],
          clues: [
            'carries blood back to the heart under low pressure',
            'is a vessel with a thin wall, a wide channel and valves',
          ],
        },
        {
          term: 'capillary',
          or: ['capillaries'],
          clues: [
            'is a vessel with a wall one cell thick',
            'forms a network in the tissues that exchanges materials with the cells',
          ],
        },
        {
          term: 'aorta',
          near: ['artery'],
          clues: ['carries oxygenated blood from the left ventricle to the body'],
        },
        {
          term: 'vena cava',
          near: ['vein'],
          clues: ['carries deoxygenated blood from the body to the right atrium'],
        },
        {
          term: 'pulmonary artery',
          near: ['artery'],
          clues: ['carries deoxygenated blood from the heart to the lungs'],
        },
        {
          term: 'pulmonary vein',
          near: ['vein'],
          clues: ['carries oxygenated blood from the lungs to the heart'],
        },
        { term: 'coronary artery', near: ['artery'], clues: ['supplies the heart muscle itself with blood'] },
        { term: 'left ventricle', clues: ['is the chamber of the heart with the thickest wall'] },
        { term: 'right atrium', clues: ['is the chamber of the heart that receives blood from the body'] },
        { term: 'valve', clues: ['prevents the backflow of blood'] },
      ],
    },
    {
      noun: 'structure or substance',
      tag: 'absorption',
      article: 'the',
      facts: [
        {
          term: 'alveolus',
          or: ['alveoli', 'air sac'],
          clues: ['is the place in the lungs where gases are exchanged'],
        },
        {
          term: 'villus',
          or: ['villi'],
          clues: ['absorbs the products of digestion in the small intestine'],
        },
        { term: 'lacteal', clues: ['absorbs the products of fat digestion'] },
        { term: 'red blood cell', or: ['red blood cells'], clues: ['carries oxygen and has no nucleus'] },
        { term: 'haemoglobin', clues: ['is the red pigment that combines with oxygen'] },
        { term: 'phagocyte', clues: ['is a white blood cell that engulfs pathogens'] },
        { term: 'lymphocyte', clues: ['is a white blood cell that makes antibodies'] },
        { term: 'cartilage ring', or: ['cartilage'], clues: ['keeps the windpipe open'] },
        { term: 'cilium', or: ['cilia'], clues: ['sweeps mucus with trapped dirt out of the windpipe'] },
      ],
    },
  ],
  sequences: [
    {
      processName: 'the path of blood through the heart and lungs',
      tag: 'heart-and-vessels',
      stages: [
        'vena cava',
        'right atrium',
        'right ventricle',
        'pulmonary artery',
        'lungs',
        'pulmonary vein',
        'left atrium',
        'left ventricle',
        'aorta',
      ],
    },
    {
      processName: 'the path of water through a plant',
      tag: 'plant-transport',
      stages: [
        'soil',
        'root hair cell',
        'xylem of the root and stem',
        'cells of the leaf',
        'air space of the leaf',
        'stoma',
      ],
    },
  ],
  statements: [
    {
      about: 'transpiration',
      tag: 'plant-transport',
      truths: [
        'it is the loss of water from the leaves by evaporation',
        'a higher temperature increases its rate',
        'wind increases its rate',
        'high humidity decreases its rate',
        'a larger leaf surface area increases its rate',
      ],
      errors: [
        ['high humidity increases its rate', 'high humidity decreases its rate'],
        ['it is the movement of sugar in the phloem', 'it is the loss of water from the leaves'],
        ['a lower temperature increases its rate', 'a higher temperature increases its rate'],
        ['wind decreases its rate', 'wind increases its rate'],
      ],
    },
    {
      about: 'features of exchange surfaces such as alveoli and villi',
      tag: 'absorption',
      truths: ['they have a large surface area', 'they have thin walls', 'they have a good blood supply'],
      errors: [
        ['they have thick walls', 'thin walls let substances pass quickly'],
        ['they have a small surface area', 'a large surface area speeds up exchange'],
        ['they have few capillaries', 'many capillaries carry substances away'],
      ],
    },
  ],
  points: [
    {
      question: 'State two features that make the alveoli efficient at gas exchange.',
      tag: 'absorption',
      count: 2,
      points: [
        ['large surface area'],
        ['thin walls', 'thin wall', 'one cell thick'],
        ['good blood supply', 'many capillaries', 'network of capillaries', 'lots of capillaries'],
      ],
    },
    {
      question: 'State two environmental factors that increase the rate of transpiration of a plant.',
      tag: 'plant-transport',
      count: 2,
      points: [
        ['increased temperature', 'higher temperature', 'warmer'],
        ['increased wind speed', 'wind', 'windy'],
        ['decreased humidity', 'lower humidity', 'less humid', 'dry air'],
        ['increased surface area', 'larger surface area'],
      ],
    },
  ],
};
