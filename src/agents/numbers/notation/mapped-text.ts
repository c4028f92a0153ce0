import type { TextEdit } from '../../../domain/finding.ts';
import type { Span } from '../../../domain/span.ts';

/** A text that was rewritten from a source, with the position in the source of each character; -1 for inserted characters. */
export type MappedText = {
  readonly source: string;
  readonly text: string;
  readonly origins: readonly number[];
};

/** A part of a replacement: new text, or a group of the match or a span of the text that is copied with its position. */
export type ReplacementPart = string | { readonly group: number } | Span;

/** Maps a text to itself. */
export function createMappedText(source: string): MappedText {
  return { source, text: source, origins: Array.from({ length: source.length }, (_, index) => index) };
}

/** Copies a group of the match. */
export function copy(group: number): ReplacementPart {
  return { group };
}

/**
 * Replaces every match of a pattern, which needs the flags `g` and `d`; a match for which `replace` returns undefined stays.
 * Copied groups keep their positions in the source.
 */
export function replaceMapped(
  { source, text, origins }: MappedText,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => readonly ReplacementPart[] | undefined,
): MappedText {
  let result = '';
  const newOrigins: number[] = [];
  const append = (start: number, end: number): void => {
    result += text.slice(start, end);
    for (let index = start; index < end; index++) newOrigins.push(origins[index] ?? -1);
  };
  let position = 0;
  for (const match of text.matchAll(pattern)) {
    const parts = replace(match);
    if (parts === undefined) continue;
    append(position, match.index);
    for (const part of parts) {
      if (typeof part === 'string') {
        result += part;
        for (let index = 0; index < part.length; index++) newOrigins.push(-1);
      } else append(...findCopiedRange(part, match));
    }
    position = match.index + match[0].length;
  }
  if (position === 0) return { source, text, origins };
  append(position, text.length);
  return { source, text: result, origins: newOrigins };
}

/** Returns the start and the end of a copied part; both are 0 for a group that is not in the match. */
function findCopiedRange(part: { readonly group: number } | Span, match: RegExpExecArray): [number, number] {
  return 'group' in part ? (match.indices?.[part.group] ?? [0, 0]) : [part.start, part.end];
}

/** Converts an edit of copied characters to an edit of the source. */
export function toSourceEdit({ origins }: MappedText, { span, replacement }: TextEdit): TextEdit {
  const start = origins[span.start] ?? 0;
  const last = origins[span.end - 1] ?? start;
  return { span: { start, end: last + 1 }, replacement };
}
