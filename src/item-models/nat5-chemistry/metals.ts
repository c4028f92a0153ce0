// National 5 Chemistry: voltage, electron flow and displacement from the electrochemical series.

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

const METAL_NAMES: readonly string[] = SERIES;
const getRank = (metal: string): number => METAL_NAMES.indexOf(metal);
const textTex = (words: string): string => `\\text{${words}}`;

/** Writes a question on the highest voltage: the two metals are furthest apart in the series. */
function writeVoltage(metals: readonly string[]) {
  const [a = '', b = '', c = '', d = ''] = metals;
  const pairs = [
    [a, b],
    [c, d],
    [a, c],
    [b, d],
  ].map(([first = '', second = '']) => ({
    words: `${first} and ${second}`,
    difference: Math.abs(getRank(first) - getRank(second)),
  }));
  const [best, ...others] = pairs.toSorted((a, b) => b.difference - a.difference);
  if (best === undefined || others[0] === undefined || best.difference === others[0].difference)
    return undefined;
  return writeChoice({
    stem: `Four cells are made with these pairs of metals: ${pairs.map(({ words }) => words).join('; ')}. Which cell gives the highest voltage?`,
    answer: textTex(best.words),
    why: 'these two metals are furthest apart in the electrochemical series',
    wrong: others.map(({ words }) => ({
      tag: 'electrochemical-series',
      answer: textTex(words),
      why: 'The further apart two metals are in the electrochemical series, the higher the voltage.',
    })),
  });
}

/** Writes a question on the electron flow: electrons leave the metal that is higher in the series. */
function writeFlow(metals: readonly string[]) {
  const [a = '', b = ''] = metals;
  const [high, low] = getRank(a) < getRank(b) ? [a, b] : [b, a];
  return writeChoice({
    stem: `A cell is made of ${a} and ${b}, each in a solution of its own ions, joined by an ion bridge. Which way do the electrons flow?`,
    answer: textTex(`from ${high} to ${low} through the wires`),
    why: `${high} is higher in the electrochemical series and loses electrons`,
    wrong: [
      {
        tag: 'electron-flow',
        answer: textTex(`from ${low} to ${high} through the wires`),
        why: 'Electrons flow from the metal higher in the electrochemical series.',
      },
      {
        tag: 'ion-bridge',
        answer: textTex(`from ${high} to ${low} through the ion bridge`),
        why: 'Electrons flow through the wires; ions move through the ion bridge.',
      },
      {
        tag: 'ion-bridge',
        answer: textTex(`from ${low} to ${high} through the ion bridge`),
        why: 'Electrons flow through the wires; ions move through the ion bridge.',
      },
    ],
  });
}

/** Writes a question on displacement: a metal displaces the metals below it from their solutions. */
function writeDisplacement(metals: readonly string[]) {
  const sorted = metals.slice(0, 5).toSorted((a, b) => getRank(a) - getRank(b));
  const [top = '', displaced = '', ...below] = sorted;
  return writeChoice({
    stem: `Which metal would displace ${displaced} from a solution containing $\\mathrm{${IONS[displaced]}}$ ions?`,
    answer: textTex(top),
    why: `${top} is higher than ${displaced} in the electrochemical series`,
    wrong: [...below, displaced].map((metal) => ({
      tag: 'displacement',
      answer: textTex(metal),
      why: `Only a metal higher than ${displaced} in the electrochemical series displaces it.`,
    })),
  });
}

export const electrochemicalSeries = nat5ChemistryModel({
  id: 'N5C-13',
  title: 'Electrochemical series and cells',
  outcomeId: 'CHE-5-08',
  calculator: 'allowed',
  marks: [1],
  choose: (random) => ({
    kind: random.pick(['voltage', 'flow', 'displacement'] as const),
    metals: random.shuffle(SERIES),
  }),
  write: ({ kind, metals }) => {
    if (kind === 'voltage') return writeVoltage(metals);
    return kind === 'flow' ? writeFlow(metals) : writeDisplacement(metals);
  },
});
