import { type ItemDraft, statement, step } from '../item-draft.ts';
import { logTex } from '../write/log.ts';
import { fractionTex, ratio } from '../write/rational.ts';
import { bracketTex, polynomialTex, signedTex } from '../write/terms.ts';
import { higherMathematicsModel } from './higher-mathematics-model.ts';

type Evaluation = {
  readonly base: number;
  readonly power: number;
  readonly factor: number;
  readonly root: number;
  readonly n: number;
  readonly adds: boolean;
};

/** log_a u ± n log_a r or ± (1/n) log_a rⁿ, a whole number in the end. */
function writeEvaluate({ base, power, factor, root, n, adds }: Evaluation): ItemDraft {
  const isRoot = factor === 1;
  const moved = isRoot ? root : root ** n;
  const second = isRoot
    ? `\\frac{1}{${n}}${logTex(base, String(root ** n))}`
    : `${n}${logTex(base, String(root))}`;
  const first = adds ? base ** power / moved : base ** power * moved;
  const asked = `${logTex(base, String(first))} ${adds ? '+' : '-'} ${second}`;
  const combined = logTex(base, adds ? `(${first} \\times ${moved})` : `\\frac{${first}}{${moved}}`);
  const single = logTex(base, String(base ** power));
  const wrong = adds ? first + moved : first - moved;
  return {
    stem: `Evaluate $${asked}$.`,
    answer: String(power),
    check: asked,
    bullets: [
      step('Use the power law', logTex(base, String(moved)), {
        working: `$${second} = ${logTex(base, String(moved))}$`,
        gaps: ['log-power'],
        impliedBy: [2, 3],
      }),
      step(adds ? 'Use the addition law' : 'Use the subtraction law', combined, {
        working: `$${combined} = ${single}$`,
        gaps: ['log-laws'],
        impliedBy: [3],
      }),
      step('Evaluate the logarithm', String(power), {
        working: `$${single} = ${power}$`,
        gaps: ['log-exponential-form'],
      }),
    ],
    mistakes: [
      {
        tag: 'log-laws',
        answer: logTex(base, String(wrong)),
        why: `Logarithms that are ${adds ? 'added are multiplied' : 'subtracted are divided'} inside, not ${adds ? 'added' : 'subtracted'}.`,
        earns: [1],
      },
      {
        tag: 'log-exponential-form',
        answer: fractionTex(ratio(base ** power, base)),
        why: `$${single}$ is the power of $${base}$ that gives $${base ** power}$.`,
        earns: [1, 2],
      },
    ].filter(
      ({ answer, tag }) => tag !== 'log-laws' || (wrong > 1 && !isPowerOf(wrong, base) && answer !== ''),
    ),
  };
}

function isPowerOf(value: number, base: number): boolean {
  return value === 1 || (value > 1 && isPowerOf(value / base, base));
}

type Product = { readonly base: number; readonly c: number; readonly root: number; readonly shift: number };

/** log_a(x − s) + log_a(x − s + b) = c, whose quadratic has one root outside the domain. */
function writeProduct({ base, c, root, shift }: Product): ItemDraft {
  const target = base ** c;
  const low = target / root;
  const [one, other] = [bracketTex([1, shift]), bracketTex([1, root - low + shift])].map((bracket) =>
    bracket === '(x)' ? 'x' : bracket,
  );
  const [b, k] = [2 * shift + root - low, shift * (root - low + shift) - target];
  const [valid, invalid] = [low - shift, -root - shift];
  const equation = `${logTex(base, one ?? '')} + ${logTex(base, other ?? '')} = ${c}`;
  const quadratic = `${polynomialTex([1, b, k])} = 0`;
  const both = `x = ${invalid} \\text{ or } x = ${valid}`;
  const domain = `x > ${Math.max(-shift, -(root - low + shift))}`;
  const added = ratio(target - (2 * shift + root - low), 2);
  return {
    stem: `Solve $${equation}$, where $${domain}$.`,
    answer: `x = ${valid}`,
    check: equation,
    bullets: [
      step('Use the addition law', logTex(base, `(${one}${other})`), {
        working: `$${logTex(base, `(${one}${other})`)} = ${c}$`,
        gaps: ['log-laws'],
      }),
      step('Write in exponential form', `${one}${other} = ${target}`, {
        working: `$${one}${other} = ${base}^${c}$`,
        gaps: ['log-exponential-form'],
      }),
      step('Solve the quadratic equation', both, {
        from: 'b2',
        working: `$${quadratic}$, so $${both}$`,
        gaps: ['factorise-trinomial'],
      }),
      statement('Reject the value outside the domain', `x = ${valid}`, {
        working: `$x = ${valid}$, since $${domain}$`,
        gaps: ['log-domain'],
        level: 'A',
      }),
    ].map((bullet, index) => (index === 0 ? { ...bullet, impliedBy: [2] } : bullet)),
    mistakes: [
      {
        tag: 'log-domain',
        answer: both,
        why: `The logarithm is not defined at $x = ${invalid}$.`,
        earns: [1, 2, 3],
      },
      {
        tag: 'log-laws',
        answer: `x = ${fractionTex(added)}`,
        why: 'The expressions inside the logarithms were added instead of multiplied.',
      },
    ],
  };
}

