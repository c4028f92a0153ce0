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

const STAGE_WIDTH = 2.6;
const LEAF_HEIGHT = 0.95;

/** Draws a probability tree from left to right. */
export function drawTreeDiagram({ branches, stages = [] }: TreeDiagram): Scene {
  requireInput(branches.length > 0, 'A tree diagram needs branches.');
  const height = countLeaves(branches) * LEAF_HEIGHT;
  const nameWidth = measureNameWidth(branches);
  const headings = stages.map((tex, index) =>
    label(point(index * (STAGE_WIDTH + nameWidth) + STAGE_WIDTH + nameWidth / 2, height + 0.1), tex, {
      freedom: 'none',
      toward: 90,
    }),
  );
  return {
    elements: [
      ...drawBranches(branches, point(0, height / 2), { top: height, x: 0, nameWidth }),
      ...headings,
    ],
    alt: `Tree diagram: ${branches.map(describeBranch).join('; ')}.`,
    toScale: true,
  };
}

/** Returns the width of the longest outcome name, which is the space between two stages. */
function measureNameWidth(branches: readonly TreeBranch[]): number {
  const nameWidths = branches.map(({ outcome }) => measureLabel(readLabel(outcome)).width + 0.3);
  return Math.max(0.5, ...nameWidths, ...branches.map(({ next = [] }) => measureNameWidth(next)));
}

function countLeaves(branches: readonly TreeBranch[]): number {
  return branches.reduce((sum, { next = [] }) => sum + (next.length === 0 ? 1 : countLeaves(next)), 0);
}

/** Draws branches from `root` below the height `top`, and the later stages after them. */
function drawBranches(
  branches: readonly TreeBranch[],
  root: Point,
  { top, x, nameWidth }: { top: number; x: number; nameWidth: number },
): SceneElement[] {
  let branchTop = top;
  return branches.flatMap((branch): SceneElement[] => {
    const height = countLeaves([branch]) * LEAF_HEIGHT;
    const end = point(x + STAGE_WIDTH, branchTop - height / 2);
    const nextArea = { top: branchTop, x: x + STAGE_WIDTH + nameWidth, nameWidth };
    branchTop -= height;
    const goesUp = end.y >= root.y;
    return [
      line(root, end),
      label(between(root, end, 0.55), branch.probability ?? '', {
        toward: direction(root, end) + (goesUp ? 90 : -90),
        beside: 'line',
        gap: 0.08,
      }),
      label(point(end.x + nameWidth / 2, end.y), branch.outcome),
      ...drawBranches(branch.next ?? [], point(end.x + nameWidth, end.y), nextArea),
    ];
  });
}

function describeBranch({ outcome, probability, next = [] }: TreeBranch): string {
  const text = `${outcome}${probability === undefined ? '' : ` ${probability}`}`;
  return next.length === 0 ? text : `${text} then (${next.map(describeBranch).join(', ')})`;
}
