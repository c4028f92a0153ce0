import { drawQuadrilateral, type Quadrilateral } from '../families/quadrilateral.ts';
import { requireInput } from '../families/require-input.ts';
import { findQuantities, findQuantityAfter } from './quantities.ts';
import type { Reader } from './reader.ts';

export const readQuadrilateral: Reader = {
  family: 'quadrilateral',
  pattern: /\bparallelogram\b|\brhombus\b|\btrapezi(?:um|oid)\b/i,
  drawableWords: ['parallelogram', 'rhombus', 'trapezium', 'trapezoid', 'perpendicular'],
  read: (text) => {
    requireInput(!/\bvectors?\b|\bforces?\b/i.test(text), 'This is a figure of vectors.');
    requireInput(
      !/\bproduced\b|\bextended\b|\bmid-?points?\b|\barea\b/i.test(text),
      'Rules draw the sides, one angle, the height and the diagonals only.',
    );
    const figure = /trapez/i.test(text) ? readTrapezium(text) : readParallelogram(text);
    const names =
      /\b(?:[Pp]arallelogram|[Rr]hombus|[Tt]rapezi(?:um|oid)) ([A-Z])([A-Z])([A-Z])([A-Z])\b/.exec(text);
    const [, a, b, c, d] = names ?? [];
    const meet = /(?:meet|intersect|cross)\w* (?:each other )?at (?:the point |point )?([A-Z])\b/.exec(
      text,
    )?.[1];
    return drawQuadrilateral({
      ...figure,
      ...(a && b && c && d && { corners: [a, b, c, d] }),
      ...(/diagonal/i.test(text) && { diagonals: { meet: meet ?? '' } }),
    });
  },
};

// The shape of a parallelogram if the text does not state it.
const DEFAULT_BASE = 5;
const DEFAULT_SIDE_RATIO = 0.6;
const DEFAULT_ANGLE = 65;

/** Computes the angle of a parallelogram, in degrees, from its side and height. */
function computeAngle(side: number, height: number | undefined): number {
  return height === undefined || height >= side ? DEFAULT_ANGLE : (Math.asin(height / side) * 180) / Math.PI;
}

function readParallelogram(text: string): Quadrilateral {
  const kind = /rhombus/i.test(text) ? 'rhombus' : 'parallelogram';
  const height = findQuantityAfter(text, 'height|altitude');
  const lengths = findQuantities(text, 'length').filter(({ tex }) => tex !== height?.tex);
  requireInput(
    !/diagonals? (?:of|are|is|=)? ?(?:length )?\d|diagonal [A-Z]{2} ?=/i.test(text),
    'Rules cannot use the lengths of diagonals.',
  );
  requireInput(
    lengths.length <= (kind === 'rhombus' ? 1 : 2),
    `The description states too many lengths for a ${kind}.`,
  );
  const [base, second] = lengths;
  const angles = findQuantities(text, 'angle');
  requireInput(angles.length < 2, 'State one angle only; the others follow from it.');
  const [angle] = angles;
  const side = second ?? (kind === 'rhombus' ? base : undefined);
  requireInput(
    height === undefined || side === undefined || height.value < side.value,
    'The height must be shorter than the side.',
  );
  const baseValue = base?.value ?? DEFAULT_BASE;
  const sideValue = side?.value ?? (kind === 'rhombus' ? baseValue : baseValue * DEFAULT_SIDE_RATIO);
  const drawnAngle = angle?.value ?? computeAngle(sideValue, height?.value);
  const drawnSide =
    height !== undefined && side === undefined
      ? height.value / Math.sin((drawnAngle * Math.PI) / 180)
      : sideValue;
  return {
    shape: { kind, base: baseValue, side: drawnSide, angle: drawnAngle },
    labels: {
      ...(base && { base: base.tex }),
      ...(second && { side: second.tex }),
      ...(angle && { angle: angle.tex }),
      ...(height && { height: height.tex }),
    },
  };
}

function readTrapezium(text: string): Quadrilateral {
  const height = findQuantityAfter(
    text,
    'height|apart|perpendicular distance(?: between them)?|distance between (?:them|the parallel sides)',
  );
  const legs = findQuantityAfter(text, 'legs|equal sides|slant sides|non-parallel sides|other sides');
  const [first, second, third] = findQuantities(text, 'length').filter(
    ({ tex }) => tex !== height?.tex && tex !== legs?.tex,
  );
  requireInput(third === undefined, 'Rules use two parallel sides with the height, or equal legs.');
  requireInput((first === undefined) === (second === undefined), 'State both parallel sides.');
  const isIsosceles = /isosceles/i.test(text) || legs !== undefined;
  const [base, top] = [
    Math.max(first?.value ?? 6, second?.value ?? 3.6),
    Math.min(first?.value ?? 6, second?.value ?? 3.6),
  ];
  const isSwapped = (first?.value ?? 1) < (second?.value ?? 0);
  const overhang = (base - top) / 2;
  requireInput(
    legs === undefined || legs.value > overhang,
    'The legs are too short for these parallel sides.',
  );
  const computedHeight = legs === undefined ? base * 0.45 : Math.sqrt(legs.value ** 2 - overhang ** 2);
  const [baseQuantity, topQuantity] = isSwapped ? [second, first] : [first, second];
  return {
    shape: {
      kind: 'trapezium',
      base,
      top,
      height: height?.value ?? computedHeight,
      inset: isIsosceles ? overhang : overhang * 0.6,
    },
    labels: {
      ...(baseQuantity && { base: baseQuantity.tex }),
      ...(topQuantity && { top: topQuantity.tex }),
      ...(legs && { side: legs.tex }),
      ...(height && { height: height.tex }),
    },
    equalLegs: isIsosceles,
  };
}
