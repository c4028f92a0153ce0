import type { MathNode } from './node.ts';
import { expect, isOperator, type Parser, parseInside, peek, spanFrom, take, takeIf } from './parser.ts';
import { type Token, Unreadable } from './token.ts';

/** Parses matrices, `cases`, `array` and aligned equations. */
export function parseEnvironment(parser: Parser, token: Token): MathNode {
  const name = takeName(parser);
  if (name === 'array' || name === 'tabular') skipColumnSpec(parser);
  if (name.startsWith('cases')) return parseCases(parser, token);
  if (/^(?:align|aligned|split|gather|gathered|equation|multline)/.test(name))
    return parseAlignedRows(parser, token);
  const rows = parseInside(parser, parseRows);
  takeEnd(parser);
  const span = spanFrom(parser, token.start);
  const matrix: MathNode = { kind: 'matrix', rows, span };
  return name === 'vmatrix' ? { kind: 'call', name: 'det', args: [matrix], span } : matrix;
}

/** Consumes the name of the environment, which may be one word or separate letter tokens. */
function takeName(parser: Parser): string {
  const open = expect(parser, '{');
  while (!isOperator(peek(parser), '}')) take(parser);
  const close = take(parser);
  return parser.source.slice(open.end, close.start).trim();
}

/** Skips the column specification of an array, such as `{cc}`. */
function skipColumnSpec(parser: Parser): void {
  if (!takeIf(parser, '{')) return;
  while (!isOperator(peek(parser), '}')) take(parser);
  take(parser);
}

function atEnd(parser: Parser): boolean {
  const token = peek(parser);
  return token === undefined || (token.kind === 'command' && token.text === 'end');
}

/** Consumes `\end{…}` if it is present. */
function takeEnd(parser: Parser): void {
  if (atEnd(parser) && peek(parser)) {
    take(parser);
    takeName(parser);
  }
}

/** Skips `\hline`. */
function skipHorizontalRules(parser: Parser): void {
  while (peek(parser)?.kind === 'command' && peek(parser)?.text === 'hline') take(parser);
}

function parseRows(parser: Parser): MathNode[][] {
  const rows: MathNode[][] = [];
  while (!atEnd(parser)) {
    skipHorizontalRules(parser);
    const row = [parseCell(parser)];
    while (takeIf(parser, '&')) row.push(parseCell(parser));
    rows.push(row);
    if (!takeIf(parser, '\n') && !atEnd(parser)) throw new Unreadable('unexpected', peek(parser)?.start ?? 0);
    while (takeIf(parser, '\n'));
  }
  return rows;
}

function parseCell(parser: Parser): MathNode {
  while (takeIf(parser, '\n'));
  return parser.relation(parser);
}

/** Parses rows of `value & condition`. Rows that are all equations form a system. */
function parseCases(parser: Parser, token: Token): MathNode {
  const cases: { value: MathNode; condition?: MathNode }[] = [];
  while (!atEnd(parser)) {
    const value = parser.relation(parser);
    takeIf(parser, ',', ';');
    const condition = takeIf(parser, '&') || isText(parser) ? parseCondition(parser) : undefined;
    cases.push({ value, ...(condition ? { condition } : {}) });
    takeIf(parser, ',', ';');
    if (takeIf(parser, '.')) continue;
    if (!takeIf(parser, '\n') && !atEnd(parser)) throw new Unreadable('unexpected', peek(parser)?.start ?? 0);
  }
  takeEnd(parser);
  const span = spanFrom(parser, token.start);
  const isSystem = cases.every((branch) => branch.value.kind === 'relation' && !branch.condition);
  if (isSystem)
    return { kind: 'compound', connective: 'and', items: cases.map((branch) => branch.value), span };
  return { kind: 'piecewise', cases, span };
}

function isText(parser: Parser): boolean {
  return peek(parser)?.kind === 'text' || peek(parser)?.kind === 'word';
}

function parseCondition(parser: Parser): MathNode | undefined {
  while (isText(parser) || isOperator(peek(parser), '&')) take(parser);
  if (atEnd(parser) || isOperator(peek(parser), '\n')) return undefined;
  const condition = parser.relation(parser);
  while (isText(parser)) take(parser);
  return condition;
}

/** Parses aligned rows as a list of equations. */
function parseAlignedRows(parser: Parser, token: Token): MathNode {
  const items: MathNode[] = [];
  while (!atEnd(parser)) {
    takeIf(parser, '&');
    if (!atEnd(parser) && !isOperator(peek(parser), '\n')) items.push(parser.relation(parser));
    if (!takeIf(parser, '\n', '.', ',') && !atEnd(parser))
      throw new Unreadable('unexpected', peek(parser)?.start ?? 0);
  }
  takeEnd(parser);
  const [only] = items;
  if (items.length === 1 && only) return only;
  return { kind: 'list', items, span: spanFrom(parser, token.start) };
}
