/** A point of the drawing. One unit is one centimetre, y grows upwards, angles are in degrees from the x-axis. */
export type Point = { readonly x: number; readonly y: number };

/** How dark a line is: black, grey or light grey. */
export type Tone = 'main' | 'soft' | 'faint';
/** The width of a line. */
export type Weight = 'thin' | 'normal' | 'thick';
export type Dash = 'solid' | 'dashed' | 'dotted';
/** How the inside of a shape is coloured; `shade` is light grey. */
export type Fill = 'none' | 'shade' | 'solid';
/** Where a line has arrowheads. */
export type Heads = 'none' | 'end' | 'start' | 'both' | 'middle';

/** How a line is drawn. The defaults are a normal, solid, black line. */
export type Pen = { readonly tone?: Tone; readonly weight?: Weight; readonly dash?: Dash };

export type CircuitSymbol =
  | 'resistor'
  | 'variable-resistor'
  | 'thermistor'
  | 'ldr'
  | 'cell'
  | 'battery'
  | 'lamp'
  | 'switch'
  | 'ammeter'
  | 'voltmeter'
  | 'capacitor'
  | 'inductor'
  | 'led'
  | 'diode'
  | 'motor'
  | 'fuse'
  | 'wire';

/** A straight line. */
export type LineElement = Pen & {
  readonly kind: 'line';
  readonly from: Point;
  readonly to: Point;
  readonly heads?: Heads;
};

/** Connected lines through several points. */
export type PolylineElement = Pen & {
  readonly kind: 'polyline';
  readonly points: readonly Point[];
  readonly closed?: boolean;
  /** A curve through the points instead of straight pieces. */
  readonly smooth?: boolean;
  readonly fill?: Fill;
  readonly heads?: Heads;
};

export type EllipseElement = Pen & {
  readonly kind: 'ellipse';
  readonly centre: Point;
  readonly rx: number;
  readonly ry: number;
  readonly fill?: Fill;
};

/** An arc of an ellipse from `start` to `end` degrees. */
export type ArcElement = Pen & {
  readonly kind: 'arc';
  readonly centre: Point;
  readonly rx: number;
  readonly ry: number;
  readonly start: number;
  readonly end: number;
  /** How the arc is closed: `open` leaves it open, `sector` closes it through the centre, `segment` along the chord. */
  readonly close?: 'open' | 'sector' | 'segment';
  readonly fill?: Fill;
  readonly heads?: Heads;
};

/** A text in the drawing. */
export type LabelElement = {
  readonly kind: 'label';
  /** LaTeX: words, and mathematics between dollars. */
  readonly tex: string;
  readonly at: Point;
  /** The direction from `at` to the text, in degrees; without it the text is centred on `at`. */
  readonly toward?: number;
  /** Distance between `at` and the text. */
  readonly gap?: number;
  /** Whether `at` is a single point or part of a line; beside a line, the whole text stays on one side of it. */
  readonly beside?: 'point' | 'line';
  readonly small?: boolean;
  /**
   * How the text may move to avoid overlaps: to any side, only farther away from `at`, to either side of its axis, or
   * not at all.
   */
  readonly freedom?: 'any' | 'outward' | 'axis' | 'none';
};

type DotElement = { readonly kind: 'dot'; readonly at: Point; readonly hollow?: boolean };

type CrossElement = { readonly kind: 'cross'; readonly at: Point };

/** Arcs that mark an angle, with an optional label. */
export type AngleMarkElement = {
  readonly kind: 'angle-mark';
  readonly vertex: Point;
  /** Points on the two arms; the mark runs anticlockwise from the first to the second. */
  readonly from: Point;
  readonly to: Point;
  readonly tex?: string;
  readonly radius?: number;
  /** Number of arcs; equal angles have the same number. */
  readonly arcs?: 1 | 2 | 3;
  readonly heads?: 'none' | 'end' | 'start';
};

export type RightAngleMarkElement = {
  readonly kind: 'right-angle-mark';
  readonly vertex: Point;
  readonly from: Point;
  readonly to: Point;
  readonly size?: number;
};

/** Marks in the middle of a line: short strokes for equal lengths, arrowheads for parallel lines. */
export type LineMarkElement = {
  readonly kind: 'equal-marks' | 'parallel-marks';
  readonly from: Point;
  readonly to: Point;
  readonly count?: 1 | 2 | 3;
};

/** A labelled length beside a line: an arrow with two heads, or a curly brace. */
export type DimensionElement = {
  readonly kind: 'dimension' | 'brace';
  readonly from: Point;
  readonly to: Point;
  readonly tex: string;
  /** Distance to the left of the line from `from` to `to`; negative is to the right. */
  readonly offset?: number;
};

/** A polygon filled with parallel lines. */
export type HatchingElement = {
  readonly kind: 'hatching';
  readonly points: readonly Point[];
  readonly spacing?: number;
  readonly angle?: number;
};

/** A spring, drawn as a zigzag line. */
export type SpringElement = {
  readonly kind: 'spring';
  readonly from: Point;
  readonly to: Point;
  readonly coils?: number;
};

/** A sine wave along a line. */
export type WaveElement = Pen & {
  readonly kind: 'wave';
  readonly from: Point;
  readonly to: Point;
  readonly amplitude: number;
  readonly waveCount: number;
  /** The phase at the start of the wave, in degrees. */
  readonly phase?: number;
};

/** A circuit symbol in the middle of a wire. */
export type ComponentElement = {
  readonly kind: 'component';
  readonly symbol: CircuitSymbol;
  readonly from: Point;
  readonly to: Point;
  readonly tex?: string;
  /** The side of the label, as seen from `from` to `to`; left by default. */
  readonly side?: 'left' | 'right';
};

/** A labelled mark on an axis, at a coordinate of the drawing. */
export type Tick = { readonly at: number; readonly tex: string };

export type Axis = {
  /** Coordinates of both ends, in centimetres of the drawing. */
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly Tick[];
  /** Name of the axis. */
  readonly tex?: string;
  readonly heads?: Heads;
  /** Position of the axis name: `along` beside the middle of the axis, `end` at its tip. */
  readonly name?: 'end' | 'along';
};

/** One axis or two, with their numbers and an optional grid. */
export type AxesElement = {
  readonly kind: 'axes';
  /** The point where the axes cross. */
  readonly origin: Point;
  readonly x: Axis;
  readonly y?: Axis;
  /** Faint lines at these coordinates. */
  readonly grid?: { readonly x: readonly number[]; readonly y: readonly number[] };
  /** Label at the origin. */
  readonly originTex?: string;
};

/** Any element of a scene. */
export type SceneElement =
  | LineElement
  | PolylineElement
  | EllipseElement
  | ArcElement
  | LabelElement
  | DotElement
  | CrossElement
  | AngleMarkElement
  | RightAngleMarkElement
  | LineMarkElement
  | DimensionElement
  | HatchingElement
  | SpringElement
  | WaveElement
  | ComponentElement
  | AxesElement;

/** One figure as plain data, independent of the output format. */
export type Scene = {
  readonly elements: readonly SceneElement[];
  /** Text alternative for screen readers, with labels as LaTeX; contains no more information than the figure. */
  readonly alt: string;
  /** False when drawn lengths or angles differ from their labels. */
  readonly toScale: boolean;
};
