import type { Evidence } from '../../domain/marking-scheme.ts';
import type { ItemDraft } from '../item-draft.ts';
import { statement, step, strategy, wording } from '../item-draft.ts';
import { drawMeasure, drawProblemForm } from '../physics/draws.ts';
import { LIGHT, LIGHT_TEX, PLANCK, PLANCK_TEX } from '../physics/higher-data-sheet.table.ts';
import { inlineQuantity, measureTex, numTex } from '../physics/measure.ts';
import { type PhysicsProblem, type Stage, writeProblem } from '../physics/problem.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

/** Work functions in units of 10⁻¹⁹ J. */
const metals = [
  { metal: 'sodium', work: 3.65 },
  { metal: 'potassium', work: 3.68 },
  { metal: 'caesium', work: 3.43 },
  { metal: 'calcium', work: 4.6 },
  { metal: 'magnesium', work: 5.86 },
  { metal: 'zinc', work: 6.94 },
  { metal: 'aluminium', work: 6.54 },
] as const;

type Plate = {
  readonly metal: string;
  readonly work: number;
  readonly f: number;
  readonly wavelength: number;
};

export const photoelectricEffect = higherPhysicsModel({
  id: 'HP-15',
  title: 'Photoelectric effect',
  outcomeId: 'PHY-H-11',
  calculator: 'allowed',
  marks: [1, 3, 4, 5],
  draw: (random) => {
    const { metal, work } = random.pick(metals);
    const joules = work * 1e-19;
    const f = Number(((joules / PLANCK) * (1.15 + 0.9 * random.next())).toPrecision(3));
    return {
      plate: { metal, work: joules, f, wavelength: Math.round((LIGHT / f) * 1e9) },
      dim: drawMeasure(random, [0.55, 1.6]),
      asked: random.pick(['kinetic', 'wavelength', 'threshold', 'decide'] as const),
      form: drawProblemForm(random),
    };
  },
  accepts: ({ dim }) => Math.abs(dim - 1) > 0.08,
  write: ({ plate, dim, asked, form }) => {
    if (asked === 'decide' && form === 'written') return writeDecision(plate, dim);
    const problems = {
      kinetic: kineticProblem,
      wavelength: fromWavelength,
      threshold: thresholdProblem,
      decide: thresholdProblem,
    };
    return writeProblem(problems[asked](plate), form);
  },
});

const tellWork = ({ metal, work }: Plate): string =>
  `The work function of ${metal} is ${inlineQuantity(work, 'J', 3)}.`;

function kineticStage({ work, f }: Plate): Stage {
  return {
    relationship: 'E_k = hf - hf_0',
    or: ['E_k = hf - \\phi', 'E_k = hf - W'],
    symbol: 'E_k',
    calculation: `${PLANCK_TEX} \\times ${numTex(f, 3)} - ${numTex(work, 3)}`,
    value: PLANCK * f - work,
    unit: 'J',
  };
}

function kineticProblem(plate: Plate): PhysicsProblem {
  const { metal, work, f } = plate;
  const photon = PLANCK * f;
  return {
    situation: `Radiation of frequency ${inlineQuantity(f, 'Hz', 3)} falls on a clean ${metal} plate. ${tellWork(plate)}`,
    quantity: 'the maximum kinetic energy of the photoelectrons',
    figures: 3,
    stages: [kineticStage(plate)],
    mistakes: [
      {
        tag: 'work-function-omitted',
        value: photon,
        why: 'The work function was left out; the energy of a photon was given.',
      },
      { tag: 'work-function-sign', value: photon + work, why: 'The work function was added.' },
      { tag: 'work-function-sign', value: work, why: 'The work function was given for the kinetic energy.' },
      { tag: 'data-sheet', value: work - photon / 2, why: 'Half of the energy of a photon was used.' },
      { tag: 'half-extra', value: photon / 2, why: 'The energy of a photon was halved.' },
    ],
  };
}

function fromWavelength(plate: Plate): PhysicsProblem {
  const { metal, work, wavelength } = plate;
  const f = LIGHT / (wavelength * 1e-9);
  const photon = PLANCK * f;
  return {
    situation: `Radiation of wavelength ${inlineQuantity(wavelength, 'nm', 3)} falls on a clean ${metal} plate. ${tellWork(plate)}`,
    quantity: 'the maximum kinetic energy of the photoelectrons',
    figures: 3,
    stages: [
      {
        relationship: 'v = f\\lambda',
        or: ['c = f\\lambda'],
        symbol: 'f',
        calculation: `\\frac{${LIGHT_TEX}}{${wavelength} \\times 10^{-9}}`,
        substituted: `${LIGHT_TEX} = f \\times ${wavelength} \\times 10^{-9}`,
        value: f,
        unit: 'Hz',
        gaps: ['photon-frequency'],
      },
      {
        ...kineticStage(plate),
        calculation: `${PLANCK_TEX} \\times @1 - ${numTex(work, 3)}`,
        value: photon - work,
      },
    ],
    mistakes: [
      {
        tag: 'work-function-omitted',
        value: photon,
        why: 'The work function was left out; the energy of a photon was given.',
        earns: [1, 2],
      },
      { tag: 'work-function-sign', value: photon + work, why: 'The work function was added.', earns: [1, 2] },
      {
        tag: 'photon-inverse',
        value: PLANCK * LIGHT * wavelength * 1e-9,
        why: 'The speed of light was multiplied by the wavelength.',
      },
      { tag: 'work-function-sign', value: work, why: 'The work function was given for the kinetic energy.' },
    ],
  };
}

