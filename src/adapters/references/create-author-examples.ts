import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hashText } from '../../domain/question-id.ts';
import type { AuthorExample, AuthorExamples } from '../../ports/author-examples.ts';
import { decodeText } from '../files/decode-text.ts';
import { replaceFile } from '../files/replace-file.ts';

const FILE_ENDING = '.tex';
/** Matches a comment line with the type or topic of a drawing, such as `% topic: springs`. */
const LABEL_LINE = /^% (diagram|topic): (.*)$/;

/**
 * Creates the store of author examples (drawings that an author approved) in a folder. The first lines of each file contain
 * its type and topic; TeX files without these lines are also examples.
 */
export function createAuthorExamples(folder: string): AuthorExamples {
  return {
    folder,
    add: async (draft) => {
      const tex = draft.tex.trim();
      const example = { id: createId(draft.diagramType, tex), ...draft, tex };
      await replaceFile(join(folder, `${example.id}${FILE_ENDING}`), formatExample(example));
      return example;
    },
    list: async () => {
      const names = (await readdir(folder).catch((): string[] => []))
        .filter((name) => name.endsWith(FILE_ENDING))
        .toSorted();
      return Promise.all(names.map((name) => readExample(folder, name)));
    },
    remove: async (id) => {
      const names = await readdir(folder).catch((): string[] => []);
      if (!names.includes(`${id}${FILE_ENDING}`)) return false;
      await rm(join(folder, `${id}${FILE_ENDING}`));
      return true;
    },
  };
}

function createId(diagramType: string, tex: string): string {
  const prefix =
    diagramType
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'drawing';
  return `${prefix}-${hashText(tex).slice(0, 8)}`;
}

function formatExample({ diagramType, topic, tex }: AuthorExample): string {
  const toOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
  return `% diagram: ${toOneLine(diagramType)}\n% topic: ${toOneLine(topic)}\n${tex}\n`;
}

async function readExample(folder: string, name: string): Promise<AuthorExample> {
  const lines = decodeText(await readFile(join(folder, name)), name).split(/\r?\n/);
  const labels = new Map(
    lines.flatMap((line) => {
      const [, label = '', value = ''] = LABEL_LINE.exec(line) ?? [];
      return label === '' ? [] : [[label, value.trim()] as const];
    }),
  );
  return {
    id: name.slice(0, -FILE_ENDING.length),
    diagramType: labels.get('diagram') ?? 'other',
    topic: labels.get('topic') ?? '',
    tex: lines
      .filter((line) => !LABEL_LINE.test(line))
      .join('\n')
      .trim(),
  };
}
