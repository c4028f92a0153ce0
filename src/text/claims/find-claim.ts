import { type ClaimVerdict, compareClaims } from './compare-claims.ts';

const CLAUSE_SEPARATOR =
  /[,:]|\b(?:but|and|so|because|since|as|which|while|whereas|therefore|then|when|if|due to|meaning|causing)\b/iu;
const MAX_CLAUSES = 12;
/** A claim is made within this many neighbouring clauses. */
const MAX_CLAIM_CLAUSES = 3;

/**
 * Looks for a claim in a sentence, which may have other clauses. Returns `same` if up to three neighbouring clauses make the
 * claim; otherwise the first of `opposite`, `unclear` and `different` that applies to the sentence or to some of its clauses.
 */
export function findClaim(claim: string, sentence: string, context = ''): ClaimVerdict {
  const whole = compareClaims(claim, sentence, context);
  if (whole === 'same') return whole;
  const clauses = sentence
    .split(CLAUSE_SEPARATOR)
    .filter((clause) => clause.trim() !== '')
    .slice(0, MAX_CLAUSES);
  if (clauses.length < 2) return whole;
  const verdicts = clauses.flatMap((_, start) =>
    Array.from({ length: MAX_CLAIM_CLAUSES }, (_, length) =>
      clauses.slice(start, start + length + 1).join(' , '),
    ).map((text) => compareClaims(claim, text, context)),
  );
  return (
    (['same', 'opposite', 'unclear'] as const).find((verdict) => [whole, ...verdicts].includes(verdict)) ??
    'different'
  );
}
