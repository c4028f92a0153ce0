import { lex } from './lexer.ts';
import type { MathNode } from './node.ts';
import { parseExpression, parseFactor } from './parse-expression.ts';
import { parsePrimary } from './parse-primary.ts';
import { parseRelation, parseStatement } from './parse-statement.ts';
import { type Parser, peek, type ReadHints } from './parser.ts';
import { Unreadable, type UnreadableReason } from './token.ts';

/** The parse tree with notes on skipped conditions, or the reason and position of the failure. */
export type ReadResult =
  | { readonly ok: true; readonly node: MathNode; readonly notes: readonly string[] }
  | { readonly ok: false; readonly reason: UnreadableReason; readonly at: number };

const MAX_LENGTH = 4000;

/** Parses one formula. Never throws. */
export function readMath(source: string, hints: ReadHints = {}): ReadResult {
  if (source.length > MAX_LENGTH) return { ok: false, reason: 'too-long', at: MAX_LENGTH };
  try {
    const parser = createParser(replaceFullWidth(source), hints);
    if (parser.tokens.length === 0) return { ok: false, reason: 'empty', at: 0 };
    const node = parseStatement(parser);
    const unparsed = peek(parser);
    if (unparsed) return { ok: false, reason: 'unexpected', at: unparsed.start };
    return { ok: true, node, notes: parser.notes };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, reason: error.reason, at: error.at };
    throw error;
  }
}

/** Replaces full-width characters by plain ones of the same length, so that positions remain valid. */
function replaceFullWidth(source: string): string {
  return source.replace(/[\uff01-\uff5e]/g, (fullWidth) =>
    String.fromCharCode(fullWidth.charCodeAt(0) - 0xfee0),
  );
}

function createParser(source: string, hints: ReadHints): Parser {
  return {
    source,
    tokens: lex(source, { decimal: hints.decimal ?? 'point', bothSigns: hints.bothSigns ?? false }),
    hints,
    notes: [],
    statement: parseStatement,
    relation: parseRelation,
    expression: parseExpression,
    factor: parseFactor,
    primary: parsePrimary,
    at: 0,
    depth: 0,
    bars: 0,
    inSet: 0,
  };
}