type Quotient = { readonly base: number; readonly c: number; readonly x: number; readonly d: number };

/** log_a(x + p) − log_a(x − q) = c with a whole solution. */
function writeQuotient({ base, c, x, d }: Quotient): ItemDraft {
  const target = base ** c;
  const [p, q] = [d * target - x, d - x];
  const [top, bottom] = [bracketTex([1, p]), bracketTex([1, q])];
  const equation = `${logTex(base, top)} - ${logTex(base, bottom)} = ${c}`;
  const linear = `x ${signedTex(p)} = ${target}${bottom}`;
  return {
    stem: `Solve $${equation}$, where $x > ${Math.max(-p, -q)}$.`,
    answer: `x = ${x}`,
    check: equation,
    bullets: [
      step(
        'Use the subtraction law',
        logTex(base, `\\left(\\frac{x ${signedTex(p)}}{x ${signedTex(q)}}\\right)`),
        { gaps: ['log-laws'], impliedBy: [2] },
      ),
      step('Write in exponential form', linear, {
        working: `$\\frac{x ${signedTex(p)}}{x ${signedTex(q)}} = ${base}^${c}$`,
        or: [`\\frac{x ${signedTex(p)}}{x ${signedTex(q)}} = ${target}`],
        gaps: ['log-exponential-form'],
      }),
      step('Solve the equation', `x = ${x}`, { from: 'b2', gaps: ['rearrange-sign'] }),
    ],
    mistakes: [
      {
        tag: 'log-exponential-form',
        answer: `x = ${fractionTex(ratio(p - base * c * q, base * c - 1))}`,
        why: `$${logTex(base, 'u')} = ${c}$ was read as $u = ${base} \\times ${c}$ instead of $u = ${base}^${c}$.`,
        earns: [1, 3],
      },
      {
        tag: 'expand-second-term',
        answer: `x = ${fractionTex(ratio(p - q, target - 1))}`,
        why: 'The bracket was not multiplied out in full.',
        earns: [1, 2],
      },
    ],
  };
}

export const logEquations = higherMathematicsModel({
  id: 'HM-08',
  title: 'Laws of logarithms and logarithmic equations',
  outcomeId: 'MNU-H-06',
  calculator: 'forbidden',
  marks: [3, 4],
  draw: (random) => ({
    kind: random.pick(['evaluate', 'product', 'product', 'product', 'quotient'] as const),
    base: random.pick([2, 3, 4, 5, 6, 10]),
    c: random.int(1, 3),
    power: random.int(1, 3),
    factor: random.pick([1, 2]),
    root: random.int(2, 16),
    n: random.int(2, 3),
    adds: random.chance(0.5),
    shift: random.int(-4, 4),
    x: random.int(2, 9),
    d: random.int(1, 5),
  }),
  accepts: ({ kind, base, c, power, factor, root, n, adds, shift, x, d }) => {
    const target = base ** c;
    if (kind === 'product')
      return target <= 100 && target % root === 0 && root * root > target && target / root - shift !== 0;
    if (kind === 'quotient')
      return (
        c >= 2 &&
        target <= 64 &&
        d !== x &&
        d * target !== x &&
        d * target - x <= 120 &&
        x !== base * c &&
        x !== target
      );
    const moved = factor === 1 ? root : root ** n;
    const isWhole = adds
      ? base ** power % moved === 0 && moved < base ** power
      : moved * base ** power <= 320;
    return isWhole && root ** n <= 144 && !isPowerOf(moved, base) && base ** power <= 125;
  },
  write: ({ kind, ...drawn }) => {
    if (kind === 'evaluate') return writeEvaluate(drawn);
    return kind === 'product' ? writeProduct(drawn) : writeQuotient(drawn);
  },
});
