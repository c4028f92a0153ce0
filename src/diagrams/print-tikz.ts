import { labelToTex } from './label/label-to-tex.ts';
import { layOutScene } from './layout/lay-out-scene.ts';
import type { PlacedLabel } from './layout/place-labels.ts';
import { roundNumber } from './round-number.ts';
import type { Fill, Heads, Point, Scene } from './scene.ts';
import type { ArcShape, FullPen, Shape } from './shape.ts';

const LINE_COLOURS = { main: '', soft: 'black!60', faint: 'black!25' } as const satisfies Record<
  FullPen['tone'],
  string
>;
const LINE_WIDTHS = { thin: 'thin', normal: '', thick: 'very thick' } as const satisfies Record<
  FullPen['weight'],
  string
>;
const ARROWHEADS = { none: '', end: '->', start: '<-', both: '<->' } as const satisfies Record<
  Exclude<Heads, 'middle'>,
  string
>;
const FILL_OPTIONS = { none: '', shade: 'fill=black!12', solid: 'fill=black' } as const satisfies Record<
  Fill,
  string
>;

/**
 * Prints a scene for TikZ, the LaTeX drawing package: one picture, with one line for each shape and label. The result
 * needs no TikZ library.
 */
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
  return `  \\draw${formatOptions(shape)} ${formatPath(shape)};`;
}

function formatOptions(shape: Shape): string {
  const { pen } = shape;
  const options = [
    shape.kind === 'ellipse' ? '' : ARROWHEADS[shape.heads],
    LINE_COLOURS[pen.tone],
    LINE_WIDTHS[pen.weight],
    pen.dash === 'solid' ? '' : pen.dash,
    FILL_OPTIONS[shape.fill],
  ].filter((option) => option !== '');
  return options.length === 0 ? '' : `[${options.join(', ')}]`;
}

function formatPath(shape: Shape): string {
  switch (shape.kind) {
    case 'path': {
      const points = shape.points.map(formatPoint);
      if (shape.smooth)
        return `plot[smooth${shape.closed ? ' cycle' : ''}] coordinates {${points.join(' ')}}`;
      return `${points.join(' -- ')}${shape.closed ? ' -- cycle' : ''}`;
    }
    case 'ellipse':
      return `${formatPoint(shape.centre)} ${formatEllipse(shape)}`;
    case 'arc':
      return formatArc(shape);
  }
}

function formatArc(shape: ArcShape): string {
  const start = {
    x: shape.centre.x + shape.rx * Math.cos((shape.start * Math.PI) / 180),
    y: shape.centre.y + shape.ry * Math.sin((shape.start * Math.PI) / 180),
  };
  const sweep = `start angle=${roundNumber(shape.start)}, end angle=${roundNumber(shape.end)}`;
  const radii =
    shape.rx === shape.ry
      ? `radius=${roundNumber(shape.rx)}`
      : `x radius=${roundNumber(shape.rx)}, y radius=${roundNumber(shape.ry)}`;
  const from =
    shape.close === 'sector' ? `${formatPoint(shape.centre)} -- ${formatPoint(start)}` : formatPoint(start);
  return `${from} arc[${sweep}, ${radii}]${shape.close === 'open' ? '' : ' -- cycle'}`;
}

function formatEllipse({ rx, ry }: { rx: number; ry: number }): string {
  return rx === ry
    ? `circle[radius=${roundNumber(rx)}]`
    : `circle[x radius=${roundNumber(rx)}, y radius=${roundNumber(ry)}]`;
}

function printLabel({ centre, tex, small }: PlacedLabel): string {
  return `  \\node${small ? '[font=\\small]' : ''} at ${formatPoint(centre)} {${labelToTex(tex)}};`;
}

function formatPoint({ x, y }: Point): string {
  return `(${roundNumber(x)},${roundNumber(y)})`;
}
