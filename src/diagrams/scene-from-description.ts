import { Fault } from '../domain/fault.ts';
import { allReaders } from './readers/all-readers.ts';
import { FIGURE_WORDS } from './readers/figure-words.table.ts';
import { normaliseDescription } from './readers/normalise-description.ts';
import type { Reader } from './readers/reader.ts';
import type { Scene } from './scene.ts';

type RecognisedFigure = { readonly family: string; readonly scene: Scene };

const MAX_DESCRIPTION_LENGTH = 2000;

/**
 * Draws the figure that a plain-English description names, by rules. Undefined when no family matches, when a required
 * number is missing or impossible, or when the description names something that the family does not draw.
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

/** Whether the text names a thing that this family does not draw. */
function namesUndrawnThing(description: string, { draws }: Reader): boolean {
  return FIGURE_WORDS.some(
    (word) => !draws.includes(word) && new RegExp(`\\b${word}(?:s|es)?\\b`, 'i').test(description),
  );
}

/** Reads a description; an impossible figure, such as sides that form no triangle, declines it instead of failing. */
function readOrDecline(reader: Reader, description: string): Scene | undefined {
  try {
    return reader.read(description);
  } catch (thrown) {
    if (thrown instanceof Fault && thrown.kind === 'invalid-input') return undefined;
    throw thrown;
  }
}
