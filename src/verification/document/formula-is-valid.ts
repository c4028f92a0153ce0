import katex from 'katex';
import { defineDocumentCheck, type Remark } from '../check.ts';
import { writtenQuestion } from '../example.ts';
import { collectKatexMacros } from './collect-katex-macros.ts';
import { UNIT_COMMANDS } from './foreign-commands.table.ts';
import {
  findFormulas,
  findInlineDrawings,
  getFormulaSource,
  isWithin,
  type SourceFormula,
} from './formulas.ts';
import { isSimpleFormula } from './simple-formula.ts';

const MAX_FORMULA_LENGTH = 20_000;
const MAX_EXPANSIONS = 1000;
/** A formula of numbers, letters and simple signs, which is always valid. */
const PLAIN_FORMULA = /^[\p{L}\p{N}\s.,+\-=()/<>:!*|;?'"]*$/u;
/** Errors for valid TeX that only KaTeX cannot typeset. */
const KATEX_LIMIT =
  /Unknown column alignment|Undefined control sequence: \\(?:root|of|cline|multicolumn|hfill|hfil|vline|noalign|omit|multirow|hskip|vskip|hfilneg|mathstrut|strut|footnotesize|scriptsize|centering|newline|par|vbox|hbox|halign|columnwidth|textwidth|parbox|begingroup|endgroup|xspace|hdots|hdotsfor|intertext|shortintertext|polylongdiv|longdiv|includegraphics|put|line|vector|cancelto)\b|No such environment: (?:tabular|multline|subarray|tikzpicture|asy|picture|minipage|center|enumerate|itemize|psmatrix|alignat\*?|flalign)/;
/** A stray & is only a warning: TeX reports it and continues. */
const STRAY_TAB = /^Expected 'EOF', got '&'$/;
const UNKNOWN_COMMAND = /Undefined control sequence: (\\\S+)/;
const ERROR_POSITION = / at position (\d+)/;

export const formulaIsValid = defineDocumentCheck({
  id: 'formula-is-valid',
  code: 'S12',
  meaning: 'TeX can typeset every formula.',
  severity: 'error',
  fails: writtenQuestion('Calculate $\\frac{2}{3} + 2^3^4$.', 'No value.'),
  passes: writtenQuestion(
    'Calculate $\\frac{2}{3} + 2^{3}$.',
    'The value is $\\frac{2}{3} + 2^{3} = \\frac{26}{3}$.',
  ),
  run: ({ source, tree }) => {
    const macros = collectKatexMacros(source);
    const results = new Map<string, Failure | undefined>();
    const drawings = findInlineDrawings(source);
    return findFormulas(tree.nodes)
      .filter(({ node }) => !isWithin(node.start, drawings))
      .flatMap((formula) => checkFormula(formula, { source, macros, results }));
  },
});

/** Why KaTeX rejected a formula. */
type Failure = {
  readonly message: string;
  /** Offset in the text that KaTeX parsed. */
  readonly at: number | undefined;
  readonly unknownCommand: string | undefined;
};
type Context = {
  readonly source: string;
  readonly macros: Readonly<Record<string, string>>;
  readonly results: Map<string, Failure | undefined>;
};

function checkFormula(formula: SourceFormula, { source, macros, results }: Context): Remark[] {
  const { text, start } = getFormulaSource(source, formula.node);
  if (PLAIN_FORMULA.test(text)) return [];
  // Skips KaTeX for simple formulas, unless the document redefines commands.
  if (macros === UNIT_COMMANDS && isSimpleFormula(text, formula.environment)) return [];
  const span = { start: formula.node.start, end: formula.node.end };
  if (text.length > MAX_FORMULA_LENGTH) {
    return [{ message: 'This formula is too long to be checked; split it.', span, severityShift: -1 }];
  }
  const { tex, lead } = toKatex(text, formula);
  const failure = results.has(tex) ? results.get(tex) : parseCached(tex, formula.display, macros);
  results.set(tex, failure);
  if (failure === undefined) return [];
  const at = failure.at === undefined ? undefined : start + Math.max(0, failure.at - lead);
  const exactSpan = at === undefined || at >= formula.node.end ? span : { start: at, end: at + 1 };
  if (failure.unknownCommand !== undefined) return [reportUnknownCommand(failure.unknownCommand, exactSpan)];
  const severity = STRAY_TAB.test(failure.message) ? { severityShift: -1 as const } : {};
  return [{ message: `This formula cannot be typeset: ${failure.message}.`, span: exactSpan, ...severity }];
}

function reportUnknownCommand(name: string, span: { start: number; end: number }): Remark {
  return {
    message: `Unknown command ${name} in a formula; correct its name or define it.`,
    span: { start: span.start, end: span.start + name.length },
    severityShift: -1,
  };
}

/** Converts a formula for KaTeX; `lead` is the number of characters added before it. */
function toKatex(text: string, { environment }: SourceFormula): { tex: string; lead: number } {
  const supported = blankUnsupported(text);
  if (environment === undefined) return { tex: supported, lead: 0 };
  const inner = /^(flalign|eqnarray|dmath|displaymath)/.test(environment)
    ? 'aligned'
    : chooseInnerEnvironment(environment);
  const open = `\\begin{${inner}}`;
  return { tex: `${open}${supported}\\end{${inner}}`, lead: open.length };
}

function chooseInnerEnvironment(environment: string): string {
  if (environment.startsWith('gather')) return 'gathered';
  if (environment.startsWith('equation')) return 'gathered';
  return environment.startsWith('alignat') ? 'alignedat' : 'aligned';
}

/**
 * Replaces commands that KaTeX does not support with spaces of the same length, so that positions stay valid.
 */
function blankUnsupported(text: string): string {
  return text
    .replace(/(?<!\\)%[^\n]*/g, replaceBySpaces)
    .replace(/\\(?:short)?intertext\s*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, replaceBySpaces)
    .replace(
      /\\(?:label|tag\*?|ref|eqref)\s*\{[^{}]*\}|\\(?:nonumber|notag|displaybreak|allowbreak|ans\b)/g,
      replaceBySpaces,
    )
    .replace(/\\(?:hspace|vspace|vskip|hskip)\*?\s*\{[^{}]*\}/g, replaceBySpaces);
}

function replaceBySpaces(matched: string): string {
  return ' '.repeat(matched.length);
}

/** Cache of results, because a question and its variants share most formulas. */
const parseCache = new Map<string, Failure | undefined>();
const MAX_CACHED = 2_000;

function parseCached(
  tex: string,
  display: boolean,
  macros: Readonly<Record<string, string>>,
): Failure | undefined {
  if (macros !== UNIT_COMMANDS) return parse(tex, display, macros);
  const key = `${display} ${tex}`;
  if (parseCache.has(key)) return parseCache.get(key);
  if (parseCache.size >= MAX_CACHED) parseCache.clear();
  const failure = parse(tex, display, macros);
  parseCache.set(key, failure);
  return failure;
}

function parse(
  tex: string,
  displayMode: boolean,
  macros: Readonly<Record<string, string>>,
): Failure | undefined {
  try {
    katex.renderToString(tex, {
      displayMode,
      throwOnError: true,
      strict: 'ignore',
      output: 'mathml',
      maxExpand: MAX_EXPANSIONS,
      maxSize: 50,
      trust: false,
      macros: { ...macros },
    });
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return KATEX_LIMIT.test(message) ? undefined : parseKatexError(message);
  }
}

function parseKatexError(error: string): Failure {
  const at = ERROR_POSITION.exec(error)?.[1];
  const message = error
    .replace(/^KaTeX parse error: /, '')
    .replace(/ at (?:position \d+|end of input)[\s\S]*$/, '');
  return {
    message: message.replace(/\.$/, ''),
    at: at === undefined ? undefined : Number(at) - 1,
    unknownCommand: UNKNOWN_COMMAND.exec(error)?.[1],
  };
}
