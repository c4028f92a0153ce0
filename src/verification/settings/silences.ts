import type { Span } from '../../domain/span.ts';
import type { LineIndex } from '../../text/line-index.ts';

/** `% vbagent-ignore rule: reason` for a line, `% vbagent-ignore-question rule: reason` for a whole question. */
export type Silence = {
  readonly rule: string;
  readonly reason: string;
  readonly scope: 'line' | 'question';
  readonly span: Span;
  /** The line it speaks of: its own, or the next one with content when it stands alone. */
  readonly line: number;
};

const MAX_SILENCES = 5000;
/** So many lines of comments may stand between a silence and the line it speaks of. */
const MAX_COMMENT_LINES = 20;
const SILENCE = /%[ \t]*vbagent-ignore(-question)?[ \t]+([a-z0-9-]+)[ \t]*(?::[ \t]*([^\r\n]*))?/g;

/** Every silencing comment of a document. */
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
