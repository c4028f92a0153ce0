/**
 * Facts for the questions of the unit Cells and Proteins. `clues` describe a term, `or` lists other
 * accepted wordings, and `near` lists terms too similar to be wrong options. In `errors`, each false
 * statement is followed by its correction.
 */

import type { FactSheet } from '../facts/fact-sheet.ts';

export const laboratoryAndProteins: FactSheet = {
  tables: [
    {
      noun: 'laboratory technique',
      tag: 'laboratory-techniques',
      facts: [
        {
          term: 'linear dilution',
          or: ['linear'],
          clues: ['gives a series of concentrations that differ by equal intervals'],
        },
        {
          term: 'log dilution',
          or: ['log', 'logarithmic dilution'],
          clues: ['gives a series of concentrations that differ by a constant proportion'],
        },
        {
          term: 'colorimetry',
          or: ['colorimeter'],
          clues: [
            'measures the concentration of a pigmented solution by its absorbance',
            'measures the turbidity of a culture by the light that passes through',
          ],
        },
        {
          term: 'centrifugation',
          or: ['centrifuge'],
          clues: ['separates substances of different density into pellet and supernatant'],
        },
        {
          term: 'paper chromatography',
          or: ['thin layer chromatography', 'chromatography'],
          near: ['affinity chromatography'],
          clues: ['separates amino acids and sugars by their solubility in a solvent'],
        },
        {
          term: 'affinity chromatography',
          near: ['paper chromatography'],
          clues: ['separates a target protein that binds to a ligand fixed in a column'],
        },
        {
          term: 'gel electrophoresis',
          or: ['electrophoresis'],
          near: ['SDS-PAGE'],
          clues: ['separates charged macromolecules in an electric field'],
        },
        {
          term: 'SDS-PAGE',
          or: ['SDS PAGE'],
          near: ['gel electrophoresis'],
          clues: [
            'separates proteins by size alone, because a chemical denatures them and gives them a uniform negative charge',
          ],
        },
        {
          term: 'ELISA',
          clues: ['detects and quantifies an antigen by an antibody linked to a reporter enzyme'],
        },
        {
          term: 'fluorescence microscopy',
          or: ['fluorescence'],
          clues: ['uses a fluorescent label to show where a molecule is in a cell'],
        },
        {
          term: 'bright-field microscopy',
          or: ['bright field', 'bright field microscopy'],
          clues: ['is used to look at whole organisms and thin sections of stained tissue'],
        },
        {
          term: 'aseptic technique',
          or: ['aseptic'],
          clues: ['keeps unwanted microorganisms out of a culture'],
        },
        {
          term: 'haemocytometer',
          clues: ['estimates the number of cells in a culture with a counting grid'],
        },
      ],
    },
    {
      noun: 'term',
      tag: 'protein-structure',
      facts: [
        { term: 'proteome', clues: ['means the entire set of proteins expressed by a genome'] },
        {
          term: 'primary structure',
          or: ['primary'],
          clues: ['means the order in which amino acids are joined'],
        },
        {
          term: 'secondary structure',
          or: ['secondary'],
          clues: ['means alpha helices, beta-sheets and turns held by hydrogen bonds along the backbone'],
        },
        {
          term: 'tertiary structure',
          or: ['tertiary'],
          clues: ['means the final folded shape held by interactions between R groups'],
        },
        {
          term: 'quaternary structure',
          or: ['quaternary'],
          clues: ['means several polypeptide subunits that are connected'],
        },
        {
          term: 'prosthetic group',
          or: ['prosthetic'],
          clues: ['means a non-protein unit tightly bound to a protein, such as haem'],
        },
        { term: 'ligand', clues: ['means a substance that can bind to a protein'] },
        {
          term: 'allosteric site',
          or: ['allosteric'],
          clues: ['means a binding site away from the active site at which a modulator acts'],
        },
        {
          term: 'cooperativity',
          clues: ['means that binding at one subunit changes the affinity of the others, as in haemoglobin'],
        },
        { term: 'hydrophobic', clues: ['describes R groups that gather in the middle of a soluble protein'] },
        {
          term: 'disulfide bridge',
          or: ['disulfide bridges', 'disulfide'],
          clues: ['means a covalent bond between R groups that contain sulfur'],
        },
        {
          term: 'kinase',
          or: ['protein kinase'],
          clues: ['is the enzyme that transfers a phosphate group from ATP to another protein'],
        },
        {
          term: 'phosphatase',
          or: ['protein phosphatase'],
          clues: ['is the enzyme that removes a phosphate group from a protein'],
        },
      ],
    },
    {
      noun: 'cell structure',
      tag: 'membrane-trafficking',
      article: 'the',
      facts: [
        {
          term: 'rough endoplasmic reticulum',
          or: ['rough ER', 'RER'],
          clues: ['has ribosomes and is where transmembrane proteins are completed'],
        },
        {
          term: 'smooth endoplasmic reticulum',
          or: ['smooth ER', 'SER'],
          clues: ['is where lipids are synthesised'],
        },
        {
          term: 'Golgi apparatus',
          or: ['Golgi'],
          clues: ['modifies proteins by adding carbohydrate groups'],
        },
        { term: 'lysosome', clues: ['contains hydrolases that digest many substances'] },
        { term: 'vesicle', clues: ['carries material between membrane compartments along microtubules'] },
        {
          term: 'integral protein',
          or: ['integral'],
          clues: ['is held in the phospholipid bilayer by its hydrophobic regions'],
        },
        {
          term: 'peripheral protein',
          or: ['peripheral'],
          clues: ['is bound to the surface of the membrane by hydrophilic interactions'],
        },
        {
          term: 'sodium-potassium pump',
          or: ['sodium potassium pump', 'Na/K pump'],
          clues: ['moves three ions out of the cell and two in for each ATP hydrolysed'],
        },
        {
          term: 'ligand-gated channel',
          or: ['ligand gated channel', 'ligand-gated'],
          clues: ['opens when a signal molecule binds'],
        },
        {
          term: 'voltage-gated channel',
          or: ['voltage gated channel', 'voltage-gated'],
          clues: ['opens when the ion concentrations across the membrane change'],
        },
      ],
    },
  ],
  statements: [
    {
      about: 'laboratory techniques',
      tag: 'laboratory-techniques',
      truths: [
        'a buffer keeps the pH almost constant',
        'SDS-PAGE separates proteins by size',
        'at its isoelectric point a protein has no overall charge and precipitates',
        'a log dilution differs by a constant proportion',
        'monoclonal antibodies come from hybridomas',
        'a standard curve is used to find an unknown concentration',
      ],
      errors: [
        ['a linear dilution differs by a constant proportion', 'it differs by equal intervals'],
        [
          'SDS-PAGE separates proteins by their native charge',
          'SDS gives all proteins a negative charge; size decides',
        ],
        ['at its isoelectric point a protein is most soluble', 'it precipitates out of solution there'],
        ['affinity chromatography separates by density', 'it separates by binding to a ligand'],
      ],
    },
    {
      about: 'protein structure and binding',
      tag: 'protein-structure',
      truths: [
        'peptide bonds join amino acids',
        'R groups decide the tertiary structure',
        'cooperativity occurs in haemoglobin',
        'a lower pH or higher temperature lowers the affinity of haemoglobin for oxygen',
        'phosphorylation can change the conformation of a protein',
      ],
      errors: [
        [
          'the primary structure is held by disulfide bridges',
          'it is the order of amino acids joined by peptide bonds',
        ],
        ['phosphatases add phosphate groups', 'kinases add them; phosphatases remove them'],
        ['hydrophobic R groups lie at the surface of a soluble protein', 'they gather in the middle'],
        ['a higher temperature raises the affinity of haemoglobin for oxygen', 'it lowers the affinity'],
      ],
    },
  ],
};

