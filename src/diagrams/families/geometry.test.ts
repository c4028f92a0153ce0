import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { findOverlaps } from '../layout/find-overlaps.ts';
import { direction, distance, normaliseAngle, toDegrees } from '../point.ts';
import type { Point, Scene, SceneElement } from '../scene.ts';
import { drawBearings } from './bearings.ts';
import { drawBoxPlot } from './box-plot.ts';
import { drawFunctionGraph, findStationaryPoints } from './function-graph.ts';
import { fitLeastSquares } from './least-squares.ts';
import { drawMotionGraph } from './motion-graph.ts';
import { drawParabola, findQuadraticRoots } from './parabola.ts';
import { drawProjectile } from './projectile.ts';
import { refract } from './ray-diagram.ts';
import { drawRightTriangle } from './right-triangle.ts';
import { drawSector } from './sector.ts';
import { drawSimilarShapes } from './similar-shapes.ts';
import { drawStraightLines } from './straight-lines.ts';
import { drawTriangle } from './triangle.ts';

const assertNear = (actual: number, expected: number, description = ''): void =>
  assert.ok(
    Math.abs(actual - expected) <= 1e-9 * Math.max(1, Math.abs(expected)),
    `${description} ${actual} ≠ ${expected}`,
  );

const listElements = <Kind extends SceneElement['kind']>(scene: Scene, kind: Kind) =>
  scene.elements.filter((element): element is Extract<SceneElement, { kind: Kind }> => element.kind === kind);

const readPolygon = (scene: Scene): readonly Point[] => listElements(scene, 'polyline')[0]?.points ?? [];

const measureSides = (points: readonly Point[]): number[] =>
  points.map((from, index) => distance(from, points[(index + 1) % points.length] ?? from));

const measureAngle = (vertex: Point, from: Point, to: Point): number =>
  normaliseAngle(direction(vertex, to) - direction(vertex, from));

const getCorner = (points: readonly Point[], index: number): Point =>
  points[index] ?? { x: Number.NaN, y: Number.NaN };

const length = fc.double({ min: 2, max: 20, noNaN: true });
const acuteAngle = fc.double({ min: 25, max: 75, noNaN: true });

