type Rule = readonly [pattern: RegExp, replacement: string];

const POWERS: readonly Rule[] = [
  [/(\d)\s*(?:\\text\s*\{\s*)?thousand\b\s*\}?/giu, '$1*10^3'],
  [/(\d)\s*(?:\\text\s*\{\s*)?million\b\s*\}?/giu, '$1*10^6'],
  [/(\d)\s*(?:\\text\s*\{\s*)?billion\b\s*\}?/giu, '$1*10^9'],
  [/(\d)\s*(?:\\text\s*\{\s*)?trillion\b\s*\}?/giu, '$1*10^12'],
];

const OPTIONAL_VERB = String.raw`\s+(?:is\s+|are\s+|must be\s+|has to be\s+|can be\s+)?`;
const COMPARISONS: readonly Rule[] = [
  [new RegExp(`${OPTIONAL_VERB}(?:greater|more|bigger|larger) than or equal to\\s+`, 'giu'), ' ≥ '],
  [new RegExp(`${OPTIONAL_VERB}(?:less|smaller|fewer) than or equal to\\s+`, 'giu'), ' ≤ '],
  [new RegExp(`${OPTIONAL_VERB}(?:at least|no less than|not less than)\\s+`, 'giu'), ' ≥ '],
  [new RegExp(`${OPTIONAL_VERB}(?:at most|no more than|not more than)\\s+`, 'giu'), ' ≤ '],
  [new RegExp(`${OPTIONAL_VERB}(?:greater|more|bigger|larger) than\\s+`, 'giu'), ' > '],
  [new RegExp(`${OPTIONAL_VERB}(?:less|smaller|fewer) than\\s+`, 'giu'), ' < '],
  [/\s+(?:is not equal to|does not equal|is not|cannot be|can't be|≠)\s+(?=[-−]?\d)/giu, ' ≠ '],
];

const SIGNS: readonly Rule[] = [
  [/(?<![\d\w)}]\s?)\b(?:minus|negative)\s+(?=\d)/giu, '-'],
  [/^\s*(?:at least|no less than)\s+(?=[-−]?\d)/giu, '≥ '],
  [/^\s*(?:at most|no more than)\s+(?=[-−]?\d)/giu, '≤ '],
  [/^\s*(?:greater|more) than\s+(?=[-−]?\d)/giu, '> '],
  [/^\s*(?:less|fewer) than\s+(?=[-−]?\d)/giu, '< '],
];

/** Matches a closing remark on rounding, such as “(3 s.f.)”. */
const ROUNDING_REMARK =
  /\s*(?:,\s*)?\(?\s*(?:correct\s+|rounded\s+)?(?:to\s+)?(?:\d+|one|two|three|four)\s*(?:s\.?\s?f\.?|sig\.?\s*figs?\.?|significant figures?|d\.?\s?p\.?|decimal places?)\s*\)?\s*(?=\.?\s*\$?\s*$)/iu;

/** Replaces numbers and comparisons in words by signs, and removes remarks on rounding. */
export function replaceSpokenMaths(text: string): string {
  if (text.length > 400 || !/[a-z]{2}|d\.|s\./iu.test(text)) return text;
  let result = text;
  if (/illion|thousand/iu.test(result)) result = applyRules(result, POWERS);
  if (/minus|negative|than |least|most|no (?:more|less)/iu.test(result)) result = applyRules(result, SIGNS);
  if (/ than | least | most |cannot|can't|is not |does not equal/iu.test(result))
    result = applyRules(result, COMPARISONS);
  return /\d\s*(?:s|d|sig|significant|decimal)/iu.test(result) ? result.replace(ROUNDING_REMARK, '') : result;
}

function applyRules(text: string, rules: readonly Rule[]): string {
  return rules.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}
