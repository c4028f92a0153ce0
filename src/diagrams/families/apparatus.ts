import { arrow, circle, label, line, polygon, polyline } from '../elements.ts';
import { point } from '../point.ts';
import type { Scene, SceneElement } from '../scene.ts';
import {
  drawBeaker,
  drawBunsen,
  drawCallout,
  drawConicalFlask,
  drawRoundFlask,
  drawTripod,
  drawTube,
} from './apparatus-shapes.ts';

/** A standard set-up of the chemistry laboratory and the names of its liquids. */
export type Apparatus =
  | { readonly kind: 'titration'; readonly buretteTex?: string; readonly flaskTex?: string }
  | { readonly kind: 'distillation'; readonly mixtureTex?: string }
  | { readonly kind: 'heating'; readonly contentTex?: string; readonly thermometer?: boolean }
  | {
      readonly kind: 'gas-over-water';
      readonly collector?: string;
      readonly gasTex?: string;
      readonly reactantsTex?: string;
    }
  | { readonly kind: 'electrolysis'; readonly electrolyteTex?: string; readonly electrodeTex?: string };

const TITLES: Readonly<Record<Apparatus['kind'], string>> = {
  titration: 'Titration: a burette in a stand above a conical flask',
  distillation: 'Simple distillation: a heated flask with thermometer, a condenser and a receiving beaker',
  heating: 'A beaker on a tripod and gauze, heated by a Bunsen burner',
  'gas-over-water': 'A gas from a flask passes through a delivery tube and is collected over water',
  electrolysis: 'Electrolysis: two electrodes in an electrolyte, connected to a battery',
};

/** Draws a labelled set-up of laboratory apparatus. */
export function drawApparatus(apparatus: Apparatus): Scene {
  return { elements: drawParts(apparatus), alt: `${TITLES[apparatus.kind]}.`, toScale: false };
}

function drawParts(apparatus: Apparatus): SceneElement[] {
  switch (apparatus.kind) {
    case 'titration':
      return drawTitration(apparatus);
    case 'distillation':
      return drawDistillation(apparatus.mixtureTex ?? 'mixture');
    case 'heating':
      return drawHeating(apparatus);
    case 'gas-over-water':
      return drawGasOverWater(apparatus);
    case 'electrolysis':
      return drawElectrolysis(apparatus);
  }
}

function drawTitration({ buretteTex, flaskTex }: Apparatus & { kind: 'titration' }): SceneElement[] {
  const ticks = Array.from({ length: 11 }, (_, index) => {
    const y = 5.9 - index * 0.26;
    return line(point(0, y), point(0.12, y), { weight: 'thin' });
  });
  return [
    polygon([point(-2.2, 0), point(1.2, 0), point(1.2, -0.2), point(-2.2, -0.2)], { fill: 'shade' }),
    line(point(-1.7, 0), point(-1.7, 6.4), { weight: 'thick' }),
    line(point(-1.7, 4.6), point(-0.16, 4.6), { weight: 'thick' }),
    polygon([point(-0.16, 2.9), point(0.16, 2.9), point(0.16, 5.6), point(-0.16, 5.6)], {
      fill: 'shade',
      weight: 'thin',
      tone: 'soft',
    }),
    polyline([point(-0.16, 6.3), point(-0.16, 2.9), point(-0.05, 2.7), point(-0.05, 2.05)]),
    polyline([point(0.16, 6.3), point(0.16, 2.9), point(0.05, 2.7), point(0.05, 2.05)]),
    ...ticks,
    line(point(-0.25, 2.55), point(0.25, 2.55), { weight: 'thick' }),
    ...drawConicalFlask(point(0, 0), 1.9),
    ...drawCallout(point(0.16, 5.2), point(1.5, 5.2), 'burette'),
    ...(buretteTex === undefined ? [] : drawCallout(point(0.1, 4), point(1.5, 4), buretteTex)),
    ...drawCallout(point(0.25, 2.55), point(1.5, 2.55), 'tap'),
    ...drawCallout(point(0.42, 1), point(1.5, 1.2), 'conical flask'),
    ...(flaskTex === undefined ? [] : drawCallout(point(0.4, 0.22), point(1.5, 0.45), flaskTex)),
    ...drawCallout(point(-1.7, 3.4), point(-2.3, 3.4), 'stand'),
    ...drawCallout(point(-1, 4.6), point(-2.3, 5.4), 'clamp'),
  ];
}

