import type { MathNode } from '../../maths/read/node.ts';
import type { ParseMember } from './read-member.ts';
import type { EqualitySides } from './recorder.ts';

// An equality is reported as wrong only if no plausible reading makes it right. The readings in this file change the text of the
// sides. Those in list-readings.ts and rare-readings.ts change only the parsed sides.

type Alternative = {
  /** Completes the sentence “it holds if …”. */
  readonly condition: string;
  /** Rewrites the text of a side; returns it unchanged if the alternative does not apply. */
  readonly rewrite: (tex: string) => string;
};

/** A point between two factors: `20.10`, `\frac{1}{2}.50^2`, `V.10`. */
const POINT_BETWEEN_FACTORS = /(?<=[\d})])(?:\s?\.\s?|\u2009)(?=\d|\\(?:[dt]?frac|sqrt|pi)(?![a-zA-Z])|\()/g;
/** Numbers that show that points separate decimals: `0.5`, `2.05`, `2.5 kg`, `2.5 \times 10^{3}`. */
const DECIMAL =
  /(?<![\d.])0\.\d|\d\.0(?![-+])|\d\.\d+(?:\s|~|\\[,;: ])*(?:\\(?:text|mathrm|unit|si|%)|%|\\(?:times|cdot)\s*10\s*\^)/;
/** A number alone, which is a result and not a product: `2.8\,mol`. */
const ONE_NUMBER = /^\s*-?\d+\.\d+(?:\s|~|\\[,;: ])*[A-Za-z]*\s*$/;
/** Hours as Norwegian authors write them: `6 \text{ t } 47 \\text{ min}`, `48\\mathrm{~t}`. */
const HOURS = /(?<=\d(?:\s|~|\\[,; ])*)\\(?:text|mathrm)\{\s*~?\s*t(?:imer)?\.?\s*\}/g;
const BRACKET_SIZE = /\\left\s*(?=\[)|\\right\s*(?=\])/g;
/** Square brackets that are not the argument of a command: `[\sqrt[3]{420}]`. */
const SQUARE_BRACKETS = /(?<!\\[a-zA-Z]+\s*)\[((?:[^[\]]|\\sqrt\s*\[[^[\]]*\])*)\]/g;

const ALTERNATIVES: readonly Alternative[] = [
  {
    condition: 'its points are signs of multiplication',
    rewrite: (tex) => (DECIMAL.test(tex) ? tex : tex.replace(POINT_BETWEEN_FACTORS, '\\cdot ')),
  },
  {
    condition: 'its commas separate decimals',
    rewrite: (tex) =>
      /\d\.\d/.test(tex)
        ? tex
        : tex.replace(/(?<=\d)(?:,|\{,\})(?=\d)/g, '.').replace(/(?<=\d),\{(\d+(?:\^\d)?)\}/g, '.$1'),
  },
  {
    condition: 'a dash separates it from the text',
    rewrite: (tex) => tex.replace(/^[\d.]+\s+[-–]\s+(?=\d.*[*+×x])/, ''),
  },
  {
    condition: 'its double hyphens are minus signs',
    rewrite: (tex) => tex.replace(/(?:~\s*)?--+/g, '-'),
  },
  {
    condition: 'digits in brackets repeat',
    rewrite: (tex) => tex.replace(/(?<![\d.])(\d+\.\d*)\((\d{1,6})\)(?!\s*\^)/g, '$1$2$2$2$2'),
  },
  {
    condition: 't stands for hours',
    rewrite: (tex) => tex.replace(HOURS, '\\,\\mathrm{h}\\,'),
  },
  {
    condition: 'a slash joins two years',
    rewrite: (tex) => tex.replace(/(?<!\d)((?:1[5-9]|20)\d\d)\s*\/\s*\d{2,4}(?!\d)/g, '$1'),
  },
  {
    condition: 'its square brackets give the whole part',
    rewrite: (tex) => tex.replace(BRACKET_SIZE, '').replace(SQUARE_BRACKETS, '\\lfloor $1\\rfloor '),
  },
];

/** An equality that is wrong as written, and the end of the line before it in the same display. */
export type DoubtfulPair = EqualitySides & { readonly before: string | undefined };

type Judge = (left: MathNode, right: MathNode) => { readonly kind: string };

/** Returns the condition under which an equality that is wrong as written is right; undefined if there is none. */
export function findAlternative(
  { left, right, before }: DoubtfulPair,
  parse: ParseMember,
  judge: Judge,
): string | undefined {
  const holds = (leftTex: string, rightTex: string): boolean => {
    const [leftNode, rightNode] = [parse(leftTex), parse(rightTex)];
    return leftNode !== undefined && rightNode !== undefined && judge(leftNode, rightNode).kind === 'right';
  };
  if (before !== undefined && holds(`${before} ${left.member.tex}`, right.member.tex))
    return 'it continues the line before';
  return ALTERNATIVES.find(({ rewrite }) => {
    const leftTex = rewrite(left.member.tex);
    const rightTex = ONE_NUMBER.test(right.member.tex) ? right.member.tex : rewrite(right.member.tex);
    const isLeftChanged = leftTex !== left.member.tex;
    const isRightChanged = rightTex !== right.member.tex;
    return (
      (isLeftChanged && holds(leftTex, right.member.tex)) ||
      (isRightChanged && holds(left.member.tex, rightTex)) ||
      (isLeftChanged && isRightChanged && holds(leftTex, rightTex))
    );
  })?.condition;
}
