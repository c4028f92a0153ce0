import { requireInput } from '../families/require-input.ts';
import { drawStandardGraph, type StandardGraph, samplePoints } from '../families/standard-graph.ts';
import { createTemperatureCurve } from './read-temperature-curve.ts';
import type { Reader } from './reader.ts';

const WITHOUT_NUMBERS = { step: 'none' } as const;

/** The descriptions for which a standard graph is drawn, by its kind. */
const GRAPHS = {
  energyProfile:
    /\b(?:energy|reaction) (?:profile|pathway)\b|\b(?:energy|enthalpy) (?:level |change )?(?:diagram|profile|graph)\b[^.]*\breaction\b|\breaction\b[^.]*\b(?:energy|enthalpy) (?:level |change )?(?:diagram|profile)\b/,
  currentAndVoltage:
    /\bI[- ]?V\b|\bV[- ]?I\b|current[- ]voltage|current against (?:voltage|p\.?d)|\b(?:characteristic)/,
  decay: /\bdecay\b|half-?life/,
  temperature: /\b(?:cooling|heating) curve\b/,
  capacitor: /\bcapacitor\b[^.]*\b(?:graph|curve)\b|\b(?:graph|curve)\b[^.]*\bcapacitor\b/,
  motion:
    /(?:\b[xsdva]|position|velocity|speed|distance|displacement|acceleration)[- ](?:vs\.?[- ]|against )?(?:t|time) (?:graph|curve|plot)|graph of (?:position|velocity|speed|distance|displacement|acceleration) against time/,
} as const;

export const readStandardGraph: Reader = {
  family: 'standard-graph',
  pattern: new RegExp(
    Object.values(GRAPHS)
      .map(({ source }) => source)
      .join('|'),
    'i',
  ),
  drawableWords: ['lamp', 'bulb', 'diode', 'resistor', 'capacitor', 'pendulum', 'spring'],
  read: (text) => {
    requireInput(
      !/\bcircuit\b|\bequation\b/i.test(text),
      'Rules draw the graph only, not a circuit or equation.',
    );
    return drawStandardGraph(findGraph(text));
  },
};

function findGraph(text: string): StandardGraph {
  if (/\breaction\b/i.test(text)) return createEnergyProfile(text);
  if (/half-?life|decay/i.test(text)) return createDecay(text);
  if (/(?:cooling|heating) curve/i.test(text)) return createTemperatureCurve(text);
  if (/capacitor/i.test(text)) return createCapacitorGraph(text);
  if (/\bI[- ]?V\b|\bV[- ]?I\b|current[- ]voltage|current against|characteristic/i.test(text))
    return createCurrentGraph(text);
  return createMotionSketch(text);
}

/** The energy along a reaction, with the activation energy and the change of enthalpy. */
function createEnergyProfile(text: string): StandardGraph {
  const isExothermic = /\bexothermic\b/i.test(text);
  requireInput(
    isExothermic !== /\bendothermic\b/i.test(text),
    'State whether the reaction is exothermic or endothermic.',
  );
  requireInput(!/\bcatal/i.test(text), 'Rules draw the profile without a catalyst only.');
  const [start, end, top] = isExothermic ? [2.4, 0.9, 4] : [0.9, 2.4, 4];
  const rise = samplePoints((x) => start + (top - start) * Math.sin(((x - 1) * Math.PI) / 4) ** 2, [1, 3]);
  const fall = samplePoints((x) => end + (top - end) * Math.cos(((x - 3) * Math.PI) / 4) ** 2, [3, 5]);
  return {
    title: `Energy profile of an ${isExothermic ? 'exothermic' : 'endothermic'} reaction`,
    x: { min: 0, max: 6, tex: 'progress of reaction', ...WITHOUT_NUMBERS },
    y: { min: 0, max: 4.6, tex: 'energy', ...WITHOUT_NUMBERS },
    points: [[0.2, start], ...rise, ...fall, [5.8, end]],
    arrows: [
      { from: [3, start], to: [3, top], tex: '$E_a$' },
      { from: [5.4, start], to: [5.4, end], tex: '$\\Delta H$' },
    ],
    levels: [{ from: 0.2, to: 5.8, at: start }],
    notes: [
      { at: [0.7, start], tex: 'reactants', toward: 90 },
      { at: [5.3, end], tex: 'products', toward: isExothermic ? 270 : 90 },
    ],
  };
}

/** `half-life of 12 minutes`: the groups are the number and the unit. */
const HALF_LIFE =
  /half-?life(?: of| is| =|:)* (\d+(?:\.\d+)?) ?(s|seconds?|minutes?|min|hours?|h|days?|d|years?|y)\b/i;

