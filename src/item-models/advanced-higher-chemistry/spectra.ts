import { drawForm } from '../calculation/question-form.ts';
import { LIGHT, LIGHT_TEX, PLANCK, PLANCK_TEX } from '../physics/higher-data-sheet.table.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsProblem, writeProblem } from '../physics/problem.ts';
import { advancedHigherChemistryModel } from './advanced-higher-chemistry-model.ts';

const AVOGADRO = 6.02e23;
const L_TEX = '6.02 \\times 10^{23}';
const DATA = `$L = ${L_TEX}\\,\\mathrm{mol^{-1}}$, $h = ${PLANCK_TEX}\\,\\mathrm{J\\,s}$ and $c = ${LIGHT_TEX}\\,\\mathrm{m\\,s^{-1}}$.`;

const lines = [
  { what: 'a line in the emission spectrum of sodium', nm: [560, 620] },
  { what: 'a line in the emission spectrum of lithium', nm: [600, 680] },
  { what: 'a line in the spectrum of hydrogen', nm: [400, 660] },
  { what: 'the green light of a barium flame', nm: [505, 560] },
  { what: 'the light absorbed by a copper(II) complex', nm: [580, 700] },
  { what: 'the ultraviolet light that breaks a bond', nm: [210, 380] },
  { what: 'the light of a potassium flame', nm: [404, 770] },
] as const;

export const molarEnergy = advancedHigherChemistryModel({
  id: 'AHC-01',
  title: 'Energy of electromagnetic radiation',
  outcomeId: 'CHE-AH-01',
  calculator: 'allowed',
  marks: [1, 3],
  draw: (random) => {
    const { what, nm } = random.pick(lines);
    return { what, nm: random.int(nm[0], nm[1]), asksEnergy: random.chance(0.6), form: drawForm(random) };
  },
  write: ({ what, nm, asksEnergy, form }) =>
    writeProblem(asksEnergy ? energyProblem(what, nm) : wavelengthProblem(what, nm), form),
});

const perMole = (nm: number): number => (AVOGADRO * PLANCK * LIGHT) / (nm * 1e-9) / 1000;

function energyProblem(what: string, nm: number): PhysicsProblem {
  const E = perMole(nm);
  return {
    situation: `The wavelength of ${what} is ${inlineQuantity(nm, 'nm', 3)}. ${DATA}`,
    ask: 'the energy of this radiation, in $\\mathrm{kJ\\,mol^{-1}}$',
    figures: 3,
    options: 4,
    stages: [
      {
        relationship: 'E = \\frac{Lhc}{\\lambda}',
        symbol: 'E',
        calculation: `\\frac{${L_TEX} \\times ${PLANCK_TEX} \\times ${LIGHT_TEX}}{${nm} \\times 10^{-9} \\times 1000}`,
        value: E,
        unit: 'kJ mol^-1',
        gaps: ['molar-energy', 'prefix'],
      },
    ],
    mistakes: [
      {
        tag: 'molar-energy',
        value: E * 1000,
        why: 'This is in joules; it was not divided by 1000.',
        earns: [1],
      },
      {
        tag: 'molar-energy',
        value: E / AVOGADRO,
        why: 'This is for one photon; the Avogadro constant was left out.',
      },
      { tag: 'prefix', value: E * 1e-9, why: 'The nanometres were not changed to metres.', earns: [1] },
      {
        tag: 'photon-inverse',
        value: (AVOGADRO * PLANCK * LIGHT * nm * 1e-9) / 1000,
        why: 'The wavelength was multiplied instead of divided.',
      },
    ],
  };
}

function wavelengthProblem(what: string, nm: number): PhysicsProblem {
  const E = Number(perMole(nm).toPrecision(3));
  const metres = (AVOGADRO * PLANCK * LIGHT) / (E * 1000);
  return {
    situation: `The energy of ${what} is ${inlineQuantity(E, 'kJ mol^-1', 3)}. ${DATA}`,
    ask: 'its wavelength, in nm',
    figures: 3,
    options: 4,
    stages: [
      {
        relationship: 'E = \\frac{Lhc}{\\lambda}',
        symbol: '\\lambda',
        calculation: `\\frac{${L_TEX} \\times ${PLANCK_TEX} \\times ${LIGHT_TEX}}{${numTex(E, 3)} \\times 1000} \\times 10^{9}`,
        value: metres * 1e9,
        unit: 'nm',
        gaps: ['molar-energy', 'prefix'],
      },
    ],
    mistakes: [
      {
        tag: 'molar-energy',
        value: metres * 1e12,
        why: 'The kilojoules were not changed to joules.',
        earns: [1],
      },
      { tag: 'prefix', value: metres, why: 'This is in metres.', earns: [1] },
      {
        tag: 'photon-inverse',
        value: (E * 1000) / (AVOGADRO * PLANCK * LIGHT),
        why: 'The fraction was turned upside down.',
      },
      { tag: 'molar-energy', value: (metres * 1e9) / AVOGADRO, why: 'The Avogadro constant was left out.' },
    ],
  };
}
