import { arrow, curve, label, line } from '../elements.ts';
import { ORIGIN, point, polar, radians } from '../point.ts';
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
};

const SAMPLES = 32;

/** Draws the path of a projectile over level ground, launched from the ground or from a cliff. */
export function drawProjectile(shot: Projectile): Scene {
  const { angle, height = 0 } = shot;
  requireInput(angle >= 0 && angle < 90, `A launch angle must be from 0° to below 90°, not ${angle}°.`);
  requireInput(angle > 0 || height > 0, 'A level launch needs a height to fall from.');
  requirePositive(shot.speed, 'The speed');
  const { range, peak, path } = flight(shot);
  const unit = Math.min(6 / range, 3.4 / Math.max(peak.y, 1e-9));
  const place = ({ x, y }: Point): Point => point(x * unit, y * unit);
  const start = point(0, height * unit);
  const end = point(range * unit, 0);
  const elements: SceneElement[] = [
    line(point(height > 0 ? -1.2 : -0.4, 0), point(end.x + 0.5, 0)),
    ...cliff(start),
    curve(path.map(place), { dash: 'dashed' }),
    { kind: 'dot', at: start },
    arrow(start, polar(start, 1.3, angle), { weight: 'thick' }),
    label(polar(start, 1.3, angle), shot.speedTex ?? '', { toward: angle === 0 ? 90 : angle + 60 }),
    ...(angle === 0 ? [] : launchAngle(start, shot)),
    ...(shot.heightTex === undefined || height === 0
      ? []
      : [{ kind: 'dimension', from: ORIGIN, to: start, tex: shot.heightTex, offset: 1.5 } as const]),
    ...(shot.rangeTex === undefined
      ? []
      : [{ kind: 'dimension', from: ORIGIN, to: end, tex: shot.rangeTex, offset: -0.35 } as const]),
    ...(shot.peakTex === undefined
      ? []
      : [
          line(place(peak), point(place(peak).x, 0), { heads: 'both', weight: 'thin' }),
          label(point(place(peak).x, place(peak).y * 0.5), shot.peakTex, { toward: 0 }),
        ]),
  ];
  return { elements, alt: altOf(shot), toScale: true };
}

/** Range, highest point and path by the equations of motion. */
function flight({ angle, speed, height = 0, gravity = 9.8 }: Projectile): {
  range: number;
  peak: Point;
  path: Point[];
} {
  const [across, up] = [speed * Math.cos(radians(angle)), speed * Math.sin(radians(angle))];
  const time = (up + Math.sqrt(up * up + 2 * gravity * height)) / gravity;
  const path = Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const t = (time * index) / SAMPLES;
    return point(across * t, Math.max(0, height + up * t - (gravity * t * t) / 2));
  });
  const peak = point((across * up) / gravity, height + (up * up) / (2 * gravity));
  return { range: across * time, peak, path };
}

function launchAngle(start: Point, { angle, angleTex = `$${angle}^\\circ$` }: Projectile): SceneElement[] {
  const level = point(start.x + 1, start.y);
  return [
    ...(start.y > 0 ? [line(start, point(start.x + 1.3, start.y), { dash: 'dashed', weight: 'thin' })] : []),
    {
      kind: 'angle-mark',
      vertex: start,
      from: level,
      to: polar(start, 1, angle),
      tex: angleTex,
      radius: 0.6,
    },
  ];
}

function cliff(start: Point): SceneElement[] {
  if (start.y === 0) return [];
  const block = [point(-1.2, 0), ORIGIN, start, point(-1.2, start.y)];
  return [line(point(-1.2, start.y), start), line(start, ORIGIN), { kind: 'hatching', points: block }];
}

function altOf({ angle, height = 0, speedTex, angleTex, heightTex, rangeTex }: Projectile): string {
  const aim = angle === 0 ? 'horizontally' : `at ${angleTex ?? `${angle}°`} above the horizontal`;
  const facts = [
    speedTex && `speed ${speedTex}`,
    height > 0 && heightTex && `height ${heightTex}`,
    rangeTex && `range ${rangeTex}`,
  ].filter((fact) => fact);
  return `Path of a projectile launched ${aim}${facts.length === 0 ? '' : `: ${facts.join(', ')}`}.`;
}
