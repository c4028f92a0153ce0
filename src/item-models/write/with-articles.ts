/** Corrects `a arrow` and `a $18$` to `an`. Words that begin with u, such as `a uranium nucleus`, are unchanged. */
export function withArticles(text: string): string {
  // The second expression matches numbers that are spoken with a vowel: 8…, 11, 18, 11\,000 and 18\,000.
  return text
    .replace(/(?<!\p{Lu}\p{Ll}+ )\b([Aa]) (?=[aeio])/gu, '$1n ')
    .replace(/\b([Aa]) (?=\$(?:8|1[18](?:\\,\d{3})?(?![\d,])))/g, '$1n ');
}
