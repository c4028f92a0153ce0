import type { Span } from '../../domain/span.ts';
import type { LineIndex } from '../../text/line-index.ts';

/**
 * `% vbagent-ignore rule: reason` for a line, `% vbagent-ignore-question rule: reason` for a whole question.
 */
export type Silence = {
  readonly rule: string;
  readonly reason: string;
  readonly scope: 'line' | 'question';
  readonly span: Span;
  /** The line it applies to: its own, or the next line with content if it has a line of its own. */
  readonly line: number;
};

const MAX_SILENCES = 5000;
/** The maximum number of comment lines between a silencing comment and its line. */
const MAX_COMMENT_LINES = 20;
const SILENCE = /%[ \t]*vbagent-ignore(-question)?[ \t]+([a-z0-9-]+)[ \t]*(?::[ \t]*([^\r\n]*))?/g;

/** Finds all silencing comments of a document. */
export function findSilences(source: string, lines: LineIndex): Silence[] {
  if (!source.includes('vbagent-ignore')) return [];
  const found = source.matchAll(SILENCE).take(MAX_SILENCES);
  return Array.from(found, (match) => {
    const [whole, question, rule = '', reason = ''] = match;
    const span = { start: match.index, end: match.index + whole.length };
    return {
      rule,
      reason: reason.trim(),
      scope: question === undefined ? 'line' : 'question',
      span,
      line: findTargetLine(match.index, lines),
    };
  });
}

function findTargetLine(start: number, lines: LineIndex): number {
  const own = lines.positionOf(start).line;
  if (!isComment(lines.lineAt(own))) return own;
  let line = own + 1;
  while (line <= own + MAX_COMMENT_LINES && isComment(lines.lineAt(line))) line++;
  return line;
}

function isComment(line: string): boolean {
  return line.trim() === '' || line.trimStart().startsWith('%');
}
