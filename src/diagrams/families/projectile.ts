import { arrow, curve, label, line } from '../elements.ts';
import { ORIGIN, point, polar, toRadians } from '../point.ts';
import type { Point, Scene, SceneElement } from '../scene.ts';
import { requireInput, requirePositive } from './require-input.ts';

export type Projectile = {
  /** Degrees above the horizontal. */
  readonly angle: number;
  readonly speed: number;
  /** Height of the launch above the ground. */
  readonly height?: number;
  readonly gravity?: number;
  readonly speedTex?: string;
  readonly angleTex?: string;
  readonly heightTex?: string;
  readonly rangeTex?: string;
  readonly peakTex?: string;
  /** Labels of the horizontal and vertical components of the launch velocity; without them they are not drawn. */
  readonly components?: { readonly horizontalTex: string; readonly verticalTex: string };
};

const SAMPLES = 32;
const LAUNCH_ARROW_LENGTH = 1.5;

/** Draws the path of a projectile over level ground, launched from the ground or from a cliff. */
export function drawProjectile(projectile: Projectile): Scene {
  const { angle, height = 0 } = projectile;
  requireInput(angle >= 0 && angle < 90, `A launch angle must be from 0° to below 90°, not ${angle}°.`);
  requireInput(angle > 0 || height > 0, 'A level launch needs a height to fall from.');
  requirePositive(projectile.speed, 'The speed');
  const { range, peak, path } = computeFlight(projectile);
  const scaleFactor = Math.min(6 / range, 3.4 / Math.max(peak.y, 1e-9));
  const toDrawing = ({ x, y }: Point): Point => point(x * scaleFactor, y * scaleFactor);
  const start = point(0, height * scaleFactor);
  const end = point(range * scaleFactor, 0);
  const elements: SceneElement[] = [
    line(point(height > 0 ? -1.2 : -0.4, 0), point(end.x + 0.5, 0)),
    ...drawCliff(start),
    curve(path.map(toDrawing), { dash: 'dashed' }),
    { kind: 'dot', at: start },
    arrow(start, polar(start, LAUNCH_ARROW_LENGTH, angle), { weight: 'thick' }),
    label(polar(start, LAUNCH_ARROW_LENGTH, angle), projectile.speedTex ?? '', {
      toward: angle === 0 ? 90 : angle + 60,
    }),
    ...(angle === 0 ? [] : markLaunchAngle(start, projectile)),
    ...drawComponents(start, projectile),
    ...(projectile.heightTex === undefined || height === 0
      ? []
      : [{ kind: 'dimension', from: ORIGIN, to: start, tex: projectile.heightTex, offset: 1.5 } as const]),
    ...(projectile.rangeTex === undefined
      ? []
      : [{ kind: 'dimension', from: ORIGIN, to: end, tex: projectile.rangeTex, offset: -0.35 } as const]),
    ...(projectile.peakTex === undefined
      ? []
      : [
          line(toDrawing(peak), point(toDrawing(peak).x, 0), { heads: 'both', weight: 'thin' }),
          label(point(toDrawing(peak).x, toDrawing(peak).y * 0.5), projectile.peakTex, { toward: 0 }),
        ]),
  ];
  return { elements, alt: describeProjectile(projectile), toScale: true };
}

/** Computes the range, the highest point and the path with the equations of motion. */
function computeFlight({ angle, speed, height = 0, gravity = 9.8 }: Projectile): {
  range: number;
  peak: Point;
  path: Point[];
} {
  const [horizontalSpeed, verticalSpeed] = [
    speed * Math.cos(toRadians(angle)),
    speed * Math.sin(toRadians(angle)),
  ];
  const time = (verticalSpeed + Math.sqrt(verticalSpeed * verticalSpeed + 2 * gravity * height)) / gravity;
  const path = Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const t = (time * index) / SAMPLES;
    return point(horizontalSpeed * t, Math.max(0, height + verticalSpeed * t - (gravity * t * t) / 2));
  });
  const peak = point(
    (horizontalSpeed * verticalSpeed) / gravity,
    height + (verticalSpeed * verticalSpeed) / (2 * gravity),
  );
  return { range: horizontalSpeed * time, peak, path };
}

function markLaunchAngle(
  start: Point,
  { angle, angleTex = `$${angle}^\\circ$` }: Projectile,
): SceneElement[] {
  const horizontalPoint = point(start.x + 1, start.y);
  return [
    ...(start.y > 0 ? [line(start, point(start.x + 1.3, start.y), { dash: 'dashed', weight: 'thin' })] : []),
    {
      kind: 'angle-mark',
      vertex: start,
      from: horizontalPoint,
      to: polar(start, 1, angle),
      tex: angleTex,
      radius: 0.6,
    },
  ];
}

/** Draws the components of the launch velocity. */
function drawComponents(start: Point, { angle, components }: Projectile): SceneElement[] {
  if (components === undefined) return [];
  const tip = polar(start, LAUNCH_ARROW_LENGTH, angle);
  const [across, up] = [point(tip.x, start.y), point(start.x, tip.y)];
  return [
    arrow(start, across, { weight: 'thick' }),
    arrow(start, up, { weight: 'thick' }),
    line(tip, across, { dash: 'dashed', weight: 'thin' }),
    line(tip, up, { dash: 'dashed', weight: 'thin' }),
    label(point((start.x + across.x) / 2, start.y), components.horizontalTex, {
      toward: 270,
      beside: 'line',
    }),
    label(up, components.verticalTex, { toward: 180 }),
  ];
}

function drawCliff(start: Point): SceneElement[] {
  if (start.y === 0) return [];
  const block = [point(-1.2, 0), ORIGIN, start, point(-1.2, start.y)];
  return [line(point(-1.2, start.y), start), line(start, ORIGIN), { kind: 'hatching', points: block }];
}

function describeProjectile({
  angle,
  height = 0,
  speedTex,
  angleTex,
  heightTex,
  rangeTex,
}: Projectile): string {
  const launchText = angle === 0 ? 'horizontally' : `at ${angleTex ?? `${angle}°`} above the horizontal`;
  const facts = [
    speedTex && `speed ${speedTex}`,
    height > 0 && heightTex && `height ${heightTex}`,
    rangeTex && `range ${rangeTex}`,
  ].filter((fact) => fact);
  return `Path of a projectile launched ${launchText}${facts.length === 0 ? '' : `: ${facts.join(', ')}`}.`;
}
