/** `a arrow` and `a $18$` as a person writes them; words in u, such as `a uranium nucleus`, are left alone. */
export function withArticles(text: string): string {
  return text
    .replace(/\b([Aa]) (?=[aeio])/g, '$1n ')
    .replace(/\b([Aa]) (?=\$(?:8|1[18](?:\\,\d{3})?(?![\d,])))/g, '$1n ');
}
