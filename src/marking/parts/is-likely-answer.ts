import type { ResponseKind } from '../../domain/response-kind.ts';
import { createComparisonCache } from '../evidence/comparison-cache.ts';
import type { ValueClass } from '../evidence/value-class.ts';
import { readResponse } from '../response/read-response.ts';

/** The line continues the working of the line before it: `= 12`, `≈ 3`, `∴ x = 2`, `so x = 2`. */
const CONTINUATION = /^\s*(?:[=≈∴⇒→]|\\(?:approx|therefore|Rightarrow)|(?:so|therefore|hence)\b)/iu;
/** Two words of a sentence. */
const SENTENCE = /[a-z]{3,}\s+(?:[a-z]+\s+)*[a-z]{3,}/iu;
const UNFINISHED: ReadonlySet<ValueClass> = new Set(['calculation', 'expression', 'equation']);

/** Returns whether a text can be the whole answer to a part of this kind, and not one line of its working. */
export function isLikelyAnswer(text: string, kind: ResponseKind): boolean {
  if (CONTINUATION.test(text)) return false;
  switch (kind) {
    case 'number':
      return /\d/u.test(text) && !UNFINISHED.has(classifyResult(text));
    case 'expression':
      return !SENTENCE.test(text.replace(/\\[a-z]+/giu, ' ')) || /[=\d]/u.test(text);
    case 'text':
    case 'choice':
      return !text.includes('=');
    case 'prose':
      return SENTENCE.test(text);
    default:
      return true;
  }
}

/** Classifies the last result of a text: `number` for `3 × 4 = 12`, `equation` for `F = ma`. */
function classifyResult(text: string): ValueClass {
  const statements = readResponse(text, { symbols: new Set() }).flatMap((attempt) => attempt.statements);
  const results = statements.filter(({ isResult }) => isResult).map((statement) => statement.text);
  const { classify } = createComparisonCache();
  return results.map(classify).findLast((valueClass) => valueClass !== 'words') ?? 'words';
}
