/**
 * Facts for the questions on organisms, evolution and investigations. `clues` describe a term, `or` lists
 * other accepted wordings, and `near` lists terms too similar to be wrong options. In `errors`, each false
 * statement is followed by its correction.
 */

import type { FactSheet } from '../facts/fact-sheet.ts';

export const fieldAndEvolution: FactSheet = {
  tables: [
    {
      noun: 'field technique or term',
      tag: 'field-techniques',
      facts: [
        {
          term: 'point count',
          clues: ['means that an observer records all individuals seen from a fixed place for a set time'],
        },
        { term: 'quadrat', clues: ['means a frame of known area for sampling plants and sessile animals'] },
        { term: 'transect', clues: ['means a line along which samples are taken to show a gradient'] },
        {
          term: 'remote detection',
          or: ['camera trap', 'camera traps'],
          clues: ['means that elusive species are sampled by camera traps'],
        },
        {
          term: 'scat sampling',
          or: ['scat', 'scats'],
          clues: ['means that elusive species are sampled by their droppings'],
        },
        {
          term: 'stratified sampling',
          or: ['stratified'],
          clues: ['means that a population is divided into categories which are sampled in proportion'],
        },
        {
          term: 'systematic sampling',
          or: ['systematic'],
          clues: ['means that samples are taken at regular intervals'],
        },
        {
          term: 'random sampling',
          or: ['random'],
          clues: ['means that every member of the population has an equal chance of being chosen'],
        },
        {
          term: 'mark and recapture',
          or: ['mark recapture', 'capture-recapture'],
          clues: ['estimates population size from animals that are caught a second time'],
        },
        { term: 'ethogram', clues: ['lists the species-specific behaviours to be observed and recorded'] },
        { term: 'latency', clues: ['means the time between a stimulus and the response'] },
        { term: 'anthropomorphism', clues: ['means that human feelings are wrongly ascribed to animals'] },
        {
          term: 'model organism',
          or: ['model organisms'],
          clues: ['means a species such as a fruit fly or a mouse that is easily studied'],
        },
        {
          term: 'indicator species',
          clues: ['means a species whose presence or absence gives information on environmental quality'],
        },
      ],
    },
    {
      noun: 'term',
      tag: 'evolution-advanced',
      facts: [
        {
          term: 'genetic drift',
          or: ['drift'],
          near: ['founder effect', 'bottleneck effect'],
          clues: ['means the random increase or decrease in the frequency of sequences'],
        },
        {
          term: 'founder effect',
          or: ['founder'],
          near: ['genetic drift'],
          clues: ['means the loss of alleles when a few members of a population become isolated'],
        },
        {
          term: 'bottleneck effect',
          or: ['bottleneck'],
          near: ['genetic drift'],
          clues: ['means the loss of alleles when a population is reduced for at least one generation'],
        },
        {
          term: 'natural selection',
          near: ['sexual selection'],
          clues: ['means the non-random increase in frequency of sequences that raise survival'],
        },
        {
          term: 'sexual selection',
          near: ['natural selection'],
          clues: ['means the non-random increase in frequency of sequences that raise reproduction'],
        },
        { term: 'fitness', clues: ['means the success of an individual at surviving and reproducing'] },
        {
          term: 'absolute fitness',
          near: ['fitness', 'relative fitness'],
          clues: ['means the ratio of the frequency of a genotype after selection to that before'],
        },
        {
          term: 'relative fitness',
          near: ['fitness', 'absolute fitness'],
          clues: [
            'means offspring per individual of a genotype compared with those of the most successful genotype',
          ],
        },
        {
          term: 'co-evolution',
          or: ['coevolution'],
          clues: ['means that two species evolve in response to each other'],
        },
        {
          term: 'Red Queen hypothesis',
          or: ['Red Queen'],
          clues: ['states that both species must adapt constantly to avoid extinction'],
        },
        {
          term: 'Hardy-Weinberg principle',
          or: ['Hardy-Weinberg', 'Hardy Weinberg'],
          clues: ['states that without evolutionary influences allele frequencies stay constant'],
        },
        {
          term: 'selection pressure',
          clues: [
            'means a biotic or abiotic environmental factor that influences which individuals pass on their alleles',
          ],
        },
      ],
    },
    {
      noun: 'condition',
      tag: 'hardy-weinberg',
      facts: [
        {
          term: 'large population',
          or: ['infinitely large population', 'large'],
          clues: ['must hold for Hardy-Weinberg, so that drift plays no part'],
        },
        { term: 'random mating', clues: ['must hold for Hardy-Weinberg, so that no partner is preferred'] },
        {
          term: 'no migration',
          or: ['no gene flow'],
          clues: ['must hold for Hardy-Weinberg, so that no alleles come in or go out'],
        },
        {
          term: 'no mutation',
          or: ['no mutations'],
          clues: ['must hold for Hardy-Weinberg, so that no new alleles arise'],
        },
        {
          term: 'no natural selection',
          or: ['no selection'],
          clues: ['must hold for Hardy-Weinberg, so that all genotypes survive equally'],
        },
      ],
    },
  ],
  statements: [
    {
      about: 'evolution',
      tag: 'evolution-advanced',
      truths: [
        'genetic drift has a greater effect in small populations',
        'mutation is the source of new sequences',
        'the founder effect loses alleles',
        'warm environments and short generation times can speed up evolution',
        'the sharing of beneficial sequences can speed up evolution',
      ],
      errors: [
        ['genetic drift is non-random', 'genetic drift is random'],
        ['drift has a greater effect in large populations', 'it has a greater effect in small ones'],
        ['sexual selection raises survival', 'it raises reproduction'],
        ['most mutations are beneficial', 'most mutations are harmful or neutral'],
      ],
    },
    {
      about: 'field techniques',
      tag: 'field-techniques',
      truths: [
        'marking must not affect the survival of an animal',
        'mark and recapture assumes that all individuals have an equal chance of capture',
        'transects are used along a gradient',
        'an ethogram helps to make a time budget',
        'banding, tagging, clipping and dye can be used to mark animals',
      ],
      errors: [
        [
          'mark and recapture assumes that many animals leave the area',
          'it assumes no immigration or emigration',
        ],
        ['anthropomorphism makes results more reliable', 'it can lead to invalid conclusions'],
        ['point counts are used for plants only', 'they are used for mobile species such as birds'],
        ['systematic sampling gives each member an equal chance', 'random sampling does'],
      ],
    },
  ],
};

