/**
 * Facts for the questions of the unit DNA and the Genome. `clues` describe a term, `or` lists other
 * accepted wordings, and `near` lists terms too similar to be wrong options. In `errors`, each false
 * statement is followed by its correction.
 */

import type { FactSheet } from '../facts/fact-sheet.ts';

export const dnaAndExpression: FactSheet = {
  tables: [
    {
      noun: 'molecule or enzyme',
      tag: 'dna-replication',
      facts: [
        {
          term: 'DNA polymerase',
          clues: [
            "adds nucleotides to the $3'$ end of a primer",
            'copies a template strand in one direction only',
          ],
        },
        { term: 'ligase', clues: ['joins the fragments of the lagging strand'] },
        {
          term: 'primer',
          clues: [
            "is a short strand of nucleotides that binds to the $3'$ end of the template and lets replication start",
          ],
        },
        {
          term: 'RNA polymerase',
          clues: ['unwinds a gene and makes a primary transcript from RNA nucleotides'],
        },
        {
          term: 'mRNA',
          or: ['messenger RNA'],
          clues: ['carries a copy of the code from the nucleus to the ribosome'],
        },
        {
          term: 'tRNA',
          or: ['transfer RNA'],
          clues: ['carries a specific amino acid to the ribosome', 'has an anticodon at one end'],
        },
        { term: 'rRNA', or: ['ribosomal RNA'], clues: ['forms the ribosome together with proteins'] },
        {
          term: 'heat-tolerant DNA polymerase',
          or: ['heat tolerant DNA polymerase'],
          near: ['DNA polymerase'],
          clues: ['replicates the target sequence between $70$ and $80\\,^\\circ\\mathrm{C}$ in PCR'],
        },
      ],
    },
    {
      noun: 'term',
      tag: 'gene-expression',
      facts: [
        { term: 'transcription', clues: ['means the copying of a DNA sequence into RNA'] },
        {
          term: 'translation',
          clues: ['means the making of a polypeptide at a ribosome from a sequence of codons'],
        },
        { term: 'codon', clues: ['means three bases of mRNA that code for an amino acid'] },
        { term: 'anticodon', clues: ['means three exposed bases of a tRNA molecule'] },
        { term: 'intron', clues: ['means a non-coding region that is removed from a primary transcript'] },
        { term: 'exon', clues: ['means a coding region that is joined to others to form mature mRNA'] },
        {
          term: 'splicing',
          or: ['RNA splicing'],
          near: ['alternative RNA splicing'],
          clues: ['means the removal of non-coding regions from a primary transcript'],
        },
        {
          term: 'alternative RNA splicing',
          or: ['alternative splicing'],
          near: ['splicing'],
          clues: [
            'means that different coding regions are kept, so that several proteins come from one gene',
          ],
        },
        { term: 'antiparallel', clues: ['describes two strands of DNA that run in opposite directions'] },
        { term: 'peptide bond', clues: ['is the name of the link between two amino acids'] },
        {
          term: 'hydrogen bond',
          clues: ['is the name of the link between the bases of the two strands of DNA'],
        },
        { term: 'phenotype', clues: ['is determined by the proteins that are produced by gene expression'] },
      ],
    },
    {
      noun: 'term',
      tag: 'cells-and-dna',
      facts: [
        {
          term: 'prokaryote',
          or: ['prokaryotes', 'prokaryotic'],
          clues: ['means an organism without a nucleus, such as a bacterium'],
        },
        {
          term: 'eukaryote',
          or: ['eukaryotes', 'eukaryotic'],
          clues: ['means an organism whose cells have a membrane-bound nucleus'],
        },
        { term: 'plasmid', clues: ['means a small circular piece of DNA in bacteria and in yeast'] },
        {
          term: 'histone',
          or: ['histones'],
          clues: ['is the name of the protein around which linear DNA is tightly coiled'],
        },
        { term: 'nucleotide', clues: ['means a deoxyribose sugar, a phosphate and a base'] },
        { term: 'deoxyribose', clues: ['is the name of the sugar in DNA'] },
        { term: 'ribose', clues: ['is the name of the sugar in RNA'] },
        { term: 'uracil', clues: ['is the base that takes the place of thymine in RNA'] },
        {
          term: 'differentiation',
          clues: ['means the expression of certain genes by which a cell becomes specialised'],
        },
        { term: 'meristem', or: ['meristems'], clues: ['means a region of unspecialised cells in a plant'] },
        {
          term: 'embryonic stem cell',
          or: ['embryonic'],
          clues: ['is the pluripotent cell that can become any type of cell of the organism'],
        },
        {
          term: 'tissue stem cell',
          or: ['tissue'],
          clues: ['is the multipotent cell that renews the cells of one kind of tissue'],
        },
      ],
    },
  ],
  sequences: [
    {
      processName: 'gene expression',
      tag: 'gene-expression',
      stages: [
        'RNA polymerase unwinds the DNA of the gene',
        'RNA nucleotides pair with the template strand',
        'a primary transcript is formed',
        'introns are removed and exons are joined',
        'mature mRNA moves to a ribosome',
        'tRNA molecules bring amino acids to the ribosome',
      ],
    },
    {
      processName: 'one cycle of PCR',
      tag: 'pcr',
      stages: [
        'DNA is heated so that its strands separate',
        'the sample is cooled so that primers bind to the target sequences',
        'the sample is heated so that polymerase replicates the region',
      ],
    },
  ],
  statements: [
    {
      about: 'DNA structure and replication',
      tag: 'dna-replication',
      truths: [
        'the two strands of DNA are antiparallel',
        'the leading strand is replicated continuously',
        'the lagging strand is replicated in fragments',
        'DNA polymerase needs a primer to start',
        'adenine pairs with thymine',
        'the backbone is made of deoxyribose and phosphate',
      ],
      errors: [
        ["DNA polymerase adds nucleotides to the $5'$ end", "it adds nucleotides to the $3'$ end"],
        ['the leading strand is replicated in fragments', 'the lagging strand is replicated in fragments'],
        ['ligase separates the two strands of DNA', 'ligase joins fragments'],
        ['the bases are held together by peptide bonds', 'the bases are held together by hydrogen bonds'],
        ['guanine pairs with adenine', 'guanine pairs with cytosine'],
      ],
    },
    {
      about: 'transcription and translation',
      tag: 'gene-expression',
      truths: [
        'RNA polymerase moves along the DNA',
        'exons are joined together to form mature mRNA',
        'a start codon begins translation',
        'different mRNA molecules can be made from one primary transcript',
        'each tRNA carries one specific amino acid',
      ],
      errors: [
        ['introns are kept in mature mRNA', 'introns are removed'],
        ['translation takes place in the nucleus', 'translation takes place at a ribosome'],
        ['RNA is double-stranded', 'RNA is single-stranded'],
        ['each primary transcript gives one protein only', 'alternative splicing gives several'],
        ['a stop codon begins translation', 'a stop codon ends it'],
      ],
    },
  ],
};