function drawDistillation(mixtureTex: string): SceneElement[] {
  const jacket = [point(1.9, 4.15), point(4.7, 2.55), point(4.9, 2.9), point(2.1, 4.5)];
  return [
    ...drawBunsen(point(0, 1.12)),
    ...drawTripod(point(0, 1.95), 0),
    ...drawRoundFlask(point(0, 2.75), 0.8, 4.9),
    ...drawTube([point(0.2, 4.75), point(1.3, 4.7), point(5.4, 2.36), point(5.4, 1.9)], 0.12),
    polygon(jacket),
    arrow(point(4.75, 1.75), point(4.75, 2.55)),
    label(point(4.75, 1.75), 'cold water in', { toward: 200, gap: 0.05 }),
    arrow(point(2.05, 4.45), point(2.05, 5.25)),
    label(point(2.05, 5.25), 'water out', { toward: 30, gap: 0.05 }),
    polygon([point(-0.2, 4.9), point(0.2, 4.9), point(0.16, 5.1), point(-0.16, 5.1)], { fill: 'shade' }),
    polygon([point(-0.06, 4.65), point(0.06, 4.65), point(0.06, 6), point(-0.06, 6)], { fill: 'none' }),
    circle(point(0, 4.6), 0.09, { fill: 'solid' }),
    ...drawBeaker({ x: 4.9, y: 0, width: 1.1, height: 1.4 }, 0.35),
    ...drawCallout(point(0, 5.8), point(-1.3, 5.8), 'thermometer'),
    ...drawCallout(point(-0.7, 3.1), point(-1.5, 3.6), 'flask'),
    ...drawCallout(point(-0.5, 2.45), point(-1.5, 2.6), mixtureTex),
    ...drawCallout(point(-0.1, 1.4), point(-1.5, 1.1), 'heat'),
    ...drawCallout(point(3.7, 3.4), point(4.6, 4.2), 'condenser'),
    ...drawCallout(point(5.8, 0.3), point(6.4, 0.6), 'distillate'),
  ];
}

function drawHeating({
  contentTex = 'water',
  thermometer = false,
}: Apparatus & { kind: 'heating' }): SceneElement[] {
  return [
    ...drawBunsen(point(0, 1.12)),
    ...drawTripod(point(0, 2.1), 0),
    ...drawBeaker({ x: -0.8, y: 2.1, width: 1.6, height: 1.8 }, 0.6),
    ...(thermometer
      ? [
          polygon([point(0.24, 2.6), point(0.36, 2.6), point(0.36, 4.7), point(0.24, 4.7)]),
          circle(point(0.3, 2.55), 0.1, { fill: 'solid' }),
          ...drawCallout(point(0.36, 4.4), point(1.8, 4.4), 'thermometer'),
        ]
      : []),
    ...drawCallout(point(0.8, 3.6), point(1.8, 3.7), 'beaker'),
    ...drawCallout(point(0.6, 2.8), point(1.8, 3), contentTex),
    ...drawCallout(point(1.2, 2.1), point(1.8, 2.2), 'gauze'),
    ...drawCallout(point(1.22, 1.1), point(1.8, 1.2), 'tripod'),
    ...drawCallout(point(-0.12, 0.6), point(-1.9, 0.6), 'Bunsen burner'),
    ...drawCallout(point(-0.1, 1.5), point(-1.9, 1.5), 'flame'),
  ];
}