export const sexBehaviourParasites: FactSheet = {
  tables: [
    {
      noun: 'term',
      tag: 'sexual-reproduction',
      facts: [
        { term: 'parthenogenesis', clues: ['means reproduction from a female gamete without fertilisation'] },
        {
          term: 'homologous chromosomes',
          or: ['homologous'],
          clues: ['describes two of the same size and centromere position, with genes at the same loci'],
        },
        { term: 'crossing over', clues: ['means the exchange of DNA between non-sister chromatids'] },
        {
          term: 'chiasma',
          or: ['chiasmata'],
          clues: ['is the point where non-sister chromatids are joined'],
        },
        {
          term: 'independent assortment',
          clues: ['means that pairs are placed at the equator irrespective of their parental origin'],
        },
        {
          term: 'linked genes',
          or: ['linked'],
          clues: ['describes those that lie on one chromosome and are inherited together'],
        },
        { term: 'meiosis', clues: ['produces variable haploid gametes'] },
        {
          term: 'SRY',
          or: ['SRY gene'],
          clues: ['is the gene on the Y chromosome that determines male characteristics'],
        },
        {
          term: 'X-inactivation',
          or: ['X inactivation'],
          clues: ['prevents a double dose of gene products in female mammals'],
        },
        {
          term: 'hermaphrodite',
          or: ['hermaphrodites'],
          clues: ['means an individual with functional male and female reproductive organs'],
        },
        {
          term: 'carrier',
          or: ['carriers'],
          clues: ['means a heterozygous female with one copy of a sex-linked recessive allele'],
        },
      ],
    },
    {
      noun: 'term',
      tag: 'mating-systems',
      facts: [
        { term: 'monogamy', clues: ['means the mating of a pair to the exclusion of others'] },
        {
          term: 'polygamy',
          near: ['polygyny', 'polyandry'],
          clues: ['means that individuals of one sex have more than one mate'],
        },
        { term: 'polygyny', near: ['polygamy'], clues: ['means that one male mates with several females'] },
        { term: 'polyandry', near: ['polygamy'], clues: ['means that one female mates with several males'] },
        {
          term: 'lekking',
          or: ['lek'],
          clues: ['means that males gather to display and females choose among them'],
        },
        {
          term: 'sexual dimorphism',
          or: ['dimorphism'],
          clues: ['means that males and females look different as a product of sexual selection'],
        },
        {
          term: 'imprinting',
          clues: ['means the irreversible learning of young birds that influences later mate choice'],
        },
        {
          term: 'satellite male',
          or: ['satellite', 'sneaker'],
          clues: ['means a male that gains access to mates without fighting or displaying'],
        },
        { term: 'parental investment', clues: ['is costly but raises the survival of young'] },
        {
          term: 'r-selected',
          or: ['r selected'],
          clues: ['describes a species with many offspring and little care for each'],
        },
        {
          term: 'K-selected',
          or: ['K selected'],
          clues: ['describes a species with few offspring and much care for each'],
        },
      ],
    },
    {
      noun: 'term',
      tag: 'parasitism-immunity',
      facts: [
        {
          term: 'niche',
          near: ['fundamental niche', 'realised niche'],
          clues: ['means the multi-dimensional summary of the tolerances and requirements of a species'],
        },
        {
          term: 'fundamental niche',
          or: ['fundamental'],
          near: ['niche', 'realised niche'],
          clues: ['is occupied in the absence of interspecific competition'],
        },
        {
          term: 'realised niche',
          or: ['realised'],
          near: ['niche', 'fundamental niche'],
          clues: ['is occupied in response to interspecific competition'],
        },
        {
          term: 'definitive host',
          or: ['definitive'],
          clues: ['is the organism in or on which a parasite reaches sexual maturity'],
        },
        {
          term: 'intermediate host',
          or: ['intermediate'],
          clues: ['is needed by a parasite to complete its life cycle, but not for sexual maturity'],
        },
        { term: 'vector', clues: ['plays an active role in the transmission of a parasite'] },
        { term: 'ectoparasite', clues: ['lives on the surface of its host'] },
        { term: 'endoparasite', clues: ['lives within the tissues of its host'] },
        { term: 'virulence', clues: ['means the harm that a parasite causes its host'] },
        {
          term: 'phagocyte',
          or: ['phagocytes'],
          clues: ['engulfs pathogens and destroys them with enzymes'],
        },
        { term: 'B lymphocyte', or: ['B cell', 'B lymphocytes'], clues: ['produces specific antibodies'] },
        {
          term: 'T lymphocyte',
          or: ['T cell', 'T lymphocytes'],
          clues: ['destroys infected cells by inducing apoptosis'],
        },
        {
          term: 'memory cell',
          or: ['memory cells', 'memory lymphocyte'],
          clues: ['gives a faster and greater response to a second exposure'],
        },
        {
          term: 'antigenic variation',
          clues: ['lets a parasite change its surface molecules faster than the immune system responds'],
        },
        {
          term: 'retrovirus',
          or: ['retroviruses'],
          clues: ['uses reverse transcriptase to form DNA from RNA'],
        },
        { term: 'herd immunity', clues: ['protects the unvaccinated because fewer hosts are susceptible'] },
      ],
    },
  ],
  sequences: [
    {
      processName: 'meiosis',
      tag: 'sexual-reproduction',
      stages: [
        'chromosomes that replicated before meiosis condense',
        'homologous chromosomes pair up',
        'chiasmata form and crossing over takes place',
        'homologous pairs line up at the equator',
        'the chromosomes of each pair are separated',
        'sister chromatids are separated in the second division',
      ],
    },
  ],
  statements: [
    {
      about: 'meiosis and sexual reproduction',
      tag: 'sexual-reproduction',
      truths: [
        'crossing over takes place in meiosis I',
        'independent assortment gives variation',
        'sister chromatids separate in meiosis II',
        'sexual reproduction passes on only half of the genome of each parent',
        'heterogametic males have no second copy of most X-linked genes',
      ],
      errors: [
        ['homologous chromosomes separate in meiosis II', 'they separate in meiosis I'],
        ['crossing over is between sister chromatids', 'it is between non-sister chromatids'],
        ['linked genes lie on different chromosomes', 'they lie on the same chromosome'],
        ['asexual reproduction gives the greatest variation', 'sexual reproduction does'],
      ],
    },
    {
      about: 'parasitism',
      tag: 'parasitism-immunity',
      truths: [
        'parasites tend to have a narrow niche because they are host specific',
        'many parasites are degenerate, without some structures that other organisms have',
        'the definitive host is where sexual maturity is reached',
        'epidemiology is the study of the outbreak and spread of infectious disease',
        'some parasites mimic host antigens to evade detection',
      ],
      errors: [
        ['endoparasites live on the surface of the host', 'ectoparasites do'],
        ['a parasite reaches sexual maturity in the intermediate host', 'it does so in the definitive host'],
        ['the realised niche is wider than the fundamental niche', 'it is narrower or equal'],
        ['T lymphocytes produce antibodies', 'B lymphocytes produce them'],
      ],
    },
  ],
};

