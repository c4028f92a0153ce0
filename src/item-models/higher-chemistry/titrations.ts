/**
 * The learner finds a concentration from a titration, or a retention factor from a chromatogram. In a line
 * of a calculation, `@1` is the result of line 1.
 */

import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { type NumericMistake, pickForm } from '../calculation/question-form.ts';
import { factModel } from '../facts/fact-model.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import analysisFactSheets from './analysis.facts.json' with { type: 'json' };
import { higherChemistryModel } from './higher-chemistry-model.ts';

/**
 * Titrations: what the flask and the burette contain, and the moles of burette and flask substance in the
 * equation.
 */
const TITRATIONS = [
  {
    situation: 'The iron(II) ions in a sample from an iron tablet',
    flask: 'iron(II) ions',
    burette: 'permanganate ions',
    equation:
      '\\mathrm{MnO_4^-} + 8\\mathrm{H^+} + 5\\mathrm{Fe^{2+}} \\rightarrow \\mathrm{Mn^{2+}} + 5\\mathrm{Fe^{3+}} + 4\\mathrm{H_2O}',
    counts: [1, 5],
  },
  {
    situation: 'The oxalate ions in a sample of rhubarb juice',
    flask: 'oxalate ions',
    burette: 'permanganate ions',
    equation:
      '2\\mathrm{MnO_4^-} + 16\\mathrm{H^+} + 5\\mathrm{C_2O_4^{2-}} \\rightarrow 2\\mathrm{Mn^{2+}} + 10\\mathrm{CO_2} + 8\\mathrm{H_2O}',
    counts: [2, 5],
  },
  {
    situation: 'The vitamin C in a sample of fruit juice',
    flask: 'vitamin C',
    burette: 'iodine',
    equation:
      '\\mathrm{C_6H_8O_6} + \\mathrm{I_2} \\rightarrow \\mathrm{C_6H_6O_6} + 2\\mathrm{H^+} + 2\\mathrm{I^-}',
    counts: [1, 1],
  },
  {
    situation: 'The sulfite ions in a sample of wine',
    flask: 'sulfite ions',
    burette: 'dichromate ions',
    equation:
      '\\mathrm{Cr_2O_7^{2-}} + 8\\mathrm{H^+} + 3\\mathrm{SO_3^{2-}} \\rightarrow 2\\mathrm{Cr^{3+}} + 3\\mathrm{SO_4^{2-}} + 4\\mathrm{H_2O}',
    counts: [1, 3],
  },
  {
    situation: 'The iodine in a sample of antiseptic',
    flask: 'iodine',
    burette: 'thiosulfate ions',
    equation: '\\mathrm{I_2} + 2\\mathrm{S_2O_3^{2-}} \\rightarrow 2\\mathrm{I^-} + \\mathrm{S_4O_6^{2-}}',
    counts: [2, 1],
  },
  {
    situation: 'The hydrogen peroxide in a sample of hair bleach',
    flask: 'hydrogen peroxide',
    burette: 'permanganate ions',
    equation:
      '2\\mathrm{MnO_4^-} + 6\\mathrm{H^+} + 5\\mathrm{H_2O_2} \\rightarrow 2\\mathrm{Mn^{2+}} + 5\\mathrm{O_2} + 8\\mathrm{H_2O}',
    counts: [2, 5],
  },
] as const;

type Titration = {
  readonly setup: (typeof TITRATIONS)[number];
  /** The rough titre and two concordant titres, in cubic centimetres. */
  readonly titres: readonly [number, number, number];
  readonly buretteConcentration: number;
  readonly sampleVolume: number;
};

export const redoxTitration = higherChemistryModel({
  id: 'HC-07',
  title: 'Volumetric titration',
  outcomeId: 'CHE-H-12',
  calculator: 'allowed',
  marks: [1, 4],
  choose: (random) => {
    const firstTitre = random.step(12.1, 24.5, 0.1);
    const roughTitre = Number((firstTitre + random.step(0.6, 1.3, 0.1)).toFixed(1));
    return {
      titration: {
        setup: random.pick(TITRATIONS),
        titres: [roughTitre, firstTitre, Number((firstTitre + random.pick([0.1, 0.2])).toFixed(1))] as const,
        buretteConcentration: random.pick([0.01, 0.02, 0.025, 0.04, 0.05, 0.1]),
        sampleVolume: random.pick([10, 20, 25]),
      },
      form: pickForm(random),
    };
  },
  write: ({ titration, form }) => writeCalculation(concentrationCalculation(titration), form),
});

