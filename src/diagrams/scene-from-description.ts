import { Fault } from '../domain/fault.ts';
import { allReaders } from './readers/all-readers.ts';
import { FIGURE_WORDS } from './readers/figure-words.table.ts';
import { normaliseDescription } from './readers/normalise-description.ts';
import type { Reader } from './readers/reader.ts';
import type { Scene } from './scene.ts';

type RecognisedFigure = { readonly family: string; readonly scene: Scene };

const MAX_DESCRIPTION_LENGTH = 2000;

/**
 * Draws the figure of a plain-English description, by rules. Returns undefined when no family matches, when a required
 * number is missing or impossible, or when the description mentions an object that the family cannot draw.
 */
export function sceneFromDescription(text: string): RecognisedFigure | undefined {
  const description = normaliseDescription(text.slice(0, MAX_DESCRIPTION_LENGTH));
  for (const reader of allReaders) {
    if (!reader.pattern.test(description) || mentionsOtherObject(description, reader)) continue;
    const scene = readOrDecline(reader, description);
    if (scene !== undefined) return { family: reader.family, scene };
  }
  return undefined;
}

/** Returns whether the text mentions an object that this family cannot draw. */
function mentionsOtherObject(description: string, { drawableWords: draws }: Reader): boolean {
  return FIGURE_WORDS.some(
    (word) => !draws.includes(word) && new RegExp(`\\b${word}(?:s|es)?\\b`, 'i').test(description),
  );
}

/** Reads a description. Returns undefined for an impossible figure, such as sides that form no triangle. */
function readOrDecline(reader: Reader, description: string): Scene | undefined {
  try {
    return reader.read(description);
  } catch (thrown) {
    if (thrown instanceof Fault && thrown.kind === 'invalid-input') return undefined;
    throw thrown;
  }
}
