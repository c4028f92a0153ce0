import { parseEnv } from 'node:util';
import type { Variables } from './read-variables.ts';
import type { SettingMistake } from './setting-layer.ts';

const ORIGIN = '.env';
const ASSIGNMENT = /^\s*(?:export\s+)?([\w.-]+)\s*=\s*(.*)$/;

/** The variables of a `.env` file, and its lines that set nothing. */
export function readDotEnv(text: string): { variables: Variables; mistakes: SettingMistake[] } {
  return { variables: parseEnv(text), mistakes: findLooseLines(text) };
}

function findLooseLines(text: string): SettingMistake[] {
  const mistakes: SettingMistake[] = [];
  let openQuote: string | undefined;
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    if (openQuote !== undefined) {
      if (line.includes(openQuote)) openQuote = undefined;
      continue;
    }
    if (/^\s*(?:#|$)/.test(line)) continue;
    const value = ASSIGNMENT.exec(line)?.[2];
    if (value === undefined) mistakes.push(looseLine(line, index + 1));
    else openQuote = quoteLeftOpen(value);
  }
  return mistakes;
}

/** A quoted value may go on over several lines. */
function quoteLeftOpen(value: string): string | undefined {
  const quote = /^["'`]/.exec(value)?.[0];
  return quote === undefined || value.includes(quote, 1) ? undefined : quote;
}

/** Only a word in the form of a name is repeated, because anything else may be a secret. */
function looseLine(line: string, place: number): SettingMistake {
  const name = /^\s*([A-Z][A-Z_]{2,39})(?=[\s:]|$)/.exec(line)?.[1];
  return {
    name: name === undefined ? `line ${place}` : `${name} in line ${place}`,
    problem: 'the line sets nothing, because it has no name and "="',
    allowed: `${name ?? 'NAME'}=value, or # before a comment`,
    origin: ORIGIN,
  };
}
