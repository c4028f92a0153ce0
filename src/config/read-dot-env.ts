import { parseEnv } from 'node:util';
import type { Variables } from './read-variables.ts';
import type { SettingError } from './setting-layer.ts';

const ORIGIN = '.env';
/** Matches `NAME=value`, optionally after `export`. */
const ASSIGNMENT = /^\s*(?:export\s+)?([\w.-]+)\s*=\s*(.*)$/;

/** Parses a `.env` file into its variables and the errors for lines without an assignment. */
export function readDotEnv(text: string): { variables: Variables; errors: SettingError[] } {
  return { variables: parseEnv(text), errors: findInvalidLines(text) };
}

function findInvalidLines(text: string): SettingError[] {
  const errors: SettingError[] = [];
  let openQuote: string | undefined;
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    if (openQuote !== undefined) {
      if (line.includes(openQuote)) openQuote = undefined;
      continue;
    }
    if (/^\s*(?:#|$)/.test(line)) continue;
    const value = ASSIGNMENT.exec(line)?.[2];
    if (value === undefined) errors.push(describeInvalidLine(line, index + 1));
    else openQuote = findOpenQuote(value);
  }
  return errors;
}

/** Returns the quote that a value opens and does not close; a quoted value may span several lines. */
function findOpenQuote(value: string): string | undefined {
  const quote = /^["'`]/.exec(value)?.[0];
  return quote === undefined || value.includes(quote, 1) ? undefined : quote;
}

/** Creates the error for a line without an assignment. It repeats only a word that looks like a name, because other text may be a secret. */
function describeInvalidLine(line: string, lineNumber: number): SettingError {
  const name = /^\s*([A-Z][A-Z_]{2,39})(?=[\s:]|$)/.exec(line)?.[1];
  return {
    name: name === undefined ? `line ${lineNumber}` : `${name} in line ${lineNumber}`,
    problem: 'the line sets nothing, because it has no name and "="',
    allowed: `${name ?? 'NAME'}=value, or # before a comment`,
    origin: ORIGIN,
  };
}
