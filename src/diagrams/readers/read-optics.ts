import { drawDispersion } from '../families/dispersion.ts';
import { drawDoubleSlit } from '../families/double-slit.ts';
import { requireInput } from '../families/require-input.ts';
import { drawThinLens, type ThinLens } from '../families/thin-lens.ts';
import { type FoundQuantity, findQuantities, findQuantityAfter } from './quantities.ts';
import type { Reader } from './reader.ts';

const CONVERGING = /\b(?:convex|converging|biconvex)\b[^.;]*?\blens|\bmagnifying glass/i;
const DIVERGING = /\b(?:concave|diverging|biconcave)\b[^.;]*?\blens/i;

export const readThinLens: Reader = {
  family: 'thin-lens',
  pattern: /\blens\b|\bmirror\b|\bmagnifying glass\b/i,
  drawableWords: ['lens', 'mirror', 'radius'],
  read: (text) => {
    requireInput(
      !/\b(?:two|three|second|both|combination|plane|eye|camera|telescope|microscope)\b/i.test(text),
      'Rules draw one curved lens or mirror with one object.',
    );
    const device = findDevice(text);
    const focal = findFocalLength(text);
    const objectQuantity = findObjectDistance(text, focal);
    const isDistanceStated = objectQuantity !== undefined;
    requireInput(
      !isDistanceStated || focal !== undefined,
      'The focal length is missing: state it together with the object distance.',
    );
    requireInput(
      !isDistanceStated || objectQuantity.unit === focal?.unit,
      'State both distances in the equalLengths unit.',
    );
    const focalLength = focal?.value ?? 1;
    const objectDistance = objectQuantity?.value ?? focalLength * findRelativeDistance(text, device);
    return drawThinLens({
      device,
      focalLength,
      objectDistance,
      ...(focal && { focalTex: focal.tex }),
      ...(objectQuantity && { objectTex: objectQuantity.tex }),
    });
  },
};

function findDevice(text: string): ThinLens['device'] {
  const hasLens = /\blens\b|magnifying glass/i.test(text);
  requireInput(!(hasLens && /\bmirror\b/i.test(text)), 'Rules draw one lens or one mirror, not both.');
  const [isConverging, isDiverging] = hasLens
    ? [CONVERGING.test(text), DIVERGING.test(text)]
    : [/\b(?:concave|converging)\b/i.test(text), /\b(?:convex|diverging)\b/i.test(text)];
  requireInput(
    isConverging !== isDiverging,
    `State whether the ${hasLens ? 'lens' : 'mirror'} is convex or concave.`,
  );
  if (hasLens) return isConverging ? 'convex lens' : 'concave lens';
  return isConverging ? 'concave mirror' : 'convex mirror';
}

/** Finds the focal length before or after its name. */
function findFocalLength(text: string): FoundQuantity | undefined {
  const after = findQuantityAfter(text, String.raw`focal length|\bf\b`);
  if (after?.unit) return after;
  return findQuantities(text, 'length').find(({ index }) =>
    /^[\d.]+[ -]?\w+ focal[- ]length/i.test(text.slice(index)),
  );
}

/** Finds the only length that is neither the focal length nor a height. It may be equal to the focal length. */
function findObjectDistance(text: string, focal: FoundQuantity | undefined): FoundQuantity | undefined {
  requireInput(
    !/radius of curvature|refractive|power of/i.test(text),
    'State the focal length instead of the radius or power.',
  );
  const others = findQuantities(text, 'length').filter(
    ({ index, tex }) => tex !== focal?.tex && !/^[\d.]+[ -]?\w+ (?:tall|high|long)/i.test(text.slice(index)),
  );
  requireInput(others.length < 2, 'State one object distance only; rules compute the image.');
  const equalLengths = findQuantities(text, 'length').filter(({ tex }) => tex === focal?.tex);
  return others[0] ?? equalLengths[1];
}

