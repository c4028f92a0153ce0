import type { BinderNode, CallNode, MathNode } from './node.ts';

/** Operator precedence of printed forms. A part with lower precedence than its parent gets brackets. */
const LEVEL = { list: 0, relation: 1, set: 2, ratio: 3, sum: 4, product: 5, power: 7, atom: 8 } as const;
type Level = (typeof LEVEL)[keyof typeof LEVEL];
type Printed = readonly [text: string, level: Level];

/** Prints a node in keyboard notation; parsing the text again gives the same tree. */
export function printMath(node: MathNode): string {
  return print(node)[0];
}

/** Prints a node, in brackets if its precedence is below `minLevel`. */
function printAtLevel(node: MathNode, minLevel: Level): string {
  const [text, level] = print(node);
  return level >= minLevel ? text : `(${text})`;
}

function printList(nodes: readonly MathNode[]): string {
  return nodes.map((node) => printAtLevel(node, LEVEL.relation)).join(', ');
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
      return [node.factors.map((factor, k) => printFactor(factor, k)).join('*'), LEVEL.product];
    case 'quotient':
      return [
        `${printAtLevel(node.numerator, LEVEL.product)}/${printAtLevel(node.denominator, LEVEL.power)}`,
        LEVEL.product,
      ];
    case 'negate':
      return [`-${printAtLevel(node.of, LEVEL.product)}`, LEVEL.sum];
    case 'power':
      return [`${printAtLevel(node.base, LEVEL.atom)}^${printScript(node.exponent)}`, LEVEL.power];
    case 'root':
      return [
        node.index
          ? `\\sqrt[${printAtLevel(node.index, LEVEL.sum)}]{${print(node.radicand)[0]}}`
          : `sqrt(${print(node.radicand)[0]})`,
        LEVEL.atom,
      ];
    case 'mixed':
      return [`${node.whole.literal} ${node.numerator.literal}/${node.denominator.literal}`, LEVEL.product];
    case 'plus-minus':
      return [
        `${node.left ? `${printAtLevel(node.left, LEVEL.sum)} ` : ''}${node.sign}${node.left ? ' ' : ''}${printAtLevel(node.right, LEVEL.product)}`,
        LEVEL.sum,
      ];
    case 'percent':
      return [`${printAtLevel(node.of, LEVEL.power)}%`, LEVEL.power];
    case 'degree':
      return [`${printAtLevel(node.of, LEVEL.power)}°`, LEVEL.power];
    case 'call':
      return printCall(node);
    default:
      return printContainer(node);
  }
}

/** Prints containers, relations and other nodes that are not arithmetic. */
function printContainer(node: MathNode): Printed {
  switch (node.kind) {
    case 'group':
      return [`${printBracket(node.open)}${printList(node.items)}${printBracket(node.close)}`, LEVEL.atom];
    case 'list':
      return [printList(node.items), LEVEL.list];
    case 'set-operation':
      return [
        node.items.map((item) => printAtLevel(item, LEVEL.ratio)).join(` ${node.operator} `),
        LEVEL.set,
      ];
    case 'relation':
      return [printRelation(node.operands, node.operators), LEVEL.relation];
    case 'compound':
      return [
        node.items.map((item) => printAtLevel(item, LEVEL.relation)).join(` ${node.connective} `),
        LEVEL.list,
      ];
    case 'matrix':
      return [`[${node.rows.map((row) => `[${printList(row)}]`).join(', ')}]`, LEVEL.atom];
    case 'ratio':
      return [node.parts.map((part) => printAtLevel(part, LEVEL.sum)).join(':'), LEVEL.ratio];
    case 'quantity':
      return [`${printAtLevel(node.value, LEVEL.product)} ${node.unit.text}`, LEVEL.product];
    case 'text':
      return [`\\text{${node.words}}`, LEVEL.atom];
    case 'piecewise':
      return [
        `\\begin{cases}${node.cases.map((branch) => `${printAtLevel(branch.value, LEVEL.relation)}${branch.condition ? ` & ${printAtLevel(branch.condition, LEVEL.relation)}` : ''}`).join(' \\\\ ')}\\end{cases}`,
        LEVEL.atom,
      ];
    case 'binder':
      return [printBinder(node), LEVEL.product];
    case 'derivative':
      return [
        `\\frac{d${node.order === 1 ? '' : `^${node.order}`}}{d${node.variable}${node.order === 1 ? '' : `^${node.order}`}}(${print(node.of)[0]})`,
        LEVEL.product,
      ];
    default:
      return ['', LEVEL.atom];
  }
}

