import { cornerLabel, polygon, sideLabel } from '../elements.ts';
import { point } from '../point.ts';
import type { Scene, SceneElement } from '../scene.ts';
import { fitPoints } from './fit.ts';
import { requirePositive } from './require-input.ts';

export type RightTriangle = {
  /** Lengths of the two legs; the base is horizontal. */
  readonly base: number;
  readonly height: number;
  /** LaTeX labels of the sides and the acute angles; missing ones are not shown. */
  readonly labels?: {
    readonly base?: string;
    readonly height?: string;
    readonly hypotenuse?: string;
    readonly baseAngle?: string;
    readonly topAngle?: string;
  };
  /** Names of the corners: the right angle, the end of the base, the top. */
  readonly corners?: readonly [string, string, string];
  /** The end of the base where the right angle is. */
  readonly rightAngle?: 'left' | 'right';
};

/** Draws a right-angled triangle to scale. */
export function drawRightTriangle(triangle: RightTriangle): Scene {
  const { base, height, labels = {}, corners, rightAngle = 'left' } = triangle;
  requirePositive(base, 'The base');
  requirePositive(height, 'The height');
  const orientation = rightAngle === 'left' ? 1 : -1;
  const figure = fitPoints([point(0, 0), point(orientation * base, 0), point(0, height)]);
  const [rightCorner = point(0, 0), baseEnd = rightCorner, top = rightCorner] = figure;
  const createAngleMark = (
    vertex: typeof rightCorner,
    tex: string,
    arms: [typeof rightCorner, typeof rightCorner],
  ): SceneElement => ({
    kind: 'angle-mark',
    vertex,
    from: orientation > 0 ? arms[0] : arms[1],
    to: orientation > 0 ? arms[1] : arms[0],
    tex,
  });
  const elements: SceneElement[] = [
    polygon(figure),
    { kind: 'right-angle-mark', vertex: rightCorner, from: baseEnd, to: top },
    ...(labels.base ? [sideLabel([rightCorner, baseEnd], labels.base, figure)] : []),
    ...(labels.height ? [sideLabel([rightCorner, top], labels.height, figure)] : []),
    ...(labels.hypotenuse ? [sideLabel([baseEnd, top], labels.hypotenuse, figure)] : []),
    ...(labels.baseAngle ? [createAngleMark(baseEnd, labels.baseAngle, [top, rightCorner])] : []),
    ...(labels.topAngle ? [createAngleMark(top, labels.topAngle, [rightCorner, baseEnd])] : []),
    ...(corners ?? []).map((name, index) => cornerLabel(figure[index] ?? rightCorner, name, figure)),
  ];
  return { elements, alt: describeTriangle(triangle), toScale: true };
}

function describeTriangle({ labels = {}, corners }: RightTriangle): string {
  const name = corners === undefined ? '' : ` ${corners.join('')}`;
  const labelledParts = [
    labels.base && `base ${labels.base}`,
    labels.height && `height ${labels.height}`,
    labels.hypotenuse && `hypotenuse ${labels.hypotenuse}`,
    labels.baseAngle && `angle at the base ${labels.baseAngle}`,
    labels.topAngle && `angle at the top ${labels.topAngle}`,
  ].filter((part) => part);
  return `Right-angled triangle${name}${labelledParts.length === 0 ? '' : ` with ${labelledParts.join(', ')}`}.`;
}
