import { labelToTex } from './label/label-to-tex.ts';
import { layOutScene } from './layout/lay-out-scene.ts';
import type { PlacedLabel } from './layout/place-labels.ts';
import { roundNumber } from './round-number.ts';
import type { Fill, Heads, Point, Scene } from './scene.ts';
import type { ArcShape, FullPen, Shape } from './shape.ts';

const INK = { main: '', soft: 'black!60', faint: 'black!25' } as const satisfies Record<
  FullPen['ink'],
  string
>;
const WEIGHT = { thin: 'thin', normal: '', thick: 'very thick' } as const satisfies Record<
  FullPen['weight'],
  string
>;
const HEADS = { none: '', end: '->', start: '<-', both: '<->' } as const satisfies Record<
  Exclude<Heads, 'middle'>,
  string
>;
const FILL = { none: '', shade: 'fill=black!12', solid: 'fill=black' } as const satisfies Record<
  Fill,
  string
>;

/** Prints a scene as TikZ without libraries: one picture, one line for each stroke and label. */
export function printTikz(scene: Scene): string {
  const { shapes, labels } = layOutScene(scene);
  return [
    '\\begin{tikzpicture}[>=stealth, line width=0.6pt, every node/.style={inner sep=2pt}]',
    ...shapes.map(printShape),
    ...labels.map(printLabel),
    '\\end{tikzpicture}',
  ].join('\n');
}

function printShape(shape: Shape): string {
  return `  \\draw${optionsOf(shape)} ${pathOf(shape)};`;
}

function optionsOf(shape: Shape): string {
  const { pen } = shape;
  const options = [
    shape.kind === 'ellipse' ? '' : HEADS[shape.heads],
    INK[pen.ink],
    WEIGHT[pen.weight],
    pen.dash === 'solid' ? '' : pen.dash,
    FILL[shape.fill],
  ].filter((option) => option !== '');
  return options.length === 0 ? '' : `[${options.join(', ')}]`;
}

function pathOf(shape: Shape): string {
  switch (shape.kind) {
    case 'path': {
      const points = shape.points.map(place);
      if (shape.smooth)
        return `plot[smooth${shape.closed ? ' cycle' : ''}] coordinates {${points.join(' ')}}`;
      return `${points.join(' -- ')}${shape.closed ? ' -- cycle' : ''}`;
    }
    case 'ellipse':
      return `${place(shape.centre)} ${radiiOf('circle', shape)}`;
    case 'arc':
      return arcPath(shape);
  }
}

function arcPath(shape: ArcShape): string {
  const start = {
    x: shape.centre.x + shape.rx * Math.cos((shape.start * Math.PI) / 180),
    y: shape.centre.y + shape.ry * Math.sin((shape.start * Math.PI) / 180),
  };
  const sweep = `start angle=${roundNumber(shape.start)}, end angle=${roundNumber(shape.end)}`;
  const radii =
    shape.rx === shape.ry
      ? `radius=${roundNumber(shape.rx)}`
      : `x radius=${roundNumber(shape.rx)}, y radius=${roundNumber(shape.ry)}`;
  const from = shape.close === 'sector' ? `${place(shape.centre)} -- ${place(start)}` : place(start);
  return `${from} arc[${sweep}, ${radii}]${shape.close === 'open' ? '' : ' -- cycle'}`;
}

function radiiOf(name: string, { rx, ry }: { rx: number; ry: number }): string {
  return rx === ry
    ? `${name}[radius=${roundNumber(rx)}]`
    : `${name}[x radius=${roundNumber(rx)}, y radius=${roundNumber(ry)}]`;
}

function printLabel({ centre, tex, small }: PlacedLabel): string {
  return `  \\node${small ? '[font=\\small]' : ''} at ${place(centre)} {${labelToTex(tex)}};`;
}

function place({ x, y }: Point): string {
  return `(${roundNumber(x)},${roundNumber(y)})`;
}
