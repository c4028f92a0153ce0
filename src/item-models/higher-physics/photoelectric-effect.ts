/**
 * The learner calculates energies and threshold frequencies in the photoelectric effect, or decides
 * whether electrons are released. In a calculation, `@1` is the result of stage 1.
 */

import type { Evidence } from '../../domain/marking-scheme.ts';
import type { ItemDraft } from '../item-draft.ts';
import { statement, step, strategy, wording } from '../item-draft.ts';
import { LIGHT, LIGHT_TEX, PLANCK, PLANCK_TEX } from '../physics/higher-data-sheet.table.ts';
import { inlineQuantity, measurementTex, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, type Stage, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

/** Work functions in units of 10⁻¹⁹ J. */
const METALS = [
  { metal: 'sodium', workFunction: 3.65 },
  { metal: 'potassium', workFunction: 3.68 },
  { metal: 'caesium', workFunction: 3.43 },
  { metal: 'calcium', workFunction: 4.6 },
  { metal: 'magnesium', workFunction: 5.86 },
  { metal: 'zinc', workFunction: 6.94 },
  { metal: 'aluminium', workFunction: 6.54 },
] as const;

/** The work function in joules, and light with the frequency f in hertz and its wavelength in nanometres. */
type MetalPlate = {
  readonly metal: string;
  readonly workFunction: number;
  readonly f: number;
  readonly wavelength: number;
};

export const photoelectricEffect = higherPhysicsModel({
  id: 'HP-15',
  title: 'Photoelectric effect',
  outcomeId: 'PHY-H-11',
  calculator: 'allowed',
  marks: [1, 3, 4, 5],
  choose: (random) => {
    const { metal, workFunction } = random.pick(METALS);
    const joules = workFunction * 1e-19;
    const f = Number(((joules / PLANCK) * (1.15 + 0.9 * random.next())).toPrecision(3));
    return {
      plate: { metal, workFunction: joules, f, wavelength: Math.round((LIGHT / f) * 1e9) },
      frequencyRatio: pickMeasure(random, [0.55, 1.6]),
      questionKind: random.pick(['kinetic', 'wavelength', 'threshold', 'decide'] as const),
      form: pickQuestionForm(random),
    };
  },
  accepts: ({ frequencyRatio }) => Math.abs(frequencyRatio - 1) > 0.08,
  write: ({ plate, frequencyRatio, questionKind, form }) => {
    if (questionKind === 'decide' && form === 'written') return writeDecision(plate, frequencyRatio);
    const problems = {
      kinetic: kineticCalculation,
      wavelength: wavelengthCalculation,
      threshold: thresholdCalculation,
      decide: thresholdCalculation,
    };
    return writePhysics(problems[questionKind](plate), form);
  },
});

const describeWorkFunction = ({ metal, workFunction }: MetalPlate): string =>
  `The work function of ${metal} is ${inlineQuantity(workFunction, 'J', 3)}.`;

function kineticStage({ workFunction, f }: MetalPlate): Stage {
  return {
    relationship: 'E_k = hf - hf_0',
    otherRelationships: ['E_k = hf - \\phi', 'E_k = hf - W'],
    symbol: 'E_k',
    calculation: `${PLANCK_TEX} \\times ${numTex(f, 3)} - ${numTex(workFunction, 3)}`,
    value: PLANCK * f - workFunction,
    unit: 'J',
  };
}

function kineticCalculation(plate: MetalPlate): PhysicsCalculation {
  const { metal, workFunction, f } = plate;
  const photonEnergy = PLANCK * f;
  return {
    situation: `Radiation of frequency ${inlineQuantity(f, 'Hz', 3)} falls on a clean ${metal} plate. ${describeWorkFunction(plate)}`,
    quantity: 'the maximum kinetic energy of the photoelectrons',
    significantFigures: 3,
    stages: [kineticStage(plate)],
    mistakes: [
      {
        tag: 'work-function-omitted',
        value: photonEnergy,
        why: 'The work function was left out; the energy of a photon was given.',
      },
      { tag: 'work-function-sign', value: photonEnergy + workFunction, why: 'The work function was added.' },
      {
        tag: 'work-function-sign',
        value: workFunction,
        why: 'The work function was given for the kinetic energy.',
      },
      {
        tag: 'data-sheet',
        value: workFunction - photonEnergy / 2,
        why: 'Half of the energy of a photon was used.',
      },
      { tag: 'half-extra', value: photonEnergy / 2, why: 'The energy of a photon was halved.' },
    ],
  };
}

function wavelengthCalculation(plate: MetalPlate): PhysicsCalculation {
  const { metal, workFunction, wavelength } = plate;
  const f = LIGHT / (wavelength * 1e-9);
  const photonEnergy = PLANCK * f;
  return {
    situation: `Radiation of wavelength ${inlineQuantity(wavelength, 'nm', 3)} falls on a clean ${metal} plate. ${describeWorkFunction(plate)}`,
    quantity: 'the maximum kinetic energy of the photoelectrons',
    significantFigures: 3,
    stages: [
      {
        relationship: 'v = f\\lambda',
        otherRelationships: ['c = f\\lambda'],
        symbol: 'f',
        calculation: `\\frac{${LIGHT_TEX}}{${wavelength} \\times 10^{-9}}`,
        substituted: `${LIGHT_TEX} = f \\times ${wavelength} \\times 10^{-9}`,
        value: f,
        unit: 'Hz',
        gaps: ['photon-frequency'],
      },
      {
        ...kineticStage(plate),
        calculation: `${PLANCK_TEX} \\times @1 - ${numTex(workFunction, 3)}`,
        value: photonEnergy - workFunction,
      },
    ],
    mistakes: [
      {
        tag: 'work-function-omitted',
        value: photonEnergy,
        why: 'The work function was left out; the energy of a photon was given.',
        earns: [1, 2],
      },
      {
        tag: 'work-function-sign',
        value: photonEnergy + workFunction,
        why: 'The work function was added.',
        earns: [1, 2],
      },
      {
        tag: 'photon-inverse',
        value: PLANCK * LIGHT * wavelength * 1e-9,
        why: 'The speed of light was multiplied by the wavelength.',
      },
      {
        tag: 'work-function-sign',
        value: workFunction,
        why: 'The work function was given for the kinetic energy.',
      },
    ],
  };
}

function thresholdCalculation(plate: MetalPlate): PhysicsCalculation {
  const { metal, workFunction } = plate;
  return {
    situation: `Light of frequency ${inlineQuantity(plate.f, 'Hz', 3)} releases photoelectrons from a clean ${metal} plate. ${describeWorkFunction(plate)}`,
    quantity: `the threshold frequency of ${metal}`,
    significantFigures: 3,
    stages: [
      {
        relationship: 'E = hf_0',
        otherRelationships: ['W = hf_0', 'E = hf', '\\phi = hf_0'],
        symbol: 'f_0',
        calculation: `\\frac{${numTex(workFunction, 3)}}{${PLANCK_TEX}}`,
        substituted: `${numTex(workFunction, 3)} = ${PLANCK_TEX} \\times f_0`,
        value: workFunction / PLANCK,
        unit: 'Hz',
      },
    ],
    mistakes: [
      {
        tag: 'rearrange',
        value: workFunction * PLANCK,
        why: 'The work function was multiplied by the Planck constant.',
        earns: [1],
      },
      {
        tag: 'rearrange',
        value: PLANCK / workFunction,
        why: 'The fraction was turned upside down.',
        earns: [1],
      },
      {
        tag: 'threshold',
        value: plate.f - workFunction / PLANCK,
        why: 'The threshold frequency was taken from the frequency of the light.',
      },
      { tag: 'threshold', value: plate.f, why: 'The frequency of the light was given.' },
    ],
  };
}

/** Returns the wordings that earn the marks for the comparison and the conclusion. */
function listWordings(isEmitted: boolean): { readonly comparison: Evidence; readonly conclusion: Evidence } {
  const comparatives = isEmitted
    ? ['greater than', 'more than', 'larger than', 'bigger than', 'exceeds']
    : ['less than', 'smaller than', 'lower than', 'below'];
  const energyWordings = isEmitted
    ? ['photon energy is greater', 'enough energy']
    : ['photon energy is less', 'not enough energy'];
  const releasedWordings = [
    'photoelectrons are released',
    'electrons are released',
    'electrons are emitted',
    'photoelectrons are emitted',
    'emission takes place',
    'photoemission occurs',
  ];
  const notReleasedWordings = [
    'photoelectrons are not released',
    'not released',
    'not emitted',
    'no electrons',
    'no photoelectrons',
    'no emission',
    'no photoemission',
  ];
  return {
    comparison: wording([
      ...comparatives.map((word) => `${word} the work function`),
      ...energyWordings,
      ...comparatives.map((word) => `${word} the threshold frequency`),
    ]),
    conclusion: isEmitted ? wording(releasedWordings, notReleasedWordings) : wording(notReleasedWordings),
  };
}

/**
 * The learner decides whether photoelectrons are released. The frequency is the threshold frequency times
 * the given ratio.
 */
function writeDecision({ metal, workFunction }: MetalPlate, frequencyRatio: number): ItemDraft {
  const f = Number(((workFunction / PLANCK) * frequencyRatio).toPrecision(3));
  const photonEnergy = PLANCK * f;
  const isEmitted = photonEnergy > workFunction;
  const [verdictText, comparisonWord] = isEmitted
    ? ['are released', 'greater']
    : ['are not released', 'less'];
  const { comparison, conclusion } = listWordings(isEmitted);
  const comparisonTex = `${numTex(photonEnergy, 3)} ${isEmitted ? '>' : '<'} ${numTex(workFunction, 3)}`;
  return {
    stem: `Radiation of frequency ${inlineQuantity(f, 'Hz', 3)} falls on a clean ${metal} plate. The work function of ${metal} is ${inlineQuantity(workFunction, 'J', 3)}. Determine whether photoelectrons are released from the plate. Justify your answer by calculation.`,
    answer: `\\text{photoelectrons ${verdictText}}`,
    bullets: [
      strategy('State the relationship', 'E = hf', {
        alsoAccepted: ['E = hf_0', 'W = hf_0', '\\phi = hf_0'],
        impliedBy: [2],
        gaps: ['relationship'],
      }),
      step('Find the energy of a photon', `${PLANCK_TEX} \\times ${numTex(f, 3)}`, {
        alsoAccepted: [comparisonTex, `\\frac{${numTex(workFunction, 3)}}{${PLANCK_TEX}}`],
        working: `$E = ${PLANCK_TEX} \\times ${numTex(f, 3)} = ${measurementTex(photonEnergy, 'J', 3)}$`,
        requires: [1],
        gaps: ['substitution'],
      }),
      statement('Compare it with the work function', comparison, {
        alsoAccepted: [comparisonTex],
        working: `the energy of a photon is ${comparisonWord} than the work function`,
        requires: [2],
        gaps: ['threshold'],
      }),
      statement('Conclude', conclusion, {
        working: `photoelectrons ${verdictText}`,
        requires: [2],
        gaps: ['threshold'],
      }),
    ],
    mistakes: [
      {
        tag: 'threshold',
        answer: `\\text{photoelectrons ${isEmitted ? 'are not released' : 'are released'}}`,
        why: 'Photoelectrons are released only if the energy of a photon is at least the work function.',
      },
    ],
    policies: { answerOnly: 'none' },
  };
}
