/** A 32-bit FNV-1a hash; different start values give independent hashes of the same text. */
function hash(text: string, start: number): number {
  let value = start;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 16_777_619);
  return value >>> 0;
}

/**
 * Creates the thread id of a learner's n-th exam of a course. The id is derived from its inputs, so that two windows
 * that start the same exam at the same time create one thread.
 */
export function createAttemptId(learner: string, course: string, number: number): string {
  const name = JSON.stringify(['exam', learner, course, number]);
  // The first number is the standard start value of FNV-1a; the others are arbitrary.
  const digits = [2_166_136_261, 40_389, 104_729, 1_299_709]
    .map((start) => hash(name, start).toString(16).padStart(8, '0'))
    .join('');
  // A UUID has groups of 8, 4, 4, 4 and 12 digits. The third group starts with the version, the fourth with the variant.
  const [a, b, c, d, e] = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(13, 16),
    digits.slice(17, 20),
    digits.slice(20),
  ];
  // UUID version 8 is reserved for custom schemes like this one.
  return `${a}-${b}-8${c}-a${d}-${e}`;
}
