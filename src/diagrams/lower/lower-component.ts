import { besideLabel, label } from '../elements.ts';
import { add, direction, distance, polar, scale, subtract } from '../point.ts';
import type { ComponentElement, Point } from '../scene.ts';
import { pathShape } from '../shape.ts';
import { circuitSymbols, type SymbolPart } from './circuit-symbols.table.ts';
import type { Lowered } from './lowered.ts';

/** Lowers a circuit symbol in the middle of its wire. */
export function lowerComponent(component: ComponentElement): Lowered[] {
  const { symbol, from, to, tex, side = 'left' } = component;
  const { width, reach, parts } = circuitSymbols[symbol];
  const along = scale(subtract(to, from), 1 / Math.max(distance(from, to), 1e-9));
  const middle = scale(add(from, to), 0.5);
  const place = (x: number, y: number): Point =>
    add(middle, add(scale(along, x), scale({ x: -along.y, y: along.x }, y)));
  const leads =
    width === 0
      ? [pathShape([from, to])]
      : [pathShape([from, place(-width / 2, 0)]), pathShape([place(width / 2, 0), to])];
  const drawn = parts.flatMap((part) => lowerPart(part, place, direction(from, to)));
  return [...leads, ...drawn, ...labelOf(tex, { place, reach, side })];
}

type Frame = { place: (x: number, y: number) => Point; reach: number; side: 'left' | 'right' };

function labelOf(tex: string | undefined, { place, reach, side }: Frame): Lowered[] {
  if (tex === undefined || tex === '') return [];
  const height = side === 'left' ? reach : -reach;
  return [besideLabel([place(-0.1, height), place(0.1, height)], tex, side)];
}

function lowerPart(part: SymbolPart, place: Frame['place'], turn: number): Lowered[] {
  switch (part.kind) {
    case 'path':
      return [
        pathShape(
          part.points.map(([x, y]) => place(x, y)),
          { closed: part.closed ?? false, heads: part.arrow ? 'end' : 'none', fill: part.fill ?? 'none' },
        ),
      ];
    case 'circle':
      return [
        {
          kind: 'ellipse',
          centre: place(part.at[0], part.at[1]),
          rx: part.radius,
          ry: part.radius,
          fill: part.fill ?? 'none',
          pen: { ink: 'main', weight: 'normal', dash: 'solid' },
        },
      ];
    case 'letter':
      return [label(place(0, 0), part.tex)];
    case 'dots': {
      const spots = [-1, 0, 1].map((step) => polar(place(0, 0), step * part.space, turn));
      return spots.map((at) => ({
        kind: 'ellipse' as const,
        centre: at,
        rx: 0.02,
        ry: 0.02,
        fill: 'solid' as const,
        pen: { ink: 'main', weight: 'thin', dash: 'solid' } as const,
      }));
    }
  }
}
