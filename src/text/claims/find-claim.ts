import { type ClaimVerdict, compareClaims } from './compare-claims.ts';
import { getOpposite } from './meaning-index.ts';
import { readClaim } from './read-claim.ts';

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
  const texts = clauses.flatMap((_, start) =>
    Array.from({ length: MAX_CLAIM_CLAUSES }, (_, length) =>
      clauses.slice(start, start + length + 1).join(' , '),
    ),
  );
  const verdicts = texts.map((text) => compareClaims(claim, text, context));
  // In “decreases as the resistance increases”, the first clause is not about the resistance.
  const isAboutOther = texts.every((text, index) => verdicts[index] !== 'same' || !namesThing(text));
  if (
    isAboutOther &&
    texts.some((text) => verdicts[texts.indexOf(text)] === 'opposite' && hasOpposite(text, claim))
  )
    return 'opposite';
  return (
    (['same', 'opposite', 'unclear'] as const).find((verdict) => [whole, ...verdicts].includes(verdict)) ??
    'different'
  );
}

/** Returns whether a text has the opposite of a direction of the claim. */
function hasOpposite(text: string, claim: string): boolean {
  const opposites = new Set(readClaim(claim).meanings.flatMap(({ name }) => getOpposite(name) ?? []));
  return readClaim(text).meanings.some(({ name }) => opposites.has(name));
}

function namesThing(text: string): boolean {
  return readClaim(text).meanings.some(({ kind }) => kind === 'content');
}
