/** For each gap tag of biology, the concept to learn, in one or two sentences for the learner. */
export const BIOLOGY_CONCEPTS: Readonly<Record<string, string>> = {
  'percent-of-whole': 'A percentage change is the change over the first value, not one value over the other.',
  'percent-inverted': 'Divide the part or the change by the whole, then multiply by 100.',
  'percent-share': 'A percentage is taken again at each step; it is not shared among the steps.',
  'per-unit':
    'A rate is for one unit: divide by the time, and by the mass or area where the question says so.',
  'rate-change': 'A rate is the change divided by the time, so take the first value from the last.',
  'rate-unit': 'Change a count into beats per minute before you compare: beats in 15 s are multiplied by 4.',
  doubling: 'A number that doubles n times is multiplied by 2ⁿ, not by 2n.',
  'base-pairing': 'A pairs with T and G pairs with C, so %A = %T, %G = %C, and all four make 100%.',
  strands: 'A base pair is one base of each strand; there are twice as many bases as base pairs.',
  'phenotype-genotype':
    'The genotype is the alleles, the phenotype what shows. Aa × Aa gives 1 : 2 : 1 genotypes and 3 : 1 phenotypes.',
  'ratio-parts': 'Add the parts of a ratio to find the whole: 3 : 1 is three quarters and one quarter.',
  'cross-ratio': 'Two heterozygous parents give 3 : 1; a heterozygous and a recessive parent give 1 : 1.',
  'cell-size':
    'One millimetre is 1000 micrometres; divide the width of the field by the number of cells across it.',
  'sampling-scale':
    'Find the mean for one quadrat, then multiply by the number of quadrats that fit into the area.',
  'trophic-count': 'Each arrow of a food chain is one step; take the percentage once for each arrow.',
  'energy-lost':
    'The energy lost and the energy passed on make 100% together; check which one the question asks for.',
  'cell-structure':
    'Learn each part of a cell with its one job: nucleus, control; ribosome, proteins; mitochondrion, respiration.',
  'cell-transport':
    'Passive transport goes down a concentration gradient without energy; active transport goes against it and needs ATP.',
  'dna-and-proteins':
    'DNA carries the code, mRNA takes a copy to the ribosome, and the ribosome joins amino acids in that order.',
  'protein-function':
    'The shape of a protein decides its job: enzyme, hormone, antibody, receptor or structure.',
  enzymes:
    'An enzyme is a specific catalyst: its active site fits one substrate, it has an optimum, and heat denatures it.',
  respiration:
    'With oxygen glucose is broken down fully in the mitochondria for much ATP; without it fermentation gives only two ATP.',
  'genetic-engineering':
    'A gene is cut out, put into a plasmid and carried into a host cell, which then makes the protein.',
  mitosis: 'Mitosis keeps the number of chromosomes: one diploid cell gives two identical diploid cells.',
  'nervous-system':
    'Receptor, sensory neuron, inter neuron, motor neuron, effector: the message always goes this way.',
  hormones:
    'Insulin lowers the blood glucose level and glucagon raises it; both come from the pancreas and act on the liver.',
  'genetic-terms':
    'Learn the pairs: gene and allele, genotype and phenotype, dominant and recessive, homozygous and heterozygous.',
  reproduction:
    'Gametes are haploid and are made in testes, ovaries or anthers; fertilisation joins two of them.',
  'plant-transport': 'Xylem is dead and carries water up; phloem is living and carries sugar up and down.',
  absorption: 'Exchange surfaces have a large area, thin walls and a good blood supply.',
  'heart-and-vessels':
    'Arteries lead away from the heart, veins lead to it; the right side sends blood to the lungs, the left to the body.',
  'ecology-terms':
    'Population is one species, community is all species, ecosystem adds the non-living surroundings; a niche is a role.',
  sampling: 'Samples must be random and many; a trap must be level with the soil and checked often.',
  'biotic-abiotic':
    'Biotic factors are living, such as predators and disease; abiotic ones are not, such as light and pH.',
  photosynthesis:
    'Light reactions split water and make ATP; carbon fixation uses the ATP and hydrogen to turn carbon dioxide into sugar.',
  'food-production':
    'Fertiliser that reaches a loch feeds an algal bloom; when it dies, bacteria use up the oxygen.',
  'energy-in-ecosystems':
    'Only growth passes energy on; most of it is lost as heat, movement and undigested material.',
  speciation:
    'Isolation, different mutations, different selection and a long time lead to two species that cannot interbreed.',
  evolution: 'Mutation is random; selection is not: the best adapted survive and pass on their alleles.',
  'meiosis-ploidy':
    'Gametes have half the number of chromosomes; meiosis I halves it and meiosis II keeps it.',
  pcr: 'One cycle of PCR is heat to separate, cool to bind primers, heat to copy; it doubles the DNA.',
  'codon-length': 'Three bases make one codon, and one codon codes for one amino acid.',
  'codon-stop': 'The start codon codes for an amino acid; the stop codon does not.',
  'diversity-terms':
    'Species diversity is the number of species and their relative abundance: each number over the total.',
  'dna-replication':
    "DNA polymerase adds nucleotides to the 3' end; the lagging strand is made in fragments that ligase joins.",
  'gene-expression':
    'Transcription copies DNA into RNA, splicing removes introns, translation builds the polypeptide at a ribosome.',
  'mutation-types':
    'A substitution changes one codon; an insertion or deletion shifts the frame of all that follow.',
  'evolution-terms':
    'Stabilising, directional and disruptive selection favour the middle, one extreme, or several phenotypes.',
  genomics: 'The more two sequences differ, the longer ago their species diverged.',
  'respiration-stages':
    'Glycolysis in the cytoplasm, the citric acid cycle in the matrix, electron transport on the inner membrane.',
  'respiration-substances':
    'Follow the carbon: glucose, pyruvate, acetyl group, citrate; NAD carries hydrogen to electron transport.',
  'enzyme-control':
    'Competitive inhibitors sit in the active site and yield to more substrate; non-competitive ones bind elsewhere.',
  microorganisms:
    'Lag, log, stationary, death: enzymes are made in the first, secondary metabolites in the third.',
  'metabolic-rate': 'Regulators spend energy to keep their internal environment constant; conformers do not.',
  'plant-breeding':
    'Inbreeding makes lines true-breeding but weak; crossing two lines gives vigorous F1 hybrids.',
  'molecular-clock':
    'Time since a common ancestor is the number of differences times the years for each difference.',
  'dilution-factor':
    'A dilution factor is the total volume over the volume taken; multiply by it to go back to the undiluted sample.',
  'dilution-type':
    'A linear dilution has equal intervals; in a log dilution each tube is divided by the same factor again.',
  'hardy-weinberg-root': 'The share of homozygous recessives is q², so q is its square root.',
  'hardy-weinberg-sum': 'There are two alleles, so p + q = 1.',
  'hardy-weinberg-carriers': 'p² is homozygous dominant, 2pq heterozygous, q² homozygous recessive.',
  'mark-recapture': 'N = MC/R: marked first, caught second, and recaptured with a mark.',
  'standard-curve': 'Read the concentration from the absorbance on the line, then allow for the dilution.',
  'error-bars': 'If error bars overlap, the difference of the means is not likely to be significant.',
  'sex-linkage':
    'Sons get their X chromosome from their mother only, so half the sons of a carrier are affected.',
  'independent-assortment': 'Each homologous pair can line up in two ways, so n pairs give 2ⁿ combinations.',
  'protein-structure':
    'Primary is the order, secondary the hydrogen-bonded folds, tertiary the R-group shape, quaternary the subunits.',
  'cell-cycle': 'G1, S, G2, then mitosis; Rb and p53 hold the cycle at its checkpoints.',
  'cell-signalling':
    'Hydrophobic signals enter the cell; hydrophilic ones bind outside and need transduction.',
  'cell-count':
    'Divide the mean count of a square by the volume above it to get the cells in one cubic millimetre.',
  fitness:
    'Absolute fitness is the frequency after selection over that before; relative fitness compares it with the best.',
  'experimental-design':
    'The independent variable is changed, the dependent one measured, and all confounding ones held constant.',
  'data-quality':
    'Reliable is repeatable, valid is well controlled, accurate is near the truth, precise is close together.',
  'food-web-direction': 'An arrow means “is eaten by”, so it points to the animal that eats.',
  microbes: 'Some microbes cause disease and many are useful; antibiotics kill bacteria but not viruses.',
  'life-cycles': 'Give the stages in order from the egg or seed to the adult, then start again.',
};
