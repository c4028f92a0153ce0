import { label, line } from '../elements.ts';
import { measureLabel } from '../label/measure-label.ts';
import { readLabel } from '../label/read-label.ts';
import { between, direction, point } from '../point.ts';
import type { Point, Scene, SceneElement } from '../scene.ts';
import { requireInput } from './require-input.ts';

/** One outcome and the branches after it. */
export type TreeBranch = {
  readonly outcome: string;
  /** LaTeX on the branch. */
  readonly probability?: string;
  readonly next?: readonly TreeBranch[];
};

export type TreeDiagram = {
  readonly branches: readonly TreeBranch[];
  /** Headings over the stages. */
  readonly stages?: readonly string[];
};

const STAGE = 2.6;
const LEAF = 0.95;

/** Draws a probability tree from left to right. */
export function drawTreeDiagram({ branches, stages = [] }: TreeDiagram): Scene {
  requireInput(branches.length > 0, 'A tree diagram needs branches.');
  const height = leavesOf(branches) * LEAF;
  const nameWidth = getNameWidth(branches);
  const headings = stages.map((tex, index) =>
    label(point(index * (STAGE + nameWidth) + STAGE + nameWidth / 2, height + 0.1), tex, {
      freedom: 'none',
      toward: 90,
    }),
  );
  return {
    elements: [...grow(branches, point(0, height / 2), { top: height, x: 0, names: nameWidth }), ...headings],
    alt: `Tree diagram: ${branches.map(altOf).join('; ')}.`,
    toScale: true,
  };
}

/** The width of the longest outcome, which separates two stages. */
function getNameWidth(branches: readonly TreeBranch[]): number {
  const own = branches.map(({ outcome }) => measureLabel(readLabel(outcome)).width + 0.3);
  return Math.max(0.5, ...own, ...branches.map(({ next = [] }) => getNameWidth(next)));
}

function leavesOf(branches: readonly TreeBranch[]): number {
  return branches.reduce((sum, { next = [] }) => sum + (next.length === 0 ? 1 : leavesOf(next)), 0);
}

function grow(
  branches: readonly TreeBranch[],
  root: Point,
  { top, x, names }: { top: number; x: number; names: number },
): SceneElement[] {
  let ceiling = top;
  return branches.flatMap((branch): SceneElement[] => {
    const height = leavesOf([branch]) * LEAF;
    const end = point(x + STAGE, ceiling - height / 2);
    const onward = { top: ceiling, x: x + STAGE + names, names };
    ceiling -= height;
    const rises = end.y >= root.y;
    return [
      line(root, end),
      label(between(root, end, 0.55), branch.probability ?? '', {
        toward: direction(root, end) + (rises ? 90 : -90),
        beside: 'line',
        gap: 0.08,
      }),
      label(point(end.x + names / 2, end.y), branch.outcome),
      ...grow(branch.next ?? [], point(end.x + names, end.y), onward),
    ];
  });
}

function altOf({ outcome, probability, next = [] }: TreeBranch): string {
  const own = `${outcome}${probability === undefined ? '' : ` ${probability}`}`;
  return next.length === 0 ? own : `${own} then (${next.map(altOf).join(', ')})`;
}
