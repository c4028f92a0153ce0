import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { drawForm, type NumericMistake } from '../calculation/question-form.ts';
import { factModel } from '../facts/fact-model.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import { analysisSheet } from './analysis.table.ts';
import { higherChemistryModel } from './higher-chemistry-model.ts';

/** A titration: the contents of the burette and the flask, and their counts in the equation. */
const titrations = [
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
  readonly kind: (typeof titrations)[number];
  readonly titres: readonly [number, number, number];
  readonly c: number;
  readonly sample: number;
};

export const redoxTitration = higherChemistryModel({
  id: 'HC-07',
  title: 'Volumetric titration',
  outcomeId: 'CHE-H-12',
  calculator: 'allowed',
  marks: [1, 4],
  draw: (random) => {
    const first = random.step(12.1, 24.5, 0.1);
    const rough = Number((first + random.step(0.6, 1.3, 0.1)).toFixed(1));
    return {
      titration: {
        kind: random.pick(titrations),
        titres: [rough, first, Number((first + random.pick([0.1, 0.2])).toFixed(1))] as const,
        c: random.pick([0.01, 0.02, 0.025, 0.04, 0.05, 0.1]),
        sample: random.pick([10, 20, 25]),
      },
      form: drawForm(random),
    };
  },
  write: ({ titration, form }) => writeCalculation(concentrationCalculation(titration), form),
});

function concentrationCalculation(titration: Titration): Calculation {
  const { kind, c, sample } = titration;
  const [rough, one, two] = titration.titres;
  const [a, b] = kind.counts;
  const mean = (one + two) / 2;
  const moles = (c * mean) / 1000;
  const value = ((moles * b) / a / sample) * 1000;
  return {
    situation: `${kind.situation} reacted with a solution of ${kind.burette} of concentration $${quantityTex(c, 'mol l^-1')}$: $${kind.equation}$. Samples of $${quantityTex(sample, 'cm^3')}$ were titrated, and the titres were $${rough.toFixed(1)}\\,\\mathrm{cm^3}$ (rough), $${one.toFixed(1)}\\,\\mathrm{cm^3}$ and $${two.toFixed(1)}\\,\\mathrm{cm^3}$.`,
    quantity: `the concentration of ${kind.flask} in the sample, in $\\mathrm{mol\\,l^{-1}}$`,
    lines: [
      {
        why: 'Find the average of the concordant titres',
        symbol: 'V',
        tex: `\\frac{${one.toFixed(1)} + ${two.toFixed(1)}}{2}`,
        value: mean,
        unit: 'cm^3',
        gaps: ['concordant'],
      },
      {
        why: `Find the number of moles of ${kind.burette}`,
        symbol: 'n',
        tex: `${plainTex(c)} \\times \\frac{@1}{1000}`,
        value: moles,
        unit: 'mol',
        gaps: ['prefix'],
      },
      {
        why: 'Use the mole ratio',
        symbol: 'n',
        tex: `\\frac{@2 \\times ${b}}{${a}}`,
        value: (moles * b) / a,
        unit: 'mol',
        gaps: ['mole-ratio'],
      },
      {
        why: 'Divide by the volume of the sample in litres',
        symbol: 'c',
        tex: `\\frac{@3}{${plainTex(sample / 1000)}}`,
        value,
        unit: 'mol l^-1',
        gaps: ['concentration-formula'],
      },
    ],
    mistakes: listTitreMistakes(titration, value),
  };
}

function listTitreMistakes({ kind, titres, c, sample }: Titration, value: number): NumericMistake[] {
  const [rough, one, two] = titres;
  const [a, b] = kind.counts;
  const mean = (one + two) / 2;
  const from = (titre: number): number => (((c * titre) / 1000) * b * 1000) / a / sample;
  return [
    {
      tag: 'mole-ratio',
      value: (c * mean) / sample,
      why: 'The numbers in the equation were not used.',
      earns: [1, 2, 4],
    },
    {
      tag: 'mole-ratio-inverted',
      value: (c * mean * a) / b / sample,
      why: 'The ratio was used the wrong way round.',
      earns: [1, 2, 4],
    },
    {
      tag: 'concordant',
      value: from((rough + one + two) / 3),
      why: 'The rough titre was put into the average.',
      earns: [2, 3, 4],
    },
    {
      tag: 'volumes-swapped',
      value: (c * sample * b) / a / mean,
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

const papers = [
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
  draw: (random) => ({
    what: random.pick(papers),
    front: random.step(6, 14, 0.1),
    line: random.step(1, 2.5, 0.1),
    share: random.int(15, 88) / 100,
    form: drawForm(random),
  }),
  write: ({ what, front, line, share, form }) => {
    const spot = Number((line + (front - line) * share).toFixed(1));
    const [moved, run] = [Number((spot - line).toFixed(1)), Number((front - line).toFixed(1))];
    const cm = (value: number): string => `$${value.toFixed(1)}\\,\\mathrm{cm}$`;
    return writeCalculation(
      {
        situation: `On a chromatogram of ${what}, the base line is ${cm(line)} from the bottom edge of the paper, the spot is ${cm(spot)} from that edge and the solvent front is ${cm(front)} from it.`,
        quantity: 'the $R_f$ value of the spot',
        lines: [
          {
            why: 'Find how far the spot moved from the base line',
            tex: `${spot.toFixed(1)} - ${line.toFixed(1)}`,
            value: moved,
            unit: 'cm',
            gaps: ['base-line'],
          },
          {
            why: 'Divide by how far the solvent moved',
            symbol: 'R_f',
            tex: `\\frac{@1}{${front.toFixed(1)} - ${line.toFixed(1)}}`,
            value: moved / run,
            gaps: ['rf-inverted'],
          },
        ],
        mistakes: [
          {
            tag: 'base-line',
            value: spot / front,
            why: 'The distances were measured from the edge, not from the base line.',
          },
          {
            tag: 'rf-inverted',
            value: run / moved,
            why: 'The distance of the solvent was divided by that of the spot.',
            earns: [1],
          },
          {
            tag: 'base-line',
            value: moved / front,
            why: 'The distance of the solvent was measured from the edge.',
            earns: [1],
          },
          {
            tag: 'rf-rest',
            value: 1 - moved / run,
            why: 'The distance of the spot was taken from the solvent front.',
          },
        ],
        figures: 2,
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
    sheet: analysisSheet,
  }),
);
