/** Corrects `a arrow` and `a $18$` to `an`; words in u, such as `a uranium nucleus`, stay. */
export function withArticles(text: string): string {
  return text
    .replace(/\b([Aa]) (?=[aeio])/g, '$1n ')
    .replace(/\b([Aa]) (?=\$(?:8|1[18](?:\\,\d{3})?(?![\d,])))/g, '$1n ');
}
