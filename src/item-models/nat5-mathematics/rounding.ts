import { step } from '../item-draft.ts';
import { figuresTex, fixedTex, isNearTie, plainTex, roundFigures } from '../write/number.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

type Solid = {
  readonly name: string;
  readonly of: (r: number, h: number) => number;
  readonly size: (r: number, h: number) => string;
};

const solids: readonly Solid[] = [
  { name: 'sphere', of: (r) => (4 / 3) * Math.PI * r ** 3, size: (r) => `radius $${r}$ centimetres` },
  {
    name: 'cylinder',
    of: (r, h) => Math.PI * r * r * h,
    size: (r, h) => `radius $${r}$ centimetres and height $${h}$ centimetres`,
  },
  {
    name: 'cone',
    of: (r, h) => (Math.PI * r * r * h) / 3,
    size: (r, h) => `radius $${r}$ centimetres and height $${h}$ centimetres`,
  },
];

export const roundToFigures = nat5MathematicsModel({
  id: 'N5M-13',
  title: 'Round to significant figures',
  outcomeId: 'MNU-5-03',
  calculator: 'allowed',
  marks: [1],
  draw: (random) => ({
    solid: random.pick(solids),
    r: random.step(1.1, 12.9, 0.1),
    h: random.int(3, 25),
    figures: random.int(2, 3),
  }),
  accepts: ({ solid, r, h, figures }) => {
    const volume = solid.of(r, h);
    const places = figures - 1 - Math.floor(Math.log10(volume));
    return !isNearTie(volume, places, 0.1) && roundFigures(volume, figures) > volume;
  },
  write: ({ solid, r, h, figures }) => {
    const { name, of, size } = solid;
    const volume = of(r, h);
    const lead = Math.floor(Math.log10(volume));
    const shown = fixedTex(volume, Math.max(figures + 1, figures + 2 - lead));
    const unit = 10 ** (lead - figures + 1);
    const truncated = Math.floor(volume / unit) * unit;
    const withUnit = (tex: string) => `${tex}\\,\\mathrm{cm}^3`;
    return {
      stem: `A ${name} has ${size(r, h)}. A calculator shows its volume as $${shown}$ cubic centimetres. Write this volume correct to ${figures} significant figures.`,
      answer: withUnit(figuresTex(volume, figures)),
      check: shown,
      bullets: [
        step(`Round to ${figures} significant figures`, withUnit(figuresTex(volume, figures)), {
          gaps: ['sf-vs-dp', 'rounding-truncates'],
        }),
      ],
      mistakes: [
        {
          tag: 'rounding-truncates',
          answer: withUnit(plainTex(truncated)),
          why: 'The figures were cut off instead of rounded.',
        },
        {
          tag: 'sf-vs-dp',
          answer: withUnit(fixedTex(volume, figures)),
          why: 'The volume was rounded to decimal places instead of significant figures.',
        },
      ],
      policies: { significantFigures: { min: figures, max: figures }, tolerance: { relative: 0 } },
    };
  },
});
