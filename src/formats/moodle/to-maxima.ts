import type { MathNode } from '../../maths/read/node.ts';

/** Functions that Maxima and STACK have under another name; the others have the same name. */
const FUNCTIONS: Readonly<Record<string, string>> = {
  ...{ sin: 'sin', cos: 'cos', tan: 'tan', sec: 'sec', csc: 'csc', cot: 'cot' },
  ...{ arcsin: 'asin', arccos: 'acos', arctan: 'atan', asin: 'asin', acos: 'acos', atan: 'atan' },
  ...{ sinh: 'sinh', cosh: 'cosh', tanh: 'tanh', exp: 'exp', ln: 'ln', abs: 'abs', sqrt: 'sqrt' },
};

class NotMaxima extends Error {}

/** Writes a formula for Maxima, completely in brackets; undefined if STACK could not compare it. */
export function toMaxima(node: MathNode): string | undefined {
  try {
    return write(node);
  } catch (thrown) {
    if (thrown instanceof NotMaxima) return undefined;
    throw thrown;
  }
}

function write(node: MathNode): string {
  switch (node.kind) {
    case 'number':
      return node.literal.replace(/[^\d.]/gu, '');
    case 'symbol':
      return writeSymbol(node.name);
    case 'sum':
      return `(${node.terms.map(writeTerm).join('')})`;
    case 'product':
      return `(${node.factors.map(write).join('*')})`;
    case 'quotient':
      return `(${write(node.numerator)}/${write(node.denominator)})`;
    case 'negate':
      return `(-${write(node.of)})`;
    case 'power':
      return `(${write(node.base)}^${write(node.exponent)})`;
    case 'root':
      return node.index === undefined
        ? `sqrt(${write(node.radicand)})`
        : `(${write(node.radicand)}^(1/${write(node.index)}))`;
    case 'mixed':
      return `(${node.whole.literal}+${node.numerator.literal}/${node.denominator.literal})`;
    case 'call':
      return writeCall(node);
    case 'group':
      if (node.open === '(' && node.close === ')' && node.items.length === 1)
        return node.items.map(write).join('');
      throw new NotMaxima();
    default:
      throw new NotMaxima();
  }
}

function writeTerm(node: MathNode, index: number): string {
  if (node.kind === 'negate') return `-${write(node.of)}`;
  return index === 0 ? write(node) : `+${write(node)}`;
}

/** Letters, Greek names and simple subscripts. */
function writeSymbol(name: string): string {
  if (name === 'π' || name === 'pi') return '%pi';
  if (name === 'e') return '%e';
  if (/^[a-zA-Z][a-zA-Z]*(?:_\w+)?$/u.test(name) && name !== 'i') return name;
  throw new NotMaxima();
}

function writeCall({ name, args, base }: Extract<MathNode, { kind: 'call' }>): string {
  const [argument] = args;
  if (argument === undefined || args.length > 1) throw new NotMaxima();
  if (name === 'log')
    return base === undefined ? `lg(${write(argument)})` : `lg(${write(argument)},${write(base)})`;
  const maxima = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
  if (maxima === undefined || base !== undefined) throw new NotMaxima();
  return `${maxima}(${write(argument)})`;
}
