/** A paragraph of a stem; one that opens with `(a)` is a part of its own. */
type StemPart = { readonly label: string; readonly tex: string };

const LABEL = /^\(([a-h]|i{1,3}|iv|v)\)\s+/;

/** The paragraphs of a stem; `label` is empty where no part begins. */
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
