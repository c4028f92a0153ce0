import type { Unit } from './read-unit.ts';

export type TokenKind =
  | 'number'
  | 'operator'
  | 'power'
  | 'open'
  | 'close'
  | 'function'
  | 'fraction'
  | 'root'
  | 'constant'
  | 'unit'
  | 'label'
  | 'word'
  | 'letter'
  | 'sign'
  | 'currency'
  | 'percent'
  | 'degree'
  | 'factorial'
  | 'subscript'
  | 'comma'
  | 'align'
  | 'row'
  | 'line'
  | 'boundary'
  | 'unknown';

/** A part of a solution as its reader sees it; `start` and `end` are positions in the text. */
export type Token = {
  readonly kind: TokenKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether it stands in a formula. */
  readonly math: boolean;
  readonly unit?: Unit;
  /** The value of a number. */
  readonly value?: number;
};

export const INVISIBLE =
  /^\\(?:left|right|[bB]igg?[lrm]?|displaystyle|textstyle|ds|mathstrut|nobreak|nolinebreak|limits|cancel|mathbf|textbf|bf|boldsymbol|bm|boxed|fbox|underline|mathit|textit|ensuremath|answer|mathbin|mathrel|relax|thinspace|bp|bs|brak|sbrak|cbrak|phantom|hspace)$/;
export const BOUNDARIES =
  /^\\(?:Rightarrow|Longrightarrow|implies|therefore|because|iff|Leftrightarrow|quad|qquad|item|westep|to|rightarrow|leq?|geq?|leqslant|geqslant|lt|gt|hfill|par|noindent|newline|begin|end|colon|checkmark|textbf|emph|task|intertext|shortintertext)$/;
export const FUNCTIONS =
  /^\\?(?:sin|cos|tan|cot|sec|csc|arcsin|arccos|arctan|log|ln|lg|exp|sqrt|sinh|cosh|tanh)$/;
export const TEXT_COMMAND =
  /\\(?:text|mathrm|rm|textrm|mathsf|textsf|mbox|textnormal|hbox|zu|units?|si|operatorname|mathup)\s*\{((?:[^{}]|\{[^{}]*\})*)\}|\{\s*\\(?:rm|sf|mathrm|textrm)\s+([^{}]*)\}|\\mathrm\s+([a-zA-Z])(?![a-zA-Z])/y;
export const QUANTITY = /\\(?:SI|qty|num)\s*(?:\[[^\]]*\])?\{([^{}]*)\}(?:\{([^{}]*)\})?/y;
export const MATH_ENVIRONMENT =
  /^(?:align|aligned|alignat|equation|eqnarray|gather|gathered|multline|split|array|cases|displaymath|math|flalign|[pbvBV]?matrix)\*?$/;

/** A number in a document with a decimal point, and in one with a decimal comma. */
export const POINT_NUMBER =
  /\d{1,3}(?:~\d{3})+(?:\.\d+)?|\d{1,3}(?:(?:,|\{,\}|\\,|\\ )\d{3})+(?![\d,])(?:\.\d+)?|\d+\{,\}\d+|\d*\.\d+|\d+/y;
export const COMMA_NUMBER = /\d+(?:(?:\\[, ]|\s|~)\d{3})*(?:(?:,|\{,\})\d+)?(?:\.\d+)?|\d+/y;

/** The kinds of TeX commands. */
export const COMMAND_KINDS: readonly (readonly [RegExp, TokenKind])[] = [
  [/^\\(?:[dtc]?frac|[dt]?binom)$/, 'fraction'],
  [/^\\sqrt$/, 'root'],
  [/^\\(?:times|cdot|div|ast)$/, 'operator'],
  [FUNCTIONS, 'function'],
  [/^\\pi$/, 'constant'],
  [/^\\(?:approx|simeq|doteq|thickapprox)$/, 'sign'],
  [/^\\(?:degree|degunit|degrees)$/, 'degree'],
  [/^\\%$/, 'percent'],
  [/^\\(?:\$|pounds|euro)$/, 'currency'],
  [/^\\\\$/, 'row'],
  [/^\\\{$/, 'open'],
  [/^\\\}$/, 'close'],
  [BOUNDARIES, 'boundary'],
];

/** The kinds of single characters. */
export const MARKS: Readonly<Record<string, TokenKind>> = {
  '+': 'operator',
  '-': 'operator',
  '−': 'operator',
  '–': 'operator',
  '×': 'operator',
  '÷': 'operator',
  '*': 'operator',
  '∗': 'operator',
  '/': 'operator',
  '·': 'operator',
  '^': 'power',
  '(': 'open',
  '[': 'open',
  '{': 'open',
  '（': 'open',
  ')': 'close',
  ']': 'close',
  '}': 'close',
  '）': 'close',
  '=': 'sign',
  '≈': 'sign',
  '%': 'percent',
  '°': 'degree',
  '!': 'factorial',
  _: 'subscript',
  ',': 'comma',
  '&': 'align',
  '√': 'root',
  '£': 'currency',
  '€': 'currency',
};
