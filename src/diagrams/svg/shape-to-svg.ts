import { add, between, direction, distance, polar, scale, subtract } from '../point.ts';
import { roundNumber } from '../round-number.ts';
import type { Fill, Point } from '../scene.ts';
import type { ArcShape, FullPen, PathShape, Shape } from '../shape.ts';
import { PIXELS, type Sheet } from './sheet.ts';

const WEIGHT = { thin: '0.8', normal: '1.3', thick: '2.4' } as const satisfies Record<
  FullPen['weight'],
  string
>;
const DASH = { solid: '', dashed: '6 4', dotted: '1.5 4' } as const satisfies Record<FullPen['dash'], string>;
const OPACITY = { main: '', soft: '0.6', faint: '0.3' } as const satisfies Record<FullPen['ink'], string>;
const FILL = {
  none: '',
  shade: ' fill="currentColor" fill-opacity="0.12"',
  solid: ' fill="currentColor"',
} as const satisfies Record<Fill, string>;

const HEAD = { length: 0.2, halfWidth: 0.075, notch: 0.14 } as const;

/** Prints a shape as SVG, with arrowheads as separate paths. */
export function shapeToSvg(shape: Shape, sheet: Sheet): string {
  const look = `${strokeOf(shape.pen)}${FILL[shape.fill]}`;
  switch (shape.kind) {
    case 'path':
      return `<path d="${pathToData(shape, sheet)}"${look}/>${headsOf(shape, shape.points, sheet)}`;
    case 'ellipse': {
      const { x, y } = sheet.place(shape.centre);
      const radii = `rx="${pixels(shape.rx)}" ry="${pixels(shape.ry)}"`;
      return `<ellipse cx="${roundNumber(x)}" cy="${roundNumber(y)}" ${radii}${look}/>`;
    }
    case 'arc':
      return `<path d="${arcToData(shape, sheet)}"${look}/>${headsOf(shape, arcEnds(shape), sheet)}`;
  }
}

function strokeOf(pen: FullPen): string {
  const dash = DASH[pen.dash] === '' ? '' : ` stroke-dasharray="${DASH[pen.dash]}"`;
  const opacity = OPACITY[pen.ink] === '' ? '' : ` stroke-opacity="${OPACITY[pen.ink]}"`;
  return ` stroke-width="${WEIGHT[pen.weight]}"${dash}${opacity}`;
}

function pixels(length: number): string {
  return roundNumber(length * PIXELS);
}

function pathToData(shape: PathShape, sheet: Sheet): string {
  const points = shortened(shape);
  const [first, ...rest] = points;
  if (first === undefined) return '';
  if (shape.smooth) return `M${sheet.write(first)}${smoothPieces(points, sheet)}`;
  return `M${sheet.write(first)}${rest.map((one) => `L${sheet.write(one)}`).join('')}${shape.closed ? 'Z' : ''}`;
}

/** A smooth curve through the points: the tangent at each point is parallel to the line between its neighbours. */
function smoothPieces(points: readonly Point[], sheet: Sheet): string {
  const at = (index: number): Point =>
    points[Math.max(0, Math.min(points.length - 1, index))] ?? { x: 0, y: 0 };
  return points
    .slice(1)
    .map((_, index) => {
      const leave = add(at(index), scale(subtract(at(index + 1), at(index - 1)), 1 / 6));
      const arrive = subtract(at(index + 1), scale(subtract(at(index + 2), at(index)), 1 / 6));
      return `C${[leave, arrive, at(index + 1)].map(sheet.write).join(' ')}`;
    })
    .join('');
}

/** Ends a line inside its arrowhead, so that the tip stays sharp. */
function shortened({ points, heads }: PathShape): Point[] {
  const trimmed = [...points];
  const [first, second, before, last] = [points[0], points[1], points.at(-2), points.at(-1)];
  if ((heads === 'end' || heads === 'both') && before && last) {
    trimmed[trimmed.length - 1] = pulledBack(last, before);
  }
  if ((heads === 'start' || heads === 'both') && first && second) trimmed[0] = pulledBack(first, second);
  return trimmed;
}

function pulledBack(tip: Point, from: Point): Point {
  return between(tip, from, Math.min(0.9, HEAD.notch / Math.max(distance(tip, from), 1e-9)));
}

function arcToData(shape: ArcShape, sheet: Sheet): string {
  const [start, end] = [onArc(shape, shape.start), onArc(shape, shape.end)];
  const large = Math.abs(shape.end - shape.start) > 180 ? 1 : 0;
  const sweep = shape.end > shape.start ? 0 : 1;
  const arc = `A${pixels(shape.rx)} ${pixels(shape.ry)} 0 ${large} ${sweep} ${sheet.write(end)}`;
  if (shape.close === 'sector') return `M${sheet.write(shape.centre)}L${sheet.write(start)}${arc}Z`;
  return `M${sheet.write(start)}${arc}${shape.close === 'segment' ? 'Z' : ''}`;
}

function onArc({ centre, rx, ry }: ArcShape, angle: number): Point {
  const unit = polar({ x: 0, y: 0 }, 1, angle);
  return { x: centre.x + rx * unit.x, y: centre.y + ry * unit.y };
}

/** Both ends of an arc, each with the point just before it. */
function arcEnds(shape: ArcShape): Point[] {
  const step = Math.sign(shape.end - shape.start) * Math.min(12, Math.abs(shape.end - shape.start) / 2);
  return [shape.start, shape.start + step, shape.end - step, shape.end].map((angle) => onArc(shape, angle));
}

function headsOf({ heads }: PathShape | ArcShape, points: readonly Point[], sheet: Sheet): string {
  const [first, second, before, last] = [points[0], points[1], points.at(-2), points.at(-1)];
  const end = (heads === 'end' || heads === 'both') && before && last ? headAt(last, before, sheet) : '';
  const start =
    (heads === 'start' || heads === 'both') && first && second ? headAt(first, second, sheet) : '';
  return end + start;
}

function headAt(tip: Point, from: Point, sheet: Sheet): string {
  const back = direction(tip, from);
  const base = polar(tip, HEAD.length, back);
  const corners = [
    tip,
    polar(base, HEAD.halfWidth, back + 90),
    polar(tip, HEAD.notch, back),
    polar(base, HEAD.halfWidth, back - 90),
  ];
  return `<path d="M${corners.map(sheet.write).join('L')}Z" fill="currentColor" stroke="none"/>`;
}
