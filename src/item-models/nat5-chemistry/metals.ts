import { writeChoice } from '../write-choice.ts';
import { nat5ChemistryModel } from './nat5-chemistry-model.ts';

/** The electrochemical series, highest first. */
const SERIES = [
  'magnesium',
  'aluminium',
  'zinc',
  'iron',
  'nickel',
  'tin',
  'lead',
  'copper',
  'silver',
] as const;
const IONS: Readonly<Record<string, string>> = {
  magnesium: 'Mg^{2+}',
  aluminium: 'Al^{3+}',
  zinc: 'Zn^{2+}',
  iron: 'Fe^{2+}',
  nickel: 'Ni^{2+}',
  tin: 'Sn^{2+}',
  lead: 'Pb^{2+}',
  copper: 'Cu^{2+}',
  silver: 'Ag^+',
};

const NAMES: readonly string[] = SERIES;
const place = (metal: string): number => NAMES.indexOf(metal);
const text = (words: string): string => `\\text{${words}}`;

/** The pair furthest apart gives the highest voltage. */
function writeVoltage(metals: readonly string[]) {
  const [a = '', b = '', c = '', d = ''] = metals;
  const pairs = [
    [a, b],
    [c, d],
    [a, c],
    [b, d],
  ].map(([one = '', two = '']) => ({ words: `${one} and ${two}`, gap: Math.abs(place(one) - place(two)) }));
  const [best, ...others] = pairs.toSorted((one, two) => two.gap - one.gap);
  if (best === undefined || others[0] === undefined || best.gap === others[0].gap) return undefined;
  return writeChoice({
    stem: `Four cells are made with these pairs of metals: ${pairs.map(({ words }) => words).join('; ')}. Which cell gives the highest voltage?`,
    answer: text(best.words),
    why: 'these two metals are furthest apart in the electrochemical series',
    wrong: others.map(({ words }) => ({
      tag: 'electrochemical-series',
      answer: text(words),
      why: 'The further apart two metals are in the electrochemical series, the higher the voltage.',
    })),
  });
}

/** Electrons leave the metal that is higher in the series. */
function writeFlow(metals: readonly string[]) {
  const [a = '', b = ''] = metals;
  const [high, low] = place(a) < place(b) ? [a, b] : [b, a];
  return writeChoice({
    stem: `A cell is made of ${a} and ${b}, each in a solution of its own ions, joined by an ion bridge. Which way do the electrons flow?`,
    answer: text(`from ${high} to ${low} through the wires`),
    why: `${high} is higher in the electrochemical series and loses electrons`,
    wrong: [
      {
        tag: 'electron-flow',
        answer: text(`from ${low} to ${high} through the wires`),
        why: 'Electrons flow from the metal higher in the electrochemical series.',
      },
      {
        tag: 'ion-bridge',
        answer: text(`from ${high} to ${low} through the ion bridge`),
        why: 'Electrons flow through the wires; ions move through the ion bridge.',
      },
      {
        tag: 'ion-bridge',
        answer: text(`from ${low} to ${high} through the ion bridge`),
        why: 'Electrons flow through the wires; ions move through the ion bridge.',
      },
    ],
  });
}

/** A metal displaces those below it from their solutions. */
function writeDisplacement(metals: readonly string[]) {
  const sorted = metals.slice(0, 5).toSorted((one, two) => place(one) - place(two));
  const [top = '', given = '', ...below] = sorted;
  return writeChoice({
    stem: `Which metal would displace ${given} from a solution containing $\\mathrm{${IONS[given]}}$ ions?`,
    answer: text(top),
    why: `${top} is higher than ${given} in the electrochemical series`,
    wrong: [...below, given].map((metal) => ({
      tag: 'displacement',
      answer: text(metal),
      why: `Only a metal higher than ${given} in the electrochemical series displaces it.`,
    })),
  });
}

export const electrochemicalSeries = nat5ChemistryModel({
  id: 'N5C-13',
  title: 'Electrochemical series and cells',
  outcomeId: 'CHE-5-08',
  calculator: 'allowed',
  marks: [1],
  draw: (random) => ({
    kind: random.pick(['voltage', 'flow', 'displacement'] as const),
    metals: random.shuffle(SERIES),
  }),
  write: ({ kind, metals }) => {
    if (kind === 'voltage') return writeVoltage(metals);
    return kind === 'flow' ? writeFlow(metals) : writeDisplacement(metals);
  },
});
