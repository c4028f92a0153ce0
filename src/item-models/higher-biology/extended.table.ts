// The tasks of extended responses of Higher Biology, with the points that earn marks: the best wording first.

import type { ExtendedTask } from '../prose/extended-response.ts';

type TaskGroup = {
  readonly id: string;
  readonly title: string;
  readonly outcomeId: string;
  readonly tasks: readonly ExtendedTask[];
};

/** Tasks of four or five marks. */
export const SHORT_TASKS: readonly TaskGroup[] = [
  {
    id: 'HB-E1',
    title: 'Extended response: DNA and evolution',
    outcomeId: 'BIO-H-02',
    tasks: [
      {
        task: 'Describe single gene mutations and their effects on the protein.',
        points: [
          [
            'a substitution replaces one nucleotide with another',
            'in a substitution one base is replaced by another',
          ],
          ['an insertion adds a nucleotide', 'in an insertion an extra base is added'],
          ['a deletion removes a nucleotide', 'in a deletion a base is lost'],
          ['a missense mutation changes one amino acid', 'missense results in one amino acid being changed'],
          [
            'a nonsense mutation gives a premature stop codon',
            'nonsense makes a shorter protein',
            'a stop codon appears too early',
          ],
          [
            'a splice-site mutation leaves introns in or exons out',
            'splice-site mutations change which introns are kept',
          ],
          [
            'insertions and deletions are frame-shift mutations',
            'in a frame shift all the codons after the mutation change',
            'a frame shift changes all amino acids after it',
          ],
        ],
        reject: ['substitution causes a frame shift', 'missense gives a stop codon'],
      },
      {
        task: 'Describe the evolution of new species by allopatric speciation.',
        points: [
          [
            'a geographical barrier isolates populations',
            'gene flow is prevented by a geographical barrier',
            'populations are isolated by a geographical barrier',
          ],
          [
            'gene flow between the populations stops',
            'the barrier prevents gene exchange',
            'the populations cannot interbreed while isolated',
          ],
          ['different mutations occur in each population', 'mutations occur at random in each population'],
          [
            'natural selection acts differently on each population',
            'different selection pressures act on each population',
            'natural selection favours different alleles',
          ],
          [
            'the populations become genetically different over many generations',
            'genetic drift changes the frequencies of alleles',
            'over a long time the populations become genetically distinct',
          ],
          [
            'the populations can no longer interbreed to produce fertile offspring',
            'new species cannot interbreed to give fertile young',
          ],
        ],
        reject: ['a behavioural barrier causes allopatric', 'an ecological barrier causes allopatric'],
      },
      {
        task: 'Describe the structure of DNA and how it is organised in eukaryotic and prokaryotic cells.',
        points: [
          [
            'a nucleotide has deoxyribose, a phosphate and a base',
            'nucleotides contain a sugar, a phosphate and a base',
          ],
          ['the backbone is made of sugar and phosphate', 'DNA has a sugar-phosphate backbone'],
          [
            'adenine pairs with thymine and guanine with cytosine',
            'A pairs with T and C pairs with G',
            'the bases pair in a complementary way',
          ],
          [
            'the strands are antiparallel',
            'one strand runs 3 prime to 5 prime and the other 5 prime to 3 prime',
            'the two strands run in opposite directions',
          ],
          ['DNA is a double helix held by hydrogen bonds', 'hydrogen bonds hold the bases together'],
          [
            'linear chromosomes in the nucleus of eukaryotes',
            'eukaryotes have linear chromosomes in the nucleus',
            'DNA is tightly coiled around histones',
            'DNA is packaged with proteins called histones',
          ],
          [
            'prokaryotes have a circular chromosome and plasmids',
            'a circular chromosome is found in prokaryotes',
            'plasmids are found in prokaryotes and yeast',
          ],
        ],
        reject: ['ribose in DNA', 'uracil in DNA'],
      },
    ],
  },
  {
    id: 'HB-E2',
    title: 'Extended response: metabolism',
    outcomeId: 'BIO-H-03',
    tasks: [
      {
        task: 'Describe competitive, non-competitive and feedback inhibition of enzymes.',
        points: [
          [
            'a competitive inhibitor binds at the active site',
            'competitive inhibitors bind to the active site',
            'competitive inhibitors stop the substrate from binding',
          ],
          [
            'competitive inhibitors resemble the substrate',
            'a competitive inhibitor has a structure similar to the substrate',
          ],
          [
            'competitive inhibition is reversed by more substrate',
            'a higher substrate concentration reverses competitive inhibition',
          ],
          [
            'a non-competitive inhibitor binds away from the active site',
            'non-competitive inhibitors bind elsewhere on the enzyme',
            'non-competitive inhibitors do not bind to the active site',
          ],
          [
            'non-competitive inhibitors change the shape of the active site',
            'a non-competitive inhibitor changes the shape of the enzyme',
            'non-competitive inhibition is not reversed by more substrate',
          ],
          [
            'in feedback inhibition the end product binds to an earlier enzyme',
            'an end product inhibits an enzyme earlier in the pathway',
            'the end product reaches a critical concentration and inhibits an enzyme',
          ],
        ],
        reject: [
          'competitive inhibitors bind away from the active site',
          'non-competitive inhibitors bind at the active site',
        ],
      },
      {
        task: 'Describe the electron transport chain and the production of ATP in it.',
        points: [
          [
            'electrons are passed along the electron transport chain',
            'NADH passes electrons to the electron transport chain',
            'NADH releases high-energy electrons',
          ],
          [
            'the chain is in the inner mitochondrial membrane',
            'carrier proteins are in the inner membrane of the mitochondrion',
            'it takes place on the inner membrane of mitochondria',
          ],
          [
            'the energy of the electrons pumps hydrogen ions across the membrane',
            'hydrogen ions are pumped across the inner membrane',
          ],
          [
            'hydrogen ions flow back through ATP synthase',
            'the return flow of hydrogen ions drives ATP synthase',
          ],
          [
            'ATP synthase makes ATP',
            'the flow of ions leads to the production of ATP',
            'most ATP is made here',
          ],
          [
            'oxygen is the final electron acceptor',
            'hydrogen and electrons combine with oxygen to form water',
            'oxygen combines with hydrogen ions and electrons to form water',
          ],
        ],
        reject: ['carbon dioxide is the final acceptor', 'the chain is in the cytoplasm'],
      },
      {
        task: 'Describe how mammals keep their body temperature constant when the surroundings become colder.',
        points: [
          [
            'the hypothalamus is the temperature monitoring centre',
            'the hypothalamus detects the change',
            'the hypothalamus receives information from thermoreceptors',
          ],
          [
            'nerve impulses are sent to effectors',
            'electrical impulses are sent through nerves to the skin and muscles',
          ],
          [
            'vasoconstriction reduces blood flow to the skin',
            'blood vessels in the skin constrict',
            'less blood flows to the skin so less heat is lost',
          ],
          ['shivering generates heat', 'muscle contraction in shivering produces heat'],
          [
            'hair erector muscles contract to trap air',
            'hairs are raised and trap a layer of insulating air',
          ],
          [
            'the metabolic rate increases and produces heat',
            'more heat is produced by a higher metabolic rate',
          ],
          [
            'sweating decreases',
            'less sweat is produced',
            'the response is reversed when the temperature returns to normal',
            'this is negative feedback control',
          ],
        ],
        reject: ['vasodilation reduces heat loss', 'the pancreas detects', 'blood vessels move'],
      },
    ],
  },
  {
    id: 'HB-E3',
    title: 'Extended response: interdependence',
    outcomeId: 'BIO-H-06',
    tasks: [
      {
        task: 'Describe symbiosis: parasitism and mutualism.',
        points: [
          [
            'symbiosis is a close relationship of two species that have co-evolved',
            'symbiosis is a co-evolved intimate relationship between members of two different species',
          ],
          [
            'in parasitism the parasite benefits and the host is harmed',
            'a parasite benefits in energy or nutrients at the expense of its host',
            'the host is harmed by the loss of energy or nutrients',
          ],
          [
            'parasites often have limited metabolism and cannot survive without a host',
            'the parasite cannot survive out of contact with its host',
          ],
          [
            'parasites are transmitted by direct contact, resistant stages or vectors',
            'a vector carries the parasite to a new host',
            'parasites are spread by direct contact',
            'resistant stages survive until they reach a host',
          ],
          ['some parasites have secondary hosts', 'some life cycles include an intermediate host'],
          ['in mutualism both species benefit', 'both partners benefit in mutualism'],
          ['both species are interdependent in mutualism', 'the partners depend on each other'],
        ],
      },
      {
        task: 'Describe social behaviour in groups of animals: hierarchy, cooperative hunting and defence.',
        points: [
          [
            'in a social hierarchy there is a rank order',
            'dominant and subordinate individuals form a rank order',
          ],
          [
            'dominant individuals use threat displays',
            'dominant individuals carry out ritualistic displays',
            'subordinates carry out appeasement behaviour',
          ],
          [
            'hierarchy reduces conflict',
            'alliances are formed to raise social status',
            'a hierarchy increases the chance that the dominant genes are passed on',
          ],
          [
            'cooperative hunting allows larger prey to be caught',
            'animals that hunt together catch larger prey',
            'cooperative hunting is more successful than hunting alone',
          ],
          [
            'cooperative hunting uses less energy per individual',
            'subordinate animals get more food than by foraging alone',
            'all group members get food',
          ],
          [
            'social defence increases the chance of survival',
            'some individuals watch for predators while others forage',
            'groups adopt specialised formations when under attack',
            'there is safety in numbers',
          ],
        ],
      },
      {
        task: 'Describe threats to biodiversity.',
        points: [
          [
            'overexploitation reduces populations',
            'populations can be reduced to a low level by exploitation',
            'overhunting or overfishing reduces populations',
          ],
          [
            'the bottleneck effect reduces genetic diversity',
            'small populations lose genetic variation',
            'a small population may lack the variation to adapt',
          ],
          [
            'inbreeding results in poor reproductive rates',
            'inbreeding can follow the loss of genetic diversity',
          ],
          [
            'habitat fragmentation reduces the area of habitat',
            'habitats are split into smaller fragments',
            'fragments support lower species richness',
          ],
          ['edge species may invade at the expense of interior species', 'more edges increase competition'],
          [
            'invasive species outcompete native species',
            'invasive species prey on native species',
            'invasive species spread rapidly and eliminate native species',
          ],
          [
            'invasive species are free of predators, parasites and competitors',
            'introduced species may be free from their natural predators',
          ],
          [
            'habitat corridors allow movement between fragments',
            'corridors allow recolonisation after local extinctions',
          ],
        ],
        reject: ['the bottleneck effect increases genetic diversity'],
      },
    ],
  },
];

