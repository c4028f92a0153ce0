import { arc, curve, label, line, polygon, polyline } from '../elements.ts';
import { point } from '../point.ts';
import type { Point, SceneElement } from '../scene.ts';

/** Draws a thin line from a part to its name. The name is to the right of the line's end, or to its left. */
export function drawCallout(part: Point, end: Point, tex: string): SceneElement[] {
  const toward = end.x >= part.x ? 0 : 180;
  return [line(part, end, { weight: 'thin' }), label(end, tex, { toward, gap: 0.08, freedom: 'none' })];
}

type Vessel = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Draws an open vessel with its lower left corner at (x, y), filled to `level`, a fraction of its height. */
export function drawBeaker({ x, y, width, height }: Vessel, level: number): SceneElement[] {
  const surface = y + height * level;
  const liquid = [point(x, y), point(x + width, y), point(x + width, surface), point(x, surface)];
  return [
    ...(level > 0 ? [polygon(liquid, { fill: 'shade', weight: 'thin', tone: 'soft' })] : []),
    polyline([point(x, y + height), point(x, y), point(x + width, y), point(x + width, y + height)]),
  ];
}

/** Draws a conical flask whose base has its middle at `base`. */
export function drawConicalFlask(base: Point, height = 2): SceneElement[] {
  const [half, neck, shoulder] = [height * 0.42, height * 0.13, height * 0.72];
  const at = (x: number, y: number): Point => point(base.x + x, base.y + y);
  const level = height * 0.25;
  const halfAtLevel = half + ((neck - half) * level) / shoulder;
  return [
    polygon([at(-half, 0), at(half, 0), at(halfAtLevel, level), at(-halfAtLevel, level)], {
      fill: 'shade',
      weight: 'thin',
      tone: 'soft',
    }),
    polyline([
      at(-neck, height),
      at(-neck, shoulder),
      at(-half, 0),
      at(half, 0),
      at(neck, shoulder),
      at(neck, height),
    ]),
  ];
}

/** Draws a round flask with a neck that ends at `neckTop`. */
export function drawRoundFlask(centre: Point, radius: number, neckTop: number): SceneElement[] {
  const half = 0.2;
  const join = centre.y + Math.sqrt(radius * radius - half * half);
  const opening = (Math.asin(half / radius) * 180) / Math.PI;
  return [
    arc(centre, radius, {
      start: 190,
      end: 350,
      close: 'segment',
      fill: 'shade',
      weight: 'thin',
      tone: 'soft',
    }),
    arc(centre, radius, { start: 90 + opening, end: 450 - opening }),
    line(point(centre.x - half, join), point(centre.x - half, neckTop)),
    line(point(centre.x + half, join), point(centre.x + half, neckTop)),
  ];
}

/** Draws a Bunsen burner with its flame; `top` is the end of its tube. */
export function drawBunsen(top: Point): SceneElement[] {
  const at = (x: number, y: number): Point => point(top.x + x, top.y + y);
  const flame = [at(-0.12, 0), at(-0.2, 0.25), at(0, 0.75), at(0.2, 0.25), at(0.12, 0)];
  return [
    polygon([at(-0.12, 0), at(0.12, 0), at(0.12, -0.95), at(-0.12, -0.95)]),
    polygon([at(-0.45, -0.95), at(0.45, -0.95), at(0.55, -1.12), at(-0.55, -1.12)], { fill: 'shade' }),
    curve(flame, { weight: 'thin' }),
  ];
}

/** Draws a tripod with a gauze; `top` is the middle of the gauze, `floor` the height of its feet. */
export function drawTripod(top: Point, floor: number, half = 1.1): SceneElement[] {
  return [
    line(point(top.x - half - 0.15, top.y), point(top.x + half + 0.15, top.y), { weight: 'thick' }),
    line(point(top.x - half, top.y), point(top.x - half - 0.2, floor)),
    line(point(top.x + half, top.y), point(top.x + half + 0.2, floor)),
  ];
}

/** Draws two parallel lines along a path, as a tube of this width. */
export function drawTube(path: readonly Point[], width = 0.14): SceneElement[] {
  return [-1, 1].map((side) => polyline(offsetPath(path, (side * width) / 2)));
}

/** Moves a path to its left by a distance; corners are moved along their bisector. */
function offsetPath(path: readonly Point[], distance: number): Point[] {
  return path.map((corner, index) => {
    const normals = [
      [path[index - 1], corner],
      [corner, path[index + 1]],
    ].flatMap(([from, to]) => (from && to ? [findNormal(from, to)] : []));
    const sum = normals.reduce((total, normal) => point(total.x + normal.x, total.y + normal.y), point(0, 0));
    const [first = sum] = normals;
    const scale =
      distance /
      Math.max(0.3, (sum.x * first.x + sum.y * first.y) / Math.max(normals.length, 1)) /
      normals.length;
    return point(corner.x + sum.x * scale, corner.y + sum.y * scale);
  });
}

function findNormal(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return point(-(to.y - from.y) / length, (to.x - from.x) / length);
}
