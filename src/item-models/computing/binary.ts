/** A number in binary, padded with zeros to the given number of bits. */
export function toBinary(value: number, bits: number): string {
  return value.toString(2).padStart(bits, '0');
}

/** The two's complement of a number in eight bits. */
export function twosComplement(value: number): string {
  return toBinary(value < 0 ? 256 + value : value, 8);
}

/** Accepted ways to write the same bits: `00000101`, `0000 0101` and `101`. */
export function bitWordings(bits: string): string[] {
  const nibbles = bits.match(/.{4}/g)?.join(' ') ?? bits;
  const short = bits.replace(/^0+(?=.)/, '');
  return [...new Set([bits, nibbles, short])];
}
