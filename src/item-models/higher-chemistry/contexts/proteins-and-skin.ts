import { defineContext } from '../../contexts/define-context.ts';

/** Proteins, enzymes and skin care: bonds, denaturing, radicals and fragrances. */
export const proteinsAndSkin = defineContext({
  course: ['Chemistry', 'Higher'],
  id: 'HC-C10',
  title: 'Proteins and skin care',
  outcomeId: 'CHE-H-08',
  calculator: 'allowed',
  largest: 20_000,
  marks: [5, 7],
  draw: (random) => {
    const [front, ratio] = [random.step(8, 14, 0.5), random.pick([0.3, 0.4, 0.5, 0.6, 0.7])];
    const units = random.int(2, 4);
    const [sample, percent] = [random.step(20, 60, 5), random.pick([2, 3, 4, 5])];
    return {
      values: {
        front,
        moved: front * ratio,
        units,
        carbons: 5 * units,
        sample,
        share: percent,
        oil: (sample * percent) / 100,
        food: random.pick(['egg white', 'fish', 'milk']),
      },
      answers: {
        rf: ratio,
        isoprene: units,
        share: percent,
      },
    };
  },
  text: String.raw`
The skin and #food contain proteins. A cream that protects the skin from sunlight contains water, an oil, a fragrance and a free-radical scavenger.

[link, proteins] Name the link between the amino acids in a protein.
state: peptide link | amide link | peptide bond | amide | peptide
reject: ester link | hydrogen bond | glycosidic

[type, proteins] Name the type of reaction in which amino acids join to form a protein.
state: condensation | condensation polymerisation
reject: addition | hydrolysis | oxidation

[digest, proteins] Name the type of reaction in which proteins are broken down during digestion.
state: hydrolysis | enzyme hydrolysis
reject: condensation | oxidation | combustion
not with: type

[essential, proteins] Explain why some amino acids are called essential.
point: the body cannot make them | they must come from the diet | they must be obtained from food
reject: they are the most important for energy

[rf, chromatography] The amino acids of #food were separated by chromatography. A spot moved #moved cm and the solvent front #front cm. Calculate the R$_f$ value.
calculate: \frac{#moved}{#front}
significant figures: 2
wrong: inverted-ratio | \frac{#front}{#moved} | The ratio was turned round.

[polar, chromatography] The solvent is less polar than water. Suggest why some amino acids move further up the paper than others.
point: they are more soluble in the solvent | they are attracted less strongly to the paper | they are less polar | they have a different attraction to the solvent
  | more attracted to the solvent
reject: they are lighter than air

[heat, proteins] The texture of #food changes when it is heated. Explain why.
point: the protein changes its shape | the protein is denatured | the chains unfold
reject: the peptide links are broken
then: the bonds between the chains are broken | hydrogen bonds are broken | intermolecular bonds are broken by the heat

[enzyme, enzymes] An enzyme of the skin works best at 32 °C. Explain why it stops working at 70 °C.
point: the protein is denatured | its shape changes | the enzyme is denatured
reject: it is killed
not with: heat

[radical, free-radicals] State what is meant by a free radical.
state: an atom or molecule with an unpaired electron | a species with an unpaired electron | a particle with an unpaired electron
reject: an ion | a charged particle

[ultraviolet, free-radicals] Explain how ultraviolet light produces free radicals in the skin.
point: it has enough energy to break bonds in molecules | it breaks covalent bonds | it provides the energy to break bonds
  | breaks bonds
reject: it warms the skin

[scavenger, free-radicals] Explain the purpose of the free-radical scavenger in the cream.
point: it reacts with free radicals to form stable molecules | it reacts with radicals and ends the chain reaction | it prevents chain reactions
reject: it blocks the light

[step, free-radicals] In one step of a chain reaction, $\mathrm{Cl^{\bullet} + Cl^{\bullet} \rightarrow Cl_2}$. Name this step.
state: termination
reject: initiation | propagation

[fragrance, fragrances] The fragrance contains a terpene. Name the unit from which terpenes are built.
state: isoprene | 2-methylbuta-1,3-diene
reject: ethene | glycerol | amino acid

[isoprene, fragrances] A terpene has #carbons carbon atoms. Each unit has five. Calculate the number of units in its molecule.
calculate: \frac{#carbons}{5}
significant figures: 2
wrong: wrong-operation | #carbons \times 5 | The number of carbon atoms was multiplied.

[volatile, fragrances] Essential oils are volatile. Explain why a fragrance must be volatile.
point: its molecules must evaporate to reach the nose | it must evaporate easily so that it can be smelled | it must become a gas to be smelled
reject: it must dissolve in water

[share, percentages] From #sample g of orange peel, #oil g of essential oil was obtained. Calculate the percentage by mass of oil in the peel.
calculate: \frac{#oil}{#sample} \times 100 | %
wrong: inverted-ratio | \frac{#sample}{#oil} | The ratio was turned round.

[emulsion, emulsions] Oil and water do not mix. State what must be added to the cream to keep them mixed.
state: an emulsifier | emulsifier | emulsifying agent
reject: an antioxidant | a catalyst
`,
});
