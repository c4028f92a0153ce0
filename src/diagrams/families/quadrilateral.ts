import { cornerLabel, label, line, polygon, sideLabel } from '../elements.ts';
import { between, direction, ORIGIN, point, polar } from '../point.ts';
import type { Point, Scene, SceneElement } from '../scene.ts';
import { fitPoints } from './fit.ts';
import { requireInput, requirePositive } from './require-input.ts';

type QuadrilateralShape =
  | {
      readonly kind: 'parallelogram' | 'rhombus';
      readonly base: number;
      readonly side: number;
      readonly angle: number;
    }
  | {
      readonly kind: 'trapezium';
      readonly base: number;
      readonly top: number;
      readonly height: number;
      /** Horizontal distance from the left end of the base to the top left corner. */
      readonly inset: number;
    };

export type Quadrilateral = {
  readonly shape: QuadrilateralShape;
  /** Names of the corners, anticlockwise from the lower left. */
  readonly corners?: readonly [string, string, string, string];
  readonly labels?: {
    readonly base?: string;
    readonly side?: string;
    readonly top?: string;
    readonly height?: string;
    readonly angle?: string;
  };
  /** Whether the diagonals are drawn, and the name of the point where they meet. */
  readonly diagonals?: { readonly meet: string };
  /** Whether both legs of a trapezium are marked as equal. */
  readonly equalLegs?: boolean;
};

/** Draws a parallelogram, rhombus or trapezium on a level base. */
export function drawQuadrilateral({
  shape,
  corners,
  labels = {},
  diagonals,
  equalLegs = false,
}: Quadrilateral): Scene {
  const figure = fitPoints(computeCorners(shape));
  const [a = ORIGIN, b = ORIGIN, c = ORIGIN, d = ORIGIN] = figure;
  const isTrapezium = shape.kind === 'trapezium';
  const foot = point(d.x, a.y);
  const elements: SceneElement[] = [
    polygon(figure),
    { kind: 'parallel-marks', from: a, to: b },
    { kind: 'parallel-marks', from: d, to: c },
    ...(isTrapezium
      ? []
      : ([
          { kind: 'parallel-marks', from: b, to: c, count: 2 },
          { kind: 'parallel-marks', from: a, to: d, count: 2 },
        ] as const)),
    ...(equalLegs
      ? ([
          { kind: 'equal-marks', from: a, to: d },
          { kind: 'equal-marks', from: b, to: c },
        ] as const)
      : []),
    sideLabel([a, b], labels.base ?? '', figure),
    sideLabel([b, c], labels.side ?? '', figure),
    sideLabel([c, d], labels.top ?? '', figure),
    ...(labels.angle === undefined
      ? []
      : [{ kind: 'angle-mark', vertex: a, from: b, to: d, tex: labels.angle } as const]),
    ...(labels.height === undefined
      ? []
      : [
          line(d, foot, { dash: 'dashed', weight: 'thin' }),
          { kind: 'right-angle-mark', vertex: foot, from: b, to: d, size: 0.2 } as const,
          label(between(d, foot), labels.height, { toward: 0, beside: 'line' }),
        ]),
    ...(diagonals === undefined ? [] : drawDiagonals([a, b, c, d], diagonals.meet)),
    ...(corners ?? []).map((name, index) => cornerLabel(figure[index] ?? a, name, figure)),
  ];
  const facts = Object.entries(labels).map(([part, tex]) => `${part} ${tex}`);
  return {
    elements,
    alt: `${shape.kind.charAt(0).toUpperCase()}${shape.kind.slice(1)}${corners ? ` ${corners.join('')}` : ''}${facts.length === 0 ? '' : ` with ${facts.join(', ')}`}${diagonals ? ' and its diagonals' : ''}.`,
    toScale: true,
  };
}

function drawDiagonals([a, b, c, d]: readonly [Point, Point, Point, Point], meet: string): SceneElement[] {
  // The diagonals of a trapezium divide each other in the ratio of the parallel sides.
  const fraction = (b.x - a.x) / (b.x - a.x + c.x - d.x);
  const at = between(a, c, fraction);
  return [
    line(a, c),
    line(b, d),
    label(at, meet, { toward: (direction(a, c) + direction(a, b)) / 2 + 270, gap: 0.15 }),
  ];
}

function computeCorners(shape: QuadrilateralShape): Point[] {
  requirePositive(shape.base, 'A side');
  if (shape.kind === 'trapezium') {
    requirePositive(shape.top, 'A side');
    requirePositive(shape.height, 'The height');
    const { base, top, height, inset } = shape;
    return [ORIGIN, point(base, 0), point(inset + top, height), point(inset, height)];
  }
  requirePositive(shape.side, 'A side');
  requireInput(
    shape.angle > 0 && shape.angle < 180,
    `An angle of a ${shape.kind} must be between 0° and 180°, not ${shape.angle}°.`,
  );
  const d = polar(ORIGIN, shape.side, shape.angle);
  return [ORIGIN, point(shape.base, 0), point(d.x + shape.base, d.y), d];
}
