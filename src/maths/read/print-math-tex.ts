import type { CallNode, MathNode, RelationOperator } from './node.ts';

/** Operator precedence of printed forms. A part with lower precedence than its parent gets brackets. */
const LEVEL = { list: 0, relation: 1, sum: 2, product: 3, power: 4, atom: 5 } as const;
type Level = (typeof LEVEL)[keyof typeof LEVEL];
type Printed = readonly [tex: string, level: Level];

const RELATIONS: Readonly<Record<RelationOperator, string>> = {
  '=': '=',
  '≠': '\\neq',
  '<': '<',
  '≤': '\\leq',
  '>': '>',
  '≥': '\\geq',
  '≈': '\\approx',
  '∈': '\\in',
  '∉': '\\notin',
  '≡': '\\equiv',
};

const FUNCTIONS = /^(?:sin|cos|tan|sec|csc|cot|log|ln|exp|arcsin|arccos|arctan)$/u;

/** A node that this printer does not know: matrices, integrals and others that learners rarely type. */
class Unprintable extends Error {}

/** Prints a formula as LaTeX, with fractions and roots as they are written by hand; undefined if it has rare notation. */
export function printMathTex(node: MathNode): string | undefined {
  try {
    return print(node)[0];
  } catch (error) {
    if (error instanceof Unprintable) return undefined;
    throw error;
  }
}

function printAtLevel(node: MathNode, minLevel: Level): string {
  const [tex, level] = print(node);
  return level >= minLevel ? tex : `\\left(${tex}\\right)`;
}

function print(node: MathNode): Printed {
  switch (node.kind) {
    case 'number':
      return [node.literal, LEVEL.atom];
    case 'symbol':
      return [printSymbol(node.name), LEVEL.atom];
    case 'sum':
      return [printSum(node.terms), LEVEL.sum];
    case 'product':
      return [printProduct(node.factors), LEVEL.product];
    case 'quotient':
      return [`\\frac{${print(node.numerator)[0]}}{${print(node.denominator)[0]}}`, LEVEL.product];
    case 'negate':
      return [`-${printAtLevel(node.of, LEVEL.product)}`, LEVEL.sum];
    case 'power':
      return [`${printAtLevel(node.base, LEVEL.atom)}^{${print(node.exponent)[0]}}`, LEVEL.power];
    case 'root':
      return [
        `\\sqrt${node.index ? `[${print(node.index)[0]}]` : ''}{${print(node.radicand)[0]}}`,
        LEVEL.atom,
      ];
    case 'mixed':
      return [
        `${node.whole.literal}\\frac{${node.numerator.literal}}{${node.denominator.literal}}`,
        LEVEL.product,
      ];
    case 'percent':
      return [`${printAtLevel(node.of, LEVEL.power)}\\%`, LEVEL.power];
    case 'degree':
      return [`${printAtLevel(node.of, LEVEL.power)}^{\\circ}`, LEVEL.power];
    case 'call':
      return printCall(node);
    default:
      return printOther(node);
  }
}

/** Prints the kinds of nodes that `print` does not handle itself. */
function printOther(node: MathNode): Printed {
  switch (node.kind) {
    case 'plus-minus': {
      const left = node.left ? `${printAtLevel(node.left, LEVEL.sum)} ` : '';
      return [
        `${left}${node.sign === '±' ? '\\pm' : '\\mp'} ${printAtLevel(node.right, LEVEL.product)}`,
        LEVEL.sum,
      ];
    }
    case 'group':
      return [
        `\\left${printBracket(node.open)}${printList(node.items)}\\right${printBracket(node.close)}`,
        LEVEL.atom,
      ];
    case 'list':
      return [printList(node.items), LEVEL.list];
    case 'relation':
      return [
        node.operands
          .map((operand, k) => {
            const operator = node.operators[k - 1];
            return `${operator === undefined ? '' : ` ${RELATIONS[operator]} `}${printAtLevel(operand, LEVEL.sum)}`;
          })
          .join(''),
        LEVEL.relation,
      ];
    case 'compound':
      return [
        node.items.map((item) => printAtLevel(item, LEVEL.relation)).join(`\\text{ ${node.connective} }`),
        LEVEL.list,
      ];
    case 'ratio':
      return [node.parts.map((part) => printAtLevel(part, LEVEL.sum)).join(' : '), LEVEL.relation];
    case 'quantity':
      return [
        `${printAtLevel(node.value, LEVEL.product)}\\,\\mathrm{${printUnit(node.unit.text)}}`,
        LEVEL.product,
      ];
    default:
      throw new Unprintable();
  }
}

function printList(nodes: readonly MathNode[]): string {
  return nodes.map((node) => printAtLevel(node, LEVEL.relation)).join(',\\ ');
}

/** Prints a symbol: one letter, a Greek name such as `theta`, or either with a subscript. */
function printSymbol(name: string): string {
  const [base = '', subscript] = name.split('_');
  if (!/^\p{L}+$/u.test(base) || (subscript !== undefined && !/^[\p{L}\d]+$/u.test(subscript)))
    throw new Unprintable();
  const head = /^[A-Za-z]{2,}$/u.test(base) ? `\\${base}` : base;
  return subscript === undefined ? `${head}${head.startsWith('\\') ? ' ' : ''}` : `${head}_{${subscript}}`;
}

function printSum(terms: readonly MathNode[]): string {
  return terms
    .map((term, k) => {
      if (term.kind === 'negate') return `${k === 0 ? '-' : ' - '}${printAtLevel(term.of, LEVEL.product)}`;
      return `${k === 0 ? '' : ' + '}${printAtLevel(term, LEVEL.product)}`;
    })
    .join('');
}

/** Writes factors side by side; a times sign separates a factor that begins with a digit from the one before. */
function printProduct(factors: readonly MathNode[]): string {
  return factors.reduce((product, factor, k) => {
    const tex = printAtLevel(
      factor,
      factor.kind === 'product' || factor.kind === 'mixed' ? LEVEL.power : LEVEL.product,
    );
    const needsSign = k > 0 && (/^[\d.]/u.test(tex) || (tex.startsWith('\\frac') && /[\d}]$/u.test(product)));
    return `${product}${needsSign ? ' \\times ' : ''}${tex}`;
  }, '');
}

function printCall({ name, args, base }: CallNode): Printed {
  const [argument] = args;
  const plainName = name.replace('⁻¹', '');
  if (argument === undefined || args.length > 1 || !FUNCTIONS.test(plainName)) throw new Unprintable();
  const script = `${base ? `_{${print(base)[0]}}` : ''}${plainName === name ? '' : '^{-1}'}`;
  const isSimple = argument.kind === 'number' || argument.kind === 'symbol' || argument.kind === 'degree';
  const tex = isSimple ? print(argument)[0] : `\\left(${print(argument)[0]}\\right)`;
  return [`\\${plainName}${script} ${tex}`, LEVEL.power];
}

function printUnit(text: string): string {
  if (!/^[\p{L}\d°%/·* ^()-]*$/u.test(text)) throw new Unprintable();
  return text
    .replaceAll('%', '\\%')
    .replaceAll(' ', '~')
    .replace(/\^\(?(-?\d+)\)?/gu, '^{$1}');
}

function printBracket(bracket: string): string {
  return bracket === '{' ? '\\{' : bracket === '}' ? '\\}' : bracket;
}
