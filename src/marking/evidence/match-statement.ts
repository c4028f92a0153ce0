import type { ParsedAttempt } from '../response/read-response.ts';
import { comparesInNumbers, decidesByComparison } from './decides-by-comparison.ts';
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
  if (!evidence.anyOf.includes('=')) {
    const result = matchWording(evidence, attempt, context);
    if (result.kind === 'said' || result.kind === 'cancelled') return result;
    const { text } = attempt;
    if (decidesByComparison(text, evidence.anyOf) || comparesInNumbers(text, evidence.anyOf))
      return { kind: 'said', line: attempt.lines.at(-1)?.text ?? '' };
    const inWords = /[≠<>]/u.test(attempt.text)
      ? matchWording(evidence, nameSigns(attempt), context)
      : result;
    return inWords.kind === 'said' ? inWords : result;
  }
  const anyOf = evidence.anyOf.filter((wording) => wording !== '=');
  const result = matchWording({ ...evidence, anyOf }, attempt, context);
  if (result.kind === 'said' || result.kind === 'cancelled') return result;
  const line = attempt.lines.find(({ countedText }) => comparesSides(countedText));
  return line === undefined ? result : { kind: 'said', line: line.text };
}

/** Writes the signs of comparisons as words: “16 is not equal to 28” for `16 ≠ 28`. */
function nameSigns(attempt: ParsedAttempt): ParsedAttempt {
  const name = (text: string) =>
    text
      .replace(/≠|!=|<>/gu, ' is not equal to ')
      .replace(/<(?!=|-)/gu, ' is less than ')
      .replace(/(?<![-=])>(?!=)/gu, ' is greater than ');
  const lines = attempt.lines.map((line) => ({ ...line, countedText: name(line.countedText) }));
  return { ...attempt, lines, text: name(attempt.text) };
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
