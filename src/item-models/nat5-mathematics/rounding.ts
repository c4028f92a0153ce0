// National 5 Mathematics: round a volume to significant figures.

import { step } from '../item-draft.ts';
import { figuresTex, fixedTex, isNearTie, plainTex, roundFigures } from '../write/number.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

type Solid = {
  readonly name: string;
  readonly computeVolume: (r: number, h: number) => number;
  readonly describeSize: (r: number, h: number) => string;
};

const solids: readonly Solid[] = [
  {
    name: 'sphere',
    computeVolume: (r) => (4 / 3) * Math.PI * r ** 3,
    describeSize: (r) => `radius $${r}$ centimetres`,
  },
  {
    name: 'cylinder',
    computeVolume: (r, h) => Math.PI * r * r * h,
    describeSize: (r, h) => `radius $${r}$ centimetres and height $${h}$ centimetres`,
  },
  {
    name: 'cone',
    computeVolume: (r, h) => (Math.PI * r * r * h) / 3,
    describeSize: (r, h) => `radius $${r}$ centimetres and height $${h}$ centimetres`,
  },
];

export const roundToFigures = nat5MathematicsModel({
  id: 'N5M-13',
  title: 'Round to significant figures',
  outcomeId: 'MNU-5-03',
  calculator: 'allowed',
  marks: [1],
  choose: (random) => ({
    solid: random.pick(solids),
    r: random.step(1.1, 12.9, 0.1),
    h: random.int(3, 25),
    significantFigures: random.int(2, 3),
  }),
  accepts: ({ solid, r, h, significantFigures }) => {
    const volume = solid.computeVolume(r, h);
    const places = significantFigures - 1 - Math.floor(Math.log10(volume));
    return !isNearTie(volume, places, 0.1) && roundFigures(volume, significantFigures) > volume;
  },
  write: ({ solid, r, h, significantFigures }) => {
    const { name, computeVolume, describeSize } = solid;
    const volume = computeVolume(r, h);
    const leadingPower = Math.floor(Math.log10(volume));
    const calculatorValue = fixedTex(
      volume,
      Math.max(significantFigures + 1, significantFigures + 2 - leadingPower),
    );
    const unit = 10 ** (leadingPower - significantFigures + 1);
    const truncated = Math.floor(volume / unit) * unit;
    const addUnit = (tex: string) => `${tex}\\,\\mathrm{cm}^3`;
    return {
      stem: `A ${name} has ${describeSize(r, h)}. A calculator shows its volume as $${calculatorValue}$ cubic centimetres. Write this volume correct to ${significantFigures} significant figures.`,
      answer: addUnit(figuresTex(volume, significantFigures)),
      recomputedFrom: calculatorValue,
      bullets: [
        step(
          `Round to ${significantFigures} significant figures`,
          addUnit(figuresTex(volume, significantFigures)),
          {
            gaps: ['sf-vs-dp', 'rounding-truncates'],
          },
        ),
      ],
      mistakes: [
        {
          tag: 'rounding-truncates',
          answer: addUnit(plainTex(truncated)),
          why: 'The figures were cut off instead of rounded.',
        },
        {
          tag: 'sf-vs-dp',
          answer: addUnit(fixedTex(volume, significantFigures)),
          why: 'The volume was rounded to decimal places instead of significant figures.',
        },
      ],
      policies: {
        significantFigures: { min: significantFigures, max: significantFigures },
        tolerance: { relative: 0 },
      },
    };
  },
});
