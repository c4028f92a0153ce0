/** Splits a TeX document into one text per question. A passage and its questions are one text. */
export function splitQuestions(tex: string): string[] {
  return tex.split(/(?=^\\item\b)/m).filter((text) => text.startsWith('\\item'));
}
