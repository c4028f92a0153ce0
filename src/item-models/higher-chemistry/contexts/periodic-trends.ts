import { drawDataGraph } from '../../../diagrams/families/data-graph.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { dataTableTex } from '../../write/table.ts';

const ELEMENTS = [
  ['lithium', 134, 526, 1.0, 3],
  ['sodium', 154, 502, 0.9, 11],
  ['potassium', 196, 425, 0.8, 19],
  ['rubidium', 216, 409, 0.8, 37],
] as const;

/** Trends in the periodic table, from data of one group. */
export const periodicTrendsContext = defineContext({
  course: ['Chemistry', 'Higher'],
  id: 'HC-C05',
  title: 'Trends in a group',
  outcomeId: 'CHE-H-01',
  calculator: 'allowed',
  largest: 20_000,
  marks: [5, 7],
  draw: (random) => {
    const moles = random.pick([0.25, 0.5, 2, 3]);
    const [first, second] = random.pick([
      [738, 1451],
      [590, 1145],
    ] as const);
    return {
      values: {
        moles,
        first,
        second,
        metal: first === 738 ? 'magnesium' : 'calcium',
        formula:
          first === 738
            ? '$\\mathrm{Mg(g) \\rightarrow Mg^{2+}(g) + 2e^-}$'
            : '$\\mathrm{Ca(g) \\rightarrow Ca^{2+}(g) + 2e^-}$',
        table: dataTableTex(
          ['element', 'covalent radius (pm)', 'first ionisation energy (kJ mol$^{-1}$)', 'electronegativity'],
          ELEMENTS.map(([name, radius, energy, value]) => [name, radius, energy, value.toFixed(1)]),
        ),
      },
      answers: { total: moles * (first + second) },
      figures: {
        graph: drawDataGraph({
          x: { tex: 'atomic number', min: 0 },
          y: { tex: 'first ionisation energy (kJ mol$^{-1}$)', min: 300 },
          series: [{ points: ELEMENTS.map(([, , energy, , number]) => [number, energy]) }],
          show: 'joined',
        }),
      },
    };
  },
  text: String.raw`
The table shows data for some elements of group 1. #table

[define, ionisation-energy] State what is meant by the first ionisation energy of an element.
state: the energy needed to remove one mole of electrons from one mole of gaseous atoms | the energy to remove one electron from each atom of one mole of gaseous atoms
  | energy to remove 1 mole of electrons from 1 mole of atoms in the gas state
reject: the energy to add an electron | the energy to break a bond

[trend, ionisation-energy] Use the graph to describe the trend in the first ionisation energy down the group.
figure: graph
point: it decreases | it decreases down the group | the ionisation energy becomes smaller
reject: it increases

[explain, ionisation-energy] Explain why the first ionisation energy decreases down the group.
point: there are more electron shells | the outer electron is further from the nucleus | the atoms have more shells
reject: the nuclear charge decreases
point: inner electrons shield the outer electron from the nucleus | the attraction of the nucleus for the outer electron is weaker | more screening by inner electrons
not with: trend

[radius, covalent-radius] Explain why the covalent radius increases down the group.
point: there is an extra electron shell each time | the number of occupied shells increases | more electron shells
reject: more protons push the electrons away

[across, covalent-radius] Explain why the covalent radius decreases across a period.
point: the nuclear charge increases | there are more protons in the nucleus
reject: more electron shells
then: the electrons are pulled closer to the nucleus | the nucleus attracts the outer electrons more strongly | outer electrons are attracted more strongly in the same shell

[second, ionisation-energy] The second ionisation energy of sodium is much greater than the first. Explain why.
point: the second electron is removed from a full inner shell | an electron is removed from a shell nearer the nucleus | the second electron is in an inner shell
reject: the outer electron is further away

[total, ionisation-energy] The first ionisation energy of #metal is #first kJ mol$^{-1}$ and the second is #second kJ mol$^{-1}$. Calculate the energy needed, in kJ, for this change with #moles mol of #metal: #formula
calculate: #moles \times (#first + #second)
significant figures: 4
wrong: first-energy-only | #moles \times #first | Only the first ionisation energy was used.
wrong: second-energy-only | #moles \times #second | Only the second ionisation energy was used.

[negativity, electronegativity] State what is meant by electronegativity.
state: a measure of the attraction an atom has for the electrons in a bond | the attraction of an atom for bonding electrons | how strongly an atom attracts the electrons of a bond
reject: the energy to remove an electron | the charge of an ion

[fluorine, electronegativity] Explain why fluorine has the highest electronegativity of its group.
point: its atoms have the fewest shells | the bonding electrons are nearest the nucleus | least shielding of the bonding electrons | it has the smallest atoms of the group
reject: it has the largest atoms

[agent, redox] State whether the elements of group 1 act as oxidising or as reducing agents.
state: reducing agents | reducing | reducing agent
reject: oxidising

[noble, electronegativity] Suggest why data books give no electronegativity for most noble gases.
point: they do not form bonds | they form very few compounds | they do not form covalent bonds | their atoms have a full outer shell and do not bond
reject: they are gases

[lattice, structure] Name the type of bonding in solid sodium.
state: metallic | metallic bonding
reject: ionic | covalent

[network, structure] Carbon has a much higher melting point than nitrogen. Explain why.
point: carbon is a covalent network and strong covalent bonds must be broken | strong covalent bonds are broken in carbon
reject: nitrogen has weaker covalent bonds
point: nitrogen consists of molecules with weak forces between them | only London dispersion forces are overcome in nitrogen | weak intermolecular forces in nitrogen
`,
});