/** Returns the quantity that decays, with its symbol. */
function findDecayingQuantity(text: string): { readonly name: string; readonly symbol: string } {
  if (/count rate/i.test(text)) return { name: 'count rate', symbol: 'A' };
  if (/activity|count/i.test(text)) return { name: 'activity', symbol: 'A' };
  return { name: 'number of nuclei', symbol: 'N' };
}

/** The number of nuclei or the activity over four half-lives. Without a stated half-life, the axis is in units of it. */
function createDecay(text: string): StandardGraph {
  requireInput(
    !/\b(?:alpha|beta|gamma)[- ]decay\b|\bseries\b|\bequation\b/i.test(text),
    'Rules draw the decay curve only.',
  );
  const halfLife = HALF_LIFE.exec(text);
  const unit = halfLife?.[2] ?? '';
  const period = Number(halfLife?.[1] ?? 1);
  requireInput(period > 0, 'The half-life must be a positive time.');
  const { name, symbol } = findDecayingQuantity(text);
  const formatTick = (count: number): string =>
    halfLife === null
      ? `$${count === 1 ? '' : count}T_{1/2}$`
      : `$${Number((count * period).toPrecision(6))}$`;
  return {
    title: `Decay curve: ${name} against time, halved after each half-life${halfLife === null ? '' : ` of ${period} ${unit}`}`,
    x: {
      min: 0,
      max: 4 * period,
      tex: unit === '' ? 'time' : `time (${unit})`,
      ticks: [1, 2, 3].map((count) => ({ at: count * period, tex: formatTick(count) })),
    },
    y: {
      min: 0,
      max: 1.1,
      tex: name,
      ticks: [1, 2, 4].map((share) => ({
        at: 1 / share,
        tex: share === 1 ? `$${symbol}_0$` : `$${symbol}_0/${share}$`,
      })),
    },
    points: samplePoints((x) => 0.5 ** (x / period), [0, 4 * period]),
    smooth: true,
    guides: [
      [period, 0.5],
      [2 * period, 0.25],
    ],
  };
}

function createCapacitorGraph(text: string): StandardGraph {
  const isCharging = /(?<!dis)charging/i.test(text);
  requireInput(isCharging !== /discharg/i.test(text), 'State whether the capacitor charges or discharges.');
  const [name, symbol] = /current/i.test(text)
    ? ['current', 'I']
    : /charge\b(?! and)|\bQ\b/i.test(text)
      ? ['charge', 'Q']
      : ['voltage', 'V'];
  const rises = isCharging && name !== 'current';
  return {
    title: `${name} against time for a capacitor that is ${isCharging ? 'charging' : 'discharging'}`,
    x: { min: 0, max: 4, tex: 'time', ...WITHOUT_NUMBERS },
    y: { min: 0, max: 1.1, tex: name, ticks: [{ at: 1, tex: `$${symbol}_0$` }] },
    points: samplePoints((x) => (rises ? 1 - Math.exp(-x) : Math.exp(-x)), [0, 4]),
    smooth: true,
  };
}

function createCurrentGraph(text: string): StandardGraph {
  const shapes: readonly (readonly [RegExp, string, (v: number) => number])[] = [
    [/filament|lamp|bulb/i, 'filament lamp', (v) => 0.9 * Math.tanh(1.6 * v)],
    [/diode|\bLED\b/i, 'diode', (v) => (v < 0.45 ? 0 : ((v - 0.45) / 0.55) ** 2)],
    [/ohmic|resistor|wire|metal|constant temperature|ohm/i, 'ohmic resistor', (v) => 0.85 * v],
  ];
  const matches = shapes.filter(([pattern]) => pattern.test(text));
  const [match] = matches;
  requireInput(
    match !== undefined && matches.length === 1,
    'State one component: an ohmic resistor, a filament lamp or a diode.',
  );
  const [, name, f] = match;
  const isSwapped = /\bV[- ]?I\b|voltage against current/i.test(text);
  requireInput(
    !isSwapped || name === 'ohmic resistor',
    'Rules draw current against voltage for this component.',
  );
  const [x, y] = isSwapped ? ['$I$', '$V$'] : ['$V$', '$I$'];
  return {
    title: `Graph of ${y} against ${x} for a ${name}`,
    x: { min: -1, max: 1, tex: x, name: 'end', ...WITHOUT_NUMBERS },
    y: { min: -1, max: 1, tex: y, name: 'end', ...WITHOUT_NUMBERS },
    points: samplePoints(f, [-1, 1]),
    smooth: true,
  };
}

const QUANTITY_BY_LETTER: Readonly<Record<string, string>> = {
  x: 'position',
  s: 'displacement',
  d: 'distance',
  v: 'velocity',
  a: 'acceleration',
};

