/** Matches the label of a part, such as `(a)`, `b)` or `3.`. */
const LABEL =
  /(?:^|[\s,;])(?:\(\s*([a-h]|[1-8])\s*\)|([a-h]|[1-8])(?:\s*[).:=]|\s+[–-])(?=\s|$|\p{L}))\s*/giu;
const SEPARATOR = /[\n,;/]/u;
const SEPARATOR_WITH_AND = /[\n,;/]|(?<=\s)and(?=\s)/iu;

type AnswerParts = readonly (string | undefined)[];

/**
 * Returns the possible divisions of a response into parts. If the text begins with a label such as `(a)`, it
 * is divided at labels; otherwise at lines and commas, with and without “and”. A part without an answer is
 * undefined.
 */
export function splitParts(text: string): AnswerParts[] {
  const labels = [...text.matchAll(LABEL)];
  if (labels.length > 0 && text.slice(0, labels[0]?.index).trim() === '') return [splitByLabel(text, labels)];
  return [splitPieces(text, SEPARATOR), splitPieces(text, SEPARATOR_WITH_AND)];
}

function splitPieces(text: string, separator: RegExp): string[] {
  return text.split(separator).flatMap((piece) => (piece.trim() === '' ? [] : [piece.trim()]));
}

function splitByLabel(text: string, labels: readonly RegExpExecArray[]): AnswerParts {
  const parts: (string | undefined)[] = [];
  for (const [index, match] of labels.entries()) {
    const start = match.index + match[0].length;
    const end = labels[index + 1]?.index ?? text.length;
    parts[labelToIndex(match[1] ?? match[2] ?? '')] = text.slice(start, end).trim();
  }
  return parts;
}

function labelToIndex(label: string): number {
  return /\d/u.test(label) ? Number(label) - 1 : label.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0);
}
