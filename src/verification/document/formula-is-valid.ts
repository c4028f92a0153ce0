import { findDefinitionSpans, isInSpans } from '../../latex/definition-spans.ts';
import { defineDocumentCheck, type Remark } from '../check.ts';
import { writtenQuestion } from '../example.ts';
import { collectKatexMacros } from './collect-katex-macros.ts';
import { UNIT_COMMANDS } from './foreign-commands.table.ts';
import { findFormulas, findInlineDrawings, getFormulaSource, type SourceFormula } from './formulas.ts';
import { isSimpleFormula } from './simple-formula.ts';
import { type TypesetFailure, typesetFormula } from './typeset-formula.ts';

const MAX_FORMULA_LENGTH = 20_000;
const MAX_NAMED_COMMANDS = 8;
/** A formula of numbers, letters and simple signs, which is always valid. */
const PLAIN_FORMULA = /^[\p{L}\p{N}\s.,+\-=()/<>:!*|;?'"]*$/u;

export const formulaIsValid = defineDocumentCheck({
  id: 'formula-is-valid',
  code: 'S12',
  meaning:
    'TeX can typeset every formula. What depends on packages or a preamble elsewhere is a warning, and unknown commands are one warning for each document.',
  severity: 'error',
  fails: writtenQuestion('Calculate $\\frac{2}{3} + 2^3^4$.', 'No value.'),
  passes: writtenQuestion(
    'Calculate $\\frac{2}{3} + 2^{3}$.',
    'The value is $\\frac{2}{3} + 2^{3} = \\frac{26}{3}$.',
  ),
  run: ({ source, tree }) => {
    const macros = collectKatexMacros(source);
    const skipped = [findInlineDrawings(source), findDefinitionSpans(source)];
    const context: Context = { source, macros, results: new Map(), unknown: new Map() };
    const remarks = findFormulas(tree.nodes)
      .filter(({ node }) => !skipped.some((spans) => isInSpans(node.start, spans)))
      .flatMap((formula) => checkFormula(formula, context));
    return [...reportUnknownCommands(context.unknown), ...remarks];
  },
});

type Context = {
  readonly source: string;
  readonly macros: Readonly<Record<string, string>>;
  readonly results: Map<string, TypesetFailure | undefined>;
  /** The first position of each unknown command. */
  readonly unknown: Map<string, number>;
};

function checkFormula(formula: SourceFormula, { source, macros, results, unknown }: Context): Remark[] {
  const { text, start } = getFormulaSource(source, formula.node);
  if (PLAIN_FORMULA.test(text)) return [];
  // Skips KaTeX for simple formulas, unless the document redefines commands.
  if (macros === UNIT_COMMANDS && isSimpleFormula(text, formula.environment)) return [];
  const span = { start: formula.node.start, end: formula.node.end };
  if (text.length > MAX_FORMULA_LENGTH) {
    return [{ message: 'This formula is too long to be checked; split it.', span, severityShift: -1 }];
  }
  const { tex, lead } = toKatex(text, formula);
  const failure = results.has(tex) ? results.get(tex) : typesetFormula(tex, formula.display, macros);
  results.set(tex, failure);
  if (failure === undefined) return [];
  const at = failure.at === undefined ? undefined : start + Math.max(0, failure.at - lead);
  const exactSpan = at === undefined || at >= formula.node.end ? span : { start: at, end: at + 1 };
  if (failure.unknownCommand !== undefined) {
    if (!unknown.has(failure.unknownCommand)) unknown.set(failure.unknownCommand, exactSpan.start);
    return [];
  }
  const severity = failure.isCertain ? {} : { severityShift: -1 as const };
  return [{ message: `This formula cannot be typeset: ${failure.message}.`, span: exactSpan, ...severity }];
}

/** Reports all unknown commands of a document at once: a preamble in another file may define them. */
function reportUnknownCommands(unknown: ReadonlyMap<string, number>): Remark[] {
  const [first] = unknown;
  if (first === undefined) return [];
  const [name, start] = first;
  const span = { start, end: start + name.length };
  const named = [...unknown.keys()].slice(0, MAX_NAMED_COMMANDS).join(', ');
  const others = unknown.size - MAX_NAMED_COMMANDS;
  const list = others > 0 ? `${named} and ${others} more` : named;
  const message =
    unknown.size === 1
      ? `Unknown command ${list} in a formula; correct its name or define it.`
      : `Unknown commands in formulas: ${list}; correct their names or define them.`;
  return [{ message, span, severityShift: -1 }];
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
