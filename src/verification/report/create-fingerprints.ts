import type { Finding } from '../../domain/finding.ts';
import { hashText } from '../../domain/question-id.ts';
import { createLineIndex } from '../../text/line-index.ts';

/** The findings of a document, and its text if it is known. */
type FingerprintedFile = { readonly findings: readonly Finding[]; readonly text?: string };

/**
 * Creates a fingerprint for each finding that stays the same when lines move. It is a hash of the rule and the text of the line,
 * and the number of equal findings before it. Without a text, the message takes the place of the line.
 */
export function createFingerprints({ findings, text }: FingerprintedFile): string[] {
  const lines = text === undefined ? undefined : createLineIndex(text);
  const counts = new Map<string, number>();
  return findings.map(({ rule, message, span }) => {
    const line =
      lines === undefined || span === undefined
        ? message
        : lines.lineAt(lines.positionOf(span.start).line).replace(/\s+/g, '');
    const hash = hashText(JSON.stringify([rule, line]));
    const count = (counts.get(hash) ?? 0) + 1;
    counts.set(hash, count);
    return `${hash}:${count}`;
  });
}