/** Tasks of seven to nine marks. */
export const LONG_TASKS: readonly TaskGroup[] = [
  {
    id: 'HB-E4',
    title: 'Extended response: the genome and its expression',
    outcomeId: 'BIO-H-01',
    tasks: [
      {
        task: 'Write notes on the replication of DNA under the headings: (i) the process in the cell; (ii) the polymerase chain reaction (PCR).',
        points: [
          [
            'the DNA is unwound and hydrogen bonds are broken',
            'the strands are separated by breaking hydrogen bonds',
          ],
          ['a primer binds to the DNA', 'DNA polymerase needs a primer to start replication'],
          [
            'DNA polymerase adds nucleotides to the 3 prime end',
            'DNA polymerase adds complementary nucleotides to the deoxyribose end',
          ],
          ['one strand is replicated continuously', 'the leading strand is replicated continuously'],
          ['the lagging strand is replicated in fragments', 'the other strand is made in fragments'],
          ['ligase joins the fragments', 'fragments are joined by ligase'],
          [
            'PCR amplifies DNA outside the body',
            'PCR makes many copies of a DNA sequence',
            'PCR is amplification of DNA in vitro',
          ],
          ['the DNA is heated to 92 to 98 degrees to separate the strands', 'heating separates the strands'],
          [
            'cooling to 50 to 65 degrees allows primers to bind',
            'the mixture is cooled so that primers bind to the target sequences',
          ],
          [
            'heat-tolerant DNA polymerase replicates the region at 70 to 80 degrees',
            'heat-tolerant polymerase then replicates the DNA',
          ],
          ['repeated cycles amplify the region', 'the cycles of heating and cooling are repeated'],
          [
            'PCR is used to solve crimes, settle paternity suits or diagnose disorders',
            'PCR can help to solve crimes',
            'PCR is used to diagnose genetic disorders',
          ],
        ],
        reject: [
          'ligase adds nucleotides',
          'polymerase joins the fragments',
          'primers bind when heated to 95',
        ],
      },
      {
        task: 'Write notes on gene expression under the headings: (i) transcription and splicing; (ii) translation.',
        points: [
          [
            'RNA polymerase moves along the DNA',
            'RNA polymerase unwinds the double helix and breaks the hydrogen bonds',
          ],
          [
            'RNA polymerase makes a primary transcript',
            'a primary transcript of mRNA is synthesised from RNA nucleotides',
            'complementary RNA nucleotides are joined',
          ],
          ['uracil pairs with adenine', 'in RNA uracil replaces thymine'],
          [
            'introns are removed from the primary transcript',
            'introns are non-coding regions and are removed',
          ],
          [
            'exons are joined to form the mature transcript',
            'exons are spliced together to form mature mRNA',
            'the order of the exons is unchanged',
          ],
          [
            'alternative splicing gives different proteins from one gene',
            'different exons may be kept so that different mature transcripts are made',
          ],
          [
            'mRNA is translated at a ribosome',
            'translation takes place at ribosomes',
            'mRNA is carried to a ribosome',
          ],
          [
            'tRNA carries a specific amino acid',
            'each tRNA has an attachment site for its amino acid',
            'tRNA molecules carry amino acids to the ribosome',
          ],
          [
            'the anticodon of tRNA pairs with the codon of mRNA',
            'anticodons bond to codons by complementary base pairing',
            'codons and anticodons are complementary',
          ],
          [
            'translation begins at a start codon and ends at a stop codon',
            'a start codon begins translation',
            'a stop codon ends translation',
          ],
          ['peptide bonds join the amino acids', 'amino acids are joined by peptide bonds'],
          ['each tRNA leaves as the polypeptide is formed', 'tRNA then leaves the ribosome'],
        ],
        reject: ['exons are removed', 'DNA polymerase makes mRNA'],
      },
      {
        task: 'Write notes on genomics and evolution under the headings: (i) gene transfer and selection; (ii) phylogenetics and the comparison of genomes.',
        points: [
          [
            'vertical gene transfer passes genes from parent to offspring',
            'in vertical transfer genes are passed to offspring by sexual or asexual reproduction',
          ],
          [
            'horizontal gene transfer passes genes between individuals of the same generation',
            'prokaryotes exchange genes horizontally within a generation',
            'horizontal transfer allows rapid change in prokaryotes',
          ],
          [
            'natural selection is the non-random increase in frequency of sequences that raise survival',
            'natural selection increases the frequency of DNA sequences that increase survival',
            'deleterious sequences become rarer by natural selection',
          ],
          [
            'stabilising selection favours the average phenotype',
            'stabilising selection selects against the extremes',
          ],
          [
            'directional selection favours one extreme',
            'directional selection favours a phenotype at one end of the range',
          ],
          [
            'disruptive selection favours both extremes',
            'disruptive selection favours two or more phenotypes',
          ],
          [
            'phylogenetics is the study of evolutionary history and relationships',
            'phylogenetics uses sequence data to study relatedness',
          ],
          [
            'sequence divergence shows how related groups are',
            'more differences in sequences mean a more distant relation',
            'sequence differences are used to work out relatedness',
          ],
          [
            'molecular clocks show when species diverged',
            'molecular clocks assume a constant rate of mutation',
            'a molecular clock gives the time of divergence',
          ],
          ['fossils are used to calibrate the dates', 'fossil evidence is used together with sequence data'],
          [
            'there are three domains: bacteria, archaea and eukaryotes',
            'the three domains are bacteria, archaea and eukaryotes',
          ],
          [
            'bioinformatics compares sequence data with computers',
            'computers and statistics are used to compare sequence data',
            'many genes are highly conserved across species',
          ],
        ],
        reject: [
          'stabilising selection favours the extremes',
          'vertical transfer is between individuals of the same generation',
        ],
      },
    ],
  },
  {
    id: 'HB-E5',
    title: 'Extended response: metabolism and survival',
    outcomeId: 'BIO-H-04',
    tasks: [
      {
        task: 'Write notes on surviving adverse conditions under the headings: (i) dormancy; (ii) migration.',
        points: [
          ['metabolic rate is reduced in dormancy', 'dormancy is a time of reduced metabolic rate'],
          [
            'dormancy saves energy',
            'dormancy allows survival when the cost of normal metabolism would be too high',
          ],
          [
            'predictive dormancy occurs before the onset of adverse conditions',
            'predictive dormancy begins before conditions become adverse',
          ],
          [
            'consequential dormancy occurs after the onset of adverse conditions',
            'consequential dormancy follows the adverse conditions',
          ],
          [
            'hibernation is survival of winter',
            'hibernation happens in winter and is mainly found in mammals',
          ],
          [
            'aestivation is survival of drought or high temperature',
            'aestivation allows survival in periods of high temperature or drought',
          ],
          [
            'daily torpor is a period of reduced activity in animals with high metabolic rates',
            'daily torpor lowers activity for part of each day',
            'torpor occurs in small birds and mammals',
          ],
          ['migration avoids metabolic adversity', 'migration avoids adverse conditions by relocating'],
          [
            'migration uses energy to relocate to a more suitable environment',
            'energy is expended to move to a better environment',
          ],
          [
            'migration is influenced by innate and learned behaviour',
            'innate behaviour is inherited and learned behaviour is gained by experience',
          ],
          [
            'individuals are tracked by satellite',
            'satellite tracking and leg rings are used to study migration',
            'ringing or marking is used to study migration',
          ],
        ],
        reject: ['aestivation is in winter', 'predictive dormancy occurs after'],
      },
      {
        task: 'Write notes on microorganisms in industry under the headings: (i) growth and its control; (ii) changing microorganisms by recombinant DNA technology.',
        points: [
          [
            'microorganisms need an energy source and raw materials',
            'a culture medium provides raw materials for biosynthesis',
            'some microorganisms make all complex molecules, others need vitamins or fatty acids',
          ],
          [
            'sterility eliminates competition',
            'sterile conditions reduce contamination',
            'sterility prevents unwanted microorganisms',
          ],
          [
            'temperature is controlled',
            'temperature, oxygen and pH are controlled',
            'pH is controlled by buffers',
          ],
          [
            'in the lag phase enzymes are induced',
            'enzymes are induced to metabolise substrates in the lag phase',
          ],
          [
            'in the log phase growth is most rapid',
            'the log phase has the most rapid growth',
            'there is exponential growth',
          ],
          [
            'in the stationary phase the culture medium is depleted',
            'secondary metabolites are produced in the stationary phase',
            'toxic metabolites build up',
          ],
          [
            'in the death phase cells die because of toxic metabolites or lack of substrate',
            'in the death phase the number of cells falls',
          ],
          [
            'a gene is cut out of the donor by restriction endonuclease',
            'restriction endonuclease cuts the gene out of the chromosome',
            'restriction endonuclease cuts open plasmids',
          ],
          ['ligase seals the gene into the plasmid', 'ligase joins the gene to the plasmid'],
          [
            'a vector carries the DNA into the host cell',
            'plasmids or artificial chromosomes are used as vectors',
          ],
          [
            'selectable markers ensure that only changed cells grow',
            'a selectable marker such as antibiotic resistance is used',
          ],
          [
            'an origin of replication allows self-replication',
            'regulatory sequences control gene expression',
            'safety genes prevent survival in the environment',
          ],
          [
            'yeast may be used because bacteria may give a polypeptide that is folded incorrectly',
            'recombinant yeast cells make functional eukaryotic proteins',
          ],
        ],
        reject: ['ligase cuts', 'secondary metabolites are produced in the lag phase'],
      },
      {
        task: 'Write notes on cellular respiration under the headings: (i) glycolysis and fermentation; (ii) the citric acid cycle.',
        points: [
          [
            'glycolysis is the breakdown of glucose to pyruvate',
            'glucose is broken down to pyruvate in glycolysis',
          ],
          ['glycolysis takes place in the cytoplasm', 'glycolysis occurs in the cytoplasm'],
          [
            'ATP is needed for the energy investment phase',
            'ATP is used to phosphorylate glucose',
            'two ATP are used in the energy investment phase',
          ],
          [
            'more ATP is made in the energy payoff phase',
            'there is a net gain of two ATP',
            'the payoff phase gives a net gain of ATP',
          ],
          [
            'NAD accepts hydrogen to form NADH',
            'dehydrogenase removes hydrogen and passes it to NAD',
            'NADH is formed in glycolysis',
          ],
          [
            'in fermentation pyruvate is converted to lactate in animals',
            'in muscle cells lactate is formed without oxygen',
            'pyruvate becomes lactate',
          ],
          [
            'in plants and yeast ethanol and carbon dioxide are produced',
            'yeast produces ethanol and carbon dioxide in fermentation',
          ],
          [
            'fermentation takes place without oxygen',
            'in the absence of oxygen pyruvate undergoes fermentation',
          ],
          [
            'pyruvate is broken down to an acetyl group that combines with coenzyme A',
            'acetyl coenzyme A is formed from pyruvate',
          ],
          [
            'the acetyl group combines with oxaloacetate to form citrate',
            'oxaloacetate and the acetyl group form citrate',
          ],
          ['citrate is converted back into oxaloacetate by enzymes', 'oxaloacetate is regenerated'],
          [
            'the citric acid cycle takes place in the matrix of the mitochondrion',
            'the cycle occurs in the matrix of mitochondria',
          ],
          [
            'carbon dioxide is released and ATP is made',
            'carbon dioxide is given off in the citric acid cycle',
          ],
        ],
        reject: ['glycolysis takes place in the mitochondria', 'lactate is formed by yeast'],
      },
    ],
  },
  {
    id: 'HB-E6',
    title: 'Extended response: food supply',
    outcomeId: 'BIO-H-05',
    tasks: [
      {
        task: 'Write notes on photosynthesis under the headings: (i) light and pigments; (ii) the Calvin cycle.',
        points: [
          ['light is absorbed, transmitted or reflected by a leaf', 'some light is reflected or transmitted'],
          [
            'chlorophyll absorbs mainly red and blue light',
            'chlorophyll a absorbs in the blue and red regions',
          ],
          [
            'carotenoids extend the range of wavelengths that are absorbed',
            'carotenoids pass the energy on to chlorophyll',
          ],
          [
            'absorption and action spectra are compared',
            'an absorption spectrum shows how much of each wavelength is absorbed',
            'an action spectrum shows the rate of photosynthesis at each wavelength',
          ],
          [
            'absorbed light energy excites electrons in the pigment',
            'light excites electrons in pigment molecules',
          ],
          [
            'electrons pass along the electron transport chain to make ATP',
            'high-energy electrons generate ATP by ATP synthase',
          ],
          [
            'photolysis splits water into oxygen and hydrogen',
            'water is split by photolysis',
            'oxygen is evolved when water is split',
          ],
          ['hydrogen is transferred to NADP', 'NADP accepts hydrogen to form NADPH'],
          ['RuBisCO fixes carbon dioxide to RuBP', 'carbon dioxide is attached to RuBP by RuBisCO'],
          ['3-phosphoglycerate is formed', '3PG is formed'],
          [
            '3PG is phosphorylated by ATP and combined with hydrogen to form G3P',
            'G3P is formed using ATP and NADPH',
          ],
          [
            'G3P is used to regenerate RuBP and to make glucose',
            'some G3P regenerates RuBP',
            'glucose is made from G3P',
          ],
        ],
        reject: ['carbon dioxide is split', 'RuBisCO splits water', 'chlorophyll absorbs green light'],
      },
      {
        task: 'Write notes on improving crops under the headings: (i) plant breeding; (ii) the protection of crops.',
        points: [
          [
            'field trials compare cultivars or treatments',
            'plant field trials are used to compare the performance of cultivars',
          ],
          [
            'treatments must be selected for a fair comparison',
            'the selection of treatments ensures fair comparisons',
          ],
          [
            'replicates take account of variability within the sample',
            'several replicates reduce the effect of variability',
          ],
          ['randomisation eliminates bias', 'treatments are randomised to avoid bias'],
          [
            'inbreeding of selected plants produces uniform lines',
            'inbreeding is continued until the population breeds true',
          ],
          [
            'inbreeding depression is an accumulation of homozygous recessive alleles',
            'inbreeding can expose harmful recessive alleles',
          ],
          [
            'crossbreeding gives F1 hybrids with increased vigour',
            'F1 hybrids are uniform and vigorous',
            'hybrid vigour results from crossing two inbred lines',
          ],
          [
            'genome sequencing identifies organisms with desired genes',
            'single genes can be inserted by genetic transformation',
            'recombinant DNA technology can transfer genes for resistance',
          ],
          [
            'weeds compete with crops',
            'annual weeds grow rapidly and produce many seeds',
            'perennial weeds have storage organs',
          ],
          [
            'selective herbicides kill certain plants',
            'systemic herbicides spread through the plant',
            'pesticides control weeds, pests and diseases',
          ],
          [
            'pesticides may be toxic to other species',
            'pesticides may persist, bioaccumulate or biomagnify',
            'resistant populations may be selected',
          ],
          [
            'biological control uses a natural predator or parasite of the pest',
            'in biological control a natural enemy is used',
            'integrated pest management combines methods',
          ],
          [
            'cultural control includes ploughing, weeding and crop rotation',
            'crop rotation reduces pests',
            'ploughing and weeding are cultural methods',
          ],
        ],
        reject: ['inbreeding increases vigour', 'biological control uses chemicals'],
      },
      {
        task: 'Write notes on animals under the headings: (i) animal welfare; (ii) parental care and altruism in social groups.',
        points: [
          [
            'intensive farming may create conditions of poor welfare',
            'intensive farming is more profitable but welfare may be worse',
            'free range needs more land but welfare is better',
          ],
          [
            'animals in good welfare grow better and breed more successfully',
            'good welfare gives products of higher quality',
          ],
          ['stereotypy is repeated movement without purpose', 'stereotypies are repetitive behaviours'],
          [
            'misdirected behaviour is normal behaviour used inappropriately',
            'misdirected behaviour is directed at the animal itself or at others',
          ],
          [
            'failure in sexual or parental behaviour indicates poor welfare',
            'poor welfare can show as failure of parental behaviour',
          ],
          [
            'altered levels of activity such as apathy or hysteria',
            'very low activity is apathy and very high activity is hysteria',
          ],
          [
            'altruism harms the donor and benefits the recipient',
            'altruistic behaviour benefits the recipient at a cost to the donor',
          ],
          [
            'in reciprocal altruism the roles are later reversed',
            'reciprocal altruism occurs when roles reverse later',
          ],
          [
            'kin selection is altruism between related individuals',
            'in kin selection the donor benefits through shared genes',
          ],
          [
            'in social insects only some members reproduce',
            'workers are sterile and raise relatives',
            'bees and ants have sterile workers',
          ],
          [
            'a long period of parental care in primates allows learning',
            'long parental care allows complex social behaviour to be learned',
          ],
          [
            'primates use grooming and other behaviours to reduce conflict',
            'appeasement behaviours such as grooming and facial expression reduce conflict',
          ],
        ],
        reject: ['altruism benefits the donor', 'kin selection is between unrelated individuals'],
      },
    ],
  },
];
