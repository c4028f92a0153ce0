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
    if (!reader.pattern.test(description) || findOtherObject(description, reader) !== undefined) continue;
    const scene = readOrExplain(reader, description);
    if (typeof scene === 'object') return { family: reader.family, scene };
  }
  return undefined;
}

/** Explains why no family draws the description; undefined when no family recognises it at all. */
export function explainRefusal(text: string): string | undefined {
  const description = normaliseDescription(text.slice(0, MAX_DESCRIPTION_LENGTH));
  const matching = allReaders.filter(({ pattern }) => pattern.test(description));
  for (const reader of matching) {
    if (findOtherObject(description, reader) !== undefined) continue;
    const reason = readOrExplain(reader, description);
    if (typeof reason === 'string') return reason;
  }
  for (const reader of matching) {
    const word = findOtherObject(description, reader);
    if (word !== undefined) return `The figure “${reader.family}” cannot show this: ${word}.`;
  }
  return undefined;
}

/** Returns the first word for an object that this family cannot draw. */
function findOtherObject(description: string, { drawableWords }: Reader): string | undefined {
  return FIGURE_WORDS.find(
    (word) => !drawableWords.includes(word) && new RegExp(`\\b${word}(?:s|es)?\\b`, 'i').test(description),
  );
}

/** Reads a description. Returns the reason for an impossible figure, such as sides that form no triangle. */
function readOrExplain(reader: Reader, description: string): Scene | string | undefined {
  try {
    return reader.read(description);
  } catch (thrown) {
    if (thrown instanceof Fault && thrown.kind === 'invalid-input') return thrown.message;
    throw thrown;
  }
}
