import { arc, label, line, polygon } from '../elements.ts';
import { add, direction, distance, ORIGIN, point, polar, subtract, toDegrees, toRadians } from '../point.ts';
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
      /** Angle at the top of the prism, in degrees. */
      readonly apex: number;
      /** Refractive index of the prism. */
      readonly index: number;
      readonly incidence: number;
      readonly apexTex?: string;
      readonly incidenceTex?: string;
    };

const RAY_LENGTH = 2.2;
const NORMAL_STYLE = { dash: 'dashed', weight: 'thin' } as const;

/** Draws light at a flat boundary, at the critical angle in a semicircular block, or through a triangular prism. */
export function drawRayDiagram(ray: RayDiagram): Scene {
  switch (ray.kind) {
    case 'boundary':
      return drawBoundary(ray);
    case 'critical-angle':
      return drawCriticalAngle(ray);
    case 'prism':
      return drawPrism(ray);
  }
}

/**
 * Returns the angle of refraction by Snell's law. `ratio` is the first refractive index divided by the second. Throws an
 * `invalid-input` fault on total reflection.
 */
export function refract(angle: number, ratio: number): number {
  const sine = Math.sin(toRadians(angle)) * ratio;
  requireInput(Math.abs(sine) < 1, `A ray at ${angle}° is totally reflected and cannot be refracted.`);
  return toDegrees(Math.asin(sine));
}

function drawBoundary(ray: RayDiagram & { kind: 'boundary' }): Scene {
  const { incidence, refraction, above = 'air', below = 'glass' } = ray;
  requireInput(
    incidence >= 0 && incidence < 90 && refraction >= 0 && refraction < 90,
    'Angles from the normal must be from 0° to below 90°.',
  );
  const [from, to] = [polar(ORIGIN, RAY_LENGTH, 90 + incidence), polar(ORIGIN, RAY_LENGTH, 270 + refraction)];
  const [up, down] = [point(0, 2), point(0, -2)];
  return {
    elements: [
      polygon([point(-2.8, 0), point(2.8, 0), point(2.8, -2), point(-2.8, -2)], {
        fill: 'shade',
        tone: 'faint',
        weight: 'thin',
      }),
      line(point(-2.8, 0), point(2.8, 0)),
      line(up, down, NORMAL_STYLE),
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

function drawCriticalAngle({
  angle,
  angleTex = `$${angle}^\\circ$`,
  below = 'glass',
}: RayDiagram & { kind: 'critical-angle' }): Scene {
  requireInput(angle > 0 && angle < 90, 'A critical angle must be between 0° and 90°.');
  const from = polar(ORIGIN, 3.1, 270 - angle);
  return {
    elements: [
      arc(ORIGIN, 2.1, { start: 180, end: 360, close: 'segment', fill: 'shade' }),
      line(point(0, 1.2), point(0, -1.9), NORMAL_STYLE),
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

/** Draws a ray through a prism that stands on its base; Snell's law is applied at both faces. */
function drawPrism({
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
  const top = point(0, side * Math.cos(toRadians(apex / 2)));
  const [left, right] = [polar(top, side, 270 - apex / 2), polar(top, side, 270 + apex / 2)];
  const angleInside = refract(incidence, 1 / index);
  const exitAngle = refract(apex - angleInside, index);
  const entryPoint = add(left, { x: (top.x - left.x) * 0.5, y: (top.y - left.y) * 0.5 });
  const inward = direction(entryPoint, polar(entryPoint, 1, -apex / 2));
  const exitPoint = findCrossing(entryPoint, inward + angleInside, [top, right]);
  requireInput(exitPoint !== undefined, 'The ray leaves the prism by its base, which is not drawn.');
  const source = polar(entryPoint, 2, inward + 180 + incidence);
  const normals = [entryPoint, exitPoint].map((at, face) => {
    const along = face === 0 ? inward : apex / 2;
    return line(polar(at, 0.9, along), polar(at, -0.9, along), NORMAL_STYLE);
  });
  return {
    elements: [
      polygon([left, right, top], { fill: 'shade' }),
      ...normals,
      line(source, entryPoint, { heads: 'middle' }),
      line(entryPoint, exitPoint, { heads: 'middle' }),
      line(exitPoint, polar(exitPoint, 2, apex / 2 - exitAngle), { heads: 'middle' }),
      ...markAngle([left, top, right], apexTex, 0.5),
      ...markAngle([polar(entryPoint, 1, inward + 180), entryPoint, source], incidenceTex),
    ],
    alt: `Ray of light through a prism${apexTex && ` with apex angle ${apexTex}`}${incidenceTex && `, angle of incidence ${incidenceTex}`}.`,
    toScale: true,
  };
}

/** Returns the point where a ray meets a side of the prism; undefined if it does not. */
export function findCrossing(
  start: Point,
  angle: number,
  [a, b]: readonly [Point, Point],
): Point | undefined {
  const ray = subtract(polar(start, 1, angle), start);
  const side = subtract(b, a);
  const cross = ray.x * side.y - ray.y * side.x;
  if (Math.abs(cross) < 1e-12) return undefined;
  const toSide = subtract(a, start);
  const fraction = (toSide.x * ray.y - toSide.y * ray.x) / cross;
  const crossingPoint = { x: a.x + side.x * fraction, y: a.y + side.y * fraction };
  return fraction > 0 && fraction < 1 && distance(start, crossingPoint) > 1e-9 ? crossingPoint : undefined;
}
