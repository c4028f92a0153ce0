import { mapSpellings } from '../map-spellings.ts';

/** Spellings of known functions, in LaTeX without the backslash and on the keyboard. */
export const FUNCTION_NAMES = mapSpellings(
  {
    csc: 'cosec',
    cot: 'cotan ctg',
    tan: 'tg',
    arctan: 'arctg atan',
    arcsin: 'asin',
    arccos: 'acos',
    arsinh: 'arcsinh asinh',
    arcosh: 'arccosh acosh',
    artanh: 'arctanh atanh',
    log: 'lg logbase',
    sgn: 'sign signum',
    gcd: 'hcf',
    binom: 'binomial choose comb nCr ncr',
    perm: 'nPr npr',
    csch: 'cosech',
  },
  'sin cos tan sec csc cot sinh cosh tanh sech csch coth arcsin arccos arctan arcsec arccsc arccot arsinh arcosh artanh ln log exp sqrt cbrt abs det gcd lcm min max floor ceil sgn arg dim Re Im root binom perm'.split(
    ' ',
  ),
);

/**
 * Names that are recognised inside a sequence of letters (`xsinx`, `2piR`). Names that occur in ordinary
 * words are left out.
 */
export const INNER_NAMES: readonly string[] =
  'arcsin arccos arctan sinh cosh tanh sqrt theta sin cos tan cosec sec csc cot log exp ln pi'.split(' ');

const GREEK =
  'alpha beta gamma delta epsilon varepsilon zeta eta theta vartheta iota kappa lambda mu nu xi omicron rho varrho sigma tau upsilon phi varphi chi psi omega Gamma Delta Theta Lambda Xi Sigma Phi Psi Omega Pi Upsilon ell hbar nabla'.split(
    ' ',
  );

/** Names of single symbols; spelling variants map to the same symbol. */
export const SYMBOL_NAMES = mapSpellings(
  {
    epsilon: 'varepsilon',
    theta: 'vartheta',
    phi: 'varphi',
    rho: 'varrho',
    π: 'pi',
    '∞': 'inf infty infinity Infinity oo',
    const: 'constant',
    i: 'imath',
    j: 'jmath',
  },
  [...GREEK, 'const'],
);

/** Characters that are symbols; variants map to the same symbol. */
export const SYMBOL_CHARACTERS = mapSpellings(
  {
    alpha: 'α',
    beta: 'β',
    gamma: 'γ',
    delta: 'δ',
    epsilon: 'ε ϵ',
    zeta: 'ζ',
    eta: 'η',
    theta: 'θ ϑ',
    iota: 'ι',
    kappa: 'κ',
    lambda: 'λ',
    mu: 'μ µ',
    nu: 'ν',
    xi: 'ξ',
    rho: 'ρ',
    sigma: 'σ',
    tau: 'τ',
    upsilon: 'υ',
    phi: 'φ ϕ',
    chi: 'χ',
    psi: 'ψ',
    omega: 'ω',
    Gamma: 'Γ',
    Delta: 'Δ',
    Theta: 'Θ',
    Lambda: 'Λ',
    Xi: 'Ξ',
    Sigma: 'Σ',
    Phi: 'Φ',
    Psi: 'Ψ',
    Omega: 'Ω',
    ell: 'ℓ',
    hbar: 'ℏ',
    i: 'ⅈ 𝑖',
    e: 'ⅇ 𝑒',
    x: '𝑥',
    y: '𝑦',
    z: '𝑧',
    a: '𝑎',
    b: '𝑏',
    n: '𝑛',
  },
  'π ∞ ℝ ℤ ℕ ℚ ℂ'.split(' '),
);

/** Single characters that are operators. */
export const OPERATORS = mapSpellings(
  {
    '-': '− – — ‐ ﹣',
    '+': '＋',
    '*': '× · ⋅ ∙ • ∗ ✕ ✖',
    '/': '÷ ⁄ ∕',
    ':': '∶ ：',
    '≤': '⩽',
    '≥': '⩾',
    '≈': '≃ ≅',
    '|': '∣',
    '%': '％',
    '°': 'º ˚',
    "'": '′ ’',
    '"': '″',
    or: '∨',
    and: '∧',
    '⇒': '⟹ ⇔ ∴',
    '(': '（ ⟨',
    ')': '） ⟩',
    ',': '，',
    ';': '；',
    '=': '＝',
  },
  '+ - * / ^ _ ( ) [ ] { } , ; : = < > ≤ ≥ ≠ ≈ ≡ ∈ ∉ ∪ ∩ ∖ ± ∓ ! | % ° \' " & √ ∛ ∅ ⇒ → … ⌊ ⌋ ⌈ ⌉ ∑ ∏ ∫ ∂ £ $ € ₹ ¥ \n'.split(
    ' ',
  ),
);