/** Motions by their words. The three shapes are the graphs of the position, the velocity and the acceleration. */
const MOTIONS: readonly {
  readonly pattern: RegExp;
  readonly shapes: readonly (((t: number) => number) | undefined)[];
}[] = [
  {
    pattern: /simple harmonic|\bSHM\b|s\.h\.m|oscillat|pendulum|spring/i,
    shapes: [
      (t) => Math.sin(4 * Math.PI * t),
      (t) => Math.cos(4 * Math.PI * t),
      (t) => -Math.sin(4 * Math.PI * t),
    ],
  },
  {
    pattern: /thrown (?:vertically )?up|projected (?:vertically )?up|tossed up|thrown straight up/i,
    shapes: [(t) => 4 * t * (1 - t), (t) => 1 - 2 * t, () => -0.8],
  },
  { pattern: /at rest\b(?!,? (?:and|then))|stationary/i, shapes: [() => 0.6, () => 0, () => 0] },
  { pattern: /free fall|falling freely|dropped/i, shapes: [(t) => t * t, (t) => t, () => 0.8] },
  {
    pattern: /terminal (?:velocity|speed)/i,
    shapes: [undefined, (t) => 1 - Math.exp(-4 * t), (t) => Math.exp(-4 * t)],
  },
  {
    pattern: /retard|decelerat|slow(?:s|ing) down|negative acceleration/i,
    shapes: [(t) => 2 * t - t * t, (t) => 1 - t, () => -0.8],
  },
  {
    pattern:
      /(?:uniform|constant|steady)\w* accelerat|accelerat\w* (?:uniform|at a constant|constant|steadi)|from rest/i,
    shapes: [(t) => t * t, (t) => t, () => 0.8],
  },
  {
    pattern: /(?:uniform|constant|steady) (?:velocity|speed|motion)|uniform motion|moving uniformly/i,
    shapes: [(t) => t, () => 0.6, () => 0],
  },
];

const [HARMONIC_MOTION, UPWARD_THROW] = MOTIONS;

/** `v-t` or `velocity against time`: the groups are the letter and the name of the quantity. */
const AGAINST_TIME =
  /(?:\b([xsdva])|(position|velocity|speed|distance|displacement|acceleration))[- ](?:vs\.?[- ]|against )?(?:t|time)\b/i;

/** Returns which of the three `shapes` of a motion shows a quantity. */
function getShapeIndex(quantity: string): 0 | 1 | 2 {
  if (/accel/.test(quantity)) return 2;
  return /velocity|speed/.test(quantity) ? 1 : 0;
}

/** Creates a motion graph without numbers. */
function createMotionSketch(text: string): StandardGraph {
  const [, typedLetter, typedQuantity] = AGAINST_TIME.exec(text) ?? [];
  const letter = typedLetter?.toLowerCase();
  const quantity = typedQuantity?.toLowerCase() ?? QUANTITY_BY_LETTER[letter ?? ''] ?? '';
  const motion = MOTIONS.find(({ pattern }) => pattern.test(text));
  requireInput(
    !/\bthen\b|\bfollowed by\b|\bbounc/i.test(text),
    'State the times and values of each part of the motion.',
  );
  requireInput(
    !/\d ?(?:m\/s|s\b|m\b|km)/.test(text),
    'Rules could not read the times and values of the motion: list the corners as (time, value).',
  );
  requireInput(
    motion !== undefined,
    'State the motion, such as uniform velocity, uniform acceleration or simple harmonic motion.',
  );
  const shapeIndex = getShapeIndex(quantity);
  const f = motion?.shapes[shapeIndex];
  requireInput(
    f !== undefined && !(quantity === 'distance' && motion === HARMONIC_MOTION),
    `Rules have no ${quantity}–time graph for this motion.`,
  );
  // A speed is never negative.
  const isFolded = quantity === 'speed' && motion === UPWARD_THROW;
  const points = samplePoints((t) => (isFolded ? Math.abs(f(t)) : f(t)), [0, 1]);
  const low = Math.min(...points.map(([, value]) => value));
  const hasNegativeValues = low < -1e-9;
  return {
    title: `Sketch of ${quantity} against time`,
    x: {
      min: 0,
      max: 1.05,
      tex: letter === undefined ? 'time' : '$t$',
      name: 'end',
      ...WITHOUT_NUMBERS,
    },
    y: {
      min: hasNegativeValues ? -1.1 : 0,
      max: 1.1,
      tex: letter === undefined ? quantity : `$${letter}$`,
      ...WITHOUT_NUMBERS,
    },
    points,
    smooth: shapeIndex !== 1 || motion === HARMONIC_MOTION || /terminal/i.test(text),
  };
}
