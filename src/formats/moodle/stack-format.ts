import type { Format } from '../format.ts';
import { writeMoodleDocument } from './moodle-format.ts';

/**
 * Questions as Moodle XML in which numbers with units, expressions and required forms are STACK questions. Moodle needs the plugin
 * STACK to import them. The reader of Moodle XML reads the document.
 */
export const stackFormat: Format = {
  write: (pages, options) => writeMoodleDocument(pages, options, { usesStack: true }),
};
