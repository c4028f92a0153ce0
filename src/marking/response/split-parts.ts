/** A part label such as `(a)`, `b)` or `3.`. */
const LABEL =
  /(?:^|[\s,;])(?:\(\s*([a-h]|[1-8])\s*\)|([a-h]|[1-8])(?:\s*[).:=]|\s+[–-])(?=\s|$|\p{L}))\s*/giu;
const SEPARATOR = /[\n,;/]/u;
const JOINED = /[\n,;/]|(?<=\s)and(?=\s)/iu;

type AnswerParts = readonly (string | undefined)[];

/**
 * Returns the ways to read a response to several parts: by labels `(a)`, `b)`, `3.` if the text begins with
 * one; otherwise by lines or commas, with and without “and” as a separator. A part without an answer is
 * undefined.
 */
export function splitParts(text: string): AnswerParts[] {
  const labels = [...text.matchAll(LABEL)];
  if (labels.length > 0 && text.slice(0, labels[0]?.index).trim() === '') return [byLabel(text, labels)];
  return [piecesOf(text, SEPARATOR), piecesOf(text, JOINED)];
}

function piecesOf(text: string, separator: RegExp): string[] {
  return text.split(separator).flatMap((piece) => (piece.trim() === '' ? [] : [piece.trim()]));
}

function byLabel(text: string, labels: readonly RegExpExecArray[]): AnswerParts {
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
