import { Fault } from '../domain/fault.ts';
import { allReaders } from './readers/all-readers.ts';
import { FIGURE_WORDS } from './readers/figure-words.table.ts';
import { normaliseDescription } from './readers/normalise-description.ts';
import type { Reader } from './readers/reader.ts';
import type { Scene } from './scene.ts';

type RecognisedFigure = { readonly family: string; readonly scene: Scene };

const MAX_DESCRIPTION_LENGTH = 2000;

/**
 * The figure a plain-English description asks for, drawn by rules. Undefined when no family fits, when a needed number is
 * missing or impossible, or when the description names something that the family does not draw.
 */
export function sceneFromDescription(text: string): RecognisedFigure | undefined {
  const description = normaliseDescription(text.slice(0, MAX_DESCRIPTION_LENGTH));
  for (const reader of allReaders) {
    if (!reader.cue.test(description) || namesUndrawnThing(description, reader)) continue;
    const scene = readOrDecline(reader, description);
    if (scene !== undefined) return { family: reader.family, scene };
  }
  return undefined;
}

/** True when the text names a thing that this family would leave out of the figure. */
function namesUndrawnThing(description: string, { draws }: Reader): boolean {
  return FIGURE_WORDS.some(
    (word) => !draws.includes(word) && new RegExp(`\\b${word}(?:s|es)?\\b`, 'i').test(description),
  );
}

/** Sides and angles that fit no figure decline the description; they are not this program's fault. */
function readOrDecline(reader: Reader, description: string): Scene | undefined {
  try {
    return reader.read(description);
  } catch (thrown) {
    if (thrown instanceof Fault && thrown.kind === 'invalid-input') return undefined;
    throw thrown;
  }
}
