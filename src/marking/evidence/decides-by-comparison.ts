/** Words that say that the first of two values is smaller, or larger. */
const SMALLER = 'less|lower|smaller|fewer|below|under|cheaper|shorter';
const LARGER = 'greater|higher|more|larger|bigger|above|over|longer|dearer';
const NUMBER = String.raw`[-−]?\d[\d,]*(?:\.\d+)?`;

/** Matches a comparison with a number in an accepted wording: “less than 46 metres”. */
const COMPARISON = new RegExp(`\\b(?:(${SMALLER})|${LARGER})\\b[^\\d.]{0,24}?(${NUMBER})`, 'iu');
/** Matches two numbers with a sign or words of comparison between them: “45 < 46”, “45 m is less than 46”. */
const COMPARED = new RegExp(
  `(${NUMBER})[^\\d.;,<>]{0,24}?(?:(<|\\b(?:${SMALLER})\\b)|>|\\b(?:${LARGER})\\b)[^\\d.;,<>]{0,24}?(${NUMBER})`,
  'giu',
);

const DECISIONS = {
  yes: /\byes\b/iu,
  no: /^\W*(?:\(?[a-h]\)\s*)?no\b|[.;,:]\s*no\b|\b(?:so\s+no|not|cannot)\b|n['’]t\b/iu,
} as const;

/** A decision that is right because a value is less, or more, than a number. */
type Decision = { readonly answer: 'yes' | 'no'; readonly isSmaller: boolean; readonly limit: number };

/** Returns whether a text decides yes or no as an accepted wording does, and gives the same comparison in numbers: “no, as 45 < 46”. */
export function decidesByComparison(text: string, wordings: readonly string[]): boolean {
  return wordings.flatMap((wording) => readDecision(wording) ?? []).some((decision) => fits(text, decision));
}

/** Matches an accepted wording that compares two quantities without numbers: “the distance is less than the sum of the radii”. */
const QUANTITIES = new RegExp(`^[^\\d]*\\b(?:${SMALLER}|${LARGER})\\s+than\\s+the\\s[^\\d]*$`, 'iu');
/** Matches two numbers with a sign between them. */
const SIGNED = new RegExp(`(${NUMBER})\\s*([<>])\\s*(${NUMBER})(?![\\d.]|\\s*[<>])`, 'gu');

/** Returns whether a text compares two quantities as an accepted wording does, by their values and a sign: `13 < 15`. */
export function comparesInNumbers(text: string, wordings: readonly string[]): boolean {
  if (!wordings.some((wording) => QUANTITIES.test(wording))) return false;
  const comparisons = [...text.matchAll(SIGNED)].map(([, left = '', sign, right = '']) =>
    sign === '<' ? toNumber(left) < toNumber(right) : toNumber(left) > toNumber(right),
  );
  return comparisons.length > 0 && comparisons.every(Boolean);
}

function readDecision(wording: string): Decision | undefined {
  const [, answer] = /^\W*(yes|no)\b/iu.exec(wording) ?? [];
  const [, smaller, limit] = COMPARISON.exec(wording) ?? [];
  if (answer === undefined || limit === undefined || /\b(?:never|not)\b/iu.test(wording)) return undefined;
  return {
    answer: answer.toLowerCase() === 'yes' ? 'yes' : 'no',
    isSmaller: smaller !== undefined,
    limit: toNumber(limit),
  };
}

function fits(text: string, { answer, isSmaller, limit }: Decision): boolean {
  const other = answer === 'yes' ? 'no' : 'yes';
  if (!DECISIONS[answer].test(text) || DECISIONS[other].test(text)) return false;
  const comparisons = [...text.matchAll(COMPARED)].map(([, left = '', smaller, right = '']) => ({
    left: toNumber(left),
    right: toNumber(right),
    isSmaller: smaller !== undefined,
  }));
  return (
    comparisons.length > 0 &&
    comparisons.every(
      (own) =>
        own.left !== own.right &&
        own.left < own.right === own.isSmaller &&
        (own.right === limit
          ? own.isSmaller === isSmaller
          : own.left === limit && own.isSmaller !== isSmaller),
    )
  );
}

function toNumber(text: string): number {
  return Number(text.replaceAll(',', '').replace('−', '-'));
}
