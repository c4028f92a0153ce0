/** Operators that Word sets with limits and an operand. */
export const NARY_SIGNS: ReadonlySet<string> = new Set('∑∏∐∫∬∭∮∯∰⋃⋂⋁⋀⨁⨂⨀⨄⨆');

/** Integrals have their limits beside the sign, all other operators above and below it. */
export const INTEGRAL_SIGNS: ReadonlySet<string> = new Set('∫∬∭∮∯∰');

/** Signs after which the operand of a sum or an integral ends. */
export const RELATIONS: ReadonlySet<string> = new Set([...'=<>≤≥≠≈≡∼≃≅∝→⇒⇔↔⟹⟺∈⊂⊆,;⩽⩾≪≫∴∵:']);

/** The sign of an accent in MathML, the combining character of Word, and the command of TeX. */
export const ACCENTS: readonly { readonly mathml: string; readonly word: string; readonly tex: string }[] = [
  { mathml: '^', word: '\u0302', tex: 'hat' },
  { mathml: 'ˆ', word: '\u0302', tex: 'hat' },
  { mathml: '~', word: '\u0303', tex: 'tilde' },
  { mathml: '˜', word: '\u0303', tex: 'tilde' },
  { mathml: 'ˉ', word: '\u0304', tex: 'bar' },
  { mathml: '¯', word: '\u0305', tex: 'bar' },
  { mathml: '˘', word: '\u0306', tex: 'breve' },
  { mathml: '˙', word: '\u0307', tex: 'dot' },
  { mathml: '¨', word: '\u0308', tex: 'ddot' },
  { mathml: '˚', word: '\u030A', tex: 'mathring' },
  { mathml: 'ˇ', word: '\u030C', tex: 'check' },
  { mathml: '`', word: '\u0300', tex: 'grave' },
  { mathml: 'ˋ', word: '\u0300', tex: 'grave' },
  { mathml: '´', word: '\u0301', tex: 'acute' },
  { mathml: 'ˊ', word: '\u0301', tex: 'acute' },
  { mathml: '\u20D7', word: '\u20D7', tex: 'vec' },
  { mathml: '→', word: '\u20D7', tex: 'overrightarrow' },
  { mathml: '←', word: '\u20D6', tex: 'overleftarrow' },
  { mathml: '↔', word: '\u20E1', tex: 'overleftrightarrow' },
];

/** Braces and brackets above or below a term. */
export const GROUP_SIGNS: ReadonlyMap<string, string> = new Map([
  ['⏞', 'overbrace'],
  ['⏟', 'underbrace'],
  ['⏠', 'overgroup'],
  ['⏡', 'undergroup'],
  ['⎴', 'overbracket'],
  ['⎵', 'underbracket'],
]);

/** The values of `mathvariant`, the properties of a run in Word, and the command of TeX. */
export const ALPHABETS: readonly {
  readonly variant: string;
  readonly style?: string;
  readonly script?: string;
  readonly tex: string;
}[] = [
  { variant: 'normal', style: 'p', tex: 'mathrm' },
  { variant: 'bold', style: 'b', tex: 'mathbf' },
  { variant: 'bold-italic', style: 'bi', tex: 'boldsymbol' },
  { variant: 'double-struck', script: 'double-struck', style: 'p', tex: 'mathbb' },
  { variant: 'script', script: 'script', style: 'p', tex: 'mathcal' },
  { variant: 'fraktur', script: 'fraktur', style: 'p', tex: 'mathfrak' },
  { variant: 'sans-serif', script: 'sans-serif', style: 'p', tex: 'mathsf' },
  { variant: 'monospace', script: 'monospace', style: 'p', tex: 'mathtt' },
];
