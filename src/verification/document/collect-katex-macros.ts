import { UNIT_COMMANDS } from './foreign-commands.table.ts';

/** Matches \newcommand, \def and \DeclareMathOperator and captures name and body; the body has up to four levels of braces. */
const DEFINITION =
  /\\(?:(?:re)?newcommand|providecommand)\*?\s*\{?\s*(\\[a-zA-Z]+)\s*\}?\s*(?:\[(\d)\])?\s*(?:\[[^\]]*\])?\s*\{((?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*)\}|\\(?:g|e|x)?def\s*(\\[a-zA-Z]+)\s*((?:#\d)*)\s*\{((?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*)\}|\\DeclareMathOperator\*?\s*\{\s*(\\[a-zA-Z]+)\s*\}\s*\{([^{}]*)\}/g;
const MAX_PREAMBLE_LENGTH = 200_000;

/**
 * Returns the macros that a document defines, plus definitions for commands of common packages that KaTeX does not support.
 */
export function collectKatexMacros(source: string): Readonly<Record<string, string>> {
  if (!/\\(?:def|gdef|newcommand|renewcommand|providecommand|DeclareMathOperator)/.test(source))
    return UNIT_COMMANDS;
  const macros: Record<string, string> = { ...UNIT_COMMANDS };
  for (const match of source.slice(0, MAX_PREAMBLE_LENGTH).matchAll(DEFINITION)) {
    const [, command, , body, defName, , defBody, operator, name] = match;
    if (command !== undefined) macros[command] = body ?? '';
    else if (defName !== undefined) macros[defName] = defBody ?? '';
    else if (operator !== undefined) macros[operator] = `\\operatorname{${name ?? ''}}`;
  }
  return macros;
}