export const signallingAndCycle: FactSheet = {
  tables: [
    {
      noun: 'term',
      tag: 'cell-signalling',
      facts: [
        {
          term: 'hydrophobic signal',
          or: ['hydrophobic', 'steroid hormone'],
          clues: ['passes through the membrane and binds to a receptor inside the cell'],
        },
        {
          term: 'hydrophilic signal',
          or: ['hydrophilic', 'peptide hormone'],
          clues: ['stays outside the cell and needs transduction across the membrane'],
        },
        {
          term: 'transcription factor',
          clues: ['is a protein that, when bound to DNA, stimulates or inhibits the start of transcription'],
        },
        {
          term: 'hormone response element',
          or: ['HRE'],
          clues: ['is the DNA sequence to which a steroid hormone-receptor complex binds'],
        },
        {
          term: 'G-protein',
          or: ['G protein'],
          clues: ['relays a signal from an activated receptor to a target such as an enzyme'],
        },
        {
          term: 'phosphorylation cascade',
          or: ['cascade'],
          clues: ['is a series of kinases each of which activates the next'],
        },
        {
          term: 'insulin',
          clues: ['is the peptide hormone that leads to the recruitment of GLUT4 to the membrane'],
        },
        { term: 'GLUT4', clues: ['is the glucose transporter of fat and muscle cells'] },
        {
          term: 'resting membrane potential',
          or: ['resting potential'],
          clues: ['is the state in which there is no net flow of ions across the membrane of a neuron'],
        },
        {
          term: 'depolarisation',
          or: ['depolarization'],
          clues: ['is a change of the membrane potential to a less negative value inside'],
        },
        {
          term: 'action potential',
          clues: ['is a wave of electrical excitation along the plasma membrane of a neuron'],
        },
        { term: 'rhodopsin', clues: ['is formed by retinal and opsin in rod cells'] },
        { term: 'retinal', clues: ['is the light-absorbing molecule in the eyes of animals'] },
      ],
    },
    {
      noun: 'term',
      tag: 'cell-cycle',
      facts: [
        { term: 'G1', or: ['G1 phase'], clues: ['is the growth phase before DNA is replicated'] },
        { term: 'S phase', or: ['S'], clues: ['is the phase in which DNA is replicated'] },
        { term: 'G2', or: ['G2 phase'], clues: ['is the growth phase after DNA is replicated'] },
        {
          term: 'prophase',
          clues: ['is the stage in which chromatin condenses and the nuclear membrane breaks down'],
        },
        {
          term: 'metaphase',
          clues: ['is the stage in which chromosomes line up in the middle of the spindle'],
        },
        { term: 'anaphase', clues: ['is the stage in which sister chromatids are pulled to opposite poles'] },
        {
          term: 'telophase',
          clues: ['is the stage in which nuclear membranes form round the two sets of chromosomes'],
        },
        { term: 'cytokinesis', clues: ['is the division of the cytoplasm into two daughter cells'] },
        {
          term: 'checkpoint',
          clues: ['is a point of control where the cell cycle is halted until conditions are met'],
        },
        { term: 'cyclin', or: ['cyclins'], clues: ['accumulates during growth and binds to CDK'] },
        {
          term: 'retinoblastoma protein',
          or: ['Rb', 'retinoblastoma'],
          clues: ['inhibits the genes for DNA replication until it is phosphorylated'],
        },
        {
          term: 'p53',
          clues: ['can stimulate DNA repair, arrest the cell cycle or cause cell death when DNA is damaged'],
        },
        { term: 'apoptosis', clues: ['is programmed cell death'] },
        {
          term: 'caspase',
          or: ['caspases'],
          clues: ['is the enzyme that destroys a cell in programmed cell death'],
        },
        { term: 'tubulin', clues: ['is the protein of which microtubules are made'] },
        { term: 'oncogene', clues: ['is a changed growth gene that stimulates the formation of a tumour'] },
      ],
    },
  ],
  sequences: [
    {
      processName: 'mitosis and the division of the cell',
      tag: 'cell-cycle',
      stages: ['prophase', 'metaphase', 'anaphase', 'telophase', 'cytokinesis'],
    },
    {
      processName: 'the cell cycle',
      tag: 'cell-cycle',
      stages: ['G1 phase', 'S phase', 'G2 phase', 'mitosis', 'cytokinesis'],
    },
    {
      processName: 'the action of insulin',
      tag: 'cell-signalling',
      stages: [
        'insulin binds to its receptor',
        'the receptor changes its conformation',
        'a phosphorylation cascade is triggered in the cell',
        'GLUT4 transporters move to the plasma membrane',
        'glucose is taken up by fat and muscle cells',
      ],
    },
    {
      processName: 'a nerve impulse in a neuron',
      tag: 'cell-signalling',
      stages: [
        'a neurotransmitter opens ligand-gated channels',
        'the membrane is depolarised beyond its threshold',
        'voltage-gated sodium channels open and sodium ions enter',
        'sodium channels are inactivated and potassium channels open',
        'potassium ions leave and the resting potential is restored',
      ],
    },
  ],
  statements: [
    {
      about: 'cell signalling',
      tag: 'cell-signalling',
      truths: [
        'steroid hormones bind to receptors inside the cell',
        'peptide hormones bind to receptors at the surface of the cell',
        'type 2 diabetes involves a loss of receptor function',
        'exercise triggers recruitment of GLUT4',
        'a single photon can lead to an amplified response in a rod cell',
      ],
      errors: [
        ['peptide hormones pass through the membrane', 'they are hydrophilic and stay outside'],
        ['type 1 diabetes is a loss of receptor function', 'type 1 is a failure to produce insulin'],
        ['depolarisation makes the inside of the cell more negative', 'it makes it less negative'],
        [
          'cone cells share one type of opsin for all colours',
          'different opsins give sensitivity to different wavelengths',
        ],
      ],
    },
    {
      about: 'control of the cell cycle',
      tag: 'cell-cycle',
      truths: [
        'an uncontrolled fast cycle may result in a tumour',
        'phosphorylated Rb lets the cell pass the G1 checkpoint',
        'the metaphase checkpoint checks that chromosomes are attached to spindle fibres',
        'p53 is activated by DNA damage',
        'death signals may come from outside the cell or from DNA damage within',
      ],
      errors: [
        ['DNA is replicated in the G2 phase', 'DNA is replicated in the S phase'],
        ['Rb stimulates replication until it is phosphorylated', 'Rb inhibits it until it is phosphorylated'],
        ['apoptosis is caused by cyclins', 'caspases carry it out'],
        ['chromatids separate in metaphase', 'they separate in anaphase'],
      ],
    },
  ],
};
