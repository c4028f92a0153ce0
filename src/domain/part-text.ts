import type { Part } from './part.ts';
import type { PlainQuestion } from './question.ts';

/** Writes a question as one text: the vignette, the stem, then each part with its label, as `(a) Calculate …`. */
export function printPartsText({ vignette, stem, parts = [] }: PlainQuestion): string {
  return joinParagraphs([vignette, stem, ...parts.flatMap(listParagraphs)]);
}

/** Writes the text that all parts share: the vignette and the stem. */
export function printSharedText({ vignette, stem }: Pick<PlainQuestion, 'vignette' | 'stem'>): string {
  return joinParagraphs([vignette, stem]);
}

function listParagraphs({ label, lead, text, parts = [] }: Part): (string | undefined)[] {
  return [lead, `(${label}) ${text}`.trimEnd(), ...parts.flatMap(listParagraphs)];
}

export function joinParagraphs(texts: readonly (string | undefined)[]): string {
  return texts.filter((text) => text !== undefined && text !== '').join('\n\n');
}
