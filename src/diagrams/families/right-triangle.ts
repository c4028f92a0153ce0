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
  const turn = rightAngle === 'left' ? 1 : -1;
  const figure = fitPoints([point(0, 0), point(turn * base, 0), point(0, height)]);
  const [right = point(0, 0), end = right, top = right] = figure;
  const angle = (vertex: typeof right, tex: string, arms: [typeof right, typeof right]): SceneElement => ({
    kind: 'angle-mark',
    vertex,
    from: turn > 0 ? arms[0] : arms[1],
    to: turn > 0 ? arms[1] : arms[0],
    tex,
  });
  const elements: SceneElement[] = [
    polygon(figure),
    { kind: 'right-angle-mark', vertex: right, from: end, to: top },
    ...(labels.base ? [sideLabel([right, end], labels.base, figure)] : []),
    ...(labels.height ? [sideLabel([right, top], labels.height, figure)] : []),
    ...(labels.hypotenuse ? [sideLabel([end, top], labels.hypotenuse, figure)] : []),
    ...(labels.baseAngle ? [angle(end, labels.baseAngle, [top, right])] : []),
    ...(labels.topAngle ? [angle(top, labels.topAngle, [right, end])] : []),
    ...(corners ?? []).map((name, index) => cornerLabel(figure[index] ?? right, name, figure)),
  ];
  return { elements, alt: altOf(triangle), toScale: true };
}

function altOf({ labels = {}, corners }: RightTriangle): string {
  const name = corners === undefined ? '' : ` ${corners.join('')}`;
  const sides = [
    labels.base && `base ${labels.base}`,
    labels.height && `height ${labels.height}`,
    labels.hypotenuse && `hypotenuse ${labels.hypotenuse}`,
    labels.baseAngle && `angle at the base ${labels.baseAngle}`,
    labels.topAngle && `angle at the top ${labels.topAngle}`,
  ].filter((part) => part);
  return `Right-angled triangle${name}${sides.length === 0 ? '' : ` with ${sides.join(', ')}`}.`;
}
