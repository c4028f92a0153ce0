import type { PlainQuestion, Question } from '../../domain/question.ts';
import { visibleText } from '../../latex/visible-text.ts';
import type { FileToArchive } from '../../ports/archives.ts';
import type { SqliteRow } from '../../ports/sqlite-writer.ts';
import type { Format, WriteOptions } from '../format.ts';
import { loadFigures, type NamedPicture } from '../items/load-figures.ts';
import { createLossReporter, type LossReporter } from '../items/losses.ts';
import { createRenderer, type Renderer, renderQuestionBody } from '../items/render-body.ts';
import { createDelimiterStyle } from '../markup/markup-styles.ts';
import { type AnkiDeck, COLLECTION_SCHEMA, createCollectionRow, MODEL_ID } from './anki-collection.ts';
import { type AnkiNote, createNote } from './anki-note.ts';

/** Cards for Anki. A note keeps its id, so importing a newer file updates the cards and keeps the learning history. */
export const ankiFormat: Format = { write: writePackage };

type AnkiMedia = { readonly name: string; readonly bytes: Uint8Array };
type Collection = { readonly media: Map<string, AnkiMedia>; readonly decks: Map<string, AnkiDeck> };

async function* writePackage(
  pages: AsyncIterable<readonly Question[]>,
  options: WriteOptions,
): AsyncGenerator<Uint8Array> {
  const collection: Collection = { media: new Map(), decks: new Map() };
  const sqlite = await options.engines.openSqlite();
  const database = await sqlite.write(COLLECTION_SCHEMA, listRows(pages, collection, options));
  const archives = await options.engines.openArchives();
  yield* archives.stream(listFiles(database, [...collection.media.values()]));
}

async function* listFiles(database: Uint8Array, media: readonly AnkiMedia[]): AsyncGenerator<FileToArchive> {
  yield { name: 'collection.anki2', content: database };
  yield {
    name: 'media',
    content: JSON.stringify(Object.fromEntries(media.map(({ name }, index) => [index, name]))),
  };
  for (const [index, { bytes }] of media.entries()) yield { name: String(index), content: bytes };
}

async function* listRows(
  pages: AsyncIterable<readonly Question[]>,
  collection: Collection,
  options: WriteOptions,
): AsyncGenerator<SqliteRow> {
  const seconds = Math.floor(options.engines.now().getTime() / 1000);
  const ids = new Set<number>();
  let position = 0;
  for await (const page of pages)
    for (const question of page)
      for (const note of await createNotes(question, collection, options)) {
        position++;
        const hash = await hashText(note.id);
        const id = chooseId(hash, ids);
        const deck = findDeck(question.subject, collection);
        const fields = note.fields.join('\u001f');
        const sortField = visibleText(note.fields[0]?.replace(/<[^>]*>/gu, ' ') ?? '').slice(0, 200);
        const checksum = Number.parseInt((await hashText(note.fields[0] ?? '')).slice(0, 8), 16);
        const tags = ` ${note.tags.join(' ')} `;
        yield {
          table: 'notes',
          values: [id, toGuid(hash), MODEL_ID, seconds, -1, tags, fields, sortField, checksum, 0, ''],
        };
        yield {
          table: 'cards',
          values: [id, id, deck.id, 0, seconds, -1, 0, 0, position, 0, 0, 0, 0, 0, 0, 0, 0, ''],
        };
      }
  yield { table: 'col', values: createCollectionRow([...collection.decks.values()], seconds) };
}

/** Returns the hash of a text as hexadecimal digits. */
async function hashText(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Derives the GUID of a note, by which Anki finds the note again. */
function toGuid(hash: string): string {
  return `vb${hash.slice(0, 16)}`;
}

/** Derives the number of a note from its hash, so that it is the same in every export; if two hashes give the same number, the next free one is used. */
function chooseId(hash: string, used: Set<number>): number {
  let id = 1_000_000_000_000 + (Number.parseInt(hash.slice(0, 12), 16) % 600_000_000_000);
  while (used.has(id)) id++;
  used.add(id);
  return id;
}

/** Finds or creates the deck of a subject. Its id is derived from its name and never equals the id of the default deck. */
function findDeck(subject: string | undefined, { decks }: Collection): AnkiDeck {
  const name = subject === undefined ? 'Questions' : `Questions::${subject.replaceAll('::', ' ').trim()}`;
  const known = decks.get(name);
  if (known !== undefined) return known;
  let number = 0;
  for (const sign of name) number = (number * 31 + (sign.codePointAt(0) ?? 0)) % 500_000_000_000;
  const deck = { id: 1_000_000_000_000 + number, name };
  decks.set(name, deck);
  return deck;
}

async function createNotes(
  question: Question,
  collection: Collection,
  options: WriteOptions,
): Promise<AnkiNote[]> {
  const losses = createLossReporter('anki', question, options.onLoss);
  const figures = await loadFigures(question, options.figures);
  const prefix = `vb-${(await hashText(question.id)).slice(0, 10)}-`;
  const getAddress = ({ name, bytes }: NamedPicture): string => {
    collection.media.set(prefix + name, { name: prefix + name, bytes });
    return prefix + name;
  };
  const onUnknown = (): void =>
    losses.report(
      'stem',
      'lossy',
      'unknown-command',
      'A TeX command is not known; only its arguments are shown.',
    );
  const style = createDelimiterStyle({ underline: ['<u>', '</u>'], onUnknown });
  const renderer = createRenderer(style, figures, { losses, getAddress });
  if (question.kind !== 'passage') return [createNoteWithLosses(question, renderer, losses, '')];
  losses.report('questions', 'normalised', 'passage-on-cards', 'Each card of a passage repeats its text.');
  const passage = renderQuestionBody(question, renderer, true);
  return (question.questions ?? []).map((each) =>
    createNoteWithLosses(
      { ...inheritFields(question), ...each },
      renderer,
      losses.within(`questions.${each.id}`),
      passage,
    ),
  );
}

/** Returns the fields of a passage that each of its questions has too, unless the question states its own. */
function inheritFields({ subject, level, topic }: Question): Partial<PlainQuestion> {
  return {
    ...(subject === undefined ? {} : { subject }),
    ...(level === undefined ? {} : { level }),
    ...(topic === undefined ? {} : { topic }),
  };
}

function createNoteWithLosses(
  question: PlainQuestion,
  renderer: Renderer,
  losses: LossReporter,
  passage: string,
): AnkiNote {
  losses.report(
    'answer',
    'lossy',
    'self-marked',
    'Anki shows the answer; the learner marks it, and marks are not counted.',
  );
  const { source, provenance, comments } = question;
  if (source !== undefined || provenance !== undefined || comments.length > 0)
    losses.report(
      'source',
      'dropped',
      'no-source',
      'Cards have no place for the source, the maker and comments.',
    );
  return createNote(question, renderer, passage);
}
