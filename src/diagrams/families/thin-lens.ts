import { arrow, curve, label, line } from '../elements.ts';
import { add, ORIGIN, point, subtract } from '../point.ts';
import type { Point, Scene, SceneElement } from '../scene.ts';
import { requireInput, requirePositive } from './require-input.ts';

/** A thin lens or curved mirror and an object on its axis. */
export type ThinLens = {
  readonly device: 'convex lens' | 'concave lens' | 'concave mirror' | 'convex mirror';
  readonly focalLength: number;
  /** Distance of the object from the lens or mirror; Infinity is a distant object. */
  readonly objectDistance: number;
  readonly focalTex?: string;
  readonly objectTex?: string;
};

const HALF_APERTURE = 1.9;
const WIDTH = 9;
const MAX_IMAGE_HEIGHT = 1.5;
/** An image farther away than this many focal lengths would make the rest of the figure too small. */
const MAX_IMAGE_RATIO = 10;

/** Draws two rays from the tip of an object, and the image where they meet or appear to meet. */
export function drawThinLens(lens: ThinLens): Scene {
  requirePositive(lens.focalLength, 'The focal length');
  requireInput(lens.objectDistance > 0, 'The object must be in front of the lens or mirror.');
  return Number.isFinite(lens.objectDistance) ? drawNearObject(lens) : drawDistantObject(lens);
}

function isMirror({ device }: ThinLens): boolean {
  return device.endsWith('mirror');
}

function isConverging({ device }: ThinLens): boolean {
  return device === 'convex lens' || device === 'concave mirror';
}

/** Returns the direction of light after the device: 1 (to the right) for a lens, -1 (back to the left) for a mirror. */
function findExitSign(lens: ThinLens): 1 | -1 {
  return isMirror(lens) ? -1 : 1;
}

/** Returns the image distance by 1/f = 1/u + 1/v: positive is real, undefined is an image at infinity. */
function computeImageDistance(lens: ThinLens): number | undefined {
  const f = isConverging(lens) ? lens.focalLength : -lens.focalLength;
  const vergence = 1 / f - 1 / lens.objectDistance;
  return Math.abs(vergence * lens.focalLength) < 1e-9 ? undefined : 1 / vergence;
}

function drawNearObject(lens: ThinLens): Scene {
  const { focalLength, objectDistance } = lens;
  const imageDistance = computeImageDistance(lens);
  requireInput(
    imageDistance === undefined || Math.abs(imageDistance) <= MAX_IMAGE_RATIO * focalLength,
    'The image is too far away to be drawn together with the object.',
  );
  const exit = findExitSign(lens);
  const imageX = imageDistance === undefined ? undefined : exit * imageDistance;
  const magnification = imageDistance === undefined ? 1 : -imageDistance / objectDistance;
  const ends = [-objectDistance, imageX ?? 0, ...listFocalMarks(lens).map(({ at }) => at)];
  const factor = WIDTH / (Math.max(...ends, 0) - Math.min(...ends));
  const height = Math.min(1.1, MAX_IMAGE_HEIGHT / Math.abs(magnification));
  const tip = point(-objectDistance * factor, height);
  const image = imageX === undefined ? undefined : point(imageX * factor, height * magnification);
  const reach = { left: Math.min(...ends) * factor - 0.6, right: Math.max(...ends, 0) * factor + 0.6 };
  return {
    elements: [
      line(point(reach.left, 0), point(Math.max(reach.right, 1), 0), { weight: 'thin' }),
      ...drawDevice(lens),
      ...markFocalPoints(lens, factor),
      ...drawVerticalArrow(tip, 'object'),
      ...(image === undefined ? [] : drawVerticalArrow(image, 'image', (imageDistance ?? 1) < 0)),
      ...drawRays(lens, { tip, image, factor, reach }),
      ...drawDistances(lens, factor),
    ],
    alt: `Ray diagram of a ${lens.device} with an object${lens.objectTex === undefined ? '' : ` at ${lens.objectTex}`}${lens.focalTex === undefined ? '' : `, focal length ${lens.focalTex}`}.`,
    toScale: true,
  };
}

type RayFrame = {
  readonly tip: Point;
  readonly image: Point | undefined;
  readonly factor: number;
  readonly reach: { readonly left: number; readonly right: number };
};