function concentrationCalculation(titration: Titration): Calculation {
  const { setup, buretteConcentration, sampleVolume } = titration;
  const [roughTitre, firstTitre, secondTitre] = titration.titres;
  const [buretteCount, flaskCount] = setup.counts;
  const mean = (firstTitre + secondTitre) / 2;
  const moles = (buretteConcentration * mean) / 1000;
  const value = ((moles * flaskCount) / buretteCount / sampleVolume) * 1000;
  return {
    situation: `${setup.situation} reacted with a solution of ${setup.burette} of concentration $${quantityTex(buretteConcentration, 'mol l^-1')}$: $${setup.equation}$. Samples of $${quantityTex(sampleVolume, 'cm^3')}$ were titrated, and the titres were $${roughTitre.toFixed(1)}\\,\\mathrm{cm^3}$ (rough), $${firstTitre.toFixed(1)}\\,\\mathrm{cm^3}$ and $${secondTitre.toFixed(1)}\\,\\mathrm{cm^3}$.`,
    quantity: `the concentration of ${setup.flask} in the sample, in $\\mathrm{mol\\,l^{-1}}$`,
    lines: [
      {
        why: 'Find the average of the concordant titres',
        symbol: 'V',
        tex: `\\frac{${firstTitre.toFixed(1)} + ${secondTitre.toFixed(1)}}{2}`,
        value: mean,
        unit: 'cm^3',
        gaps: ['concordant'],
      },
      {
        why: `Find the number of moles of ${setup.burette}`,
        symbol: 'n',
        tex: `${plainTex(buretteConcentration)} \\times \\frac{@1}{1000}`,
        value: moles,
        unit: 'mol',
        gaps: ['prefix'],
      },
      {
        why: 'Use the mole ratio',
        symbol: 'n',
        tex: `\\frac{@2 \\times ${flaskCount}}{${buretteCount}}`,
        value: (moles * flaskCount) / buretteCount,
        unit: 'mol',
        gaps: ['mole-ratio'],
      },
      {
        why: 'Divide by the volume of the sample in litres',
        symbol: 'c',
        tex: `\\frac{@3}{${plainTex(sampleVolume / 1000)}}`,
        value,
        unit: 'mol l^-1',
        gaps: ['concentration-formula'],
      },
    ],
    mistakes: listTitreMistakes(titration, value),
  };
}

function listTitreMistakes(
  { setup, titres, buretteConcentration, sampleVolume }: Titration,
  value: number,
): NumericMistake[] {
  const [roughTitre, firstTitre, secondTitre] = titres;
  const [buretteCount, flaskCount] = setup.counts;
  const mean = (firstTitre + secondTitre) / 2;
  const concentrationFromTitre = (titre: number): number =>
    (((buretteConcentration * titre) / 1000) * flaskCount * 1000) / buretteCount / sampleVolume;
  return [
    {
      tag: 'mole-ratio',
      value: (buretteConcentration * mean) / sampleVolume,
      why: 'The numbers in the equation were not used.',
      earns: [1, 2, 4],
    },
    {
      tag: 'mole-ratio-inverted',
      value: (buretteConcentration * mean * buretteCount) / flaskCount / sampleVolume,
      why: 'The ratio was used the wrong way round.',
      earns: [1, 2, 4],
    },
    {
      tag: 'concordant',
      value: concentrationFromTitre((roughTitre + firstTitre + secondTitre) / 3),
      why: 'The rough titre was put into the average.',
      earns: [2, 3, 4],
    },
    {
      tag: 'volumes-swapped',
      value: (buretteConcentration * sampleVolume * flaskCount) / buretteCount / mean,
      why: 'The two volumes were swapped.',
      earns: [1],
    },
    {
      tag: 'prefix',
      value: value / 1000,
      why: 'The volume of the sample was left in cubic centimetres.',
      earns: [1, 2, 3],
    },
  ];
}

const SUBSTANCES = [
  'a felt-tip ink',
  'a food colouring',
  'an amino acid',
  'a plant pigment',
  'a sugar',
  'a drug',
  'a dye',
] as const;

export const chromatography = higherChemistryModel({
  id: 'HC-17',
  title: 'Retention factor',
  outcomeId: 'CHE-H-12',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => ({
    substance: random.pick(SUBSTANCES),
    solventFront: random.step(6, 14, 0.1),
    baseLine: random.step(1, 2.5, 0.1),
    retentionFactor: random.int(15, 88) / 100,
    form: pickForm(random),
  }),
  write: ({ substance, solventFront, baseLine, retentionFactor, form }) => {
    const spot = Number((baseLine + (solventFront - baseLine) * retentionFactor).toFixed(1));
    const [spotDistance, solventDistance] = [
      Number((spot - baseLine).toFixed(1)),
      Number((solventFront - baseLine).toFixed(1)),
    ];
    const lengthText = (value: number): string => `$${value.toFixed(1)}\\,\\mathrm{cm}$`;
    return writeCalculation(
      {
        situation: `On a chromatogram of ${substance}, the base line is ${lengthText(baseLine)} from the bottom edge of the paper, the spot is ${lengthText(spot)} from that edge and the solvent front is ${lengthText(solventFront)} from it.`,
        quantity: 'the $R_f$ value of the spot',
        lines: [
          {
            why: 'Find how far the spot moved from the base line',
            tex: `${spot.toFixed(1)} - ${baseLine.toFixed(1)}`,
            value: spotDistance,
            unit: 'cm',
            gaps: ['base-line'],
          },
          {
            why: 'Divide by how far the solvent moved',
            symbol: 'R_f',
            tex: `\\frac{@1}{${solventFront.toFixed(1)} - ${baseLine.toFixed(1)}}`,
            value: spotDistance / solventDistance,
            gaps: ['rf-inverted'],
          },
        ],
        mistakes: [
          {
            tag: 'base-line',
            value: spot / solventFront,
            why: 'The distances were measured from the edge, not from the base line.',
          },
          {
            tag: 'rf-inverted',
            value: solventDistance / spotDistance,
            why: 'The distance of the solvent was divided by that of the spot.',
            earns: [1],
          },
          {
            tag: 'base-line',
            value: spotDistance / solventFront,
            why: 'The distance of the solvent was measured from the edge.',
            earns: [1],
          },
          {
            tag: 'rf-rest',
            value: 1 - spotDistance / solventDistance,
            why: 'The distance of the spot was taken from the solvent front.',
          },
        ],
        significantFigures: 2,
      },
      form,
    );
  },
});

export const analysisFacts = higherChemistryModel(
  factModel({
    id: 'HC-22',
    title: 'Apparatus and chemical analysis',
    outcomeId: 'CHE-H-12',
    sheet: analysisFactSheets.analysisSheet,
  }),
);
