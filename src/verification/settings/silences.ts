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
  /** The line to which it applies: its own line or, if that contains only the comment, the next line with content. */
  readonly line: number;
};

const MAX_SILENCES = 5000;
/** The maximum number of comment lines between a silencing comment and its line. */
const MAX_COMMENT_LINES = 20;
const SILENCING_COMMENT = /%[ \t]*vbagent-ignore(-question)?[ \t]+([a-z0-9-]+)[ \t]*(?::[ \t]*([^\r\n]*))?/g;

/** Finds all silencing comments of a document. */
export function findSilences(source: string, lines: LineIndex): Silence[] {
  if (!source.includes('vbagent-ignore')) return [];
  const matches = source.matchAll(SILENCING_COMMENT).take(MAX_SILENCES);
  return Array.from(matches, (match) => {
    const [comment, question, rule = '', reason = ''] = match;
    const span = { start: match.index, end: match.index + comment.length };
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
  const ownLine = lines.positionOf(start).line;
  if (!isBlankOrComment(lines.lineAt(ownLine))) return ownLine;
  let line = ownLine + 1;
  while (line <= ownLine + MAX_COMMENT_LINES && isBlankOrComment(lines.lineAt(line))) line++;
  return line;
}

function isBlankOrComment(line: string): boolean {
  return line.trim() === '' || line.trimStart().startsWith('%');
}
