import type { Point } from './scene.ts';

export const ORIGIN: Point = { x: 0, y: 0 };

export function point(x: number, y: number): Point {
  return { x, y };
}

export function add(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

export function subtract(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y };
}

export function scale(a: Point, factor: number): Point {
  return { x: a.x * factor, y: a.y * factor };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** Interpolates between two points: `fraction` 0 is the first point, 1 the second, 0.5 the midpoint. */
export function between(a: Point, b: Point, fraction = 0.5): Point {
  return { x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction };
}

export function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

export function toDegrees(radians: number): number {
  return (radians * 180) / Math.PI;
}

/** Returns the direction from one point to another, in degrees from -180 to 180. */
export function direction(from: Point, to: Point): number {
  return toDegrees(Math.atan2(to.y - from.y, to.x - from.x));
}

/** Returns the point at a distance and direction (in degrees) from a start. */
export function polar(start: Point, length: number, angle: number): Point {
  return {
    x: start.x + length * Math.cos(toRadians(angle)),
    y: start.y + length * Math.sin(toRadians(angle)),
  };
}

/** Rotates a point anticlockwise about another point, by an angle in degrees. */
export function rotate(a: Point, about: Point, angle: number): Point {
  return polar(about, distance(about, a), direction(about, a) + angle);
}

/** Returns the mean of the points. */
export function centroid(points: readonly Point[]): Point {
  const sum = points.reduce(add, ORIGIN);
  return scale(sum, 1 / Math.max(points.length, 1));
}

/** Converts an angle to the range from 0 up to, not including, 360. */
export function normaliseAngle(angle: number): number {
  return ((angle % 360) + 360) % 360;
}
