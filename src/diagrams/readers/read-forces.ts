import { drawForces, type Force } from '../families/forces.ts';
import { requireInput } from '../families/require-input.ts';
import { type FoundQuantity, findQuantities } from './quantities.ts';
import type { Reader } from './reader.ts';

/** Angle of a slope if the text states only a letter. */
const DEFAULT_SLOPE = 30;

/** Descriptions of motion for which other figures are drawn. */
const OTHER_TOPIC = /\bcollid|\bgraph\b|\bcircular\b|\bthrown\b|\bprojectile\b/i;
const SEVERAL_BODIES =
  /\b(?:two|three|both) (?:\w+ )?(?:blocks|boxes|masses|bodies|books|crates|strings|ropes|cables|cars)\b|\bon top of\b/i;
const PULL_OR_PUSH = /\b(?:pulled|pushed|string|rope)\b/i;

export const readForces: Reader = {
  family: 'forces',
  pattern:
    /\b(?:block|crate|box|mass|object|body|trolley|sledge|car|weight|book|lorry|truck|bus|van|cyclist|skydiver|parachutist|ball|particle|stone|suitcase|aeroplane|boat)\b/i,
  drawableWords: ['block', 'crate', 'string', 'rope', 'perpendicular'],
  read: (text) => {
    if (OTHER_TOPIC.test(text)) return undefined;
    requireInput(
      !SEVERAL_BODIES.test(text),
      'Without an AI model, only the forces on one body can be drawn.',
    );
    const mass = findQuantities(text, 'mass')[0];
    const body = mass === undefined ? {} : { bodyTex: mass.tex };
    return /inclin|slope|ramp/i.test(text) ? drawSlopeForces(text, body) : drawLevelForces(text, body);
  },
};

type Body = { readonly bodyTex?: string };

/** Draws a body on a slope with its weight, the normal reaction, friction and a force along the slope. */
function drawSlopeForces(text: string, body: Body): ReturnType<Reader['read']> {
  const angles = findQuantities(text, 'angle');
  const [slope] = angles;
  requireInput(slope !== undefined || /θ|angle|inclined plane/i.test(text), 'State the angle of the slope.');
  requireInput(angles.length < 2, 'Rules draw forces along the slope only.');
  const angleInFormula = slope === undefined ? '\\theta' : `${slope.value}^\\circ`;
  const incline = slope?.value ?? DEFAULT_SLOPE;
  const angleTex = slope?.tex ?? '$\\theta$';
  if (/no forces|without forces/i.test(text)) return drawForces({ ...body, incline, angleTex, forces: [] });
  const movesUp = /(?:moves?|moving|slid\w*|pushed|pulled|projected) up/i.test(text);
  const hasComponents = /component|resolv/i.test(text);
  const weightTex = body.bodyTex === undefined || hasComponents ? '$mg$' : '$W$';
  const showsAll = /\ball (?:the )?forces\b/i.test(text) && !/\b(?:smooth|frictionless)\b/i.test(text);
  const hasFriction = showsAll || /\brough\b|\bfriction\b/i.test(text);
  const pullTex = findPullTex(text, movesUp);
  const forces: Force[] = [
    { direction: 'down', tex: weightTex },
    { direction: 'normal', tex: '$R$' },
    ...(hasFriction ? [{ direction: movesUp ? 'down-slope' : 'up-slope', tex: '$F$' } as const] : []),
    ...(pullTex === undefined ? [] : [{ direction: 'up-slope', tex: pullTex } as const]),
    ...(hasComponents
      ? [
          { direction: 'down-slope', tex: `$mg\\sin ${angleInFormula}$`, component: true } as const,
          { direction: incline + 270, tex: `$mg\\cos ${angleInFormula}$`, component: true } as const,
        ]
      : []),
  ];
  const directions = forces.map(({ direction }) => direction);
  requireInput(
    new Set(directions).size === directions.length,
    'Two of these forces act along the same line and would cover each other.',
  );
  return drawForces({ ...body, incline, angleTex, forces });
}

/** Finds the label of the force that pulls or pushes a body up a slope; undefined if there is none. */
function findPullTex(text: string, movesUp: boolean): string | undefined {
  const appliedForces = findQuantities(text, 'force').filter(
    ({ index }) => !/friction[^,]*$/i.test(text.slice(Math.max(0, index - 25), index)),
  );
  requireInput(
    appliedForces.length < 2 && !/horizontal force/i.test(text),
    'Rules draw one applied force, along the slope.',
  );
  const isPulled = PULL_OR_PUSH.test(text);
  requireInput(
    !isPulled || movesUp || /up the|parallel to/i.test(text),
    'State that the applied force acts up the slope.',
  );
  const [applied] = appliedForces;
  if (applied !== undefined) return applied.tex;
  if (!isPulled) return undefined;
  return /string|rope/i.test(text) ? '$T$' : '$P$';
}

