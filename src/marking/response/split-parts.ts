const LABEL =
  /(?:^|[\s,;])(?:\(\s*([a-h]|[1-8])\s*\)|([a-h]|[1-8])(?:\s*[).:=]|\s+[–-])(?=\s|$|\p{L}))\s*/giu;
const SEPARATOR = /[\n,;/]/u;
const JOINED = /[\n,;/]|(?<=\s)and(?=\s)/iu;

type AnswerParts = readonly (string | undefined)[];

/**
 * The ways to read what a learner wrote for each of several things asked: by the labels `(a)`, `b)`, `3.` where the
 * text begins with one, else one to a line or between commas, and then with and without “and” as a comma. A part
 * without an answer is undefined.
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
