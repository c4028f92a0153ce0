import { type CircuitPart, drawCircuit, drawPotentialDivider } from '../families/circuit.ts';
import { requireInput } from '../families/require-input.ts';
import type { CircuitSymbol } from '../scene.ts';
import { type FoundQuantity, findQuantities } from './quantities.ts';
import type { Reader } from './reader.ts';

const COUNT_BY_WORD: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  '2': 2,
  '3': 3,
  '4': 4,
};

/** Parts that a description may mention without a value. The first capture group is the word before the part, such as `two`. */
const PART_PATTERNS: readonly (readonly [RegExp, CircuitSymbol])[] = [
  [/(?:(\w+) )?(?:identical )?(?:lamps?|bulbs?)\b/i, 'lamp'],
  [/(?:(\w+) )?variable resistors?\b/i, 'variable-resistor'],
  [/(?:(\w+) )?thermistors?\b/i, 'thermistor'],
  [/(?:(\w+) )?(?:LDRs?|light[- ]dependent resistors?)\b/i, 'ldr'],
  [/(?:(\w+) )?capacitors?\b/i, 'capacitor'],
  [/(?:(\w+) )?LEDs?\b/i, 'led'],
  [/(?:(\w+) )?(?<!light[- ]emitting )diodes?\b/i, 'diode'],
  [/(?:(\w+) )?motors?\b/i, 'motor'],
  [/(?:(\w+) )?fuses?\b/i, 'fuse'],
];

const DRAWABLE_PARTS = [
  'resistor',
  'lamp',
  'bulb',
  'battery',
  'cell',
  'ammeter',
  'voltmeter',
  'switch',
  'capacitor',
  'thermistor',
  'ldr',
  'led',
  'diode',
  'motor',
  'fuse',
];

export const readPotentialDivider: Reader = {
  family: 'potential-divider',
  pattern: /\b(?:potential|voltage) divider\b/i,
  drawableWords: DRAWABLE_PARTS,
  read: (text) => {
    const supply = findQuantities(text, 'voltage')[0];
    const parts = findLoads(text);
    const [upper, lower] = parts;
    if (!(supply && upper && lower) || parts.length > 2) return undefined;
    return drawPotentialDivider({ supplyTex: supply.tex, upper, lower, outputTex: '$V_{\\text{out}}$' });
  },
};

export const readCircuit: Reader = {
  family: 'circuit',
  pattern: /\bcircuit\b|\bin (?:series|parallel)\b/i,
  drawableWords: DRAWABLE_PARTS,
  read: (text) => {
    const loads = findLoads(text);
    if (loads.length === 0 || loads.length > 5) return undefined;
    requireInput(
      !/\b(?:two|three|2|3) (?:ammeters|voltmeters|switches)\b|\bammeters\b|\bvoltmeters\b/i.test(text),
      'Rules draw one ammeter and one voltmeter.',
    );
    const supply = findQuantities(text, 'voltage')[0];
    const symbol = /\bcell\b/i.test(text) ? ('cell' as const) : ('battery' as const);
    const main: CircuitPart[] = [
      ...(/\bswitch\b/i.test(text) ? [{ symbol: 'switch' } as const] : []),
      ...(/\bammeter\b/i.test(text) ? [{ symbol: 'ammeter' } as const] : []),
    ];
    const loadsWithMeter = addVoltmeter(text, loads);
    const branches = arrangeBranches(text, loadsWithMeter);
    const supplyTex = supply?.tex ?? findSupplyLetter(text);
    return (
      branches &&
      drawCircuit({ supply: { symbol, ...(supplyTex !== undefined && { tex: supplyTex }) }, main, branches })
    );
  },
};

/** Finds the letter of the supply, as in `a battery of emf E`. */
function findSupplyLetter(text: string): string | undefined {
  const letter = /\b(?:e\.?m\.?f\.?|voltage|battery|cell|supply)(?: of)?(?: e\.?m\.?f\.?)? ([EV])\b/i.exec(
    text,
  )?.[1];
  return letter === undefined ? undefined : `$${letter}$`;
}