/** Forces by their names, and the direction and label of each one on level ground. */
const NAMED_FORCES: readonly (readonly [RegExp, Force])[] = [
  [/\bweight\b|\bgravit/i, { direction: 'down', tex: '$W$' }],
  [/\bnormal\b|\breaction\b/i, { direction: 'up', tex: '$R$' }],
  [/\bupthrust\b|\bbuoyan/i, { direction: 'up', tex: 'upthrust' }],
  [/\blift\b/i, { direction: 'up', tex: 'lift' }],
  [/\bfriction\b/i, { direction: 'left', tex: '$F$' }],
  [
    /\bair resistance\b|\bterminal (?:velocity|speed)\b|\bskydiver\b|\bparachut/i,
    { direction: 'left', tex: 'air resistance' },
  ],
  [/\bdrag\b/i, { direction: 'left', tex: 'drag' }],
  [/\bdriving force\b|\bengine\b/i, { direction: 'right', tex: 'driving force' }],
  [/\bthrust\b/i, { direction: 'right', tex: 'thrust' }],
  [/\btension\b|\bpulled by a (?:string|rope)\b/i, { direction: 'right', tex: '$T$' }],
];

const ABOUT_FORCES = /\bforces?\b|\bpull|\bpush|free[- ]body|friction|tension/i;
/** A surface, or a vehicle, which is on one. */
const GROUND =
  /surface|floor|ground|table|road|horizontal|desk|shelf|\bcar\b|\blorry\b|\btruck\b|\bbus\b|\bvan\b/i;

function drawHangingBody(text: string, body: Body): ReturnType<Reader['read']> {
  requireInput(findQuantities(text, 'angle').length === 0, 'Rules draw a mass on one vertical string only.');
  return drawForces({
    ...body,
    forces: [
      { direction: 'up', tex: '$T$' },
      { direction: 'down', tex: '$W$' },
    ],
  });
}

/** Draws a body that hangs, falls or is on level ground. */
function drawLevelForces(text: string, body: Body): ReturnType<Reader['read']> {
  if (/hang|suspended/i.test(text)) return drawHangingBody(text, body);
  if (!ABOUT_FORCES.test(text)) return undefined;
  requireInput(
    !/\b(?:string|rope)\b/i.test(text) || /pull|tension/i.test(text),
    'State whether the body hangs from the string or is pulled by it.',
  );
  requireInput(
    findQuantities(text, 'angle').length === 0 && !/at an angle/i.test(text),
    'Rules draw level and vertical forces only, unless the body is on a slope.',
  );
  const applied = findAppliedForces(text);
  const isFalling = /\bfall|\bskydiver|\bparachut/i.test(text);
  const hasGround = !isFalling && GROUND.test(text);
  const named = NAMED_FORCES.filter(([pattern]) => pattern.test(text)).map(([, force]) => force);
  const isComplete = /free[- ]body|all (?:the )?forces|forces (?:acting )?on|\brest/i.test(text);
  const weightAndReaction: Force[] = [
    { direction: 'down', tex: '$W$' },
    ...(hasGround ? [{ direction: 'up', tex: '$R$' } as const] : []),
  ];
  const directedForces = isFalling
    ? named.map((force): Force => (force.direction === 'left' ? { ...force, direction: 'up' } : force))
    : named;
  const forces = [...applied];
  for (const force of [...(isComplete ? weightAndReaction : []), ...directedForces])
    if (!forces.some(({ direction }) => direction === force.direction)) forces.push(force);
  const hiddenForce = directedForces.find(
    (force) =>
      !forces.some(
        ({ direction, tex }) => direction === force.direction && (tex === force.tex || applied.length > 0),
      ),
  );
  requireInput(
    hiddenForce === undefined,
    'Two of these forces act in the same direction and would cover each other.',
  );
  return forces.length === 0 ? undefined : drawForces({ ...body, ...(hasGround && { incline: 0 }), forces });
}

/** Finds each force and its direction; friction and drag act to the left. */
function findAppliedForces(text: string): Force[] {
  return findQuantities(text, 'force').map((force: FoundQuantity): Force => {
    // The words near the force decide its direction; 28 and 40 characters are about one clause.
    const surroundingText = text.slice(Math.max(0, force.index - 28), force.index + 40).toLowerCase();
    const followingText = text.slice(force.index, force.index + 40).toLowerCase();
    const side = /\b(left|right|up|down|upwards|downwards)\b/.exec(followingText)?.[1]?.replace('wards', '');
    const opposesMotion =
      /friction|drag|resist/.test(surroundingText.slice(0, 28)) ||
      /^(?:(?! and )[^,.]){0,12}(?:friction|drag|resist)/.test(followingText.replace(/^[\d. ]+k?n/, ''));
    const direction =
      side === 'left' || side === 'up' || side === 'down'
        ? side
        : side === undefined && opposesMotion
          ? 'left'
          : 'right';
    return { direction, tex: force.tex, size: force.value };
  });
}
