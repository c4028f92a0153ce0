import { requireInput } from '../families/require-input.ts';
import { drawVectorComponents } from '../families/vector-components.ts';
import { findQuantities } from './quantities.ts';
import type { Reader } from './reader.ts';

export const readVectorComponents: Reader = {
  family: 'vector-components',
  pattern: /\b(?:vectors?|forces?|velocity|velocities|displacements?)\b/i,
  drawableWords: ['parallelogram', 'perpendicular'],
  read: (text) => {
    if (
      /\b(?:projectile|thrown|kicked|launched|fired|slope|inclin\w*|plane|graph|free[- ]body)\b/i.test(text)
    )
      return undefined;
    if (/resultant|\bsum\b|parallelogram (?:law|of forces)/i.test(text)) return readResultant(text);
    return /component|resolv/i.test(text) ? readComponents(text) : undefined;
  },
};

/** Finds sizes of vectors: forces, speeds and lengths (also `5 units`). */
function findSizes(text: string): { value: number; tex: string; symbol: string }[] {
  const kinds = [
    ['force', 'F'],
    ['speed', 'v'],
    ['length', 's'],
  ] as const;
  return kinds.flatMap(([kind, symbol]) => findQuantities(text, kind).map((found) => ({ ...found, symbol })));
}

function readComponents(text: string): ReturnType<Reader['read']> {
  const sizes = findSizes(text);
  const angles = findQuantities(text, 'angle');
  requireInput(sizes.length < 2 && angles.length < 2, 'Rules resolve one vector into its components.');
  requireInput(
    !/vertical[^a-z]*(?:$|with)|to the vertical|below|north|south|east|west/i.test(text),
    'State the angle above the horizontal.',
  );
  const symbol =
    sizes[0]?.symbol ??
    (/force/i.test(text) ? 'F' : /veloc/i.test(text) ? 'v' : (/\bvector ([A-Z])\b/.exec(text)?.[1] ?? 'A'));
  const [angle] = angles;
  requireInput(angle !== undefined || /θ|angle|component/i.test(text), 'State the angle of the vector.');
  const angleTex = angle?.tex ?? '$\\theta$';
  const angleInFormula = angle === undefined ? '\\theta' : `${angle.value}^\\circ`;
  return drawVectorComponents({
    kind: 'components',
    angle: angle?.value ?? 35,
    tex: sizes[0]?.tex ?? `$${symbol}$`,
    angleTex,
    horizontalTex: `$${symbol}_x = ${symbol}\\cos ${angleInFormula}$`,
    verticalTex: `$${symbol}_y = ${symbol}\\sin ${angleInFormula}$`,
  });
}

function readResultant(text: string): ReturnType<Reader['read']> {
  const sizes = findSizes(text);
  const statedAngles = findQuantities(text, 'angle');
  const isRight = /right angles?|perpendicular/i.test(text);
  requireInput(sizes.length === 2 || sizes.length === 0, 'Rules draw the resultant of two vectors.');
  requireInput(statedAngles.length < 2, 'State one angle: the angle between the two vectors.');
  requireInput(
    statedAngles.length === 1 || isRight || sizes.length === 0,
    'State the angle between the two vectors.',
  );
  if (sizes.length === 0 && !/force|veloc/i.test(text)) return undefined;
  const angle = statedAngles[0]?.value ?? (isRight ? 90 : 55);
  const [first, second] = sizes;
  const letter = /veloc/i.test(text) ? 'v' : 'F';
  return drawVectorComponents({
    kind: 'resultant',
    sizes: [first?.value ?? 4, second?.value ?? 3],
    tex: [first?.tex ?? `$${letter}_1$`, second?.tex ?? `$${letter}_2$`],
    angle,
    angleTex: statedAngles[0]?.tex ?? (isRight ? '$90^\\circ$' : '$\\theta$'),
  });
}
