import { CIRCLE_PARTS, drawCircleParts } from '../families/circle-parts.ts';
import { requireInput } from '../families/require-input.ts';
import { findQuantities, findQuantityAfter } from './quantities.ts';
import type { Reader } from './reader.ts';

export const readCircleParts: Reader = {
  family: 'circle-parts',
  pattern: /\bcircle\b/i,
  drawableWords: ['circle', 'radius', 'diameter', 'chord', 'tangent', 'sector', 'segment', 'perpendicular'],
  read: (text) => {
    if (
      /\btwo tangents\b|\btangents (?:PA|[A-Z]{2}) and\b|\btangents\b[^.]*\b(?:external|outside)\b|pair of tangents/i.test(
        text,
      )
    )
      return readTangentPair(text);
    if (/\bchord\b/i.test(text) && /\bfrom (?:the |its )?(?:cent(?:re|er)|O)\b|\bdistance\b/i.test(text))
      return readChordDistance(text);
    const parts = CIRCLE_PARTS.filter((part) => new RegExp(`\\b${part}\\b`, 'i').test(text));
    // One part with a size is drawn by the families of circles and sectors.
    if (/\d/.test(text)) return undefined;
    const isNamed = parts.length > 2 || (parts.length > 0 && /label|show|mark|parts|draw/i.test(text));
    if (!isNamed || /\b(?:chord|tangent|diameter|radius) [A-Z]{2}\b/.test(text)) return undefined;
    return drawCircleParts({ kind: 'named-parts', parts });
  },
};

function readTangentPair(text: string): ReturnType<Reader['read']> {
  const from = /\bpoint ([A-Z])\b/.exec(text)?.[1] ?? /\bfrom ([A-Z])\b/.exec(text)?.[1] ?? 'P';
  const angles = findQuantities(text, 'angle');
  const isAtCentre = /AOB|at the cent(?:re|er)|between (?:the|its) radii/i.test(text);
  requireInput(angles.length < 2 && !isAtCentre, 'State the angle between the tangents only.');
  const radius = findQuantityAfter(text, 'radius');
  const length = findQuantityAfter(text, 'length|tangents? (?:is|are)|PA');
  const [angle] = angles;
  return drawCircleParts({
    kind: 'tangent-pair',
    from,
    ...(angle && { angle: angle.value, angleTex: angle.tex }),
    ...(radius && { radiusTex: radius.tex }),
    ...(length?.unit && { lengthTex: length.tex }),
  });
}

/** Reads a chord from its distance from the centre, and from its length or the radius of the circle. */
function readChordDistance(text: string): ReturnType<Reader['read']> {
  const radius = findQuantityAfter(text, 'radius');
  const lengths = findQuantities(text, 'length').filter(({ tex }) => tex !== radius?.tex);
  const gap =
    lengths.find(({ index }) =>
      /^[\d.]+ ?\w+ (?:away )?from (?:the |its )?(?:cent|O\b)/i.test(text.slice(index)),
    ) ?? findQuantityAfter(text, 'distance');
  const chord = lengths.find(({ tex }) => tex !== gap?.tex);
  requireInput(
    !/\btwo\b|\bchords\b|\bparallel\b/i.test(text),
    'Rules draw one chord with its distance from the centre.',
  );
  requireInput(
    gap?.unit !== undefined && gap.unit !== '',
    'State the distance of the chord from the centre.',
  );
  const halfChord = chord
    ? chord.value / 2
    : radius && radius.value > gap.value
      ? Math.sqrt(radius.value ** 2 - gap.value ** 2)
      : undefined;
  requireInput(
    halfChord !== undefined,
    'State the length of the chord, or a radius that is longer than the distance.',
  );
  const fits =
    !(radius && chord) || Math.abs(radius.value - Math.hypot(halfChord, gap.value)) < 0.01 * radius.value;
  requireInput(fits, 'The radius, the chord and its distance from the centre do not agree.');
  const [, a = 'A', b = 'B'] = /chord ([A-Z])([A-Z])\b/.exec(text) ?? [];
  return drawCircleParts({
    kind: 'chord-distance',
    halfChord,
    distance: gap.value,
    ends: [a, b],
    distanceTex: gap.tex,
    ...(chord && { chordTex: chord.tex }),
    ...(radius && { radiusTex: radius.tex }),
  });
}