export const investigativeBiology: FactSheet = {
  tables: [
    {
      noun: 'term',
      tag: 'experimental-design',
      facts: [
        {
          term: 'pilot study',
          or: ['pilot'],
          clues: ['tests procedures, validity and techniques before the main investigation'],
        },
        {
          term: 'independent variable',
          or: ['independent'],
          clues: ['is changed in a scientific experiment'],
        },
        { term: 'dependent variable', or: ['dependent'], clues: ['is measured in a scientific experiment'] },
        {
          term: 'confounding variable',
          or: ['confounding'],
          clues: ['may affect the result if it is not held constant'],
        },
        {
          term: 'randomised block design',
          or: ['randomised block'],
          clues: ['is used when a confounding variable cannot be controlled'],
        },
        {
          term: 'control group',
          or: ['control'],
          near: ['negative control', 'positive control'],
          clues: ['is used for comparison with the treated groups'],
        },
        {
          term: 'negative control',
          near: ['control group'],
          clues: ['gives results in the absence of a treatment'],
        },
        {
          term: 'positive control',
          near: ['control group'],
          clues: ['is included to show that the method can detect what is looked for'],
        },
        { term: 'placebo', clues: ['is a treatment without the active substance'] },
        { term: 'in vitro', clues: ['describes work outside a living organism, such as in a test tube'] },
        { term: 'in vivo', clues: ['describes work on a living organism'] },
        {
          term: 'observational study',
          or: ['observational'],
          clues: ['uses groups that already exist, so that there is no true control'],
        },
        { term: 'peer review', clues: ['means that experts judge a paper before it is published'] },
        { term: 'informed consent', clues: ['must be given by human participants, who may withdraw'] },
      ],
    },
    {
      noun: 'term',
      tag: 'data-quality',
      facts: [
        {
          term: 'reliability',
          or: ['reliable'],
          clues: ['means consistent values in repeats and independent replicates'],
        },
        {
          term: 'validity',
          or: ['valid'],
          clues: ['means that variables are controlled, so that an effect is due to the treatment'],
        },
        { term: 'accuracy', or: ['accurate'], clues: ['means that values are close to the true value'] },
        { term: 'precision', or: ['precise'], clues: ['means that measured values are close to each other'] },
        { term: 'selection bias', clues: ['means that a sample is chosen in a non-random way'] },
        {
          term: 'representative sample',
          or: ['representative'],
          clues: ['shares the same mean and degree of variation as the population'],
        },
        { term: 'error bar', or: ['error bars'], clues: ['shows the variability of data around a mean'] },
        {
          term: 'positive correlation',
          or: ['positive'],
          clues: ['means that an increase in one variable goes with an increase in the other'],
        },
        {
          term: 'negative correlation',
          or: ['negative'],
          clues: ['means that an increase in one variable goes with a decrease in the other'],
        },
        {
          term: 'causation',
          clues: ['means that a change in one variable brings about the change in another'],
        },
        {
          term: 'null hypothesis',
          or: ['null'],
          clues: ['proposes that there is no effect of the treatment'],
        },
        { term: 'outlier', or: ['outliers'], clues: ['is a value far from the others'] },
      ],
    },
    {
      noun: 'kind of data or measure',
      tag: 'data-types',
      facts: [
        { term: 'qualitative', clues: ['is subjective and descriptive'] },
        { term: 'quantitative', clues: ['is measured objectively as a number'] },
        {
          term: 'ranked',
          or: ['ranked data'],
          clues: ['is numerical data transformed into an order from lowest to highest'],
        },
        { term: 'mean', clues: ['is the sum of the values divided by their number'] },
        { term: 'median', clues: ['is the middle value of ordered data'] },
        { term: 'mode', clues: ['is the value that occurs most often'] },
        { term: 'range', clues: ['is the difference between the highest and the lowest value'] },
      ],
    },
  ],
  statements: [
    {
      about: 'experimental design',
      tag: 'experimental-design',
      truths: [
        'a pilot study can establish a suitable range of the independent variable',
        'a control is needed for comparison',
        'an observational study shows correlation but not causation',
        'independent replicates increase reliability',
        'negative results are of value',
      ],
      errors: [
        ['the independent variable is the one that is measured', 'the dependent variable is measured'],
        ['an observational study can prove causation', 'it can show correlation only'],
        ['repeats of one sample are independent replicates', 'an independent replicate is a new sample'],
        ['a pilot study follows the main investigation', 'it comes before'],
      ],
    },
    {
      about: 'the evaluation of data',
      tag: 'data-quality',
      truths: [
        'overlapping error bars suggest that there is no significant difference',
        'correlation is an association and does not imply causation',
        'precise values are close to each other',
        'a larger sample is more likely to be representative',
      ],
      errors: [
        ['overlapping error bars prove a significant difference', 'they suggest that there is none'],
        ['precise values are always accurate', 'they may all be far from the true value'],
        ['a correlation proves that one variable causes the other', 'correlation does not imply causation'],
        ['a smaller sample is more representative', 'a larger one is more likely to be'],
      ],
    },
  ],
};
