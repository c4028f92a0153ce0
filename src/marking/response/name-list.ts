const NUMBER_LIST = /^\s*[-−+]?\d+(?:\.\d+)?(?:\s*[,;]\s*[-−+]?\d+(?:\.\d+)?)+\s*$/u;

/** Rewrites a list of as many numbers as the answer has letters: `2, 6, 8` as `a = 2, b = 6, c = 8`. Other texts are returned unchanged. */
export function nameList(text: string, names: readonly string[]): string {
  if (names.length < 2 || !NUMBER_LIST.test(text)) return text;
  const numbers = text.split(/[,;]/u).map((number) => number.trim());
  if (numbers.length !== names.length) return text;
  return names.map((name, index) => `${name} = ${numbers[index]}`).join(', ');
}
