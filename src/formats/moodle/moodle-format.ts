import type { Question } from '../../domain/question.ts';
import type { Format, WriteOptions } from '../format.ts';
import { createSectionStarts } from '../items/section-starts.ts';
import { writeCdata, writeElement } from '../markup/write-markup.ts';
import { createIdnumbers, writeCategory } from './moodle-elements.ts';
import { readMoodleDocument } from './read-moodle-document.ts';
import { writeGroup } from './write-group.ts';

/** Questions as Moodle XML. Each element also contains the neutral question, which Moodle ignores. */
export const moodleFormat: Format = {
  read: async (bytes, { name, engines }) => readMoodleDocument(bytes, name, await engines.openXml()),
  write: (pages, options) => writeMoodleDocument(pages, options, { usesStack: false }),
};

/** Writes Moodle XML; with `usesStack`, answers that only STACK can mark are STACK questions. */
export async function* writeMoodleDocument(
  pages: AsyncIterable<readonly Question[]>,
  { figures, onLoss, outline }: WriteOptions,
  { usesStack }: { readonly usesStack: boolean },
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const getIdnumber = createIdnumbers();
  const getSection = createSectionStarts(outline);
  yield encoder.encode('<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n');
  for await (const page of pages) {
    for (const question of page) {
      const section = getSection();
      if (section !== undefined) yield encoder.encode(`${writeCategory([outline?.title ?? '', section])}\n`);
      const [first, ...rest] = await writeGroup(question, { figures, onLoss, getIdnumber, usesStack });
      if (first === undefined) continue;
      const neutral = writeElement(
        'vbagent',
        { elements: rest.length + 1, ...(usesStack && { stack: true }) },
        writeCdata(JSON.stringify(question)),
      );
      const withNeutral = first.replace(/<\/question>$/u, () => `${neutral}</question>`);
      yield encoder.encode(`${[withNeutral, ...rest].join('\n')}\n`);
    }
  }
  yield encoder.encode('</quiz>\n');
}