export const mutationAndEvolution: FactSheet = {
  tables: [
    {
      noun: 'mutation',
      tag: 'mutation-types',
      article: 'a',
      facts: [
        {
          term: 'substitution',
          near: ['missense', 'nonsense', 'splice-site mutation'],
          clues: ['replaces one nucleotide with another'],
        },
        { term: 'insertion', near: ['frame-shift'], clues: ['adds a nucleotide to a gene'] },
        { term: 'deletion', near: ['frame-shift'], clues: ['takes a nucleotide out of a gene'] },
        {
          term: 'missense',
          near: ['substitution'],
          clues: ['exchanges one amino acid of the protein for another'],
        },
        {
          term: 'nonsense',
          near: ['substitution'],
          clues: ['gives a stop codon too early, so that the protein is shorter'],
        },
        {
          term: 'splice-site mutation',
          or: ['splice site'],
          near: ['substitution'],
          clues: ['leaves an intron in or an exon out of the mature mRNA'],
        },
        {
          term: 'frame-shift',
          or: ['frameshift'],
          near: ['insertion', 'deletion'],
          clues: ['changes all the codons after it, and so all the amino acids after it'],
        },
        { term: 'duplication', clues: ['adds a section of a chromosome from its homologous partner'] },
        { term: 'inversion', clues: ['turns a section of a chromosome round'] },
        {
          term: 'translocation',
          clues: ['adds a section of a chromosome to one that is not its homologous partner'],
        },
      ],
    },
    {
      noun: 'term',
      tag: 'evolution-terms',
      facts: [
        {
          term: 'natural selection',
          clues: ['means the non-random increase in frequency of sequences that raise survival'],
        },
        {
          term: 'stabilising selection',
          or: ['stabilising'],
          clues: ['means that the average phenotype is favoured and the extremes are not'],
        },
        {
          term: 'directional selection',
          or: ['directional'],
          clues: ['means that one extreme of the phenotype range is favoured'],
        },
        {
          term: 'disruptive selection',
          or: ['disruptive'],
          clues: ['means that two or more phenotypes are favoured'],
        },
        {
          term: 'speciation',
          near: ['allopatric speciation', 'sympatric speciation'],
          clues: ['means the generation of new biological species by evolution'],
        },
        {
          term: 'allopatric speciation',
          or: ['allopatric'],
          near: ['speciation'],
          clues: ['means that new species arise behind a geographical barrier'],
        },
        {
          term: 'sympatric speciation',
          or: ['sympatric'],
          near: ['speciation'],
          clues: ['means that new species arise behind a behavioural or ecological barrier'],
        },
        {
          term: 'horizontal gene transfer',
          or: ['horizontal'],
          clues: ['means that genes pass between individuals of the same generation, as in prokaryotes'],
        },
        {
          term: 'vertical gene transfer',
          or: ['vertical'],
          clues: ['means that genes pass from parent to offspring'],
        },
        {
          term: 'species',
          clues: ['means a group of organisms that can interbreed and produce fertile offspring'],
        },
      ],
    },
    {
      noun: 'term',
      tag: 'genomics',
      facts: [
        {
          term: 'genome',
          clues: ['means the entire hereditary information encoded in the DNA of an organism'],
        },
        { term: 'genomics', clues: ['means the study of the whole hereditary information of organisms'] },
        {
          term: 'bioinformatics',
          clues: ['means the use of computers and statistics to compare sequence data'],
        },
        { term: 'phylogenetics', clues: ['means the study of evolutionary history and relationships'] },
        {
          term: 'molecular clock',
          or: ['molecular clocks'],
          clues: ['shows when species diverged, from the number of sequence differences'],
        },
        { term: 'pharmacogenetics', clues: ['means the use of genome information in the choice of drugs'] },
        {
          term: 'personalised medicine',
          clues: ['means treatment that is chosen to suit the hereditary information of one patient'],
        },
        {
          term: 'highly conserved sequence',
          or: ['conserved sequence', 'highly conserved', 'conserved'],
          clues: ['means DNA that is the same or similar in many different species'],
        },
        {
          term: 'archaea',
          clues: ['is the domain of single-celled organisms many of which live in extreme conditions'],
        },
      ],
    },
  ],
  sequences: [
    {
      processName: 'allopatric speciation',
      tag: 'evolution-terms',
      stages: [
        'a geographical barrier isolates two populations',
        'different mutations arise in each population',
        'natural selection acts differently on each population',
        'the populations become genetically different over a long time',
        'they can no longer interbreed to produce fertile offspring',
      ],
    },
    {
      processName: 'the evolution of life',
      tag: 'genomics',
      stages: [
        'cells',
        'last universal ancestor',
        'prokaryotes',
        'photosynthetic organisms',
        'eukaryotes',
        'multicellular organisms',
        'animals',
        'vertebrates',
        'land plants',
      ],
    },
  ],
  statements: [
    {
      about: 'mutation',
      tag: 'mutation-types',
      truths: [
        'an insertion shifts the reading frame of a gene',
        'a substitution affects one codon',
        'a nonsense mutation gives a shorter protein',
        'a duplication lets a second copy of a gene change without loss of the first',
        'an inversion turns a section of a chromosome round',
      ],
      errors: [
        ['a substitution shifts the reading frame', 'an insertion or deletion shifts it'],
        ['a missense mutation gives a stop codon', 'a nonsense mutation gives a stop codon'],
        [
          'a translocation is between homologous chromosomes',
          'it is between chromosomes that are not homologous',
        ],
        ['a deletion affects one codon only', 'it affects every codon after it'],
      ],
    },
    {
      about: 'evolution and genomics',
      tag: 'evolution-terms',
      truths: [
        'horizontal gene transfer makes evolution fast in prokaryotes',
        'selection is more rapid when there is a strong selection pressure',
        'disruptive selection can lead to two populations',
        'molecular clocks assume a constant rate of mutation',
        'sequence data suggest three domains of life',
      ],
      errors: [
        [
          'vertical gene transfer takes place between members of one generation',
          'it is from parent to offspring',
        ],
        ['sympatric speciation needs a geographical barrier', 'allopatric speciation needs one'],
        ['stabilising selection favours the extremes', 'it favours the average phenotype'],
        [
          'the more differences between two sequences, the more closely related the species',
          'more differences mean a more distant relation',
        ],
      ],
    },
  ],
};
