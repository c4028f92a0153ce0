import { arc, label, line, polygon } from '../elements.ts';
import { add, degrees, direction, distance, ORIGIN, point, polar, radians, subtract } from '../point.ts';
import type { Point, Scene, SceneElement } from '../scene.ts';
import { requireInput } from './require-input.ts';

export type RayDiagram =
  | {
      readonly kind: 'boundary';
      /** Angles from the normal, in degrees. */
      readonly incidence: number;
      readonly refraction: number;
      readonly above?: string;
      readonly below?: string;
      readonly incidenceTex?: string;
      readonly refractionTex?: string;
    }
  | {
      readonly kind: 'critical-angle';
      readonly angle: number;
      readonly angleTex?: string;
      readonly below?: string;
    }
  | {
      readonly kind: 'prism';
      readonly apex: number;
      readonly index: number;
      readonly incidence: number;
      readonly apexTex?: string;
      readonly incidenceTex?: string;
    };

const RAY = 2.2;
const NORMAL = { dash: 'dashed', weight: 'thin' } as const;

/** Draws light at a flat boundary, at the critical angle in a semicircular block, or through a triangular prism. */
export function drawRayDiagram(ray: RayDiagram): Scene {
  switch (ray.kind) {
    case 'boundary':
      return boundary(ray);
    case 'critical-angle':
      return criticalAngle(ray);
    case 'prism':
      return prism(ray);
  }
}

/** The angle of refraction by Snell's law; throws an `invalid-input` fault on total reflection. */
export function refract(angle: number, ratio: number): number {
  const sine = Math.sin(radians(angle)) * ratio;
  requireInput(Math.abs(sine) < 1, `A ray at ${angle}° is totally reflected and cannot be refracted.`);
  return degrees(Math.asin(sine));
}

function boundary(ray: RayDiagram & { kind: 'boundary' }): Scene {
  const { incidence, refraction, above = 'air', below = 'glass' } = ray;
  requireInput(
    incidence >= 0 && incidence < 90 && refraction >= 0 && refraction < 90,
    'Angles from the normal must be from 0° to below 90°.',
  );
  const [from, to] = [polar(ORIGIN, RAY, 90 + incidence), polar(ORIGIN, RAY, 270 + refraction)];
  const [up, down] = [point(0, 2), point(0, -2)];
  return {
    elements: [
      polygon([point(-2.8, 0), point(2.8, 0), point(2.8, -2), point(-2.8, -2)], {
        fill: 'shade',
        ink: 'faint',
        weight: 'thin',
      }),
      line(point(-2.8, 0), point(2.8, 0)),
      line(up, down, NORMAL),
      line(from, ORIGIN, { heads: 'middle' }),
      line(ORIGIN, to, { heads: 'middle' }),
      ...markAngle([up, ORIGIN, from], ray.incidenceTex ?? `$${incidence}^\\circ$`),
      ...markAngle([down, ORIGIN, to], ray.refractionTex ?? `$${refraction}^\\circ$`),
      label(point(-2.7, 0), above, { toward: 45 }),
      label(point(-2.7, 0), below, { toward: 315 }),
      label(up, 'normal', { toward: 90, gap: 0.08 }),
    ],
    alt: `Ray of light from ${above} into ${below}: angle of incidence ${ray.incidenceTex ?? `${incidence}°`}, angle of refraction ${ray.refractionTex ?? `${refraction}°`}.`,
    toScale: true,
  };
}

function markAngle(
  [from, vertex, to]: readonly [Point, Point, Point],
  tex: string,
  radius = 0.8,
): SceneElement[] {
  if (tex === '' || Math.abs(direction(vertex, from) - direction(vertex, to)) < 1e-9) return [];
  return [{ kind: 'angle-mark', vertex, from, to, tex, radius }];
}

function criticalAngle({
  angle,
  angleTex = `$${angle}^\\circ$`,
  below = 'glass',
}: RayDiagram & { kind: 'critical-angle' }): Scene {
  requireInput(angle > 0 && angle < 90, 'A critical angle must be between 0° and 90°.');
  const from = polar(ORIGIN, 3.1, 270 - angle);
  return {
    elements: [
      arc(ORIGIN, 2.1, { start: 180, end: 360, close: 'segment', fill: 'shade' }),
      line(point(0, 1.2), point(0, -1.9), NORMAL),
      line(from, ORIGIN, { heads: 'middle' }),
      line(ORIGIN, point(2.9, 0), { heads: 'end', weight: 'thick' }),
      line(ORIGIN, polar(ORIGIN, 3, 270 + angle), { heads: 'middle', weight: 'thin' }),
      { kind: 'angle-mark', vertex: ORIGIN, from, to: point(0, -1), tex: angleTex, radius: 0.8 },
      label(point(1.5, -0.3), below, { toward: 270 }),
    ],
    alt: `Ray in a semicircular ${below} block meeting the flat face at the critical angle ${angleTex}; the refracted ray runs along the face.`,
    toScale: true,
  };
}

/** Draws the path of a ray through a prism on its base, by Snell's law at both faces. */
function prism({
  apex,
  index,
  incidence,
  apexTex = `$${apex}^\\circ$`,
  incidenceTex = `$${incidence}^\\circ$`,
}: RayDiagram & { kind: 'prism' }): Scene {
  requireInput(
    apex > 0 && apex < 120 && index > 1,
    'A prism needs an apex angle below 120° and an index above 1.',
  );
  const side = 3.6;
  const top = point(0, side * Math.cos(radians(apex / 2)));
  const [left, right] = [polar(top, side, 270 - apex / 2), polar(top, side, 270 + apex / 2)];
  const inside = refract(incidence, 1 / index);
  const outside = refract(apex - inside, index);
  const enter = add(left, { x: (top.x - left.x) * 0.5, y: (top.y - left.y) * 0.5 });
  const inward = direction(enter, polar(enter, 1, -apex / 2));
  const leave = crossing(enter, inward + inside, [top, right]);
  requireInput(leave !== undefined, 'The ray leaves the prism by its base, which is not drawn.');
  const source = polar(enter, 2, inward + 180 + incidence);
  const normals = [enter, leave].map((at, face) => {
    const along = face === 0 ? inward : apex / 2;
    return line(polar(at, 0.9, along), polar(at, -0.9, along), NORMAL);
  });
  return {
    elements: [
      polygon([left, right, top], { fill: 'shade' }),
      ...normals,
      line(source, enter, { heads: 'middle' }),
      line(enter, leave, { heads: 'middle' }),
      line(leave, polar(leave, 2, apex / 2 - outside), { heads: 'middle' }),
      ...markAngle([left, top, right], apexTex, 0.5),
      ...markAngle([polar(enter, 1, inward + 180), enter, source], incidenceTex),
    ],
    alt: `Ray of light through a prism${apexTex && ` with apex angle ${apexTex}`}${incidenceTex && `, angle of incidence ${incidenceTex}`}.`,
    toScale: true,
  };
}

/** The point where a ray meets a side; undefined when it does not. */
function crossing(start: Point, angle: number, [a, b]: readonly [Point, Point]): Point | undefined {
  const ray = subtract(polar(start, 1, angle), start);
  const side = subtract(b, a);
  const cross = ray.x * side.y - ray.y * side.x;
  if (Math.abs(cross) < 1e-12) return undefined;
  const gap = subtract(a, start);
  const part = (gap.x * ray.y - gap.y * ray.x) / cross;
  const hit = { x: a.x + side.x * part, y: a.y + side.y * part };
  return part > 0 && part < 1 && distance(start, hit) > 1e-9 ? hit : undefined;
}
