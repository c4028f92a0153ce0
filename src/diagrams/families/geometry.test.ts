import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { findOverlaps } from '../layout/find-overlaps.ts';
import { degrees, direction, distance, normaliseAngle } from '../point.ts';
import type { Point, Scene, SceneElement } from '../scene.ts';
import { drawBearings } from './bearings.ts';
import { drawBoxPlot } from './box-plot.ts';
import { drawFunctionGraph, stationaryPoints } from './function-graph.ts';
import { leastSquares } from './least-squares.ts';
import { drawMotionGraph } from './motion-graph.ts';
import { drawParabola, quadraticRoots } from './parabola.ts';
import { drawProjectile } from './projectile.ts';
import { refract } from './ray-diagram.ts';
import { drawRightTriangle } from './right-triangle.ts';
import { drawSector } from './sector.ts';
import { drawSimilarShapes } from './similar-shapes.ts';
import { drawStraightLines } from './straight-lines.ts';
import { drawTriangle } from './triangle.ts';

const near = (actual: number, expected: number, what = ''): void =>
  assert.ok(
    Math.abs(actual - expected) <= 1e-9 * Math.max(1, Math.abs(expected)),
    `${what} ${actual} ≠ ${expected}`,
  );

const elementsOf = <Kind extends SceneElement['kind']>(scene: Scene, kind: Kind) =>
  scene.elements.filter((one): one is Extract<SceneElement, { kind: Kind }> => one.kind === kind);

const polygonOf = (scene: Scene): readonly Point[] => elementsOf(scene, 'polyline')[0]?.points ?? [];

const sidesOf = (points: readonly Point[]): number[] =>
  points.map((from, index) => distance(from, points[(index + 1) % points.length] ?? from));

const angleAt = (vertex: Point, from: Point, to: Point): number =>
  normaliseAngle(direction(vertex, to) - direction(vertex, from));

const corner = (points: readonly Point[], index: number): Point =>
  points[index] ?? { x: Number.NaN, y: Number.NaN };

const length = fc.double({ min: 2, max: 20, noNaN: true });
const acute = fc.double({ min: 25, max: 75, noNaN: true });

