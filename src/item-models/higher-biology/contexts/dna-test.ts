import { defineContext } from '../../contexts/define-context.ts';

/** A DNA test: base pairs, PCR cycles, and what mutations do. */
export const dnaTest = defineContext({
  course: ['Biology', 'Higher'],
  id: 'HB-C03',
  title: 'A DNA test with PCR',
  outcomeId: 'BIO-H-01',
  calculator: 'allowed',
  largest: 5_000_000,
  marks: [4, 6],
  draw: (random) => {
    const [adenine, cycles, start] = [random.int(22, 32), random.int(5, 12), random.pick([1, 2, 3])];
    const bases = random.step(1200, 4800, 300);
    const [length, coding] = [random.step(20, 48, 2), random.step(2, 9, 1)];
    return {
      values: {
        adenine: { value: adenine, unit: '%' },
        share: adenine,
        cycles,
        molecules: start === 1 ? 'one molecule' : `${start} molecules`,
        start,
        power: `2^{${cycles}}`,
        bases,
        codons: bases / 3,
        length: length * 1000,
        coding: coding * 1000,
      },
      answers: {
        guanine: (100 - 2 * adenine) / 2,
        copies: start * 2 ** cycles,
        amino: bases / 3,
        introns: ((length - coding) / length) * 100,
      },
    };
  },
  text: String.raw`
A laboratory tests a sample of DNA for a gene. The polymerase chain reaction (PCR) is used to make many copies of the gene. In each cycle, the sample is heated, cooled to
allow primers to bind, and heated again for replication.

[guanine, base-pairing] In the DNA of this gene, #adenine of the bases are adenine. Calculate the percentage that are guanine.
calculate: \frac{100 - 2 \times #share}{2} | %
wrong: complement-only | 100 - 2 \times #share | This is the percentage of guanine and cytosine together.
wrong: equal-to-adenine | #share | Guanine pairs with cytosine, not with adenine.

[copies, pcr] The sample contains #molecules of the DNA at the start. Calculate the number of molecules after #cycles cycles.
calculate: #start \times #power
significant figures: 6
wrong: doubling-added | #start \times 2 \times #cycles | The number was multiplied by the number of cycles. It doubles in each cycle.

[first, pcr] State why the DNA is heated to between 92 and 98 °C in each cycle.
state: to separate the strands | to break the hydrogen bonds between the strands | to denature the DNA into single strands | to separate the two strands
  | to break hydrogen bonds between bases
reject: to bind the primers | to activate the enzyme | to break the sugar-phosphate backbone

[primers, pcr] State the role of the primers in PCR.
state: they bind to the ends of the target sequence | to provide a starting point for DNA polymerase | they are complementary to the ends of the target sequence
  | to allow DNA polymerase to begin replication | they mark the region to be amplified
reject: to separate the strands | to join the bases

[heat, pcr] Explain why a heat-tolerant DNA polymerase is used.
point: so that it is not denatured at high temperatures | it is not denatured when the DNA is heated | the enzyme must work after heating | normal enzymes would be denatured
reject: to work faster

[use, pcr] State one practical use of PCR.
state: forensics | to help solve crimes | paternity testing | to settle paternity suits | to diagnose genetic disorders | diagnosing disease | crime scene samples
reject: to make proteins | photosynthesis

[bond, dna-structure] Name the type of bond that joins the bases of the two strands.
state: hydrogen | hydrogen bonds | hydrogen bond
reject: covalent | peptide | ionic | phosphodiester

[antiparallel, dna-structure] The two strands of DNA are antiparallel. State what this means.
state: they run in opposite directions | the strands run in opposite directions | one runs 3' to 5' and the other 5' to 3' | one strand runs 5' to 3' and the other 3' to 5'
reject: they are parallel | they cross over

[leading, dna-replication] In cells, one strand is replicated continuously and the other in fragments. Explain why.
point: DNA polymerase can add nucleotides only to the 3' end | nucleotides are added only to the 3' end of a strand | the enzyme works in one direction only
  | DNA polymerase adds to the deoxyribose end only
reject: the strands have different bases

[ligase, dna-replication] Name the enzyme that joins the fragments of DNA.
state: ligase | DNA ligase
reject: polymerase | helicase
not with: leading

[amino, gene-expression] The mature mRNA of the gene has #bases bases that are translated. Calculate the number of amino acids that they code for.
calculate: \frac{#bases}{3}
significant figures: 4
wrong: bases-for-codons | #bases | Three bases code for one amino acid.

[introns, gene-expression] A primary transcript has #length bases, of which #coding are in exons. Calculate the percentage of the transcript that is removed by splicing.
calculate: \frac{#length - #coding}{#length} \times 100 | %
not with: amino
wrong: exons-for-introns | \frac{#coding}{#length} \times 100 | This is the percentage of exons.

[splicing, gene-expression] Explain how different proteins can be made from one gene.
point: different exons are kept | by alternative splicing | different combinations of exons are joined | different segments are treated as exons and introns
reject: by mutation

[mutation, mutations] In a person with a disorder, one base of the gene is missing. Explain why this has a great effect on the protein.
point: all the codons after it are changed | it causes a frame shift | every amino acid after the deletion is changed | the reading frame is shifted
  | all the amino acids after the mutation are different
reject: only one amino acid is changed

[substitution, mutations] A substitution changes a codon to a stop codon. Name this effect of a mutation.
state: nonsense | nonsense mutation
reject: missense | deletion | insertion | splice-site
not with: mutation

[missense, mutations] A substitution changes one amino acid of the protein. Name this effect of a mutation.
state: missense | missense mutation
reject: nonsense | deletion | insertion | frame shift
not with: mutation, substitution
`,
});
