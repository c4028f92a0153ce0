import { drawPendulum } from '../families/pendulum.ts';
import { drawPulley } from '../families/pulley.ts';
import { requireInput } from '../families/require-input.ts';
import { type FoundQuantity, findLetterAfter, findQuantities, findQuantityAfter } from './quantities.ts';
import type { Reader } from './reader.ts';

export const readPulley: Reader = {
  family: 'pulley',
  pattern: /\bpulley\b|\bAtwood/i,
  drawableWords: ['pulley', 'string', 'rope', 'block', 'crate'],
  read: (text) => {
    requireInput(
      !/\b(?:pulleys|movable|incline\w*|slope|ramp|wedge|three|four)\b/i.test(text),
      'Rules draw one fixed pulley with two bodies that hang or lie on a level table.',
    );
    const masses = findQuantities(text, 'mass');
    requireInput(masses.length !== 1 && masses.length < 3, 'State the masses of both bodies, or of neither.');
    const [firstTex, secondTex] =
      masses.length === 2 ? masses.map((mass) => nameBody(text, mass)) : findMassSymbols(text);
    const isOnTable = /\b(?:table|bench|desk|horizontal (?:surface|plane)|surface)\b/i.test(text);
    const bothHang = /atwood|\bhang|suspended|\b(?:either|both|each) (?:side|end)s?\b/i.test(text);
    // Two masses over a pulley hang; blocks that a rope connects may lie on a table.
    const areOverPulley =
      masses.length === 2 &&
      /\bmasses\b[^.]*\bover a\b[^.]*\bpulley/i.test(text) &&
      !/\bblocks?\b/i.test(text);
    requireInput(
      isOnTable || bothHang || areOverPulley,
      'State whether both bodies hang or one lies on a table.',
    );
    const names = { firstTex: firstTex ?? '$m_1$', secondTex: secondTex ?? '$m_2$' };
    const forces = /\bforces?\b|\btensions?\b|free[- ]body/i.test(text);
    if (isOnTable) {
      const isHangingFirst =
        /^[^.]*?\bhang\w*[^.]*?\b(?:table|bench|desk|surface)/i.test(text) && masses.length === 2;
      const order = isHangingFirst ? { firstTex: names.secondTex, secondTex: names.firstTex } : names;
      return drawPulley({ kind: 'table', ...order, forces, rough: /\brough\b|\bfriction\b/i.test(text) });
    }
    const [a = 0, b = 0] = masses.map(({ value }) => value);
    const lower = a === b ? {} : { lower: a > b ? ('first' as const) : ('second' as const) };
    return drawPulley({ kind: 'hanging', ...names, ...lower, forces });
  },
};

/** Returns the mass with the letter of its body, such as `A: 5 kg` for `block A of mass 5 kg`. */
function nameBody(text: string, { tex, index }: FoundQuantity): string {
  const before = text.slice(Math.max(0, index - 24), index);
  const letter = /\b([A-Z])(?:,)? (?:\(|of |has |with |is )?(?:a )?(?:mass )?(?:of )?$/.exec(before)?.[1];
  return letter === undefined ? tex : `${letter}: ${tex}`;
}

/** Finds the symbols of two masses, such as `m1 and m2` or `M and m`, as LaTeX. */
function findMassSymbols(text: string): string[] {
  const [, a, b] = /\b([mM](?:_?\{?\w\}?)?) and ([mM](?:_?\{?\w\}?)?)(?!\w)/.exec(text) ?? [];
  return [a, b].flatMap((name) =>
    name === undefined ? [] : [`$${name.replace(/^([mM])_?\{?(\w)\}?$/, '$1_$2')}$`],
  );
}

/** Angle of a drawn pendulum if the text states none; it is not labelled with a number. */
const DEFAULT_ANGLE = 28;

export const readPendulum: Reader = {
  family: 'pendulum',
  pattern: /\bpendulum\b/i,
  drawableWords: ['pendulum', 'string'],
  read: (text) => {
    requireInput(
      !/\b(?:conical|ballistic|double|compound|physical|peg|clock|graph|energy|chart)\b/i.test(text),
      'Rules draw a simple pendulum only.',
    );
    const angle = findQuantities(text, 'angle')[0];
    const length = findQuantities(text, 'length')[0];
    const mass = findQuantities(text, 'mass')[0];
    const letter = findLetterAfter(text.replace(/\bL\b/g, 'l'), 'length');
    const hasAngle = /angle|θ|displace/i.test(text);
    return drawPendulum({
      angle: angle?.value ?? DEFAULT_ANGLE,
      ...(angle ? { angleTex: angle.tex } : hasAngle && { angleTex: '$\\theta$' }),
      ...(length
        ? { lengthTex: length.tex }
        : /length|\bL\b/.test(text) && { lengthTex: `$${letter === 'l' ? 'L' : (letter ?? 'L')}$` }),
      ...(mass
        ? { massTex: mass.tex }
        : findQuantityAfter(text, 'mass') === undefined && /\bmass m\b/.test(text) && { massTex: '$m$' }),
      forces: /\bforces?\b|\btension\b|free[- ]body/i.test(text),
      bothSides: /either side|both sides|each side|extreme positions|oscillat|side to side|to and fro/i.test(
        text,
      ),
    });
  },
};
