import { drawDataGraph } from '../../../diagrams/families/data-graph.ts';
import { defineContext } from '../../contexts/define-context.ts';

/** Radioisotopes used in medicine and research: symbol, atomic number, mass number, half-life, decay and product. */
const SOURCES = [
  {
    isotope: 'iodine-131',
    element: 'iodine',
    protons: 53,
    massNumber: 131,
    halfLife: 8,
    unit: 'days',
    particle: 'beta',
    product: 'xenon',
  },
  {
    isotope: 'phosphorus-32',
    element: 'phosphorus',
    protons: 15,
    massNumber: 32,
    halfLife: 14,
    unit: 'days',
    particle: 'beta',
    product: 'sulfur',
  },
  {
    isotope: 'sodium-24',
    element: 'sodium',
    protons: 11,
    massNumber: 24,
    halfLife: 15,
    unit: 'hours',
    particle: 'beta',
    product: 'magnesium',
  },
  {
    isotope: 'radon-222',
    element: 'radon',
    protons: 86,
    massNumber: 222,
    halfLife: 4,
    unit: 'days',
    particle: 'alpha',
    product: 'polonium',
  },
] as const;

/** A radioisotope: atomic structure, nuclear equations, half-life and uses. */
export const radioisotope = defineContext({
  course: ['Chemistry', 'Nat 5'],
  id: 'N5C-C05',
  title: 'A radioisotope',
  outcomeId: 'CHE-5-11',
  calculator: 'allowed',
  marks: [4, 7],
  draw: (random) => {
    const source = random.pick(SOURCES);
    const { protons, massNumber, halfLife, unit, particle } = source;
    const [initial, count] = [random.pick([16, 24, 32, 48, 64, 80]), random.int(2, 4)];
    const isBeta = particle === 'beta';
    return {
      values: {
        ...source,
        halfLifeText: `${halfLife} ${unit}`,
        initial: { value: initial, unit: 'g' },
        count,
        later: `${halfLife * count} ${unit}`,
        factor: `2^{${count}}`,
        isBeta,
        productMass: isBeta ? massNumber : massNumber - 4,
        massChange: isBeta ? String(massNumber) : `${massNumber} - 4`,
        atomicChange: isBeta ? `${protons} + 1` : `${protons} - 2`,
      },
      answers: {
        neutrons: massNumber - protons,
        left: initial / 2 ** count,
        mass: isBeta ? massNumber : massNumber - 4,
        atomic: isBeta ? protons + 1 : protons - 2,
        halfLives: count,
      },
      figures: {
        graph: drawDataGraph({
          x: { tex: `time (${unit})`, min: 0 },
          y: { tex: `mass of ${source.isotope} (g)`, min: 0 },
          series: [
            {
              points: Array.from({ length: 9 }, (_, index): [number, number] => [
                (index * halfLife) / 2,
                Number((initial / 2 ** (index / 2)).toPrecision(3)),
              ]),
            },
          ],
          show: 'joined',
        }),
      },
    };
  },
  text: String.raw`
The radioisotope #isotope decays by emitting #particle particles. Its atoms have #protons protons. It has a half-life of #halfLifeText.

[isotopes, isotopes] State what is meant by isotopes.
state: atoms with the same atomic number but different mass numbers | atoms of the same element with different numbers of neutrons | same number of protons, different number of neutrons
  | same atomic number, different mass number
reject: atoms with different atomic numbers | atoms of different elements

[neutrons, atomic-structure] Calculate the number of neutrons in an atom of #isotope.
calculate: #massNumber - #protons
significant figures: 3
wrong: mass-number-for-neutrons | #massNumber | This is the mass number, which counts protons and neutrons.

[mass, nuclear-equations] Determine the mass number of the atom that forms when an atom of #isotope decays.
calculate: #massChange
significant figures: 3

[atomic, nuclear-equations] Determine the atomic number of the atom that forms when an atom of #isotope decays.
calculate: #atomicChange
significant figures: 3
not with: mass, product

[product, nuclear-equations] Name the element that forms when #isotope decays. Use the periodic table.
state: #product
reject: #element

[equation, nuclear-equations] Write the nuclear equation for the decay of #isotope.
person: The right symbols, mass numbers and atomic numbers on both sides
not with: mass, atomic, product

[particle, radiation] State what a #particle particle is.
state: an electron | electron | a fast-moving electron
reject: a helium nucleus | a proton | a wave
if: isBeta

[alpha, radiation] State what an #particle particle is.
state: a helium nucleus | helium nucleus | two protons and two neutrons
reject: an electron | a wave
if: not isBeta

[stop, radiation] State a material that stops beta particles.
state: aluminium | a thin sheet of aluminium | a few millimetres of aluminium | thin metal | lead | concrete
reject: paper | air
if: isBeta

[stopAlpha, radiation] State a material that stops alpha particles.
state: paper | skin | a sheet of paper | a few centimetres of air | aluminium | lead
reject: nothing
if: not isBeta

[left, half-life] A sample contains #initial of #isotope. Determine the mass that remains after #later.
step: Find the number of half-lives | #count
calculate: \frac{#initial}{#factor} | g
wrong: halved-once | \frac{#initial}{2} | The mass was halved only once.
wrong: divided-by-count | \frac{#initial}{#count} | The mass was divided by the number of half-lives. | 1

[halfLives, half-life] The graph shows the decay of a sample of #isotope. Determine how many half-lives have passed when #later have passed.
figure: graph
calculate: #count
not with: left

[define, half-life] State what is meant by half-life.
state: the time for half of the nuclei to decay | the time taken for half of the unstable nuclei to decay | the time taken for the mass to halve | time for the activity to halve
reject: half the time to decay completely

[temperature, half-life] A sample of #isotope is heated. State the effect on its half-life.
state: no effect | none | it stays the same | no change | it does not change
reject: it decreases | it increases

[chemical, isotopes] All isotopes of #element have the same chemical properties. Explain why.
point: they have the same number of electrons | same electron arrangement | the same number of outer electrons | the outer electrons are the same
  | they have the same number of protons and electrons
reject: they have the same number of neutrons | the same mass

[use, uses-of-radioisotopes] State one use of radioisotopes.
state: treating cancer | medical tracers | carbon dating | smoke detectors | medicine | dating objects | industrial tracers | sterilising equipment | finding leaks
  | cancer treatment | smoke alarms | radiotherapy
reject: batteries | X-rays

[suitable, uses-of-radioisotopes] A radioisotope is used as a tracer inside the body. Explain why its half-life must not be very long.
point: so that it does not stay radioactive in the body for long | so the patient is not exposed to radiation for too long | to reduce damage to healthy tissue
  | it would keep emitting radiation in the body
  | it does not stay in the body long | radiation does not harm the body for a long time
reject: so that it works faster

[ram, relative-atomic-mass] The relative atomic mass of an element is often not a whole number. Explain why.
point: it is an average of the masses of its isotopes | because it is an average of isotopes | the element is a mixture of isotopes with different masses
reject: electrons have mass
`,
});
