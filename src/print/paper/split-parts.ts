/**
 * A paragraph of a stem (the text of a question). `label` is `a` if it begins with `(a)`, and empty if
 * unlabelled.
 */
type StemPart = { readonly label: string; readonly tex: string };

const LABEL = /^\(([a-h]|i{1,3}|iv|v)\)\s+/;

/** Splits a stem into paragraphs and reads the labels of its parts. */
export function splitParts(stem: string): StemPart[] {
  return stem
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => {
      const label = LABEL.exec(paragraph.trimStart());
      if (label === null) return { label: '', tex: paragraph };
      return { label: label[1] ?? '', tex: paragraph.trimStart().slice(label[0].length) };
    });
}