/** Returns the object distance in focal lengths from words such as `beyond 2F`; 2 by default for a diverging device. */
function findRelativeDistance(text: string, device: ThinLens['device']): number {
  const twice = String.raw`(?:2\s?F\w?|C\b|(?:the )?cent(?:re|er) of curvature|twice the focal length)`;
  const once = String.raw`(?:F\w?\b|(?:the )?(?:principal )?foc(?:us|al (?:point|length))|(?:the )?pole|(?:the )?optical cent(?:re|er)|(?:the )?lens|O\b|P\b)`;
  const places: readonly (readonly [RegExp, number])[] = [
    [/\binfinity\b|\bdistant object\b|\bparallel (?:rays|beam)\b|\bfar away\b/i, Number.POSITIVE_INFINITY],
    [new RegExp(`between ${twice} and ${once}|between ${once} and ${twice}`, 'i'), 1.5],
    [new RegExp(`between ${once} and ${once}`, 'i'), 0.6],
    [
      new RegExp(`(?:beyond|outside|behind|further than|farther than|more than|greater than) ${twice}`, 'i'),
      3,
    ],
    [new RegExp(`\\b(?:inside|within|closer than|nearer than|less than)\\b[^.;,]*?${once}`, 'i'), 0.6],
    [/magnifying glass|virtual,? (?:upright|erect|magnified)/i, 0.6],
    [new RegExp(`\\b(?:at|on) (?:a distance of )?${twice}`, 'i'), 2],
    [new RegExp(`\\b(?:at|on) ${once}`, 'i'), 1],
  ];
  const match = places.find(([pattern]) => pattern.test(text))?.[1];
  const isDiverging = device === 'concave lens' || device === 'convex mirror';
  requireInput(
    match !== undefined || isDiverging,
    'State where the object is, such as “beyond 2F”, “between F and 2F” or a distance and the focal length.',
  );
  return match ?? 2;
}

export const readDoubleSlit: Reader = {
  family: 'double-slit',
  pattern: /\bdouble[- ]slits?\b|\btwo (?:narrow |parallel )?slits\b|\bYoung'?s\b[^.]*\bslits?\b/i,
  drawableWords: ['slit', 'wave'],
  read: (text) => {
    requireInput(
      !/intensity|pattern on|lens|grating/i.test(text),
      'Rules draw the set-up of the double slit, not its fringe pattern.',
    );
    const lengths = findQuantities(text, 'length');
    const findLengthNear = (words: RegExp): string | undefined =>
      lengths.find(({ index }) => words.test(text.slice(Math.max(0, index - 30), index + 30)))?.tex;
    // A length belongs to the words of its clause; a comma, `and` or `with` separates clauses.
    const clauses = text.split(/,|;|\band\b|\bwith\b/i);
    const findLengthInClause = (words: RegExp): string | undefined => {
      const clause = clauses.find((part) => words.test(part) && findQuantities(part, 'length').length > 0);
      return clause === undefined ? undefined : findQuantities(clause, 'length')[0]?.tex;
    };
    const separation = findLengthInClause(/\bslits?\b(?!.*screen)|separat/i);
    const screen = findLengthInClause(/\bscreen\b/i);
    const fringe = findLengthInClause(/fringe/i);
    requireInput(
      lengths.every(
        ({ tex }) =>
          [separation, screen, fringe].includes(tex) ||
          (/nm|wavelength/.test(text) && findLengthNear(/wavelength/i) === tex),
      ),
      'State each length beside its name: slit separation, distance to the screen or fringe spacing.',
    );
    return drawDoubleSlit({
      ...(/\blaser\b/i.test(text) && { source: 'laser' }),
      separationTex: separation ?? '$d$',
      distanceTex: screen ?? '$D$',
      ...(fringe !== undefined
        ? { fringeTex: fringe }
        : /fringe (?:width|spacing)|\by\b/i.test(text) && { fringeTex: '$y$' }),
    });
  },
};

/** Reads `white light dispersed by a glass prism`. */
export const readDispersion: Reader = {
  family: 'ray-diagram',
  pattern: /\bdispers\w+|\bspectrum\b|\bwhite light\b/i,
  drawableWords: ['prism'],
  read: (text) => {
    if (!/\bprism\b/i.test(text)) return undefined;
    requireInput(!/\bprisms\b|\btwo\b|recombin/i.test(text), 'Rules draw the dispersion by one prism.');
    return drawDispersion();
  },
};
