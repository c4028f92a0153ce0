import { arrow, label, line } from '../elements.ts';
import { point } from '../point.ts';
import type { Scene } from '../scene.ts';
import { requireInput } from './require-input.ts';

export type EnergyLevels = {
  /** From the ground state upwards. */
  readonly levels: readonly { readonly energy: number; readonly name?: string; readonly tex?: string }[];
  /** Transitions by the indexes of their levels. */
  readonly transitions?: readonly { readonly from: number; readonly to: number; readonly tex?: string }[];
};

const WIDTH = 4.6;
const HEIGHT = 3.6;
const MIN_GAP = 0.55;

/** Draws the energy levels of an atom with the transitions between them. */
export function drawEnergyLevels({ levels, transitions = [] }: EnergyLevels): Scene {
  requireInput(levels.length > 1, 'An energy-level diagram needs two or more levels.');
  requireInput(
    levels.every(({ energy }, index) => index === 0 || energy > (levels[index - 1]?.energy ?? energy)),
    'Energy levels must ascend from the ground state.',
  );
  const { heights, toScale } = computeHeights(levels.map(({ energy }) => energy));
  const getHeight = (index: number): number => {
    const height = heights[index];
    requireInput(height !== undefined, `There is no level number ${index}.`);
    return height;
  };
  const spacing = WIDTH / (transitions.length + 1);
  return {
    elements: [
      ...levels.flatMap(({ name = '', tex = '' }, index) => [
        line(point(0, getHeight(index)), point(WIDTH, getHeight(index))),
        label(point(0, getHeight(index)), name, { toward: 180 }),
        label(point(WIDTH, getHeight(index)), tex, { toward: 0 }),
      ]),
      ...transitions.flatMap(({ from, to, tex = '' }, index) => {
        const x = spacing * (index + 1);
        return [
          arrow(point(x, getHeight(from)), point(x, getHeight(to))),
          label(point(x, (getHeight(Math.min(from, to)) * 2 + getHeight(Math.min(from, to) + 1)) / 3), tex, {
            toward: 0,
            gap: 0.08,
          }),
        ];
      }),
    ],
    alt: `Energy levels ${levels.map(({ name, tex, energy }) => [name, tex ?? energy].filter((part) => part !== undefined).join(' ')).join(', ')}; ${transitions.map(({ from, to }) => `jump from ${levels[from]?.name ?? from} to ${levels[to]?.name ?? to}`).join(', ') || 'no jumps'}.`,
    toScale,
  };
}

/** Returns heights in proportion to the energies. Levels that would be too close are moved apart, not to scale. */
function computeHeights(energies: readonly number[]): { heights: number[]; toScale: boolean } {
  const [low = 0, high = 1] = [energies[0], energies.at(-1)];
  const proportional = energies.map((energy) => ((energy - low) / (high - low)) * HEIGHT);
  const isCrowded = proportional.some(
    (height, index) => index > 0 && height - (proportional[index - 1] ?? 0) < MIN_GAP,
  );
  if (!isCrowded) return { heights: proportional, toScale: true };
  const shrinkFactor = (HEIGHT - MIN_GAP * (energies.length - 1)) / HEIGHT;
  return {
    heights: proportional.map((height, index) => height * Math.max(shrinkFactor, 0.2) + index * MIN_GAP),
    toScale: false,
  };
}
