/** Matches the label of an entry, such as `(a)`, `b)` or `3.`. */
const LABEL =
  /(?:^|[\s,;])(?:\(\s*([a-h]|[1-8])\s*\)|([a-h]|[1-8])(?:\s*[).:=]|\s+[–-])(?=\s|$|\p{L}))\s*/giu;
const SEPARATOR = /[\n,;/]/u;
const SEPARATOR_WITH_AND = /[\n,;/]|(?<=\s)and(?=\s)/iu;

type Entries = readonly (string | undefined)[];

/**
 * Returns the possible divisions of a list of answers into its entries. If the text begins with a label such as `(a)`, it
 * is divided at labels; otherwise at lines and commas, with and without “and”. An entry without an answer is
 * undefined.
 */
export function splitEntries(text: string): Entries[] {
  const labels = [...text.matchAll(LABEL)];
  if (labels.length > 0 && text.slice(0, labels[0]?.index).trim() === '') return [splitByLabel(text, labels)];
  return [splitPieces(text, SEPARATOR), splitPieces(text, SEPARATOR_WITH_AND)];
}

function splitPieces(text: string, separator: RegExp): string[] {
  return text.split(separator).flatMap((piece) => (piece.trim() === '' ? [] : [piece.trim()]));
}

function splitByLabel(text: string, labels: readonly RegExpExecArray[]): Entries {
  const entries: (string | undefined)[] = [];
  for (const [index, match] of labels.entries()) {
    const start = match.index + match[0].length;
    const end = labels[index + 1]?.index ?? text.length;
    entries[labelToIndex(match[1] ?? match[2] ?? '')] = text.slice(start, end).trim();
  }
  return entries;
}

function labelToIndex(label: string): number {
  return /\d/u.test(label) ? Number(label) - 1 : label.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0);
}
