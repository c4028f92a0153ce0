import { drawCompositeArea } from '../families/composite-area.ts';
import { drawSimilarShapes } from '../families/similar-shapes.ts';
import { drawSolid, type Solid } from '../families/solid.ts';
import { type FoundQuantity, findQuantities, findQuantityAfter, formatQuantity } from './quantities.ts';
import type { Reader } from './reader.ts';

export const readSimilarShapes: Reader = {
  family: 'similar-shapes',
  pattern: /\bsimilar (?:triangles|rectangles)\b/i,
  drawableWords: ['triangle', 'rectangle'],
  read: (text) => {
    const lengths = findQuantities(text, 'length');
    const statedFactor = findQuantityAfter(text, 'scale factor')?.value;
    const isTriangle = /triangles/i.test(text);
    const count = isTriangle ? 3 : 2;
    const firstLengths = lengths.slice(0, count);
    const [p, q, r] = firstLengths.map(({ value }) => value);
    if (p === undefined || q === undefined || firstLengths.length < count) return undefined;
    const scaleFactor = statedFactor ?? (lengths[count] === undefined ? undefined : lengths[count].value / p);
    if (scaleFactor === undefined) return undefined;
    const secondLabel =
      lengths[count] === undefined
        ? formatQuantity(Number((p * scaleFactor).toPrecision(6)), firstLengths[0]?.unit ?? '')
        : lengths[count].tex;
    return drawSimilarShapes({
      shape: isTriangle
        ? { kind: 'triangle', sides: [p, q, r ?? q] }
        : { kind: 'rectangle', width: p, height: q },
      factor: scaleFactor,
      firstLabels: firstLengths.map(({ tex }) => tex),
      secondLabels: [secondLabel],
    });
  },
};

export const readCompositeArea: Reader = {
  family: 'composite-area',
  pattern: /\bL[- ]?shape|\brectang(?:le|ular)\b|\bsquare\b/i,
  drawableWords: ['rectangle', 'square', 'semicircle'],
  read: (text) => {
    const [a, b, c, d] = findQuantities(text, 'length');
    const shaded = /shaded/i.test(text);
    if (/\bL[- ]?shape/i.test(text)) {
      if (!(a && b && c && d)) return undefined;
      return drawCompositeArea({
        width: a.value,
        height: b.value,
        cut: { width: c.value, height: d.value },
        labels: { width: a.tex, height: b.tex, cutWidth: c.tex, cutHeight: d.tex },
        shaded,
      });
    }
    const height = /square/i.test(text) ? (b ?? a) : b;
    if (!(a && height)) return undefined;
    const labels = { width: a.tex, ...(height !== a && { height: height.tex }) };
    return drawCompositeArea({
      width: a.value,
      height: height.value,
      labels,
      shaded,
      semicircle: /semicircle/i.test(text),
    });
  },
};

export const readSolid: Reader = {
  family: 'solid',
  pattern: /\b(?:cuboid|cube|triangular prism|cylinder|cone|sphere|hemisphere)\b/i,
  drawableWords: [
    'cuboid',
    'cube',
    'prism',
    'cylinder',
    'cone',
    'sphere',
    'hemisphere',
    'radius',
    'diameter',
  ],
  read: (text) => {
    if (/gas|piston/i.test(text)) return undefined;
    const solid = readSolidShape(text, findQuantities(text, 'length'));
    return solid && drawSolid(solid);
  },
};

function readSolidShape(text: string, [a, b, c]: readonly FoundQuantity[]): Solid | undefined {
  const radius = findQuantityAfter(text, 'radius');
  if (/hemisphere/i.test(text)) return { kind: 'hemisphere', labels: radius ? { radius: radius.tex } : {} };
  if (/sphere/i.test(text)) return { kind: 'sphere', labels: radius ? { radius: radius.tex } : {} };
  if (/\bcube\b/i.test(text)) {
    const edge = a?.value ?? 1;
    return { kind: 'cuboid', length: edge, depth: edge, height: edge, labels: a ? { length: a.tex } : {} };
  }
  if (/cuboid/i.test(text))
    return (
      a &&
      b &&
      c && {
        kind: 'cuboid',
        length: a.value,
        depth: b.value,
        height: c.value,
        labels: { length: a.tex, depth: b.tex, height: c.tex },
      }
    );
  if (/prism/i.test(text))
    return (
      a &&
      b &&
      c && {
        kind: 'triangular-prism',
        base: a.value,
        height: b.value,
        length: c.value,
        labels: { base: a.tex, height: b.tex, length: c.tex },
      }
    );
  return readRoundSolid(text, radius);
}

/** Reads a cylinder or cone; the height of a cone with a slant height follows from Pythagoras. */
function readRoundSolid(text: string, radius: FoundQuantity | undefined): Solid | undefined {
  const height = findQuantityAfter(text, '(?<!slant )height');
  const slant = findQuantityAfter(text, 'slant height|slant');
  if (radius === undefined) return undefined;
  const kind = /cone/i.test(text) ? 'cone' : 'cylinder';
  if (height)
    return {
      kind,
      radius: radius.value,
      height: height.value,
      labels: { radius: radius.tex, height: height.tex },
    };
  if (slant === undefined || slant.value <= radius.value) return undefined;
  const computedHeight = Math.sqrt(slant.value ** 2 - radius.value ** 2);
  return {
    kind,
    radius: radius.value,
    height: computedHeight,
    labels: { radius: radius.tex, slant: slant.tex },
  };
}
