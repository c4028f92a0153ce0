import { defineContext } from '../../contexts/define-context.ts';
import { dataTableTex } from '../../write/table.ts';

/** Pairs of molecules with similar numbers of electrons; boiling points in °C from data tables. */
const SETS = [
  {
    polar: 'ethanol',
    nonPolar: 'propane',
    rows: [
      ['propane', 44, -42],
      ['methoxymethane', 46, -25],
      ['ethanol', 46, 78],
    ],
    middle: 'methoxymethane',
    group: 'hydroxyl',
  },
  {
    polar: 'propan-1-ol',
    nonPolar: 'butane',
    rows: [
      ['butane', 58, -1],
      ['propanone', 58, 56],
      ['propan-1-ol', 60, 97],
    ],
    middle: 'propanone',
    group: 'hydroxyl',
  },
] as const;

/** Boiling points and solubility explained by intermolecular forces. */
export const intermolecularForces = defineContext({
  course: ['Chemistry', 'Higher'],
  id: 'HC-C04',
  title: 'Boiling points and intermolecular forces',
  outcomeId: 'CHE-H-02',
  calculator: 'allowed',
  marks: [4, 8],
  draw: (random) => {
    const set = random.pick(SETS);
    const difference = random.step(0.9, 1.6, 0.1);
    const [first, second] = [2.5, Math.round((2.5 + difference) * 10) / 10];
    return {
      values: {
        polar: set.polar,
        nonPolar: set.nonPolar,
        middle: set.middle,
        group: set.group,
        first: first.toFixed(1),
        second: second.toFixed(1),
        table: dataTableTex(
          ['substance', 'mass of one mole (g)', 'boiling point (°C)'],
          set.rows.map(([name, mass, point]) => [name, mass, `$${point}$`]),
        ),
      },
      answers: { electronegativity: second - first },
    };
  },
  text: `
The boiling points of three substances, whose molecules have similar masses, are shown. #table

[london, london-dispersion] Name the only type of intermolecular force between the molecules of #nonPolar.
state: London dispersion forces | London dispersion | LDF | London forces
reject: hydrogen bonds | permanent dipole | covalent

[arise, london-dispersion] Explain how London dispersion forces arise.
point: movement of electrons gives a temporary dipole | temporary dipoles are formed by the movement of electrons | uneven distribution of electrons causes a temporary dipole
why: State how a dipole forms
reject: permanent dipole
then: which induces a dipole in a neighbouring molecule | this attracts a neighbouring molecule | temporary dipoles attract each other | induces dipoles in other molecules
why: State how it attracts

[hydrogen, hydrogen-bonding] Explain why #polar has a much higher boiling point than #nonPolar.
point: #polar has hydrogen bonds between its molecules | hydrogen bonding between molecules of #polar | it has hydrogen bonding
why: Name the forces of #polar
point: #nonPolar has only London dispersion forces | there are only London dispersion forces between molecules of #nonPolar
why: Name the forces of #nonPolar
point: hydrogen bonds are stronger so more energy is needed to separate the molecules | hydrogen bonds are stronger than London dispersion forces | more energy is needed to break
  the hydrogen bonds
why: Compare the strengths
reject: the covalent bonds are stronger

[feature, hydrogen-bonding] State the feature of a molecule of #polar that allows hydrogen bonds between its molecules.
state: hydrogen bonded to oxygen | an OH group | hydroxyl group | a hydrogen atom bonded to a very electronegative atom | O-H bond | hydrogen attached to oxygen
reject: carbon to hydrogen bonds | it contains hydrogen
not with: hydrogen

[dipole, permanent-dipole] Explain why the boiling point of #middle lies between the other two.
point: it has permanent dipole to permanent dipole interactions | permanent dipole-permanent dipole attractions
why: Name the forces
point: these are stronger than London dispersion forces but weaker than hydrogen bonds | stronger than London dispersion forces only | weaker than hydrogen bonds
why: Compare the strengths

[soluble, solubility] State whether #polar is soluble in water. You must justify your answer.
point: it can form hydrogen bonds with water | its molecules are polar like water | both are polar | like dissolves like and both are polar
why: Give the reason
then: soluble | it is soluble | it dissolves | yes
why: State the answer
reject: insoluble | it does not dissolve

[insoluble, solubility] Explain why #nonPolar does not dissolve in water.
point: it is non-polar and water is polar | non-polar molecules do not dissolve in polar solvents | it cannot form hydrogen bonds with water
reject: it is too heavy
not with: soluble

[electronegativity, polar-bonds] Two elements have electronegativities of #first and #second. Calculate the difference that decides how polar a bond between them is.
calculate: #second - #first
significant figures: 2

[polarBond, polar-bonds] State what is meant by a polar covalent bond.
state: a covalent bond in which the electrons are shared unequally | bonding electrons are not shared equally | a bond between atoms of different electronegativity
  | the electrons are attracted more strongly by one atom
  | covalent bond with a dipole
reject: a bond in which electrons are transferred

[define, electronegativity] State what is meant by electronegativity.
state: a measure of the attraction of an atom for the electrons in a bond | the attraction an atom has for bonding electrons | the attraction for the shared electrons of a bond
reject: the charge of an atom | the energy to remove an electron

[symmetry, polarity] Tetrachloromethane has polar bonds, but its molecules are non-polar. Explain why.
point: the molecule is symmetrical so the dipoles cancel | because of its symmetrical shape | the polarities cancel because it is symmetrical | the charge is distributed evenly
reject: the bonds are non-polar

[trend, london-dispersion] The boiling points of the alkanes increase with the number of carbon atoms. Explain why.
point: the molecules have more electrons | larger molecules have more electrons | there are more electrons in larger molecules
why: State the difference
then: so the London dispersion forces are stronger | stronger London dispersion forces between the molecules
why: State the effect on the forces
reject: more covalent bonds must be broken

[viscosity, viscosity] State how the viscosity of #polar compares with that of #nonPolar as a liquid, and give the reason in terms of forces.
point: stronger forces between the molecules | it has hydrogen bonding | stronger intermolecular forces
why: Give the reason
then: higher | it is more viscous | greater viscosity
why: State the answer
reject: lower | less viscous

[ice] Ice floats on water. A student says: “All solids float on their own liquid.” Using your knowledge of chemistry, comment on this statement.
open: hydrogen bonds hold water molecules in ice in an open lattice | ice is less dense than water | most solids are denser than their liquids because particles are closer
  | the effect on lakes in winter | examples of other substances
`,
});
