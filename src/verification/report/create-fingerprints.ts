import type { Finding } from '../../domain/finding.ts';
import { hashText } from '../../domain/question-id.ts';
import { createLineIndex } from '../../text/line-index.ts';

/** The findings of a document, and its text if it is known. */
type FingerprintedFile = { readonly findings: readonly Finding[]; readonly text?: string };

/**
 * Creates a fingerprint for each finding, which stays the same when lines move: a hash of the rule and the text of its line, and
 * the number of such findings before it. Without a text, the message replaces the line.
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
