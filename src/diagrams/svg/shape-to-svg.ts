import { add, between, direction, distance, polar, scale, subtract } from '../point.ts';
import { roundNumber } from '../round-number.ts';
import type { Fill, Point } from '../scene.ts';
import type { ArcShape, FullPen, PathShape, Shape } from '../shape.ts';
import { PIXELS_PER_UNIT, type Sheet } from './sheet.ts';

const STROKE_WIDTHS = { thin: '0.8', normal: '1.3', thick: '2.4' } as const satisfies Record<
  FullPen['weight'],
  string
>;
const DASH_PATTERNS = { solid: '', dashed: '6 4', dotted: '1.5 4' } as const satisfies Record<
  FullPen['dash'],
  string
>;
const OPACITIES = { main: '', soft: '0.6', faint: '0.3' } as const satisfies Record<FullPen['tone'], string>;
const FILL_ATTRIBUTES = {
  none: '',
  shade: ' fill="currentColor" fill-opacity="0.12"',
  solid: ' fill="currentColor"',
} as const satisfies Record<Fill, string>;

/** Sizes of an arrowhead in centimetres; `notch` is the distance from its tip to the middle of its back edge. */
const ARROWHEAD = { length: 0.2, halfWidth: 0.075, notch: 0.14 } as const;

/** Prints a shape as SVG, with arrowheads as separate paths. */
export function shapeToSvg(shape: Shape, sheet: Sheet): string {
  const attributes = `${formatStroke(shape.pen)}${FILL_ATTRIBUTES[shape.fill]}`;
  switch (shape.kind) {
    case 'path':
      return `<path d="${formatPathData(shape, sheet)}"${attributes}/>${printArrowheads(shape, shape.points, sheet)}`;
    case 'ellipse': {
      const { x, y } = sheet.toPixels(shape.centre);
      const radii = `rx="${toPixelLength(shape.rx)}" ry="${toPixelLength(shape.ry)}"`;
      return `<ellipse cx="${roundNumber(x)}" cy="${roundNumber(y)}" ${radii}${attributes}/>`;
    }
    case 'arc':
      return `<path d="${formatArcData(shape, sheet)}"${attributes}/>${printArrowheads(shape, listArcEnds(shape), sheet)}`;
  }
}

function formatStroke(pen: FullPen): string {
  const dash = DASH_PATTERNS[pen.dash] === '' ? '' : ` stroke-dasharray="${DASH_PATTERNS[pen.dash]}"`;
  const opacity = OPACITIES[pen.tone] === '' ? '' : ` stroke-opacity="${OPACITIES[pen.tone]}"`;
  return ` stroke-width="${STROKE_WIDTHS[pen.weight]}"${dash}${opacity}`;
}

function toPixelLength(length: number): string {
  return roundNumber(length * PIXELS_PER_UNIT);
}

function formatPathData(shape: PathShape, sheet: Sheet): string {
  const points = trimForArrowheads(shape);
  const [first, ...rest] = points;
  if (first === undefined) return '';
  if (shape.smooth) return `M${sheet.formatPoint(first)}${formatSmoothCurve(points, sheet)}`;
  return `M${sheet.formatPoint(first)}${rest.map((point) => `L${sheet.formatPoint(point)}`).join('')}${shape.closed ? 'Z' : ''}`;
}

/**
 * Prints a smooth curve through the points as cubic Bézier curves. The tangent at each point is parallel to the line
 * between its neighbours (a Catmull–Rom spline, whose control points use the factor 1/6).
 */
function formatSmoothCurve(points: readonly Point[], sheet: Sheet): string {
  const pointAt = (index: number): Point =>
    points[Math.max(0, Math.min(points.length - 1, index))] ?? { x: 0, y: 0 };
  return points
    .slice(1)
    .map((_, index) => {
      const startControl = add(
        pointAt(index),
        scale(subtract(pointAt(index + 1), pointAt(index - 1)), 1 / 6),
      );
      const endControl = subtract(
        pointAt(index + 1),
        scale(subtract(pointAt(index + 2), pointAt(index)), 1 / 6),
      );
      return `C${[startControl, endControl, pointAt(index + 1)].map(sheet.formatPoint).join(' ')}`;
    })
    .join('');
}