describe('figures drawn to scale agree with their data', () => {
  it('draws the legs of a right-angled triangle in proportion and at a right angle', () => {
    fc.assert(
      fc.property(length, length, (base, height) => {
        const points = readPolygon(drawRightTriangle({ base, height }));
        const [first = 0, , last = 0] = measureSides(points);

        assertNear(first / last, base / height);
        assertNear(measureAngle(getCorner(points, 0), getCorner(points, 1), getCorner(points, 2)), 90);
      }),
    );
  });

  it('draws the three sides of a triangle in proportion', () => {
    fc.assert(
      fc.property(length, length, fc.double({ min: 0.1, max: 0.9, noNaN: true }), (a, b, part) => {
        const c = Math.abs(a - b) + part * (a + b - Math.abs(a - b));
        const [drawnC = 0, drawnA = 0, drawnB = 0] = measureSides(
          readPolygon(drawTriangle({ knownParts: { kind: 'sss', a, b, c } })),
        );

        assert.ok(Math.abs(drawnA / drawnC - a / c) < 1e-6 && Math.abs(drawnB / drawnC - b / c) < 1e-6);
      }),
    );
  });

  it('draws given angles exactly and given sides in proportion', () => {
    fc.assert(
      fc.property(acuteAngle, acuteAngle, length, (angleA, angleB, side) => {
        const [a, b, c] = readPolygon(drawTriangle({ knownParts: { kind: 'asa', angleA, angleB, c: side } }));
        const [p, q, r] = readPolygon(drawTriangle({ knownParts: { kind: 'sas', b: side, angleA, c: 10 } }));
        if (!(a && b && c && p && q && r)) assert.fail('a corner is missing');

        assertNear(measureAngle(a, b, c), angleA);
        assertNear(measureAngle(b, c, a), angleB);
        assertNear(measureAngle(p, q, r), angleA);
        assertNear(distance(p, r) / distance(p, q), side / 10);
      }),
    );
  });

  it('labels any well-shaped triangle without overlaps', () => {
    fc.assert(
      fc.property(acuteAngle, acuteAngle, (angleA, angleB) => {
        const scene = drawTriangle({
          knownParts: { kind: 'asa', angleA, angleB, c: 10 },
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
      () => drawTriangle({ knownParts: { kind: 'sss', a: 1, b: 2, c: 10 } }),
      /No triangle has the sides/,
    );
  });

  it('draws the first leg of a journey along its bearing, and the legs in proportion', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 359 }),
        fc.integer({ min: 0, max: 359 }),
        length,
        (first, second, secondDistance) => {
          const scene = drawBearings({
            start: 'A',
            legs: [
              { bearing: first, distance: 10, to: 'B' },
              { bearing: second, distance: secondDistance, to: 'C' },
            ],
          });
          const legs = listElements(scene, 'line').filter(({ heads }) => heads === undefined);
          const [firstLeg, secondLeg] = legs;
          if (!(firstLeg && secondLeg)) assert.fail('a leg is missing');

          assertNear(
            normaliseAngle(90 - direction(firstLeg.from, firstLeg.to) + 1e-12),
            normaliseAngle(first + 1e-12),
          );
          assertNear(
            distance(secondLeg.from, secondLeg.to) / distance(firstLeg.from, firstLeg.to),
            secondDistance / 10,
          );
        },
      ),
    );
  });

  it('draws a sector with its angle', () => {
    const [arc] = listElements(drawSector({ angle: 137 }), 'arc');

    assertNear((arc?.end ?? 0) - (arc?.start ?? 0), 137);
  });

  it('scales the second of two similar shapes by the factor', () => {
    const [small, large] = listElements(
      drawSimilarShapes({ shape: { kind: 'triangle', sides: [6, 5, 4] }, factor: 1.7 }),
      'polyline',
    );
    const [first, second] = [measureSides(small?.points ?? []), measureSides(large?.points ?? [])];

    for (const [index, side] of first.entries()) assertNear((second[index] ?? 0) / side, 1.7);
  });

  it('draws a line with its gradient', () => {
    const scene = drawStraightLines({
      lines: [{ gradient: 2, intercept: -1 }],
      x: { min: -4, max: 4 },
      y: { min: -4, max: 4 },
    });
    const [line] = listElements(scene, 'line');
    if (line === undefined) assert.fail('no line');

    // The axes are 6 wide and 5 high for equal ranges, so slopes shrink by 5/6.
    assertNear((line.to.y - line.from.y) / (line.to.x - line.from.x), (2 * 5) / 6);
  });

  it('finds roots and marks them on the x-axis', () => {
    assert.deepEqual(findQuadraticRoots({ a: 1, b: -2, c: -3 }), [-1, 3]);
    assert.deepEqual(findQuadraticRoots({ a: 1, b: 0, c: 1 }), []);
    const scene = drawParabola({ a: 1, b: -2, c: -3, show: ['roots'] });
    const axis = listElements(scene, 'axes')[0]?.origin.y ?? Number.NaN;

    for (const dot of listElements(scene, 'dot')) assertNear(dot.at.y, axis);
  });

  it('finds stationary points, also where the slope is zero without a change of sign', () => {
    assert.deepEqual(findStationaryPoints([0, -3, 0, 1], { min: -3, max: 3 }), [-1, 1]);
    assert.deepEqual(findStationaryPoints([0, 0, 0, 1], { min: -2, max: 2 }), [0]);
    assert.equal(
      listElements(
        drawFunctionGraph({
          coefficients: [0, -3, 0, 1],
          x: { min: -2, max: 2 },
          stationaryLabels: ['A', 'B'],
        }),
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
    const [left, right] = [getCorner(readPolygon(scene), 0).x, getCorner(readPolygon(scene), 1).x];

    assertNear(left / right, 2 / 6);
  });

  it('fits the line of least squares', () => {
    const { gradient, intercept } = fitLeastSquares([
      [0, 1],
      [1, 3],
      [2, 5],
    ]);

    assertNear(gradient, 2);
    assertNear(intercept, 1);
  });

  it('places the corners of a motion graph at their times', () => {
    const [graph] = listElements(
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

    assertNear(
      (getCorner(points, 1).x - getCorner(points, 0).x) / (getCorner(points, 2).x - getCorner(points, 0).x),
      0.4,
    );
  });

  it('draws the range and the maximum height of a projectile in proportion', () => {
    const scene = drawProjectile({ angle: 45, speed: 14 });
    const path = listElements(scene, 'polyline')[0]?.points ?? [];
    const peak = Math.max(...path.map(({ y }) => y));

    assertNear(getCorner(path, path.length - 1).x / peak, 4);
  });

  it('refracts light by Snell’s law, and rejects a ray that is totally reflected', () => {
    assertNear(Math.sin((refract(50, 1 / 1.5) * Math.PI) / 180) * 1.5, Math.sin((50 * Math.PI) / 180));
    assert.throws(() => refract(60, 1.5), /totally reflected/);
    assertNear(toDegrees(Math.PI), 180);
  });
});
