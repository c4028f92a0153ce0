const BITS = /^[01][01 ]{3,}$/u;

/** Returns whether a wording is a binary number, whose bits may be written in groups. */
export function isBinaryNumber(wording: string): boolean {
  return BITS.test(wording);
}

/** Returns whether a line has exactly the bits of a wording, in one or several neighbouring groups of digits. */
export function hasBits(line: string, wording: string): boolean {
  const bits = wording.replaceAll(' ', '');
  // Groups on both sides of a word or a sign are not neighbours.
  return (line.match(/[\d\s]+/gu) ?? []).some((run) => {
    const groups = run.trim().split(/\s+/u);
    return groups.some((_, start) =>
      groups.slice(start).some((_, length) => groups.slice(start, start + length + 1).join('') === bits),
    );
  });
}
