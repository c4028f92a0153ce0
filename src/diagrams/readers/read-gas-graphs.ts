import { drawPvGraph, type PvGraph } from '../families/pv-graph.ts';
import { requireInput } from '../families/require-input.ts';
import { findPoints } from './polynomials.ts';
import type { Reader } from './reader.ts';

const STATE_NAMES = ['A', 'B', 'C', 'D', 'E', 'F'];

export const readPvGraph: Reader = {
  family: 'pv-graph',
  pattern:
    /\bp[- –/]?V[- ](?:graph|diagram|curve|plot|indicator)|\bpressure[- /–]+volume (?:graph|diagram|curve|plot)|pressure against volume|\bCarnot\b/i,
  drawableWords: [],
  read: (text) => {
    const points = findPoints(text);
    if (points.length > 1) return drawFromPoints(text, points);
    if (/\bcarnot\b/i.test(text)) return drawPvGraph({ ...CARNOT_CYCLE, shaded: /shaded|area/i.test(text) });
    const steps = findSteps(text);
    requireInput(
      steps.length > 0,
      'State the changes (isothermal, adiabatic, isobaric, isochoric) or the states as (V, p).',
    );
    requireInput(
      !/\b(?:otto|diesel|stirling|brayton|rankine)\b/i.test(text) || steps.length > 2,
      'State the steps of this cycle.',
    );
    return drawPvGraph({ ...createGraphOfSteps(text, steps), shaded: /shaded|area|work done/i.test(text) });
  },
};

function drawFromPoints(text: string, points: readonly [number, number][]): ReturnType<Reader['read']> {
  const states = points.map(([volume, pressure], index) => ({
    name: STATE_NAMES[index] ?? `${index}`,
    volume,
    pressure,
  }));
  const kind: PvGraph['changes'][number]['kind'] = /isotherm/i.test(text)
    ? 'isothermal'
    : /adiabat/i.test(text)
      ? 'adiabatic'
      : 'straight';
  const startStates = /cycle/i.test(text) ? states : states.slice(0, -1);
  const changes = startStates.map(({ name }, index) => ({
    from: name,
    to: states[(index + 1) % states.length]?.name ?? name,
    kind,
  }));
  return drawPvGraph({ states, changes, shaded: /shaded|area/i.test(text) });
}

/** The Carnot cycle of a monatomic gas: with pV of 4 and 2.52, the adiabatic changes meet at these states. */
const CARNOT_CYCLE: PvGraph = {
  states: [
    { name: 'A', volume: 1, pressure: 4 },
    { name: 'B', volume: 2, pressure: 2 },
    { name: 'C', volume: 4, pressure: 2 / 2 ** (5 / 3) },
    { name: 'D', volume: 2, pressure: 4 / 2 ** (5 / 3) },
  ],
  changes: [
    { from: 'A', to: 'B', kind: 'isothermal', tex: 'isothermal' },
    { from: 'B', to: 'C', kind: 'adiabatic', tex: 'adiabatic' },
    { from: 'C', to: 'D', kind: 'isothermal', tex: 'isothermal' },
    { from: 'D', to: 'A', kind: 'adiabatic', tex: 'adiabatic' },
  ],
  numbered: false,
};

type StepKind = 'isothermal' | 'adiabatic' | 'isobaric' | 'isochoric';
/** `grows` is an expansion, or for an isochoric change a rise of pressure. */
type Step = { readonly kind: StepKind; readonly grows: boolean };

/** One step of a cycle: the groups are its kind and the words up to the next step. */
const STEP =
  /\b(isothermal|adiabatic|isobaric|isochoric|isovolumetric|constant[- ](?:pressure|volume|temperature))(?:ly)?\b([^,.;]*?(?=\b(?:isothermal|adiabatic|isobaric|isochoric|isovolumetric|constant)|[,.;]|$))/gi;

