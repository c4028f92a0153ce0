import { defineContext } from '../../contexts/define-context.ts';

/** Monomers with one double bond: name, formula, polymer and formula mass. */
const MONOMERS = [
  { monomer: 'ethene', formula: 'C$_2$H$_4$', polymer: 'poly(ethene)', mass: 28, use: 'bottles and bags' },
  { monomer: 'propene', formula: 'C$_3$H$_6$', polymer: 'poly(propene)', mass: 42, use: 'ropes and crates' },
  {
    monomer: 'chloroethene',
    formula: 'C$_2$H$_3$Cl',
    polymer: 'poly(chloroethene)',
    mass: 62.5,
    use: 'window frames and pipes',
  },
  {
    monomer: 'tetrafluoroethene',
    formula: 'C$_2$F$_4$',
    polymer: 'poly(tetrafluoroethene)',
    mass: 100,
    use: 'non-stick pans',
  },
] as const;

/** An addition polymer: monomer, repeating unit, properties and waste. */
export const additionPolymer = defineContext({
  course: ['Chemistry', 'Nat 5'],
  id: 'N5C-C08',
  title: 'An addition polymer',
  outcomeId: 'CHE-5-09',
  calculator: 'allowed',
  largest: 2_000_000,
  marks: [3, 6],
  draw: (random) => {
    const chosen = random.pick(MONOMERS);
    const units = random.step(400, 2400, 200);
    const [used, recycled] = [random.step(40, 90, 5), random.step(8, 30, 2)];
    return {
      values: { ...chosen, units, used, recycled, total: chosen.mass * units },
      answers: { mass: chosen.mass * units, units, recycle: (recycled / used) * 100 },
    };
  },
  text: String.raw`
The polymer #polymer is used for #use. It is made from the monomer #monomer, #formula.

[type, polymerisation] Name the type of polymerisation in which #monomer forms #polymer.
state: addition | addition polymerisation
reject: condensation

[monomer, polymerisation] State what is meant by a monomer.
state: a small molecule that joins with others to form a polymer | a small molecule that can join together to make a polymer | one of the small molecules that make a polymer
reject: a large molecule | an atom

[bond, polymerisation] Name the feature of a molecule of #monomer that allows it to form a polymer.
state: a carbon to carbon double bond | double bond | C=C | carbon-carbon double bond | it is unsaturated
reject: single bond | hydrogen

[section, polymers] Draw a section of #polymer that shows three monomer units joined together.
person: Six carbon atoms in a chain with single bonds, the right atoms on each, and open ends
not with: repeating

[repeating, polymers] Draw the repeating unit of #polymer.
person: Two carbon atoms with a single bond, the right atoms on each, and open bonds at both ends

[mass, formula-mass] A molecule of #polymer is formed from #units monomer molecules. The formula mass of #monomer is #mass. Calculate the formula mass of this molecule.
calculate: #mass \times #units
significant figures: 7
wrong: added | #mass + #units | The formula mass was added to the number of units.

[units, formula-mass] A molecule of #polymer has a formula mass of #total. The formula mass of #monomer is #mass. Calculate the number of monomer molecules that formed it.
calculate: \frac{#total}{#mass}
significant figures: 5
not with: mass

[bromine, unsaturation] State what is seen when bromine solution is added to #polymer.
state: no change | it stays orange | nothing | it stays brown | it stays orange or brown | the bromine is not decolourised | it remains orange
reject: it decolourises | colourless

[why, unsaturation] Explain why #polymer does not decolourise bromine solution.
point: it has no carbon to carbon double bonds | it is saturated | it contains only single bonds between carbon atoms | the double bonds were used in the addition
reject: it is unsaturated
not with: bromine

[thermoplastic, properties] The polymer softens when it is heated and can be reshaped. State the term for such a plastic.
state: thermoplastic | a thermoplastic | thermosoftening
reject: thermosetting

[burn, environment] Give one problem that is caused by burning plastics.
state: toxic gases | poisonous gases are produced | carbon monoxide | greenhouse gases are released | harmful fumes | carbon dioxide is produced
  | toxic fumes
reject: they melt | noise

[waste, environment] Give one problem that is caused when this polymer is thrown away.
state: it does not biodegrade | it is not biodegradable | it harms wildlife | it fills landfill sites | it stays in the environment for a long time | microplastics in the sea
reject: it rots | it smells

[recycle, environment] In one year, a town used #used tonnes of the polymer and recycled #recycled tonnes. Calculate the percentage that was recycled.
calculate: \frac{#recycled}{#used} \times 100 | %
significant figures: 3
wrong: share-inverted | \frac{#used}{#recycled} \times 100 | The masses were interchanged.

[source, feedstocks] Name the raw material from which most monomers are made.
state: crude oil | oil | natural gas
reject: coal | wood | water

[property, properties] State one property of plastics that makes them suitable for packaging.
state: light | waterproof | flexible | strong | transparent | cheap | lightweight | unreactive | durable
reject: biodegradable | conducts electricity
`,
});