/** Ends a line inside its arrowhead, so that the wide line does not cover the sharp tip. */
function trimForArrowheads({ points, heads }: PathShape): Point[] {
  const trimmed = [...points];
  const [first, second, secondLast, last] = [points[0], points[1], points.at(-2), points.at(-1)];
  if ((heads === 'end' || heads === 'both') && secondLast && last) {
    trimmed[trimmed.length - 1] = moveToNotch(last, secondLast);
  }
  if ((heads === 'start' || heads === 'both') && first && second) trimmed[0] = moveToNotch(first, second);
  return trimmed;
}

/** Moves the end of a line back to the notch of its arrowhead. */
function moveToNotch(tip: Point, from: Point): Point {
  return between(tip, from, Math.min(0.9, ARROWHEAD.notch / Math.max(distance(tip, from), 1e-9)));
}

function formatArcData(shape: ArcShape, sheet: Sheet): string {
  const [start, end] = [pointOnArc(shape, shape.start), pointOnArc(shape, shape.end)];
  // The two flags of an SVG arc: whether it is longer than half a turn, and whether it is drawn clockwise.
  const largeArcFlag = Math.abs(shape.end - shape.start) > 180 ? 1 : 0;
  const sweepFlag = shape.end > shape.start ? 0 : 1;
  const arc = `A${toPixelLength(shape.rx)} ${toPixelLength(shape.ry)} 0 ${largeArcFlag} ${sweepFlag} ${sheet.formatPoint(end)}`;
  if (shape.close === 'sector')
    return `M${sheet.formatPoint(shape.centre)}L${sheet.formatPoint(start)}${arc}Z`;
  return `M${sheet.formatPoint(start)}${arc}${shape.close === 'segment' ? 'Z' : ''}`;
}

function pointOnArc({ centre, rx, ry }: ArcShape, angle: number): Point {
  const unit = polar({ x: 0, y: 0 }, 1, angle);
  return { x: centre.x + rx * unit.x, y: centre.y + ry * unit.y };
}

/** Returns both ends of an arc, each with a nearby point that gives the direction of its arrowhead. */
function listArcEnds(shape: ArcShape): Point[] {
  const step = Math.sign(shape.end - shape.start) * Math.min(12, Math.abs(shape.end - shape.start) / 2);
  return [shape.start, shape.start + step, shape.end - step, shape.end].map((angle) =>
    pointOnArc(shape, angle),
  );
}

function printArrowheads({ heads }: PathShape | ArcShape, points: readonly Point[], sheet: Sheet): string {
  const [first, second, secondLast, last] = [points[0], points[1], points.at(-2), points.at(-1)];
  const end =
    (heads === 'end' || heads === 'both') && secondLast && last
      ? arrowheadToSvg(last, secondLast, sheet)
      : '';
  const start =
    (heads === 'start' || heads === 'both') && first && second ? arrowheadToSvg(first, second, sheet) : '';
  return end + start;
}

/** Prints an arrowhead with its tip at `tip`, pointing away from `from`. */
function arrowheadToSvg(tip: Point, from: Point, sheet: Sheet): string {
  const back = direction(tip, from);
  const base = polar(tip, ARROWHEAD.length, back);
  const corners = [
    tip,
    polar(base, ARROWHEAD.halfWidth, back + 90),
    polar(tip, ARROWHEAD.notch, back),
    polar(base, ARROWHEAD.halfWidth, back - 90),
  ];
  return `<path d="M${corners.map(sheet.formatPoint).join('L')}Z" fill="currentColor" stroke="none"/>`;
}