/**
 * LaTeX commands that are operators. `S{` and `S}` are the braces of a set, which LaTeX writes `\{` and `\}`.
 */
export const COMMAND_OPERATORS = mapSpellings(
  {
    '*': 'cdot times ast bullet',
    '/': 'div',
    '±': 'pm',
    '∓': 'mp',
    '≤': 'le leq leqslant leqq',
    '≥': 'ge geq geqslant geqq',
    '<': 'lt textless',
    '>': 'gt textgreater',
    '≠': 'ne neq',
    '≈': 'approx simeq cong sim doteq',
    '≡': 'equiv',
    '∈': 'in',
    '∉': 'notin',
    '∪': 'cup bigcup',
    '∩': 'cap',
    '∖': 'setminus backslash',
    '|': 'mid vert lvert rvert Vert lVert rVert',
    '%': 'percent',
    '£': 'pounds',
    '€': 'euro',
    '°': 'circ degree',
    "'": 'prime',
    ':': 'colon',
    '∅': 'emptyset varnothing',
    or: 'lor vee',
    and: 'land wedge land_',
    '⇒': 'implies Rightarrow iff Leftrightarrow therefore',
    '→': 'to rightarrow longrightarrow',
    '…': 'ldots dots cdots dotsc dotsb',
    '⌊': 'lfloor',
    '⌋': 'rfloor',
    '⌈': 'lceil',
    '⌉': 'rceil',
    '(': 'langle lparen',
    ')': 'rangle rparen',
    '[': 'lbrack',
    ']': 'rbrack',
    'S{': '{ lbrace',
    'S}': '} rbrace',
    '\n': '\\ newline cr tabularnewline',
    '∑': 'sum',
    '∏': 'prod',
    '∫': 'int',
    '∂': 'partial',
  },
  '| % $ lim choose & #'.split(' '),
);

/** Commands that only change the layout. */
export const IGNORED_COMMANDS: ReadonlySet<string> = new Set(
  ', ; : ! > quad qquad left right big Big bigg Bigg bigl bigr Bigl Bigr biggl biggr Biggl Biggr bigm Bigm biggm Biggm middle displaystyle ds dsp textstyle scriptstyle limits nolimits thinspace medspace thickspace negthinspace mathstrut strut hfill noindent rm it bf cal sf nonumber notag null relax enspace nobreak allowbreak phantomsection protect'.split(
    ' ',
  ),
);

/**
 * Relations and operations that the parser does not support. They must not be read as letters, because letters are factors, whose order
 * does not matter.
 */
export const UNREAD_OPERATORS: ReadonlySet<string> = new Set(
  'subset subseteq subsetneq supset supseteq nsubseteq perp parallel nparallel propto mapsto prec succ preceq succeq ll gg models vdash oplus otimes star'.split(
    ' ',
  ),
);

/** Commands that wrap their argument without changing its meaning. */
export const TRANSPARENT_COMMANDS: ReadonlySet<string> = new Set(
  'boxed fbox mathbf bm boldsymbol vec hat widehat mathit mathcal mathsf mathtt overrightarrow underline tilde widetilde ensuremath mathop mathrel mathbin mathopen mathclose mathord displaylines color_ smash cancel framebox pmb mathscr mathfrak dot ddot bar overline'.split(
    ' ',
  ),
);

/** Commands whose argument is text. */
export const TEXT_COMMANDS: ReadonlySet<string> = new Set(
  'text textrm textnormal textbf textit textsf texttt mbox hbox mathrm operatorname emph textup'.split(' '),
);

/** Fraction characters with numerator and denominator. */
export const VULGAR_FRACTIONS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['½', [1, 2]],
  ['⅓', [1, 3]],
  ['⅔', [2, 3]],
  ['¼', [1, 4]],
  ['¾', [3, 4]],
  ['⅕', [1, 5]],
  ['⅖', [2, 5]],
  ['⅗', [3, 5]],
  ['⅘', [4, 5]],
  ['⅙', [1, 6]],
  ['⅚', [5, 6]],
  ['⅐', [1, 7]],
  ['⅛', [1, 8]],
  ['⅜', [3, 8]],
  ['⅝', [5, 8]],
  ['⅞', [7, 8]],
  ['⅑', [1, 9]],
  ['⅒', [1, 10]],
]);

export const SUPERSCRIPTS = pairCharacters('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿˣ⁽⁾ᵃᵇᵗⁱʸ⁄ᐟ', '0123456789+-nx()abtiy//');

export const SUBSCRIPTS = pairCharacters('₀₁₂₃₄₅₆₇₈₉ₙₓₐᵢⱼₖₘₜ', '0123456789nxaijkmt');

/** Maps each raised or lowered character to the plain character at the same position. */
function pairCharacters(scripts: string, plain: string): ReadonlyMap<string, string> {
  return new Map([...scripts].map((script, k) => [script, plain[k] ?? '']));
}