/** Draws the ray parallel to the axis and the ray through the centre of the lens, or to the pole of the mirror. */
function drawRays(lens: ThinLens, { tip, image, factor, reach }: RayFrame): SceneElement[] {
  const exit = findExitSign(lens);
  const f = (isConverging(lens) ? 1 : -1) * lens.focalLength * factor;
  const entry = point(0, tip.y);
  // After the device the parallel ray passes the focal point, or diverges from it.
  const slopes = [
    { start: entry, slope: -tip.y / f },
    { start: ORIGIN, slope: -tip.y / Math.abs(tip.x) },
  ];
  const isReal = image !== undefined && image.x * exit > 0;
  const limit = exit > 0 ? reach.right : -reach.left;
  const length = isReal ? Math.abs(image.x) + 0.5 : Math.min(limit, 3.2);
  return [
    line(tip, entry, { heads: 'middle' }),
    line(tip, ORIGIN, { heads: 'middle' }),
    ...slopes.flatMap(({ start, slope }): SceneElement[] => {
      const end = add(start, point(exit * length, slope * length));
      const back =
        image === undefined || isReal ? [] : [line(start, image, { dash: 'dashed', weight: 'thin' })];
      return [line(start, end, { heads: 'middle' }), ...back];
    }),
  ];
}

/** Draws parallel rays from a distant object, which meet at the focal point or diverge from it. */
function drawDistantObject(lens: ThinLens): Scene {
  const f = 2.6;
  const exit = findExitSign(lens);
  const focus = point((isConverging(lens) ? exit : -exit) * f, 0);
  const rays = [1.1, -1.1].flatMap((y): SceneElement[] => {
    const entry = point(0, y);
    const away = subtract(isConverging(lens) ? focus : entry, isConverging(lens) ? entry : focus);
    const end = add(entry, point(away.x * 1.3, away.y * 1.3));
    const back = isConverging(lens) ? [] : [line(entry, focus, { dash: 'dashed', weight: 'thin' })];
    return [line(point(-4, y), entry, { heads: 'middle' }), line(entry, end, { heads: 'middle' }), ...back];
  });
  return {
    elements: [
      line(point(-4.4, 0), point(isMirror(lens) && isConverging(lens) ? 1 : 4.4, 0), { weight: 'thin' }),
      ...drawDevice(lens),
      ...rays,
      { kind: 'dot', at: focus },
      label(focus, '$F$', { toward: 270 }),
    ],
    alt: `Parallel rays from a distant object at a ${lens.device}, with its focal point F.`,
    toScale: true,
  };
}

function drawDevice(lens: ThinLens): SceneElement[] {
  const createBend = (sign: number, offset = 0): Point[] =>
    [-1, -0.5, 0, 0.5, 1].map((height) =>
      point(offset + sign * 0.2 * height * height, height * HALF_APERTURE),
    );
  if (isMirror(lens)) {
    const mirror = createBend(isConverging(lens) ? -1 : 1);
    const backing = mirror.map(({ x, y }) => point(x + 0.16, y)).reverse();
    return [
      curve(mirror, { weight: 'thick' }),
      { kind: 'hatching', points: [...mirror, ...backing], spacing: 0.16 },
    ];
  }
  if (isConverging(lens)) return [curve(createBend(1, -0.2)), curve(createBend(-1, 0.2))];
  const [left, right] = [createBend(-1, -0.07), createBend(1, 0.07)];
  const closings = [0, left.length - 1].map((end) => line(left[end] ?? ORIGIN, right[end] ?? ORIGIN));
  return [curve(left), curve(right), ...closings];
}

/** Lists F and 2F on both sides of a lens, or F and the centre of curvature C of a mirror. */
function listFocalMarks(lens: ThinLens): { at: number; name: string }[] {
  const sides = isMirror(lens) ? [isConverging(lens) ? -1 : 1] : [-1, 1];
  const names = isMirror(lens) ? ['$F$', '$C$'] : ['$F$', '$2F$'];
  return sides.flatMap((side) =>
    names.map((name, index) => ({ at: side * lens.focalLength * (index + 1), name })),
  );
}

function markFocalPoints(lens: ThinLens, factor: number): SceneElement[] {
  return listFocalMarks(lens).flatMap(({ at, name }): SceneElement[] => [
    { kind: 'dot', at: point(at * factor, 0) },
    label(point(at * factor, 0), name, { toward: 270 }),
  ]);
}

function drawVerticalArrow(tip: Point, name: string, isVirtual = false): SceneElement[] {
  const style = { weight: 'thick', ...(isVirtual && { dash: 'dashed' as const }) } as const;
  return [arrow(point(tip.x, 0), tip, style), label(tip, name, { toward: tip.y > 0 ? 90 : 270, gap: 0.12 })];
}

function drawDistances(
  { objectDistance, focalLength, focalTex, objectTex }: ThinLens,
  factor: number,
): SceneElement[] {
  const draw = (distance: number, tex: string | undefined, row: number): SceneElement[] => {
    if (tex === undefined) return [];
    const y = -HALF_APERTURE - 0.35 - row * 0.75;
    return [{ kind: 'dimension', from: point(-distance * factor, y), to: point(0, y), tex, offset: 0 }];
  };
  return [
    ...draw(focalLength, focalTex, 0),
    ...draw(objectDistance, objectTex, focalTex === undefined ? 0 : 1),
  ];
}
