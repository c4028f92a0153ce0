import type { ParsedAttempt } from '../response/read-response.ts';
import { matchWording } from './match-words.ts';

/** A number, perhaps with a unit. */
const NUMBER = /^\s*[-−]?\d+(?:\.\d+)?\s*(?:[A-Za-z]+[²³]?)?\s*$/u;
/** One square, such as `1.3²`, `1.3^2` or `1.3 × 1.3`. */
const SQUARE = /^\s*\(?\d+(?:\.\d+)?\)?\s*(?:²|\^\s*\{?2\}?|[×*x]\s*\d+(?:\.\d+)?)\s*$/u;

/**
 * Finds the wording of a bullet. The sign `=` counts only in a line that compares two sides, such as `0.5² + 1.2² = 1.3²` or `1.69 = 1.69`,
 * and not in a calculation such as `0.25 + 1.44 = 1.69`.
 */
export function matchStatement(
  evidence: Parameters<typeof matchWording>[0],
  attempt: ParsedAttempt,
  context?: Parameters<typeof matchWording>[2],
): ReturnType<typeof matchWording> {
  if (!evidence.anyOf.includes('=')) return matchWording(evidence, attempt, context);
  const anyOf = evidence.anyOf.filter((wording) => wording !== '=');
  const result = matchWording({ ...evidence, anyOf }, attempt, context);
  if (result.kind === 'said' || result.kind === 'cancelled') return result;
  const line = attempt.lines.find(({ countedText }) => comparesSides(countedText));
  return line === undefined ? result : { kind: 'said', line: line.text };
}

/** Matches the theorem as a conclusion: `so a² + b² = c²`. */
const THEOREM =
  /\b(?:so|therefore|hence|since|as|because)\b.*[a-z](?:²|\^2)\s*\+\s*[a-z](?:²|\^2)\s*=\s*[a-z](?:²|\^2)|[a-z](?:²|\^2)\s*\+\s*[a-z](?:²|\^2)\s*=\s*[a-z](?:²|\^2).*\bright/iu;

function comparesSides(text: string): boolean {
  if (THEOREM.test(text)) return true;
  const clauses = text.split(/;|,|\b(?:so|therefore|since|as|because|and)\b|→|⇒|=>/iu);
  return clauses.some((clause) => {
    const [first = '', ...others] = clause.split('=');
    const last = others.at(-1);
    if (last === undefined || !/\d/u.test(first)) return false;
    if (NUMBER.test(last)) return others.length === 1 && NUMBER.test(first);
    return SQUARE.test(last) && !SQUARE.test(first);
  });
}
