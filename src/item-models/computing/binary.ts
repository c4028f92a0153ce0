/** Writes a number in binary, padded with zeros to the given number of bits. */
export function toBinary(value: number, bits: number): string {
  return value.toString(2).padStart(bits, '0');
}

/** Writes a number from -128 to 127 in 8-bit two's complement. */
export function twosComplement(value: number): string {
  return toBinary(value < 0 ? 256 + value : value, 8);
}

/** Lists the powers of two that add up to the value, largest first: 64, 32 and 4 for 100. */
export function listPlaceValues(value: number): number[] {
  const bits = value.toString(2);
  return [...bits].flatMap((bit, index) => (bit === '1' ? [2 ** (bits.length - 1 - index)] : []));
}

/** Lists the accepted ways to write the same bits: `00000101`, `0000 0101` and `101`. */
export function bitWordings(bits: string): string[] {
  const groupsOfFour = bits.match(/.{4}/g)?.join(' ') ?? bits;
  const withoutZeros = bits.replace(/^0+(?=.)/, '');
  return [...new Set([bits, groupsOfFour, withoutZeros])];
}
