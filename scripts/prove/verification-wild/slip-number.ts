import { pick, type SeededRandom } from '../../../src/verification/planted-errors/edit-text.ts';

type Slip = (literal: string, random: SeededRandom) => string | undefined;

/** The slips of authors; a changed digit is the most frequent. */
const SLIPS: readonly Slip[] = [changeDigit, changeDigit, changeDigit, swapDigits, swapDigits, movePoint];

/** Writes a number as an author does by mistake: a wrong digit, two digits swapped or the decimal point moved. */
export function slipNumber(literal: string, random: SeededRandom): string | undefined {
  const changed = pick(SLIPS, random)?.(literal, random);
  return changed === undefined || changed === literal || /^0\d/.test(changed) ? undefined : changed;
}

const findDigits = (literal: string): number[] =>
  [...literal].flatMap((character, index) => (/\d/.test(character) ? [index] : []));

const replaceAt = (text: string, index: number, character: string): string =>
  text.slice(0, index) + character + text.slice(index + 1);

function changeDigit(literal: string, random: SeededRandom): string | undefined {
  const index = pick(findDigits(literal), random);
  return index === undefined ? undefined : replaceAt(literal, index, String(random.below(10)));
}

function swapDigits(literal: string, random: SeededRandom): string | undefined {
  const digits = findDigits(literal);
  const place = random.below(digits.length - 1);
  const [first, second] = [digits[place], digits[place + 1]];
  if (first === undefined || second === undefined) return undefined;
  return replaceAt(replaceAt(literal, first, literal[second] ?? ''), second, literal[first] ?? '');
}

function movePoint(literal: string, random: SeededRandom): string | undefined {
  const isRight = random.below(2) === 0;
  if (/^\d+$/.test(literal)) {
    if (!/\d0$/.test(literal)) return undefined;
    return isRight ? `${literal}0` : literal.slice(0, -1);
  }
  const parts = /^(\d+)\.(\d+)$/.exec(literal);
  if (parts === null) return undefined;
  const [, whole = '', decimals = ''] = parts;
  if (isRight) return trimZeros(`${whole}${decimals[0]}.${decimals.slice(1)}`);
  return whole.length > 1 ? `${whole.slice(0, -1)}.${whole.at(-1)}${decimals}` : `0.${whole}${decimals}`;
}

/** Removes zeros at the front and a point at the end. */
const trimZeros = (literal: string): string => literal.replace(/^0+(?=\d)/, '').replace(/\.$/, '');