/** Prints a symbol. Names of several letters get a backslash; without it they would be parsed as products. */
function printSymbol(name: string): string {
  const [base = '', subscript] = name.split('_');
  const head = /^[A-Za-z]{2,}$/.test(base) ? `\\${base} ` : base;
  return subscript === undefined ? head : `${head.trim()}_{${subscript}}`;
}

/** Prints a factor, with brackets if the product would otherwise be parsed differently. */
function printFactor(factor: MathNode, index: number): string {
  const minLevel = factor.kind === 'quotient' && index > 0 ? LEVEL.power : LEVEL.product;
  return printAtLevel(factor, factor.kind === 'product' || factor.kind === 'mixed' ? LEVEL.power : minLevel);
}

function printSum(terms: readonly MathNode[]): string {
  let text = '';
  terms.forEach((term, k) => {
    if (k === 0) text = term.kind === 'negate' ? print(term)[0] : printAtLevel(term, LEVEL.product);
    else if (term.kind === 'negate') text += ` - ${printAtLevel(term.of, LEVEL.product)}`;
    else text += ` + ${printAtLevel(term, LEVEL.product)}`;
  });
  return text;
}

function printScript(node: MathNode): string {
  const isSingleToken = node.kind === 'number' || (node.kind === 'symbol' && node.name.length === 1);
  return isSingleToken ? print(node)[0] : `{${print(node)[0]}}`;
}

function printCall(node: CallNode): Printed {
  if (node.name === 'factorial' && node.args[0])
    return [`${printAtLevel(node.args[0], LEVEL.atom)}!`, LEVEL.power];
  if (node.name === 'numeral' && node.base && node.args[0]) {
    return [`${print(node.args[0])[0]}_{${print(node.base)[0]}}`, LEVEL.atom];
  }
  if (node.name === 'binom' || node.name === 'perm') {
    return [`\\${node.name}${node.args.map((arg) => `{${print(arg)[0]}}`).join('')}`, LEVEL.atom];
  }
  const base = node.base ? `_{${print(node.base)[0]}}` : '';
  return [`${node.name.replace('⁻¹', '^{-1}')}${base}(${printList(node.args)})`, LEVEL.atom];
}

function printRelation(operands: readonly MathNode[], operators: readonly string[]): string {
  return operands
    .map((operand, k) => `${k === 0 ? '' : ` ${operators[k - 1]} `}${printAtLevel(operand, LEVEL.set)}`)
    .join('')
    .replace('□ ', '');
}

function printBinder(node: BinderNode): string {
  const upper = node.upper ? `^{${print(node.upper)[0]}}` : '';
  if (node.operator === 'value' || node.operator === 'change') {
    const lower = node.lower ? print(node.lower)[0] : '';
    return `\\left. ${print(node.body)[0]} \\right|_{${node.variable}=${lower}}${upper}`;
  }
  const symbol = { sum: '\\sum', product: '\\prod', integral: '\\int', limit: '\\lim' }[node.operator];
  if (node.operator === 'integral') {
    const lower = node.lower ? `_{${print(node.lower)[0]}}` : '';
    return `${symbol}${lower}${upper} ${printAtLevel(node.body, LEVEL.product)} d${node.variable}`;
  }
  const relation = node.operator === 'limit' ? '→' : '=';
  const side = node.side === undefined ? '' : node.side === 'above' ? '^{+}' : '^{-}';
  const lower = node.lower ? `_{${node.variable}${relation}${print(node.lower)[0]}${side}}` : '';
  return `${symbol}${lower}${upper} ${printAtLevel(node.body, LEVEL.power)}`;
}

function printBracket(bracket: string): string {
  return bracket === '{' ? '\\{' : bracket === '}' ? '\\}' : bracket;
}