/** Returns one branch for a series circuit, or one branch per part for a parallel circuit; undefined for a mixture. */
function arrangeBranches(text: string, loads: readonly CircuitPart[]): CircuitPart[][] | undefined {
  // A meter or switch in series is always in the main wire.
  const withoutMeters = text
    .replace(/\b(?:ammeter|switch)\b[^,.;]{0,25}?\bin series(?: with)?/gi, '')
    .replace(/\bin series with (?:an? |the )?(?:ammeter|switch|battery|cell|supply)/gi, '');
  const [isParallel, isSeries] = [/\bparallel\b/i.test(withoutMeters), /\bseries\b/i.test(withoutMeters)];
  requireInput(
    !(isParallel && isSeries),
    'Rules draw parts all in series or all in parallel, not a mixture.',
  );
  return isParallel ? loads.map((load) => [load]) : [[...loads]];
}

/** Adds a voltmeter to the resistor that the text mentions, or to the last part. */
function addVoltmeter(text: string, loads: readonly CircuitPart[]): CircuitPart[] {
  const resistance = /voltmeter[^.,;]*across(?: the)?[^.,;]*?(\d+(?:\.\d+)?) ?k?Ω/i.exec(text)?.[1];
  if (!/\bvoltmeter\b/i.test(text)) return [...loads];
  const meterIndex =
    resistance === undefined
      ? loads.length - 1
      : loads.findIndex(({ tex }) => tex?.startsWith(`${resistance} `));
  return loads.map((load, index) => (index === meterIndex ? { ...load, voltmeter: '' } : load));
}

/** Finds the parts of the circuit except supply, switch and meters, in text order. Resistors are found by their values. */
function findLoads(text: string): CircuitPart[] {
  // “voltmeter across the 4 Ω resistor” mentions a resistor that is already counted.
  const withoutMeterPlaces = text.replace(/voltmeter[^.,;]*across[^.,;]*/gi, 'voltmeter');
  const parts = collectParts(withoutMeterPlaces);
  // If the only mention of a part is the place of the voltmeter, that mention counts.
  return parts.length === 0 ? collectParts(text) : parts;
}

function collectParts(text: string): CircuitPart[] {
  const foundParts = [
    ...findQuantities(text, 'resistance').flatMap((value) => readResistors(text, value)),
    ...PART_PATTERNS.flatMap(([pattern, symbol]) => findParts(text, pattern, symbol)),
    ...findUnlabelledResistors(text),
  ];
  return foundParts.sort((a, b) => a.index - b.index).map(({ part }) => part);
}

/** A part and its position in the text; copies of one part differ by tenths, which keeps them in order. */
type FoundPart = { readonly index: number; readonly part: CircuitPart };

/**
 * Reads resistors with a value: `two 10 Ω resistors` are two parts. The resistance of a lamp or thermistor is not a
 * separate resistor.
 */
function readResistors(text: string, { tex, index }: FoundQuantity): FoundPart[] {
  const following = text.slice(index, index + 40);
  if (/^[\d.]+ ?k?Ω (?:lamp|bulb|thermistor|ldr|motor|variable)/i.test(following)) return [];
  const count =
    COUNT_BY_WORD[/(\w+) (?:identical )?$/.exec(text.slice(0, index))?.[1]?.toLowerCase() ?? ''] ?? 1;
  return Array.from({ length: count }, (_, copyIndex) => ({
    index: index + copyIndex / 10,
    part: { symbol: 'resistor', tex },
  }));
}

function findParts(text: string, pattern: RegExp, symbol: CircuitSymbol): FoundPart[] {
  const match = pattern.exec(text);
  if (match === null) return [];
  const count = COUNT_BY_WORD[match[1]?.toLowerCase() ?? ''] ?? 1;
  const letter = /^ ([A-Z](?:_?\d)?)(?![\w.])/.exec(text.slice(match.index + match[0].length))?.[1];
  const tex = count === 1 && letter !== undefined ? { tex: `$${letter}$` } : {};
  return Array.from({ length: count }, (_, copyIndex) => ({
    index: match.index + copyIndex / 10,
    part: { symbol, ...tex },
  }));
}

/** Reads `two resistors` without values. */
function findUnlabelledResistors(text: string): FoundPart[] {
  if (findQuantities(text, 'resistance').length > 0) return [];
  const match = /\b(a|one|two|three|four) (?:identical )?resistors?\b/i.exec(text);
  const count = COUNT_BY_WORD[match?.[1]?.toLowerCase() ?? ''] ?? 0;
  return Array.from({ length: count }, (_, copyIndex) => ({
    index: (match?.index ?? 0) + copyIndex / 10,
    part: { symbol: 'resistor', tex: count === 1 ? '$R$' : `$R_${copyIndex + 1}$` },
  }));
}
