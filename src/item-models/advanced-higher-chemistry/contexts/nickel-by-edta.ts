import { defineContext } from '../../contexts/define-context.ts';
import { roundTo } from '../../write/number.ts';
import { dataTableTex } from '../../write/table.ts';

const NICKEL_MASS = 58.7;
const SALT_MASS = 262.8;

/** Nickel in a salt by titration with EDTA: standard solution, concordant titres, percentage by mass, complexes. */
export const nickelByEdta = defineContext({
  course: ['Chemistry', 'Advanced Higher'],
  id: 'AHC-C03',
  title: 'Nickel by titration with EDTA',
  outcomeId: 'CHE-AH-09',
  calculator: 'allowed',
  marks: [6, 9],
  draw: (random) => {
    const mass = random.step(2.52, 2.68, 0.01);
    const purity = random.step(0.95, 0.99, 0.005);
    const edta = 0.1;
    const moles = (mass * purity) / SALT_MASS;
    const titre = roundTo((moles / 5 / edta) * 1000, 1);
    const titres = [titre + random.pick([0.4, 0.5, 0.6]), titre - 0.1, titre + 0.1] as const;
    return {
      values: {
        mass: { value: mass, unit: 'g', significantFigures: 3 },
        edta: { value: edta, unit: 'mol l^-1', significantFigures: 3 },
        second: { value: titres[1], unit: 'cm^3', significantFigures: 3 },
        third: { value: titres[2], unit: 'cm^3', significantFigures: 3 },
        first: { value: titres[0], unit: 'cm^3', significantFigures: 3 },
        used: { value: titre, unit: 'cm^3', significantFigures: 3 },
        table: dataTableTex(
          ['titration', 'volume of EDTA solution (cm$^3$)'],
          titres.map((volume, index) => [index === 0 ? 'rough' : String(index), volume.toFixed(1)]),
        ),
      },
      answers: {
        average: titre,
        moles: ((edta * titre) / 1000) * 5,
        percentage: ((((edta * titre) / 1000) * 5 * NICKEL_MASS) / mass) * 100,
        theory: (NICKEL_MASS / SALT_MASS) * 100,
        coordination: 6,
      },
    };
  },
  text: String.raw`
The percentage by mass of nickel in hydrated nickel(II) sulfate, $\mathrm{NiSO_4 \cdot 6H_2O}$, is found by titration. A sample of #mass of the salt is dissolved and made up to $100\,\mathrm{cm^3}$ of solution. Samples of
$20.0\,\mathrm{cm^3}$ of this solution are titrated with EDTA solution of concentration #edta, with murexide as the indicator. One mole of nickel(II) ions reacts with one mole of EDTA. #table

[type, complexometric-titration] Name this type of titration.
state: complexometric | a complexometric titration | complexometric titration
reject: redox | acid-base | back titration

[weigh, weighing] The instructions ask for “approximately $2.6\,\mathrm{g}$ of the salt, weighed accurately”. Explain what this means.
point: the mass is close to 2.6 g and is known exactly | a mass near 2.6 g is weighed on an accurate balance and recorded | the mass is about 2.6 g but its exact value is recorded
reject: exactly 2.6 g must be weighed

[flask, standard-solution] Describe how the weighed salt is made into $100\,\mathrm{cm^3}$ of solution.
point: dissolve the salt in a small volume of deionised water and transfer the solution to a volumetric flask | the dissolved salt is transferred to a volumetric flask
why: Describe the transfer
point: transfer the rinsings of the beaker as well | wash the beaker and add the washings to the flask | the washings are added
why: Describe the rinsing
point: make up to the mark with deionised water | add deionised water until the bottom of the meniscus is on the mark
why: Describe the making up
need: 2

[average, concordant-titres] Calculate the average titre that should be used.
calculate: \frac{#second + #third}{2} | cm^3
significant figures: 3
given: The average titre is @average.
not with: concordant
wrong: rough-titre-included | \frac{#first + #second + #third}{3} | The rough titre was included. | 0

[concordant, concordant-titres] State why the first titre is not used to calculate the average.
state: it is a rough titre | it is not concordant | it is not within 0.2 cm^3 of the others | it is only a rough value | not concordant with the others

[moles, titration] Calculate the number of moles of nickel(II) ions in $100\,\mathrm{cm^3}$ of the solution.
step: Find the moles of nickel(II) ions in $20.0\,\mathrm{cm^3}$ | #edta \times \frac{@average}{1000} | mol
calculate: @1 \times \frac{100}{20.0} | mol
significant figures: 3
given: The amount of nickel(II) ions in $100\,\mathrm{cm^3}$ of the solution is @moles.
wrong: aliquot-not-scaled | #edta \times \frac{@average}{1000} | The result for $20.0\,\mathrm{cm^3}$ was not scaled to $100\,\mathrm{cm^3}$. | 1

[percentage, percentage-by-mass] Calculate the percentage by mass of nickel in the sample. (GFM of nickel: $58.7\,\mathrm{g}$.)
step: Find the mass of nickel | @moles \times 58.7 | g
calculate: \frac{@1}{#mass} \times 100 | %
significant figures: 3
wrong: moles-for-mass | \frac{@moles}{#mass} \times 100 | The moles of nickel were divided by the mass of the salt. | 0

[theory, percentage-by-mass] Calculate the theoretical percentage by mass of nickel in $\mathrm{NiSO_4 \cdot 6H_2O}$. (GFM of nickel: $58.7\,\mathrm{g}$; GFM of the hydrated salt: $262.8\,\mathrm{g}$.)
calculate: \frac{58.7}{262.8} \times 100 | %
significant figures: 3
wrong: water-left-out | \frac{58.7}{154.8} \times 100 | The water of crystallisation was left out. | 0

[control, control-experiment] Describe a control experiment that would check the accuracy of this method.
point: repeat the titration with a solution of known nickel concentration | carry out the procedure with a pure nickel salt | titrate a standard solution of nickel ions
  | use a sample with a known percentage of nickel
reject: repeat the titration with the same sample | use water

[colour, transition-metal-colour] A solution of nickel(II) ions is green. Explain why solutions of nickel(II) ions are coloured.
point: the ligands split the d orbitals into different energies | the d orbitals are split by the ligands | d orbitals are no longer degenerate
why: State what happens to the d orbitals
then: electrons absorb light and move to a higher d orbital | electrons are promoted between the d orbitals by absorbing visible light | a d-d transition absorbs visible light
why: State how light is absorbed
reject: electrons fall and emit green light | light is emitted

[configuration, electronic-configuration] Write the electronic configuration of a nickel(II) ion in spectroscopic notation.
state: 1s2 2s2 2p6 3s2 3p6 3d8 | $1s^2 2s^2 2p^6 3s^2 3p^6 3d^8$ | [Ar] 3d8 | $[\mathrm{Ar}] 3d^8$
reject: $1s^2 2s^2 2p^6 3s^2 3p^6 3d^8 4s^2$ | $1s^2 2s^2 2p^6 3s^2 3p^6 3d^6 4s^2$

[ligand, ligands] EDTA is a hexadentate ligand. State what is meant by hexadentate.
state: it forms six dative bonds with the metal ion | it bonds at six places | it has six donor atoms that bond to the metal | it donates six pairs of electrons | it bonds through six lone pairs
  | binds in 6 places | forms 6 dative bonds | it has 6 lone pairs that bond to the metal
reject: six ligands bond to the metal | it has six electrons

[coordination, coordination-number] In solution each nickel(II) ion is surrounded by six water molecules. State the coordination number of nickel in this complex.
calculate: 6

[endPoint, titration] The colour change of the indicator is gradual. Suggest how the end point could be made easier to see.
point: place the flask on a white tile | compare the colour with a sample at the end point | compare with a flask that has reached the end point | use a white background
  | use a white tile | use a sample for comparison
reject: add more indicator solution to change the colour
`,
});