function thresholdProblem(plate: Plate): PhysicsProblem {
  const { metal, work } = plate;
  return {
    situation: `Light of frequency ${inlineQuantity(plate.f, 'Hz', 3)} releases photoelectrons from a clean ${metal} plate. ${tellWork(plate)}`,
    quantity: `the threshold frequency of ${metal}`,
    figures: 3,
    stages: [
      {
        relationship: 'E = hf_0',
        or: ['W = hf_0', 'E = hf', '\\phi = hf_0'],
        symbol: 'f_0',
        calculation: `\\frac{${numTex(work, 3)}}{${PLANCK_TEX}}`,
        substituted: `${numTex(work, 3)} = ${PLANCK_TEX} \\times f_0`,
        value: work / PLANCK,
        unit: 'Hz',
      },
    ],
    mistakes: [
      {
        tag: 'rearrange',
        value: work * PLANCK,
        why: 'The work function was multiplied by the Planck constant.',
        earns: [1],
      },
      { tag: 'rearrange', value: PLANCK / work, why: 'The fraction was turned upside down.', earns: [1] },
      {
        tag: 'threshold',
        value: plate.f - work / PLANCK,
        why: 'The threshold frequency was taken from the frequency of the light.',
      },
      { tag: 'threshold', value: plate.f, why: 'The frequency of the light was given.' },
    ],
  };
}

/** Wordings that learners use. */
function wordsFor(isEmitted: boolean): { readonly comparison: Evidence; readonly conclusion: Evidence } {
  const than = isEmitted
    ? ['greater than', 'more than', 'larger than', 'bigger than', 'exceeds']
    : ['less than', 'smaller than', 'lower than', 'below'];
  const enough = isEmitted
    ? ['photon energy is greater', 'enough energy']
    : ['photon energy is less', 'not enough energy'];
  const released = [
    'photoelectrons are released',
    'electrons are released',
    'electrons are emitted',
    'photoelectrons are emitted',
    'emission takes place',
    'photoemission occurs',
  ];
  const kept = [
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
      ...than.flatMap((word) => [`${word} the work function`, `${word} the threshold frequency`]),
      ...enough,
    ]),
    conclusion: isEmitted ? wording(released, kept) : wording(kept),
  };
}

function writeDecision({ metal, work }: Plate, share: number): ItemDraft {
  const f = Number(((work / PLANCK) * share).toPrecision(3));
  const photon = PLANCK * f;
  const isEmitted = photon > work;
  const [verdict, relation] = isEmitted ? ['are released', 'greater'] : ['are not released', 'less'];
  const { comparison, conclusion } = wordsFor(isEmitted);
  const compared = `${numTex(photon, 3)} ${isEmitted ? '>' : '<'} ${numTex(work, 3)}`;
  return {
    stem: `Radiation of frequency ${inlineQuantity(f, 'Hz', 3)} falls on a clean ${metal} plate. The work function of ${metal} is ${inlineQuantity(work, 'J', 3)}. Determine whether photoelectrons are released from the plate. Justify your answer by calculation.`,
    answer: `\\text{photoelectrons ${verdict}}`,
    bullets: [
      strategy('State the relationship', 'E = hf', {
        or: ['E = hf_0', 'W = hf_0', '\\phi = hf_0'],
        impliedBy: [2],
        gaps: ['relationship'],
      }),
      step('Find the energy of a photon', `${PLANCK_TEX} \\times ${numTex(f, 3)}`, {
        or: [compared, `\\frac{${numTex(work, 3)}}{${PLANCK_TEX}}`],
        working: `$E = ${PLANCK_TEX} \\times ${numTex(f, 3)} = ${measureTex(photon, 'J', 3)}$`,
        requires: [1],
        gaps: ['substitution'],
      }),
      statement('Compare it with the work function', comparison, {
        or: [compared],
        working: `the energy of a photon is ${relation} than the work function`,
        requires: [2],
        gaps: ['threshold'],
      }),
      statement('Conclude', conclusion, {
        working: `photoelectrons ${verdict}`,
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
