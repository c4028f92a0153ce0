import { drawProjectile, type Projectile } from '../families/projectile.ts';
import { requireInput } from '../families/require-input.ts';
import { type FoundQuantity, findQuantities, findQuantityAfter } from './quantities.ts';
import type { Reader } from './reader.ts';

/** Launch of a projectile whose speed and angle are letters; the numbers are not shown. */
const DEFAULT_LAUNCH = { angle: 50, speed: 20, height: 12 } as const;

export const readProjectile: Reader = {
  family: 'projectile',
  pattern: /\bprojectile\b|\b(?:launched|thrown|kicked|fired|projected|hit)\b/i,
  drawableWords: ['projectile'],
  read: (text) => {
    requireInput(
      !/\bgraph\b|vertically|\bslope\b|\binclined plane\b|\bdownwards?\b|\bbelow the horizontal/i.test(text),
      'Rules draw a projectile over level ground.',
    );
    const speed = findQuantities(text, 'speed')[0];
    const isHorizontal = /horizontally/i.test(text);
    const angle = isHorizontal ? undefined : findQuantities(text, 'angle')[0];
    const peak = findQuantityAfter(text, '(?:maximum|max|greatest) height');
    const range = findQuantityAfter(text, 'range');
    const height = findQuantities(text, 'length').find(({ tex }) => tex !== peak?.tex && tex !== range?.tex);
    const isRaised =
      isHorizontal ||
      /cliff|building|tower|(?<!(?:maximum|max|greatest) )height of|above the ground|\btable\b/i.test(text);
    const isSymbolic =
      speed === undefined && angle === undefined && /θ|angle|velocity|speed|projectile/i.test(text);
    if (!isSymbolic && (speed === undefined || (angle === undefined && !isHorizontal))) return undefined;
    requireInput(!isRaised || height !== undefined || isSymbolic, 'State the height of the launch.');
    requireInput(
      isSymbolic || (peak?.unit ?? '') + (range?.unit ?? '') === '',
      'State the speed and the angle, or the range and height, not both.',
    );
    return drawProjectile({
      angle: isHorizontal ? 0 : (angle?.value ?? DEFAULT_LAUNCH.angle),
      speed: speed?.value ?? DEFAULT_LAUNCH.speed,
      ...(isRaised && { height: height?.value ?? DEFAULT_LAUNCH.height, heightTex: height?.tex ?? '$h$' }),
      ...labelLaunch(text, speed, isHorizontal ? 'horizontal' : angle),
      ...labelFlight(text, peak, range),
    });
  },
};

/** Returns the labels of the launch velocity, its angle and its components. */
function labelLaunch(
  text: string,
  speed: FoundQuantity | undefined,
  angle: FoundQuantity | 'horizontal' | undefined,
): Pick<Projectile, 'speedTex' | 'angleTex' | 'components'> {
  const symbol = speed?.value ?? /(?:speed|velocity)(?: of)? ([uv])\b/.exec(text)?.[1] ?? 'u';
  const speedTex = speed?.tex ?? `$${symbol}$`;
  if (angle === 'horizontal') return { speedTex };
  const angleInFormula = angle === undefined ? '\\theta' : `${angle.value}^\\circ`;
  const components = {
    horizontalTex: `$${symbol}\\cos ${angleInFormula}$`,
    verticalTex: `$${symbol}\\sin ${angleInFormula}$`,
  };
  const angleTex = angle?.tex ?? '$\\theta$';
  return { speedTex, angleTex, ...(/component|resolv/i.test(text) && { components }) };
}

/** Returns the labels of the maximum height and the range, if the text mentions them. */
function labelFlight(
  text: string,
  peak: FoundQuantity | undefined,
  range: FoundQuantity | undefined,
): { peakTex?: string; rangeTex?: string } {
  return {
    ...(/(?:maximum|max|greatest) height/i.test(text) && { peakTex: peak?.unit ? peak.tex : '$H$' }),
    ...(/\brange\b/i.test(text) && { rangeTex: range?.unit ? range.tex : '$R$' }),
  };
}
