import { besideLabel, label } from '../elements.ts';
import { add, direction, distance, polar, scale, subtract } from '../point.ts';
import type { ComponentElement, Point } from '../scene.ts';
import { createPath } from '../shape.ts';
import { circuitSymbols, type SymbolPart } from './circuit-symbols.table.ts';
import type { Primitive } from './primitive.ts';

/** Converts a circuit symbol and the wires on both sides of it to primitives. */
export function componentToPrimitives(component: ComponentElement): Primitive[] {
  const { symbol, from, to, tex, side = 'left' } = component;
  const { width, reach, parts } = circuitSymbols[symbol];
  const unitVector = scale(subtract(to, from), 1 / Math.max(distance(from, to), 1e-9));
  const middle = scale(add(from, to), 0.5);
  // Converts coordinates of the symbol table, where the wire is the x-axis, to a point of the drawing.
  const toPoint = (x: number, y: number): Point =>
    add(middle, add(scale(unitVector, x), scale({ x: -unitVector.y, y: unitVector.x }, y)));
  const wires =
    width === 0
      ? [createPath([from, to])]
      : [createPath([from, toPoint(-width / 2, 0)]), createPath([toPoint(width / 2, 0), to])];
  const symbolPrimitives = parts.flatMap((part) =>
    symbolPartToPrimitives(part, toPoint, direction(from, to)),
  );
  return [...wires, ...symbolPrimitives, ...createLabel(tex, { toPoint, reach, side })];
}

/** Converts coordinates of the symbol table to a point of the drawing. */
type ToPoint = (x: number, y: number) => Point;

type LabelPosition = { toPoint: ToPoint; reach: number; side: 'left' | 'right' };

function createLabel(tex: string | undefined, { toPoint, reach, side }: LabelPosition): Primitive[] {
  if (tex === undefined || tex === '') return [];
  const height = side === 'left' ? reach : -reach;
  return [besideLabel([toPoint(-0.1, height), toPoint(0.1, height)], tex, side)];
}

function symbolPartToPrimitives(part: SymbolPart, toPoint: ToPoint, wireDirection: number): Primitive[] {
  switch (part.kind) {
    case 'path':
      return [
        createPath(
          part.points.map(([x, y]) => toPoint(x, y)),
          { closed: part.closed ?? false, heads: part.arrow ? 'end' : 'none', fill: part.fill ?? 'none' },
        ),
      ];
    case 'circle':
      return [
        {
          kind: 'ellipse',
          centre: toPoint(part.at[0], part.at[1]),
          rx: part.radius,
          ry: part.radius,
          fill: part.fill ?? 'none',
          pen: { tone: 'main', weight: 'normal', dash: 'solid' },
        },
      ];
    case 'letter':
      return [label(toPoint(0, 0), part.tex)];
    case 'dots': {
      const dots = [-1, 0, 1].map((step) => polar(toPoint(0, 0), step * part.space, wireDirection));
      return dots.map((at) => ({
        kind: 'ellipse' as const,
        centre: at,
        rx: 0.02,
        ry: 0.02,
        fill: 'solid' as const,
        pen: { tone: 'main', weight: 'thin', dash: 'solid' } as const,
      }));
    }
  }
}
