import { toNumber } from '../../maths/exact/rational.ts';
import { findLetter, findRole } from './number-role.ts';
import { readUnitAfter } from './read-unit-after.ts';
import { type ReadRange, type ScannedToken, scanTokens } from './scan-tokens.ts';
import type { StatedNumber } from './stated-number.ts';

/** Lists the numbers in a range of the source, in order. */
export function listNumbers(source: string, range: ReadRange): StatedNumber[] {
  const tokens = scanTokens(source, range);
  return tokens.flatMap((token, index) =>
    token.kind === 'number' && Number.isFinite(token.value)
      ? [readNumber(source, tokens, { token, index })]
      : [],
  );
}

function readNumber(
  source: string,
  tokens: readonly ScannedToken[],
  { token, index }: { readonly token: ScannedToken; readonly index: number },
): StatedNumber {
  const next = tokens[index + 1];
  const isPercent = /^(?:%|\\?percent)$/.test(next?.text ?? '');
  const reading = isPercent ? undefined : readUnitAfter(source, token, next);
  const unit = reading?.unit;
  const letter = findLetter(tokens, index);
  const size = unit === undefined ? 1 : toNumber(unit.factor) * Math.PI ** unit.pi;
  const offset = unit?.offset === undefined ? 0 : toNumber(unit.offset);
  const role = findRole({ source, tokens, index, letter, end: reading?.end ?? token.end });
  return {
    token,
    index,
    tokens,
    value: token.value,
    ...readPrecision(token),
    role,
    unit,
    baseValue: (token.value + offset) * size,
    isPercent,
    isWord: /^\p{L}/u.test(source.slice(token.start, token.start + 2)),
    letter: role === 'stated' || isFactor(next) ? letter : undefined,
  };
}

/** Whether a letter follows, as in `v = 0.95c`. */
function isFactor(next: ScannedToken | undefined): boolean {
  return next?.kind === 'word' && next.isFormula && /^\p{L}$/u.test(next.text);
}

function readPrecision({ text, value }: ScannedToken): Pick<StatedNumber, 'places' | 'step'> {
  if (text.includes('/')) return { places: 0, step: 0 };
  const places = text.split('.')[1]?.length ?? 0;
  return { places, step: 10 ** -places * (value === 0 ? 1 : value / Number(text)) };
}
