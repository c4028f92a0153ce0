import type { Finding } from '../../domain/finding.ts';

/** A currency sign and an amount, followed by words or the end of a clause, or an amount in brackets. */
const AMOUNT =
  /\$ ?\d[\d,]*(?:\.\d+)?(?: ?[kKmM]\b)?(?:(?=[\s~]+[a-z(]{2,}|[-\u2013\u2014/][a-z$]|[.,;:?!)\]}]*(?:\s|$))(?!\s*\\?[=+^_*<>-]))|\(\s*\$\s*[),;]|\$\$[\d.,]+\$(?!\$)|\{\$\s*\}|\{\$\d[\d.,]*\}/u;
const MAX_PARAGRAPH_LENGTH = 5000;

/**
 * Whether an unmatched $ is in a paragraph with an amount of money, as in `a fee of $20 for all`. Any $ of such a paragraph may be
 * the unmatched one.
 */
export function isAmountOfMoney({ rule, span }: Finding, source: string): boolean {
  if (rule !== 'math-is-closed' || span === undefined || source[span.start] !== '$') return false;
  const from = Math.max(0, span.start - MAX_PARAGRAPH_LENGTH);
  const before = source.slice(from, span.start);
  const after = source.slice(span.start, span.start + MAX_PARAGRAPH_LENGTH);
  const paragraph = `${before.slice(before.lastIndexOf('\n\n') + 1)}${after.split('\n\n', 1)[0] ?? ''}`;
  return AMOUNT.test(paragraph.replaceAll('\\$', ''));
}