describe('figures drawn to scale agree with their data', () => {
  it('keeps the legs of a right-angled triangle in proportion and square to each other', () => {
    fc.assert(
      fc.property(length, length, (base, height) => {
        const points = polygonOf(drawRightTriangle({ base, height }));
        const [first = 0, , last = 0] = sidesOf(points);

        near(first / last, base / height);
        near(angleAt(corner(points, 0), corner(points, 1), corner(points, 2)), 90);
      }),
    );
  });

  it('keeps three sides of a triangle in proportion', () => {
    fc.assert(
      fc.property(length, length, fc.double({ min: 0.1, max: 0.9, noNaN: true }), (a, b, part) => {
        const c = Math.abs(a - b) + part * (a + b - Math.abs(a - b));
        const [drawnC = 0, drawnA = 0, drawnB = 0] = sidesOf(
          polygonOf(drawTriangle({ given: { kind: 'sss', a, b, c } })),
        );

        assert.ok(Math.abs(drawnA / drawnC - a / c) < 1e-6 && Math.abs(drawnB / drawnC - b / c) < 1e-6);
      }),
    );
  });

  it('keeps two angles and their side, and two sides and their angle', () => {
    fc.assert(
      fc.property(acute, acute, length, (angleA, angleB, side) => {
        const [a, b, c] = polygonOf(drawTriangle({ given: { kind: 'asa', angleA, angleB, c: side } }));
        const [p, q, r] = polygonOf(drawTriangle({ given: { kind: 'sas', b: side, angleA, c: 10 } }));
        if (!(a && b && c && p && q && r)) assert.fail('a corner is missing');

        near(angleAt(a, b, c), angleA);
        near(angleAt(b, c, a), angleB);
        near(angleAt(p, q, r), angleA);
        near(distance(p, r) / distance(p, q), side / 10);
      }),
    );
  });

  it('labels any well-shaped triangle without overlaps', () => {
    fc.assert(
      fc.property(acute, acute, (angleA, angleB) => {
        const scene = drawTriangle({
          given: { kind: 'asa', angleA, angleB, c: 10 },
          corners: ['A', 'B', 'C'],
          sideLabels: { a: '12.5 cm', b: '$x$ cm', c: '10 cm' },
          angleLabels: { A: '$65^\\circ$', B: '$\\theta$' },
        });
        assert.deepEqual(findOverlaps(scene), []);
      }),
    );
  });

  it('rejects sides that form no triangle', () => {
    assert.throws(
      () => drawTriangle({ given: { kind: 'sss', a: 1, b: 2, c: 10 } }),
      /No triangle has the sides/,
    );
  });

  it('turns each leg of a journey to its bearing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 359 }),
        fc.integer({ min: 0, max: 359 }),
        length,
        (first, second, far) => {
          const scene = drawBearings({
            start: 'A',
            legs: [
              { bearing: first, distance: 10, to: 'B' },
              { bearing: second, distance: far, to: 'C' },
            ],
          });
          const legs = elementsOf(scene, 'line').filter(({ heads }) => heads === undefined);
          const [one, two] = legs;
          if (!(one && two)) assert.fail('a leg is missing');

          near(normaliseAngle(90 - direction(one.from, one.to) + 1e-12), normaliseAngle(first + 1e-12));
          near(distance(two.from, two.to) / distance(one.from, one.to), far / 10);
        },
      ),
    );
  });

  it('opens a sector by its angle', () => {
    const [arc] = elementsOf(drawSector({ angle: 137 }), 'arc');

    near((arc?.end ?? 0) - (arc?.start ?? 0), 137);
  });

  it('makes the second of two similar shapes longer by the factor', () => {
    const [small, large] = elementsOf(
      drawSimilarShapes({ shape: { kind: 'triangle', sides: [6, 5, 4] }, factor: 1.7 }),
      'polyline',
    );
    const [first, second] = [sidesOf(small?.points ?? []), sidesOf(large?.points ?? [])];

    for (const [index, side] of first.entries()) near((second[index] ?? 0) / side, 1.7);
  });

  it('draws a line with its gradient', () => {
    const scene = drawStraightLines({
      lines: [{ gradient: 2, intercept: -1 }],
      x: { min: -4, max: 4 },
      y: { min: -4, max: 4 },
    });
    const [line] = elementsOf(scene, 'line');
    if (line === undefined) assert.fail('no line');

    // The axes are 6 wide and 5 high for equal ranges, so slopes shrink by 5/6.
    near((line.to.y - line.from.y) / (line.to.x - line.from.x), (2 * 5) / 6);
  });

  it('finds roots and marks them on the x-axis', () => {
    assert.deepEqual(quadraticRoots({ a: 1, b: -2, c: -3 }), [-1, 3]);
    assert.deepEqual(quadraticRoots({ a: 1, b: 0, c: 1 }), []);
    const scene = drawParabola({ a: 1, b: -2, c: -3, show: ['roots'] });
    const axis = elementsOf(scene, 'axes')[0]?.origin.y ?? Number.NaN;

    for (const dot of elementsOf(scene, 'dot')) near(dot.at.y, axis);
  });

  it('finds stationary points, also where the slope only touches zero', () => {
    assert.deepEqual(stationaryPoints([0, -3, 0, 1], { min: -3, max: 3 }), [-1, 1]);
    assert.deepEqual(stationaryPoints([0, 0, 0, 1], { min: -2, max: 2 }), [0]);
    assert.equal(
      elementsOf(
        drawFunctionGraph({ coefficients: [0, -3, 0, 1], x: { min: -2, max: 2 }, stationary: ['A', 'B'] }),
        'dot',
      ).length,
      2,
    );
  });

  it('places the five numbers of a box plot by their values', () => {
    const scene = drawBoxPlot({
      plots: [{ min: 0, q1: 2, median: 5, q3: 6, max: 10 }],
      axis: { min: 0, max: 10 },
    });
    const [left, right] = [corner(polygonOf(scene), 0).x, corner(polygonOf(scene), 1).x];

    near(left / right, 2 / 6);
  });

  it('fits the line of least squares', () => {
    const { gradient, intercept } = leastSquares([
      [0, 1],
      [1, 3],
      [2, 5],
    ]);

    near(gradient, 2);
    near(intercept, 1);
  });

  it('puts the corners of a motion graph at their times', () => {
    const [graph] = elementsOf(
      drawMotionGraph({
        quantity: 'speed',
        points: [
          [0, 0],
          [4, 12],
          [10, 12],
        ],
      }),
      'polyline',
    );
    const points = graph?.points ?? [];

    near((corner(points, 1).x - corner(points, 0).x) / (corner(points, 2).x - corner(points, 0).x), 0.4);
  });

  it('draws the range and the height of a projectile in proportion', () => {
    const scene = drawProjectile({ angle: 45, speed: 14 });
    const path = elementsOf(scene, 'polyline')[0]?.points ?? [];
    const peak = Math.max(...path.map(({ y }) => y));

    near(corner(path, path.length - 1).x / peak, 4);
  });

  it('refracts light by Snell’s law, and rejects a ray that is totally reflected', () => {
    near(Math.sin((refract(50, 1 / 1.5) * Math.PI) / 180) * 1.5, Math.sin((50 * Math.PI) / 180));
    assert.throws(() => refract(60, 1.5), /totally reflected/);
    near(degrees(Math.PI), 180);
  });
});
