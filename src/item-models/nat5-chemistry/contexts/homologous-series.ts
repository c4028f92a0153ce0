import { defineContext } from '../../contexts/define-context.ts';
import { dataTableTex } from '../../write/table.ts';

/** Boiling points in °C of the first straight-chain members, from data tables. */
const SERIES = [
  {
    family: 'alkanes',
    general: 'C$_n$H$_{2n+2}$',
    hydrogens: (n: number) => 2 * n + 2,
    saturated: true,
    members: [
      [3, 'propane', -42],
      [4, 'butane', -1],
      [5, 'pentane', 36],
      [6, 'hexane', 69],
      [7, 'heptane', 98],
      [8, 'octane', 126],
    ],
  },
  {
    family: 'alkenes',
    general: 'C$_n$H$_{2n}$',
    hydrogens: (n: number) => 2 * n,
    saturated: false,
    members: [
      [3, 'propene', -48],
      [4, 'but-1-ene', -6],
      [5, 'pent-1-ene', 30],
      [6, 'hex-1-ene', 63],
      [7, 'hept-1-ene', 94],
      [8, 'oct-1-ene', 121],
    ],
  },
] as const;

/** A homologous series with its boiling points: formulae, trends, tests and reactions. */
export const homologousSeries = defineContext({
  course: ['Chemistry', 'Nat 5'],
  id: 'N5C-C04',
  title: 'A homologous series',
  outcomeId: 'CHE-5-05',
  calculator: 'allowed',
  marks: [4, 7],
  draw: (random) => {
    const series = random.pick(SERIES);
    const hidden = random.pick([2, 3, 4]);
    const [n, name, boiling] = series.members[hidden] ?? series.members[2];
    const carbons = random.int(9, 14);
    const mass = n * 12 + series.hydrogens(n);
    return {
      values: {
        family: series.family,
        name,
        n,
        carbons,
        hydrogenCount: series.hydrogens(n),
        rule: series.saturated ? `2 \\times ${carbons} + 2` : `2 \\times ${carbons}`,
        wrongRule: series.saturated ? `2 \\times ${carbons}` : `2 \\times ${carbons} + 2`,
        boiling,
        areSaturated: series.saturated,
        mass,
        table: dataTableTex(
          ['name', 'number of carbon atoms', 'boiling point (°C)'],
          series.members.map(([count, member, point]) => [member, count, count === n ? '' : `$${point}$`]),
        ),
      },
      answers: {
        hydrogens: series.hydrogens(carbons),
        predict: boiling,
        percentage: ((n * 12) / mass) * 100,
      },
    };
  },
  text: String.raw`
The table shows members of the family of #family, which is a homologous series. #table

[meaning, homologous-series] State what is meant by a homologous series.
state: a family of compounds with the same general formula and similar chemical properties | compounds with the same general formula and similar chemical properties
  | compounds with similar chemical properties that can be represented by a general formula

[hydrogens, general-formula] Determine the number of hydrogen atoms in a molecule of the #family with #carbons carbon atoms.
calculate: #rule
wrong: other-series | #wrongRule | The general formula of another family was used.

[predict, trends] Predict the boiling point of #name.
calculate: #boiling | °C
tolerance: 6

[trend, trends] State how the boiling point depends on the number of carbon atoms.
state: the boiling point increases as the number of carbon atoms increases | it increases with the number of carbon atoms | more carbon atoms, higher boiling point
  | as the number of carbon atoms increases the boiling point increases
reject: it decreases

[forces, intermolecular-forces] Explain why the boiling point increases with the number of carbon atoms.
point: the forces of attraction are stronger | stronger forces | stronger intermolecular forces | the attractions get stronger
why: State what is stronger
ideas: stronger / increase / greater / more | forces / attractions / attraction
then: between the molecules | the forces are between the molecules | because the molecules are larger | between larger molecules
why: State where they act
reject: the covalent bonds are stronger | bonds within the molecules
not with: trend

[state, states] State whether #name is a solid, a liquid or a gas at 20 °C.
state: liquid | a liquid
reject: gas | solid

[test, unsaturation] Bromine solution is added to #name. State what is seen.
state: the bromine solution is quickly decolourised | it decolourises quickly | orange to colourless | the bromine is decolourised immediately | goes colourless
reject: no change | stays orange | turns clear
if: not areSaturated

[noTest, unsaturation] Bromine solution is added to #name in the dark. State what is seen.
state: no change | it stays orange | nothing | it stays brown | it stays orange or brown | the bromine solution is not decolourised | it remains orange
reject: decolourises | goes colourless
if: areSaturated

[addition, addition] Name the type of reaction in which #name reacts with bromine.
state: addition | an addition reaction
reject: combustion | neutralisation | condensation | displacement
if: not areSaturated

[saturated, saturation] Explain why #family are described as saturated.
point: they contain only single bonds between carbon atoms | all the carbon to carbon bonds are single | no double bonds | only carbon-carbon single bonds
  | only C-C single bonds | no C=C
reject: they contain double bonds | they are full of water
if: areSaturated

[unsaturated, saturation] Explain why #family are described as unsaturated.
point: they contain a carbon to carbon double bond | they have a double bond between carbon atoms | they contain C=C | contain at least one carbon-carbon double bond
reject: they contain only single bonds
if: not areSaturated

[isomers, isomers] State what is meant by isomers.
state: compounds with the same molecular formula but different structural formulae | same molecular formula, different structures
  | molecules with the same molecular formula but a different structural formula
reject: atoms with the same atomic number | different formula

[draw, isomers] Draw the full structural formula of an isomer of #name.
person: A correct structure with the same numbers of carbon and hydrogen atoms as #name, different from #name

[burn, combustion] Name the two substances produced when #name burns in a plentiful supply of oxygen.
point: carbon dioxide | CO2
point: water | H2O
need: 2

[percentage, percentage-by-mass] Calculate the percentage by mass of carbon in #name. A molecule has #n carbon atoms and #hydrogenCount hydrogen atoms.
step: Find the formula mass | 12 \times #n + 1 \times #hydrogenCount
step: Find the mass of carbon | 12 \times #n
calculate: \frac{@2}{@1} \times 100 | %
wrong: hydrogen-for-carbon | \frac{#hydrogenCount}{#mass} \times 100 | This is the percentage of hydrogen. | 1
not with: hydrogens

[source, fossil-fuels] Name the raw material from which most of these hydrocarbons are obtained.
state: crude oil | oil | natural gas
reject: coal | wood | petrol

[bond, bonding] Name the type of bond between the atoms of these molecules.
state: covalent | covalent bond | covalent bonds
reject: ionic | metallic
`,
});
