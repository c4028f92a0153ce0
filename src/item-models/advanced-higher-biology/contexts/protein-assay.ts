import { drawDataGraph } from '../../../diagrams/families/data-graph.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { measure } from '../../contexts/measurements.ts';
import { roundTo } from '../../write/number.ts';
import { dataTableTex } from '../../write/table.ts';

const CONCENTRATIONS = [0, 0.2, 0.4, 0.6, 0.8, 1] as const;
const SOURCES = ['egg white', 'milk', 'a pea extract'] as const;

/** A protein assay: dilution, standard curve, separation techniques, controls and protein structure. */
export const proteinAssay = defineContext({
  course: ['Biology', 'Advanced Higher'],
  id: 'AHB-C04',
  title: 'Assay of a protein',
  outcomeId: 'BIO-AH-01',
  calculator: 'allowed',
  marks: [5, 8],
  draw: (random) => {
    const slope = random.step(0.6, 0.9, 0.05);
    const reading = random.pick([0.3, 0.5, 0.7]);
    const factor = random.pick([10, 20, 50]);
    const [start, tube] = [random.pick([20, 50]), random.pick([2, 3])];
    const rows = CONCENTRATIONS.map((concentration): [number, number] => [
      concentration,
      measure(random, slope * concentration, { places: 2, error: 0.015 }),
    ]);
    const axes = {
      x: { tex: 'concentration of protein (mg cm$^{-3}$)', min: 0, max: 1 },
      y: { tex: 'absorbance', min: 0, max: 1 },
    };
    return {
      values: {
        source: random.pick(SOURCES),
        absorbance: roundTo(slope * reading, 2).toFixed(2),
        reading,
        factor,
        start: { value: start, unit: 'mg cm^-3' },
        tube,
        table: dataTableTex(
          ['concentration of protein (mg cm$^{-3}$)', 'absorbance'],
          rows.map(([concentration, absorbance]) => [concentration.toFixed(1), absorbance.toFixed(2)]),
        ),
      },
      answers: { reading, undiluted: reading * factor, series: start / 10 ** tube },
      figures: {
        grid: drawDataGraph({ ...axes, series: [{ points: rows }], show: 'grid' }),
        fit: drawDataGraph({
          ...axes,
          series: [{ points: CONCENTRATIONS.map((c) => [c, roundTo(slope * c, 3)]) }],
          show: 'fit',
        }),
      },
    };
  },
  text: String.raw`
The concentration of protein in #source is measured with a reagent that becomes blue in the presence of protein. The absorbance of solutions of known concentration is measured with a colorimeter. #table

[plot, draw-graph] Draw a line graph of the results.
figure: grid
person: Both axes have labels with units and a suitable scale
person: All points are plotted accurately and joined or fitted by a line
not with: reading

[reading, standard-curve] A diluted sample of #source has an absorbance of #absorbance. Use the graph to determine its concentration of protein, in $\mathrm{mg\,cm^{-3}}$.
figure: fit
calculate: #reading | mg cm^-3
tolerance: 0.02
given: The diluted sample has a concentration of protein of @reading.

[undiluted, dilution-factor] The sample had been diluted #factor times before the measurement. Calculate the concentration of protein before the dilution.
calculate: @reading \times #factor | mg cm^-3
wrong: dilution-divided | \frac{@reading}{#factor} | The concentration was divided by the dilution factor.

[name, standard-curve] State the name given to a graph of known values from which an unknown value is read.
state: standard curve | a standard curve | calibration curve | calibration graph
reject: histogram | bar graph

[linear, dilution-type] The solutions of known concentration differ by an equal interval. Name this type of dilution series.
state: linear | linear dilution | a linear dilution series | linear dilution series
reject: log | logarithmic | log dilution | serial

[series, dilution-type] In a log dilution, a protein solution of concentration #start is diluted by a factor of ten in each step. Calculate the concentration after #tube steps.
calculate: \frac{#start}{10^{#tube}} | mg cm^-3
wrong: dilution-type | \frac{#start}{10 \times #tube} | Each step divides by ten again. | 0

[blank, controls] The first solution contains reagent but no protein. Explain why it is needed.
point: to set the colorimeter to zero | to show the absorbance of the reagent itself | as a baseline so that only absorbance due to protein is measured | to allow for the colour of the reagent
  | it is a blank
reject: to check that the protein works

[buffer, buffers] All solutions are made with a buffer. State the purpose of a buffer.
state: to keep the pH constant | it maintains a constant pH | to control pH | to resist changes in pH
reject: to keep the temperature constant | to neutralise the acid

[ph, isoelectric-point] The proteins are separated by adding acid until one of them precipitates. Explain why a protein precipitates at its isoelectric point.
point: it has no net charge so its molecules come together | its net charge is zero | there is no overall charge to repel the molecules | the protein has an overall neutral charge
  | overall charge is zero
reject: it is denatured by heat | it has a negative charge

[sds, electrophoresis] SDS–PAGE is used to separate the proteins. State the property by which SDS–PAGE separates proteins.
state: size | molecular size | mass | molecular mass | size alone | molecular weight
reject: shape | charge | solubility

[sdsWhy, electrophoresis] Explain why SDS is added to the proteins before SDS–PAGE.
point: it gives all molecules an equally negative charge | it gives them a uniform negative charge | it denatures the proteins so that shape does not matter | it makes the proteins linear with a negative charge
reject: it colours the proteins | it neutralises the charge
not with: sds

[paper, chromatography] Amino acids from the protein are separated by thin layer chromatography. Explain why some amino acids move further than others.
point: they have different solubilities in the solvent | more soluble amino acids move further | the more soluble it is in the solvent the further it moves | they have different affinities for the solvent
reject: they have different colours | heavier ones sink

[elisa, antibodies] Antibodies that bind to the protein are linked to an enzyme. State the purpose of the enzyme.
state: it causes a colour change | it produces a detectable colour | it acts as a reporter | it is a reporter enzyme that shows where the antibody is bound | it causes a colour change in a substrate
reject: it digests the protein | it kills bacteria

[monoclonal, antibodies] State what is meant by monoclonal antibodies.
state: antibodies from one clone of a hybridoma cell line | identical antibodies of one specificity | identical antibodies that bind to the same antigen | antibodies that are all of the same type
reject: antibodies of many types

[primary, protein-structure] State what decides the final shape of a protein.
state: the sequence of its amino acids | the amino acid sequence | its primary structure | the order of the amino acids | interactions between its R groups
reject: the number of its amino acids | the temperature only

[hydrophobic, protein-structure] Explain the positions of hydrophobic and hydrophilic R groups in a soluble protein.
point: hydrophobic groups are repelled by water and cluster together | hydrophobic groups are not attracted to water | hydrophobic groups interact with each other away from water
why: Explain the position of the hydrophobic groups
point: hydrophilic groups are at the surface where they are attracted to water | hydrophilic groups face the water | polar groups at the surface interact with water
why: Explain the surface of the protein
reject: hydrophobic groups are attracted to water

[reliability, reliability] The absorbance of the diluted sample was measured once. Describe how the reliability of the result could be improved.
point: repeat the measurement with further samples and calculate a mean | measure several independent samples of #source | replicate the measurement and take the average
reject: use a larger sample | be more accurate
`,
});
