import { label, line, polygon, polyline } from '../elements.ts';
import { createPlot } from '../plot/create-plot.ts';
import { listMultiples, niceStep, removeFloatNoise } from '../plot/nice-step.ts';
import type { Scene, SceneElement } from '../scene.ts';
import { requireInput } from './require-input.ts';

export type MotionGraph = {
  readonly quantity: 'velocity' | 'speed' | 'distance' | 'displacement' | 'acceleration' | 'force';
  /** Corners of the graph, times ascending. */
  readonly points: readonly (readonly [time: number, value: number])[];
  /** Units as LaTeX; SI units by default, `''` omits them. */
  readonly unit?: string;
  readonly timeUnit?: string;
  /** Names of the corners, such as O, A, B. */
  readonly names?: readonly string[];
  /** Whether the area between the graph and the time axis is shaded. */
  readonly shaded?: boolean;
  readonly grid?: boolean;
};

const UNITS = {
  velocity: 'm s$^{-1}$',
  speed: 'm s$^{-1}$',
  distance: 'm',
  displacement: 'm',
  acceleration: 'm s$^{-2}$',
  force: 'N',
} as const satisfies Record<MotionGraph['quantity'], string>;

/** Draws a quantity of motion against time, in straight pieces. */
export function drawMotionGraph(graph: MotionGraph): Scene {
  const {
    quantity,
    points,
    unit = UNITS[quantity],
    timeUnit = 's',
    names = [],
    shaded = false,
    grid = true,
  } = graph;
  const times = points.map(([time]) => time);
  requireInput(
    points.length > 1 && times.every((time, index) => index === 0 || time >= (times[index - 1] ?? 0)),
    'A motion graph needs two or more points with ascending times.',
  );
  const values = [...points.map(([, value]) => value), 0];
  const plot = createPlot({
    x: {
      ...chooseRange(0, Math.max(...times)),
      tex: formatAxisName('time', timeUnit),
      name: Math.min(...values) < 0 ? 'end' : 'along',
    },
    y: { ...chooseRange(Math.min(...values), Math.max(...values)), tex: formatAxisName(quantity, unit) },
    width: 6,
    height: 3.8,
    grid,
  });
  const corners = points.map(([time, value]) => plot.at(time, value));
  const axisPoints = [plot.at(times.at(-1) ?? 0, 0), plot.at(times[0] ?? 0, 0)];
  const elements: SceneElement[] = [
    plot.axes,
    ...(shaded
      ? [polygon([...corners, ...axisPoints], { fill: 'shade', tone: 'faint', weight: 'thin' })]
      : []),
    ...drawDropLines(corners, plot.at(0, 0).y),
    polyline(corners, { weight: 'thick' }),
    ...corners.map((at, index) => label(at, names[index] ?? '', { toward: 90 })),
  ];
  return {
    elements,
    alt: `Graph of ${formatAxisName(quantity, unit)} against ${formatAxisName('time', timeUnit)}: ${points.map(([time, value]) => `${removeFloatNoise(value)} at ${removeFloatNoise(time)}`).join(', ')}.`,
    toScale: true,
  };
}

function formatAxisName(quantity: string, unit: string): string {
  return unit === '' ? quantity : `${quantity} (${unit})`;
}

/** Chooses a range that starts and ends at multiples of a round step. */
function chooseRange(min: number, max: number): { min: number; max: number; step: number } {
  const step = niceStep(max - min || 1);
  const ticks = listMultiples(Math.floor(min / step) * step, Math.ceil(max / step) * step, step);
  return { min: ticks[0] ?? 0, max: ticks.at(-1) ?? 1, step };
}

/** Draws thin dashed lines from the inner corners to the time axis. */
function drawDropLines(corners: readonly { x: number; y: number }[], axisY: number): SceneElement[] {
  return corners
    .slice(1, -1)
    .filter(({ y }) => Math.abs(y - axisY) > 0.05)
    .map((at) => line(at, { x: at.x, y: axisY }, { dash: 'dashed', weight: 'thin', tone: 'soft' }));
}
