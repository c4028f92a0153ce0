import { requireInput } from '../families/require-input.ts';
import type { StandardGraph } from '../families/standard-graph.ts';
import { findQuantities } from './quantities.ts';

/** A change of state: its temperature and the label on the axis. */
type StateChange = { readonly at: number; readonly tex: string; readonly isBoiling: boolean };

/**
 * Creates a heating or cooling curve. The axis shows 0 and 100 for water, and the words `melting point` and `boiling point`
 * for other substances.
 */
export function createTemperatureCurve(text: string): StandardGraph {
  const isCooling = /cooling curve/i.test(text);
  const isWater = /\bice\b|\bwater\b|\bsteam\b/i.test(text);
  const temperatures = findQuantities(text, 'temperature').map(({ value }) => value);
  requireInput(temperatures.length === 0 || isWater, 'Rules draw temperatures for water only.');
  requireInput(
    temperatures.length === 0 || temperatures.length === 2,
    'State the first and the last temperature.',
  );
  const [low, high] =
    temperatures.length === 2
      ? [Math.min(...temperatures), Math.max(...temperatures)]
      : isWater
        ? [-20, 120]
        : [10, 100];
  requireInput(high > low, 'The two temperatures must differ.');
  const changes = isWater
    ? WATER_CHANGES.filter(({ at }) => at > low && at < high)
    : listNamedChanges(text, isCooling);
  const points = joinPlateaus(changes, { low, high, isCooling });
  const ends = temperatures.length === 2 ? [low, high].map((at) => ({ at, tex: `$${at}$` })) : [];
  return {
    title: `${isCooling ? 'Cooling' : 'Heating'} curve: temperature against time, constant at ${changes.map(({ tex }) => tex).join(' and ')}`,
    x: { min: 0, max: (points.at(-1)?.[0] ?? 1) + 0.3, tex: 'time', step: 'none', name: 'end' },
    y: {
      min: Math.min(0, low),
      max: high + (high - low) * 0.08,
      tex: isWater ? 'temperature ($^\\circ$C)' : 'temperature',
      ticks: [...changes, ...ends].map(({ at, tex }) => ({ at, tex })),
    },
    points,
    notes: changes.map(({ at, isBoiling }) => {
      const times = points.filter(([, value]) => value === at).map(([time]) => time);
      const middle = ((times[0] ?? 0) + (times[1] ?? 0)) / 2;
      return { at: [middle, at], tex: nameChange(isBoiling, isCooling), toward: 90 };
    }),
  };
}

const WATER_CHANGES: readonly StateChange[] = [
  { at: 0, tex: '$0$', isBoiling: false },
  { at: 100, tex: '$100$', isBoiling: true },
];

function listNamedChanges(text: string, isCooling: boolean): StateChange[] {
  const isFreezing = /freez/i.test(text) || (isCooling && !/melt/i.test(text));
  const melting = { tex: isFreezing ? 'freezing point' : 'melting point', isBoiling: false };
  const boiling = { tex: 'boiling point', isBoiling: true };
  const hasBoiling = /boil|\bgas\b|vapour|condens/i.test(text);
  if (!hasBoiling) return [{ at: 55, ...melting }];
  const boilingOnly = !/melt|freez|solid/i.test(text);
  return boilingOnly
    ? [{ at: 55, ...boiling }]
    : [
        { at: 35, ...melting },
        { at: 75, ...boiling },
      ];
}

function nameChange(isBoiling: boolean, isCooling: boolean): string {
  if (isBoiling) return isCooling ? 'condensing' : 'boiling';
  return isCooling ? 'freezing' : 'melting';
}

type CurveEnds = { readonly low: number; readonly high: number; readonly isCooling: boolean };

/** Returns the corners of the curve: rising or falling pieces, with a level piece at each change of state. */
function joinPlateaus(
  changes: readonly StateChange[],
  { low, high, isCooling }: CurveEnds,
): [number, number][] {
  const rising: [number, number][] = [[0, low]];
  for (const { at } of changes) {
    const [time] = rising.at(-1) ?? [0, 0];
    rising.push([time + 1, at], [time + 2.4, at]);
  }
  const end = (rising.at(-1)?.[0] ?? 0) + 1;
  rising.push([end, high]);
  return isCooling ? rising.map(([time, value]): [number, number] => [end - time, value]).reverse() : rising;
}