function drawGasOverWater({
  collector = 'gas jar',
  gasTex = 'gas',
  reactantsTex,
}: Apparatus & { kind: 'gas-over-water' }): SceneElement[] {
  const jar = { left: 3.6, right: 4.5, bottom: 0.55, top: 3 };
  const collectedWater = [
    point(jar.left, jar.bottom),
    point(jar.right, jar.bottom),
    point(jar.right, 1.9),
    point(jar.left, 1.9),
  ];
  return [
    ...drawConicalFlask(point(0, 0), 1.9),
    polygon([point(-0.25, 1.8), point(0.25, 1.8), point(0.2, 2.02), point(-0.2, 2.02)], { fill: 'solid' }),
    ...drawBeaker({ x: 2.3, y: 0, width: 3, height: 1.6 }, 0.8),
    polygon(collectedWater, { fill: 'shade', weight: 'thin', tone: 'soft' }),
    polyline([
      point(jar.left, jar.bottom),
      point(jar.left, jar.top),
      point(jar.right, jar.top),
      point(jar.right, jar.bottom),
    ]),
    ...(collector === 'measuring cylinder'
      ? Array.from({ length: 8 }, (_, index) =>
          line(point(jar.right - 0.2, 1 + index * 0.24), point(jar.right, 1 + index * 0.24), {
            weight: 'thin',
          }),
        )
      : []),
    ...drawTube(
      [point(0, 1.5), point(0, 2.5), point(2, 2.5), point(2.6, 0.3), point(4, 0.3), point(4, 0.75)],
      0.12,
    ),
    ...[0.95, 1.2, 1.5].map((y, index) => circle(point(4 + (index % 2) * 0.1, y), 0.06)),
    ...drawCallout(point(jar.right, 2.7), point(5.6, 2.9), collector),
    ...drawCallout(point(4.1, 2.4), point(5.6, 2.3), gasTex),
    ...drawCallout(point(5, 1), point(5.6, 1), 'water'),
    ...drawCallout(point(5.3, 0.3), point(5.6, 0.3), 'trough'),
    label(point(1.1, 2.56), 'delivery tube', { toward: 90 }),
    ...drawCallout(point(-0.4, 1), point(-1.1, 1.2), 'conical flask'),
    ...(reactantsTex === undefined ? [] : drawCallout(point(-0.5, 0.22), point(-1.1, 0.3), reactantsTex)),
  ];
}

function drawElectrolysis({
  electrolyteTex = 'electrolyte',
  electrodeTex,
}: Apparatus & { kind: 'electrolysis' }): SceneElement[] {
  const material = electrodeTex === undefined ? '' : `${electrodeTex} `;
  const electrodes = [-0.75, 0.75].map((x) =>
    polygon([point(x - 0.12, 0.5), point(x + 0.12, 0.5), point(x + 0.12, 2.9), point(x - 0.12, 2.9)], {
      fill: 'solid',
    }),
  );
  return [
    ...drawBeaker({ x: -1.5, y: 0, width: 3, height: 2.4 }, 0.75),
    ...electrodes,
    polyline([point(-0.75, 2.9), point(-0.75, 4)]),
    polyline([point(0.75, 2.9), point(0.75, 4)]),
    // The first end of the battery symbol is its positive terminal.
    { kind: 'component', symbol: 'battery', from: point(-0.75, 4), to: point(0.75, 4) },
    label(point(-0.75, 4), '$+$', { toward: 135 }),
    label(point(0.75, 4), '$-$', { toward: 45 }),
    ...drawCallout(point(-0.87, 2.65), point(-2, 2.9), `${material}anode ($+$)`),
    ...drawCallout(point(0.87, 2.65), point(2, 2.9), `${material}cathode ($-$)`),
    ...drawCallout(point(1.2, 0.9), point(2, 1.1), electrolyteTex),
  ];
}
