/** Patterns and their replacements, applied in this order: TeX first, then units as words, then spaces. */
const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/\\(?:text|mathrm)\{([^}]*)\}/g, '$1'],
  [/\^\{?\\circ\}?|\\degree\b/g, '°'],
  [/\\Omega\b|\\ohm\b/g, 'Ω'],
  [/\\theta\b/g, 'θ'],
  [/\\(?:sin|cos|tan)\b/g, ' $&'],
  [/\\[,;: ]/g, ' '],
  [/[$\\]/g, ''],
  [/[−–—]/g, '-'],
  [/\s*(?:°|\bdegrees?\b|\bdeg\b)/gi, '°'],
  [/²/g, '^2'],
  [/³/g, '^3'],
  [/\u2126/g, 'Ω'],
  [/\bk(?:ilo)?[- ]?ohms?\b/gi, 'kΩ'],
  [/\bohms?\b/gi, 'Ω'],
  [/\b(?:metres?|meters?) per second\b|\bm\s?s\^?\{?-1\}?(?![\w])/gi, 'm/s'],
  [/\bcentimet(?:re|er)s?\b/gi, 'cm'],
  [/\bmillimet(?:re|er)s?\b/gi, 'mm'],
  [/\bkilomet(?:re|er)s?\b/gi, 'km'],
  [/\bmet(?:re|er)s?\b/gi, 'm'],
  [/\bkilograms?\b/gi, 'kg'],
  [/\bnewtons?\b/gi, 'N'],
  [/\bvolts?\b/gi, 'V'],
  [/\bseconds?\b/gi, 's'],
  [/\bright[- ](?:angled? )?triangle/gi, 'right-angled triangle'],
  [/\s+/g, ' '],
];

/** Replaces TeX, symbols and units written as words by one spelling, so that readers match only one form. */
export function normaliseDescription(text: string): string {
  return REPLACEMENTS.reduce(
    (description, [pattern, replacement]) => description.replace(pattern, replacement),
    text,
  ).trim();
}
