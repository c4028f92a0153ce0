import { defineContext } from '../../contexts/define-context.ts';
import { dataTableTex } from '../../write/table.ts';

const DRUGS = [
  { drug: 'nocodazole', target: 'spindle' },
  { drug: 'paclitaxel', target: 'spindle' },
  { drug: 'vincristine', target: 'spindle' },
] as const;

/** Cultured cancer cells and a drug: haemocytometer, vital stain, controls, and the control of the cell cycle. */
export const cellCultureDrug = defineContext({
  course: ['Biology', 'Advanced Higher'],
  id: 'AHB-C01',
  title: 'A drug and cultured cells',
  outcomeId: 'BIO-AH-02',
  calculator: 'allowed',
  largest: 20_000_000,
  marks: [5, 8],
  draw: (random) => {
    const { drug } = random.pick(DRUGS);
    const squares = random.int(24, 40);
    const viable = [96, 88, 60, 24].map((share) => share + random.int(-2, 2));
    const [counted, dead] = [random.pick([120, 150, 200]), random.pick([18, 24, 30])];
    const [total, mitotic] = [random.pick([240, 250, 300]), random.pick([15, 18, 21])];
    const concentrations = [0, 10, 50, 200];
    return {
      values: {
        drug,
        squares,
        counted,
        dead,
        total,
        mitotic,
        highest: viable[3] ?? 0,
        lowest: viable[0] ?? 0,
        table: dataTableTex(
          [`concentration of ${drug} (nmol l$^{-1}$)`, 'viable cells after 48 h (\\%)'],
          concentrations.map((concentration, index) => [concentration, viable[index] ?? 0]),
        ),
      },
      answers: {
        cells: squares * 10_000,
        viability: ((counted - dead) / counted) * 100,
        fall: (((viable[0] ?? 1) - (viable[3] ?? 0)) / (viable[0] ?? 1)) * 100,
        index: (mitotic / total) * 100,
      },
    };
  },
  text: String.raw`
The drug #drug prevents the formation of a functional spindle. Cultures of a line of human cancer cells were grown with different concentrations of the drug. #table

[cells, haemocytometer] A haemocytometer was used to count the cells of one culture. There were on average #squares cells in a square with a volume of $0.1\,\mathrm{mm^3}$. Calculate the number of cells in
  $1\,\mathrm{cm^3}$. ($1\,\mathrm{cm^3}$ is $1000\,\mathrm{mm^3}$.)
step: Find the number of cells in $1\,\mathrm{mm^3}$ | \frac{#squares}{0.1} |
calculate: @1 \times 1000
wrong: square-as-cubic-millimetre | #squares \times 1000 | The volume of the square was taken as one cubic millimetre. | only 2

[viability, vital-stain] A stain that enters only dead cells was added to a sample. Of #counted cells, #dead were stained. Calculate the percentage of viable cells.
calculate: \frac{#counted - #dead}{#counted} \times 100 | %
wrong: dead-for-viable | \frac{#dead}{#counted} \times 100 | This is the percentage of dead cells.

[stain, vital-stain] Explain why a count with a vital stain is better than a count of all cells.
point: only living cells are counted | dead cells are not counted as living | it distinguishes viable from dead cells | it gives the viable cell count
reject: it makes the cells grow

[fall, percentage-change] Calculate the percentage decrease in viable cells between the culture without the drug and the culture with the highest concentration.
calculate: \frac{#lowest - #highest}{#lowest} \times 100 | %
wrong: wrong-base | \frac{#lowest - #highest}{#highest} \times 100 | The decrease was divided by the final value.

[conclusion, conclusions] State the conclusion that can be drawn from the results in the table.
point: as the concentration of the drug increases the percentage of viable cells decreases | the higher the concentration of the drug the fewer viable cells | increasing the drug reduces viability
  | as conc increases, % viable cells decreases | more drug less viable cells
reject: the drug increases viability | there is no effect

[negative, controls] The culture without the drug contained the solvent in which the drug is dissolved. State the name of this type of control.
state: negative control | a negative control
reject: positive control

[why, controls] Explain why the culture without the drug had to contain the solvent in which the drug is dissolved.
point: to show that the effect is caused by the drug and not by the solvent | so that the solvent is not a confounding variable | to show that the solvent itself does not kill the cells
reject: to dissolve the cells
not with: negative

[positive, controls] Suggest a suitable positive control for this investigation.
point: cells treated with a drug known to kill cancer cells | a culture with another drug that is known to reduce viability | cells treated with a substance known to cause cell death
reject: a culture with no drug | a culture with water

[spindle, cell-cycle] Explain how the lack of a functional spindle stops the cell cycle.
point: chromosomes are not attached to spindle fibres so the checkpoint in mitosis is not passed | the metaphase checkpoint is not passed | the chromosomes cannot be aligned on the metaphase plate
  | the checkpoint in mitosis detects that chromosomes are not attached
reject: DNA is not replicated | the cell stays in G1

[index, mitotic-index] In another sample, #mitotic of #total cells were in mitosis. Calculate the mitotic index as a percentage.
calculate: \frac{#mitotic}{#total} \times 100 | %
wrong: mitotic-index-base | \frac{#mitotic}{#total - #mitotic} \times 100 | The cells in mitosis were divided by the other cells.

[apoptosis, apoptosis] Many cells of these cultures die by apoptosis. Explain how caspases bring about the death of a cell.
point: they are proteases that are activated in a cascade | a cascade of caspases is activated | caspases activate other caspases | they are protease enzymes
why: State what caspases are, or how they are activated
point: they break down the proteins of the cell | they digest the contents of the cell | the cell is destroyed | they degrade key proteins of the cell
why: State what they do
reject: they cause the cell to burst | they digest DNA only

[repair, apoptosis] DNA damage activates the protein p53. State one effect of active p53 on a cell.
state: it stimulates DNA repair | it arrests the cell cycle | it causes apoptosis | DNA repair | stops the cell cycle | cell death | it triggers apoptosis
reject: it starts mitosis | it causes cancer

[rb, cell-cycle] In the cells, cyclin-dependent kinases phosphorylate the retinoblastoma protein (Rb). State the effect of this on the cell cycle.
point: the inhibition of transcription of genes for DNA replication is lifted so the cell goes from G1 to S | Rb no longer inhibits the cell cycle | the cell progresses from G1 to S phase
  | the genes for DNA replication are transcribed
  | cell moves from G1 to S
reject: the cell cycle stops in G1 | mitosis ends

[tumour, cell-cycle] State what happens if the cell cycle is not controlled and its rate is too high.
state: a tumour forms | tumour formation | cancer | uncontrolled division | a tumour
reject: degenerative disease | apoptosis

[serum, cell-culture] Animal cells are cultured in a medium that contains growth factors. Name the substance from blood that is added as a source of growth factors.
state: serum | animal serum | foetal bovine serum | fetal bovine serum | FBS
reject: haemoglobin | antibody | plasma cells

[aseptic, aseptic-technique] Describe one precaution that prevents contamination of the cell cultures.
point: sterilise the equipment and the medium | work in a laminar flow cabinet | use aseptic technique with sterile equipment | disinfect the working area | flame the neck of the bottles
reject: wear a coat | wash the cells
`,
});
