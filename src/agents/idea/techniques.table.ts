/** A technique, and the words or the TeX by which it is recognised in a solution. */
type TechniqueRow = { readonly name: string; readonly words?: RegExp; readonly tex?: RegExp };

export const TECHNIQUES: readonly TechniqueRow[] = [
  {
    name: 'resolve into components',
    words: /\b(?:component|resolve|along the plane|perpendicular)/i,
    tex: /mg\s*\\(?:sin|cos)/,
  },
  {
    name: 'conserve energy',
    words: /\benergy\b[^.]*\b(?:conserv|lost|gain|equal)|\bby energy\b/i,
    tex: /\\frac\{1\}\{2\}\s*mv\^2\s*&?=\s*mgh/,
  },
  { name: 'conserve momentum', words: /\bmomentum\b[^.]*\bconserv|\btotal momentum\b/i },
  { name: 'balance forces', words: /\bforces?\b[^.]*\b(?:balance|equilibrium)|\bnet force\b/i },
  {
    name: 'solve a quadratic equation',
    words: /\bquadratic\b|\bdiscriminant\b|\bfactoris/i,
    tex: /[a-z]\^2\s*[+-][^=&]*=\s*0/,
  },
  {
    name: 'solve simultaneous equations',
    words: /\bsimultaneous|\beliminat|\bsubstitut(?:e|ing) (?:for|into)/i,
  },
  {
    name: 'differentiate',
    words: /\bdifferentiat|\bderivative|\bproduct rule|\bchain rule/i,
    tex: /\\frac\{d[^{}]*\}\{d|f'\(/,
  },
  { name: 'integrate', words: /\bintegrat|\barea under\b/i, tex: /\\int/ },
  { name: 'compare by ratio', words: /\bratio\b|\bproportion/i },
  { name: 'convert units', words: /\b(?:change|convert)\b[^.]*\b(?:to|into)\b|\bin the same unit\b/i },
  { name: 'use stoichiometric amounts', words: /\bmoles?\b|\bbalanced equation\b/i },
  { name: 'take logarithms', tex: /\\log|\\ln/ },
  {
    name: 'use trigonometry in a triangle',
    words: /\b(?:sine|cosine) rule|\bPythagoras|\btriangle\b/i,
    tex: /\\(?:sin|cos|tan)(?![a-z])/,
  },
  { name: 'count cases', words: /\bprobabilit|\bcombinations?\b|\bways\b/i },
  { name: 'read values from a figure', words: /\bgraph\b|\bdiagram\b|\bread\b[^.]*\bfrom\b/i },
  {
    name: 'exclude options by what they would mean',
    words: /\b(?:gives|alone|leaving|ignoring|forgetting)\b[^.]*\$/i,
  },
  { name: 'match by properties', words: /\bmatches\b/i },
  {
    name: 'judge each statement by itself',
    words: /\bstatement|\bAssertion\b|\bReason\b|\bBoth are true\b/i,
  },
  {
    name: 'reason from mechanism to finding',
    words: /\b(?:because|so that|leads? to|causes?|follows? from)\b/i,
  },
];
