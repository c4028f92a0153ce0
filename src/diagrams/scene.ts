/** A place in the drawing; one unit prints as one centimetre, y grows upwards, angles are degrees from the x-axis. */
export type Point = { readonly x: number; readonly y: number };

export type Ink = 'main' | 'soft' | 'faint';
export type Weight = 'thin' | 'normal' | 'thick';
export type Dash = 'solid' | 'dashed' | 'dotted';
export type Fill = 'none' | 'shade' | 'solid';
export type Heads = 'none' | 'end' | 'start' | 'both' | 'middle';

export type Pen = { readonly ink?: Ink; readonly weight?: Weight; readonly dash?: Dash };

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
  | 'led'
  | 'diode'
  | 'motor'
  | 'fuse'
  | 'wire';

export type LineElement = Pen & {
  readonly kind: 'line';
  readonly from: Point;
  readonly to: Point;
  readonly heads?: Heads;
};

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

export type ArcElement = Pen & {
  readonly kind: 'arc';
  readonly centre: Point;
  readonly rx: number;
  readonly ry: number;
  readonly start: number;
  readonly end: number;
  /** `sector` closes through the centre, `segment` along the chord. */
  readonly close?: 'open' | 'sector' | 'segment';
  readonly fill?: Fill;
  readonly heads?: Heads;
};

export type LabelElement = {
  readonly kind: 'label';
  /** LaTeX: words, and mathematics between dollars. */
  readonly tex: string;
  readonly at: Point;
  /** The side of `at` where the text stands; without it the text is centred on `at`. */
  readonly toward?: number;
  readonly gap?: number;
  /** Text beside a line clears the whole line, text beside a point only the point. */
  readonly beside?: 'point' | 'line';
  readonly small?: boolean;
  /** How the text may move to stand free: to any side, only farther out, to either side of its axis, or not at all. */
  readonly freedom?: 'any' | 'outward' | 'axis' | 'none';
};

type DotElement = { readonly kind: 'dot'; readonly at: Point; readonly hollow?: boolean };

type CrossElement = { readonly kind: 'cross'; readonly at: Point };

export type AngleMarkElement = {
  readonly kind: 'angle-mark';
  readonly vertex: Point;
  /** Points on the two arms; the mark runs anticlockwise from the first to the second. */
  readonly from: Point;
  readonly to: Point;
  readonly tex?: string;
  readonly radius?: number;
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

/** Marks across a line: strokes for equal lengths, arrowheads for parallels. */
export type LineMarkElement = {
  readonly kind: 'equal-marks' | 'parallel-marks';
  readonly from: Point;
  readonly to: Point;
  readonly count?: 1 | 2 | 3;
};

export type DimensionElement = {
  readonly kind: 'dimension' | 'brace';
  readonly from: Point;
  readonly to: Point;
  readonly tex: string;
  /** Distance to the left of the way from `from` to `to`; negative is to the right. */
  readonly offset?: number;
};

export type HatchingElement = {
  readonly kind: 'hatching';
  readonly points: readonly Point[];
  readonly spacing?: number;
  readonly angle?: number;
};

export type SpringElement = {
  readonly kind: 'spring';
  readonly from: Point;
  readonly to: Point;
  readonly coils?: number;
};

export type WaveElement = Pen & {
  readonly kind: 'wave';
  readonly from: Point;
  readonly to: Point;
  readonly amplitude: number;
  readonly waves: number;
  /** Where in its cycle the wave begins, in degrees. */
  readonly phase?: number;
};

export type ComponentElement = {
  readonly kind: 'component';
  readonly symbol: CircuitSymbol;
  readonly from: Point;
  readonly to: Point;
  readonly tex?: string;
  /** The label stands on the left of the way from `from` to `to` unless this says `right`. */
  readonly side?: 'left' | 'right';
};

export type Tick = { readonly at: number; readonly tex: string };

export type Axis = {
  /** Both ends in the units of the drawing. */
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly Tick[];
  readonly tex?: string;
  readonly heads?: Heads;
  /** `along` writes the name beside the middle of the axis, `end` at its tip. */
  readonly name?: 'end' | 'along';
};

export type AxesElement = {
  readonly kind: 'axes';
  /** Where the axes cross. */
  readonly origin: Point;
  readonly x: Axis;
  readonly y?: Axis;
  /** Faint lines at these places. */
  readonly grid?: { readonly x: readonly number[]; readonly y: readonly number[] };
  readonly originTex?: string;
};

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

/** One figure as plain data. */
export type Scene = {
  readonly elements: readonly SceneElement[];
  /** What the figure shows, for people who cannot see it, with labels as LaTeX; says no more than the figure does. */
  readonly alt: string;
  /** False when lengths or angles as drawn differ from what the labels say. */
  readonly toScale: boolean;
};
