/** The learner converts between the wavelength of radiation and its energy per mole. */

import { pickForm } from '../calculation/question-form.ts';
import { LIGHT, LIGHT_TEX, PLANCK, PLANCK_TEX } from '../physics/higher-data-sheet.table.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, writePhysics } from '../physics/physics-calculation.ts';
import { advancedHigherChemistryModel } from './advanced-higher-chemistry-model.ts';

const AVOGADRO = 6.02e23;
const AVOGADRO_TEX = '6.02 \\times 10^{23}';
const CONSTANTS_TEXT = `$L = ${AVOGADRO_TEX}\\,\\mathrm{mol^{-1}}$, $h = ${PLANCK_TEX}\\,\\mathrm{J\\,s}$ and $c = ${LIGHT_TEX}\\,\\mathrm{m\\,s^{-1}}$.`;

/** Sources of light, each with the range from which its wavelength is chosen. */
const SPECTRAL_LINES = [
  { source: 'a line in the emission spectrum of sodium', nanometres: [560, 620] },
  { source: 'a line in the emission spectrum of lithium', nanometres: [600, 680] },
  { source: 'a line in the spectrum of hydrogen', nanometres: [400, 660] },
  { source: 'the green light of a barium flame', nanometres: [505, 560] },
  { source: 'the light absorbed by a copper(II) complex', nanometres: [580, 700] },
  { source: 'the ultraviolet light that breaks a bond', nanometres: [210, 380] },
  { source: 'the light of a potassium flame', nanometres: [404, 770] },
] as const;

export const molarEnergy = advancedHigherChemistryModel({
  id: 'AHC-01',
  title: 'Energy of electromagnetic radiation',
  outcomeId: 'CHE-AH-01',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => {
    const { source, nanometres } = random.pick(SPECTRAL_LINES);
    return {
      source,
      nanometres: random.int(nanometres[0], nanometres[1]),
      asksForEnergy: random.chance(0.6),
      form: pickForm(random),
    };
  },
  write: ({ source, nanometres, asksForEnergy, form }) =>
    writePhysics(
      asksForEnergy ? energyCalculation(source, nanometres) : wavelengthCalculation(source, nanometres),
      form,
    ),
});

/** Returns the energy in kJ per mole of radiation with this wavelength. */
const computeEnergyPerMole = (nanometres: number): number =>
  (AVOGADRO * PLANCK * LIGHT) / (nanometres * 1e-9) / 1000;

function energyCalculation(source: string, nanometres: number): PhysicsCalculation {
  const E = computeEnergyPerMole(nanometres);
  return {
    situation: `The wavelength of ${source} is ${inlineQuantity(nanometres, 'nm', 3)}. ${CONSTANTS_TEXT}`,
    quantity: 'the energy of this radiation, in $\\mathrm{kJ\\,mol^{-1}}$',
    significantFigures: 3,
    options: 4,
    stages: [
      {
        relationship: 'E = \\frac{Lhc}{\\lambda}',
        symbol: 'E',
        calculation: `\\frac{${AVOGADRO_TEX} \\times ${PLANCK_TEX} \\times ${LIGHT_TEX}}{${nanometres} \\times 10^{-9} \\times 1000}`,
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
        earns: [1, 2],
      },
      {
        tag: 'molar-energy',
        value: E / AVOGADRO,
        why: 'This is for one photon; the Avogadro constant was left out.',
      },
      { tag: 'prefix', value: E * 1e-9, why: 'The nanometres were not changed to metres.', earns: [1, 2] },
      {
        tag: 'photon-inverse',
        value: (AVOGADRO * PLANCK * LIGHT * nanometres * 1e-9) / 1000,
        why: 'The wavelength was multiplied instead of divided.',
      },
    ],
  };
}

function wavelengthCalculation(source: string, nanometres: number): PhysicsCalculation {
  const E = Number(computeEnergyPerMole(nanometres).toPrecision(3));
  const wavelengthInMetres = (AVOGADRO * PLANCK * LIGHT) / (E * 1000);
  return {
    situation: `The energy of ${source} is ${inlineQuantity(E, 'kJ mol^-1', 3)}. ${CONSTANTS_TEXT}`,
    quantity: 'its wavelength, in nm',
    significantFigures: 3,
    options: 4,
    stages: [
      {
        relationship: 'E = \\frac{Lhc}{\\lambda}',
        symbol: '\\lambda',
        calculation: `\\frac{${AVOGADRO_TEX} \\times ${PLANCK_TEX} \\times ${LIGHT_TEX}}{${numTex(E, 3)} \\times 1000} \\times 10^{9}`,
        value: wavelengthInMetres * 1e9,
        unit: 'nm',
        gaps: ['molar-energy', 'prefix'],
      },
    ],
    mistakes: [
      {
        tag: 'molar-energy',
        value: wavelengthInMetres * 1e12,
        why: 'The kilojoules were not changed to joules.',
        earns: [1, 2],
      },
      { tag: 'prefix', value: wavelengthInMetres, why: 'This is in metres.', earns: [1, 2] },
      {
        tag: 'photon-inverse',
        value: (E * 1000) / (AVOGADRO * PLANCK * LIGHT),
        why: 'The fraction was turned upside down.',
      },
      {
        tag: 'molar-energy',
        value: (wavelengthInMetres * 1e9) / AVOGADRO,
        why: 'The Avogadro constant was left out.',
      },
    ],
  };
}
