import katex from 'katex';
import { UNIT_COMMANDS } from './foreign-commands.table.ts';

/** Why KaTeX rejected a formula. */
export type TypesetFailure = {
  readonly message: string;
  /** Offset in the text that KaTeX parsed. */
  readonly at: number | undefined;
  readonly unknownCommand: string | undefined;
  /** Whether TeX rejects the formula too, whatever packages the document loads. */
  readonly isCertain: boolean;
};

const MAX_EXPANSIONS = 1000;
/** Errors for valid TeX that only KaTeX cannot typeset, and for commands whose number of arguments varies. */
const KATEX_LIMIT =
  /Unknown column alignment|Undefined control sequence: \\(?:root|of|cline|multicolumn|hfill|hfil|vline|noalign|omit|multirow|hskip|vskip|hfilneg|mathstrut|strut|footnotesize|scriptsize|centering|newline|par|vbox|hbox|halign|columnwidth|textwidth|parbox|begingroup|endgroup|xspace|hdots|hdotsfor|intertext|shortintertext|polylongdiv|longdiv|includegraphics|put|line|vector|cancelto)\b|No such environment|end of input in a macro argument|Invalid key/;
/** Errors that TeX reports too. Unmatched braces, formulas and \left are reported by other rules. */
const TEX_ERROR =
  /^(?:Double (?:super|sub)script|Expected group after '[\^_]'|Expected group as argument to '\\(?:[dtc]?frac|sqrt|[dt]?binom|text|math(?:rm|bf|it)|overline|underline|hat|bar)')/;
const UNKNOWN_COMMAND = /Undefined control sequence: (\\\S+)/;
const ERROR_POSITION = / at position (\d+)/;
/** Characters that KaTeX reads as scripts. */
const RAISED = /[\u00b2\u00b3\u00b9\u2070-\u209f\u2032-\u2034]/u;
const COMMAND = /\\[a-zA-Z]+/g;

/** Cache of results, because a question and its variants share most formulas. */
const cache = new Map<string, TypesetFailure | undefined>();
const MAX_CACHED = 2_000;

/** Typesets a formula with KaTeX and returns why this failed; undefined if it is valid or only beyond KaTeX. */
export function typesetFormula(
  tex: string,
  display: boolean,
  macros: Readonly<Record<string, string>>,
): TypesetFailure | undefined {
  if (macros !== UNIT_COMMANDS) return parse(tex, display, macros);
  const key = `${display} ${tex}`;
  if (cache.has(key)) return cache.get(key);
  if (cache.size >= MAX_CACHED) cache.clear();
  const failure = parse(tex, display, macros);
  cache.set(key, failure);
  return failure;
}

function parse(
  tex: string,
  displayMode: boolean,
  macros: Readonly<Record<string, string>>,
): TypesetFailure | undefined {
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
    return KATEX_LIMIT.test(message) ? undefined : readFailure(message, usesMacros(tex, macros));
  }
}

function readFailure(error: string, hasMacros: boolean): TypesetFailure {
  const at = ERROR_POSITION.exec(error)?.[1];
  const message = error
    .replace(/^KaTeX parse error: /, '')
    .replace(/ at (?:position \d+|end of input)[\s\S]*$/, '')
    .replace(/\.$/, '');
  return {
    message,
    at: at === undefined ? undefined : Number(at) - 1,
    unknownCommand: UNKNOWN_COMMAND.exec(error)?.[1],
    isCertain: !hasMacros && TEX_ERROR.test(message),
  };
}

/** Whether a formula uses macros or raised characters, whose definitions for KaTeX only approximate those of TeX. */
function usesMacros(tex: string, macros: Readonly<Record<string, string>>): boolean {
  return RAISED.test(tex) || (tex.match(COMMAND) ?? []).some((command) => Object.hasOwn(macros, command));
}
