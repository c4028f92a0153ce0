import { escapeTex } from '../../text/escape-tex.ts';
import { GAP_CONCEPTS } from './gap-concepts.table.ts';

/** Returns the concept to learn for a gap tag, as LaTeX text; undefined if there is no text for the tag. */
export function findConcept(tag: string): string | undefined {
  const concept = GAP_CONCEPTS[tag];
  return concept === undefined ? undefined : escapeTex(concept);
}
