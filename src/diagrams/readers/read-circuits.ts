import { type CircuitPart, drawCircuit, drawPotentialDivider } from '../families/circuit.ts';
import type { CircuitSymbol } from '../scene.ts';
import { type FoundQuantity, findQuantities } from './quantities.ts';
import type { Reader } from './reader.ts';

const COUNTS: Readonly<Record<string, number>> = {
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

const PARTS: readonly (readonly [RegExp, CircuitSymbol])[] = [
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

const DRAWN = [
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
  cue: /\b(?:potential|voltage) divider\b/i,
  draws: DRAWN,
  read: (text) => {
    const supply = findQuantities(text, 'voltage')[0];
    const parts = loadsOf(text);
    const [upper, lower] = parts;
    if (!(supply && upper && lower) || parts.length > 2) return undefined;
    return drawPotentialDivider({ supplyTex: supply.tex, upper, lower, outputTex: '$V_{\\text{out}}$' });
  },
};

export const readCircuit: Reader = {
  family: 'circuit',
  cue: /\bcircuit\b|\bin (?:series|parallel)\b/i,
  draws: DRAWN,
  read: (text) => {
    const loads = loadsOf(text);
    if (loads.length === 0 || loads.length > 5) return undefined;
    const supply = findQuantities(text, 'voltage')[0];
    const symbol = /\bcell\b/i.test(text) ? ('cell' as const) : ('battery' as const);
    const main: CircuitPart[] = [
      ...(/\bswitch\b/i.test(text) ? [{ symbol: 'switch' } as const] : []),
      ...(/\bammeter\b/i.test(text) ? [{ symbol: 'ammeter' } as const] : []),
    ];
    const metered = withVoltmeter(text, loads);
    const branches = branchesOf(text, metered);
    return (
      branches && drawCircuit({ supply: { symbol, ...(supply && { tex: supply.tex }) }, main, branches })
    );
  },
};

/** One branch for a series circuit, one branch per part for a parallel circuit; a mixture is declined. */
function branchesOf(text: string, loads: readonly CircuitPart[]): CircuitPart[][] | undefined {
  const [parallel, series] = [/\bparallel\b/i.test(text), /\bseries\b/i.test(text)];
  if (parallel && series) return undefined;
  return parallel ? loads.map((load) => [load]) : [[...loads]];
}

function withVoltmeter(text: string, loads: readonly CircuitPart[]): CircuitPart[] {
  const across = /voltmeter[^.,;]*across(?: the)?[^.,;]*?(\d+(?:\.\d+)?) ?k?Ω/i.exec(text)?.[1];
  if (!/\bvoltmeter\b/i.test(text)) return [...loads];
  const at =
    across === undefined ? loads.length - 1 : loads.findIndex(({ tex }) => tex?.startsWith(`${across} `));
  return loads.map((load, index) => (index === at ? { ...load, voltmeter: '' } : load));
}

/** Finds resistors by their values and the other parts by their names, in text order. */
function loadsOf(text: string): CircuitPart[] {
  const clean = text.replace(/voltmeter[^.,;]*across[^.,;]*/gi, 'voltmeter');
  const found = [
    ...findQuantities(clean, 'resistance').flatMap((value) => resistorsOf(clean, value)),
    ...PARTS.flatMap(([pattern, symbol]) => partsOf(clean, pattern, symbol)),
    ...bareResistors(clean),
  ];
  return found.sort((a, b) => a.index - b.index).map(({ part }) => part);
}

type Found = { readonly index: number; readonly part: CircuitPart };

/**
 * Reads resistors with a value: `two 10 Ω resistors` are two. The resistance of a lamp or thermistor is not a
 * resistor.
 */
function resistorsOf(text: string, { tex, index }: FoundQuantity): Found[] {
  const after = text.slice(index, index + 40);
  if (/^[\d.]+ ?k?Ω (?:lamp|bulb|thermistor|ldr|motor|variable)/i.test(after)) return [];
  const count = COUNTS[/(\w+) (?:identical )?$/.exec(text.slice(0, index))?.[1]?.toLowerCase() ?? ''] ?? 1;
  return Array.from({ length: count }, (_, n) => ({
    index: index + n / 10,
    part: { symbol: 'resistor', tex },
  }));
}

function partsOf(text: string, pattern: RegExp, symbol: CircuitSymbol): Found[] {
  const match = pattern.exec(text);
  if (match === null) return [];
  const count = COUNTS[match[1]?.toLowerCase() ?? ''] ?? 1;
  return Array.from({ length: count }, (_, n) => ({ index: match.index + n / 10, part: { symbol } }));
}

/** Reads `two resistors` without values. */
function bareResistors(text: string): Found[] {
  if (findQuantities(text, 'resistance').length > 0) return [];
  const match = /\b(a|one|two|three|four) (?:identical )?resistors?\b/i.exec(text);
  const count = COUNTS[match?.[1]?.toLowerCase() ?? ''] ?? 0;
  return Array.from({ length: count }, (_, n) => ({
    index: (match?.index ?? 0) + n / 10,
    part: { symbol: 'resistor', tex: count === 1 ? '$R$' : `$R_${n + 1}$` },
  }));
}