/** Finds the changes of state in text order. */
function findSteps(text: string): Step[] {
  const matches = [...text.matchAll(STEP)];
  return matches.map((match, index): Step => {
    const word = (match[1] ?? '').toLowerCase();
    const kind: StepKind = /isotherm|temperature/.test(word)
      ? 'isothermal'
      : /adiabat/.test(word)
        ? 'adiabatic'
        : /isobar|pressure/.test(word)
          ? 'isobaric'
          : 'isochoric';
    // In `isothermal and adiabatic expansion` only the second adjective has the noun after it.
    const surroundings = `${text.slice(Math.max(0, match.index - 16), match.index)} ${match[2] ?? ''}`;
    const directionWords = /expan|compress|heat|cool/i.test(match[2] ?? '')
      ? (match[2] ?? '')
      : `${surroundings} ${matches[index + 1]?.[2] ?? ''}`;
    return { kind, grows: !/compress|cool|decreas|fall/i.test(directionWords) };
  });
}

const GAMMA = 5 / 3;

/** Creates the graph of the steps, one after another. If the text compares steps, all of them start at the first state. */
function createGraphOfSteps(text: string, steps: readonly Step[]): PvGraph {
  const isComparison = /\bsame (?:\w+ )?(?:state|point|volume|pressure)|\bcompar/i.test(text);
  const isCycle = /\bcycle\b|\bcyclic\b/i.test(text);
  requireInput(!isCycle || steps.length > 2, 'A cycle needs three or more changes.');
  const givenNames = /from (?:state |point )?([A-Z]) to (?:state |point )?([A-Z])\b/.exec(text)?.slice(1, 3);
  const nameState = (index: number): string => givenNames?.[index] ?? STATE_NAMES[index] ?? `${index}`;
  const states = [{ name: nameState(0), volume: 2, pressure: 2 }];
  const changes: PvGraph['changes'][number][] = [];
  for (const [index, step] of steps.entries()) {
    const from = (isComparison ? states[0] : states.at(-1)) ?? { name: 'A', volume: 2, pressure: 2 };
    const next = { name: nameState(index + 1), ...applyStep(from, step) };
    const isClosing = isCycle && index === steps.length - 1;
    const to = isClosing ? (states[0] ?? next) : next;
    requireInput(
      !isClosing || isOnStep(from, to, step),
      'The last change does not return to the first state.',
    );
    if (!isClosing) states.push(next);
    const kind = step.kind === 'isobaric' || step.kind === 'isochoric' ? 'straight' : step.kind;
    changes.push({ from: from.name, to: to.name, kind, tex: step.kind });
  }
  return { states, changes, numbered: false };
}

type GasState = { readonly volume: number; readonly pressure: number };

function applyStep({ volume, pressure }: GasState, { kind, grows }: Step): GasState {
  const ratio = grows ? 2 : 0.5;
  switch (kind) {
    case 'isothermal':
      return { volume: volume * ratio, pressure: pressure / ratio };
    case 'adiabatic':
      return { volume: volume * ratio, pressure: pressure / ratio ** GAMMA };
    case 'isobaric':
      return { volume: volume * ratio, pressure };
    case 'isochoric':
      return { volume, pressure: pressure * ratio };
  }
}

/** Returns whether a step of this kind can lead from one state to another. */
function isOnStep(a: GasState, b: GasState, { kind, grows }: Step): boolean {
  const power = { isothermal: 1, adiabatic: GAMMA, isobaric: 0, isochoric: 0 }[kind];
  const isDirected = kind === 'isochoric' ? b.pressure > a.pressure === grows : b.volume > a.volume === grows;
  const isEqual = (x: number, y: number): boolean => Math.abs(x - y) < 1e-6 * Math.abs(x);
  if (kind === 'isochoric') return isDirected && isEqual(a.volume, b.volume);
  return isDirected && isEqual(a.pressure * a.volume ** power, b.pressure * b.volume ** power);
}
