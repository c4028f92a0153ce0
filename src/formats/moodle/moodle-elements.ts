import { getMarks } from '../../domain/part-marks.ts';
import type { PlainQuestion } from '../../domain/question.ts';
import { visibleText } from '../../latex/visible-text.ts';
import type { NamedPicture } from '../items/load-figures.ts';
import { writeCdata, writeElement, writeTextElement } from '../markup/write-markup.ts';

/** Moodle cuts longer names by itself, without a sign that something is missing. */
const MAX_NAME_LENGTH = 120;
const MAX_IDNUMBER_LENGTH = 100;

/** Writes `<text>` with HTML, and the pictures that the HTML shows. */
export function writeHtml(name: string, html: string, pictures: readonly NamedPicture[] = []): string {
  const files = pictures
    .filter((picture) => html.includes(`@@PLUGINFILE@@/${picture.name}"`))
    .map(({ name: file, bytes }) =>
      writeElement(
        'file',
        { name: file, path: '/', encoding: 'base64' },
        Buffer.from(bytes).toString('base64'),
      ),
    );
  const text = html === '' ? '<text/>' : `<text>${writeCdata(html)}</text>`;
  return writeElement(name, { format: 'html' }, text, ...files);
}

/** Writes the fields that every question has, except its text and its answers. */
export function writeCommon(question: PlainQuestion, idnumber: string): string {
  const marks = getMarks(question);
  return [
    writeTextElement('defaultgrade', marks ?? 1),
    writeTextElement('penalty', 0),
    writeTextElement('hidden', 0),
    writeTextElement('idnumber', idnumber),
  ].join('');
}

export function writeName({ stem, title }: PlainQuestion): string {
  const text =
    visibleText(title ?? stem)
      .replace(/\s+/gu, ' ')
      .trim() || 'Question';
  const name = text.length <= MAX_NAME_LENGTH ? text : `${text.slice(0, MAX_NAME_LENGTH - 1).trimEnd()}…`;
  return writeElement('name', {}, writeTextElement('text', name));
}

/** Writes the fields that Moodle does not have as tags such as `topic: Mechanics`. */
export function writeTags(question: PlainQuestion, passage: string | undefined): string {
  const { kind, subject, level, topic, outcomeId, difficulty } = question;
  const marks = getMarks(question) === undefined ? 'none' : undefined;
  const fields = { kind, subject, level, topic, outcome: outcomeId, difficulty, marks, passage };
  const tags = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [writeElement('tag', {}, writeTextElement('text', `${name}: ${value}`))],
  );
  return writeElement('tags', {}, ...tags);
}

/** Writes a category, in which the questions after it are stored. In its path, a slash in a name is written twice. */
export function writeCategory(names: readonly string[]): string {
  const path = ['$course$', 'top', ...names.map((name) => name.replaceAll('/', '//'))].join('/');
  const category = writeElement('category', {}, writeTextElement('text', path));
  return writeElement('question', { type: 'category' }, category);
}

/** Creates idnumbers that are unique within a file, because Moodle silently drops a repeated one. */
export function createIdnumbers(): (id: string) => string {
  const used = new Set<string>();
  return (id) => {
    const base = id.slice(0, MAX_IDNUMBER_LENGTH);
    let candidate = base;
    for (let n = 2; used.has(candidate); n++) candidate = `${base.slice(0, MAX_IDNUMBER_LENGTH - 6)}-${n}`;
    used.add(candidate);
    return candidate;
  };
}

/** The shares of the grade that Moodle accepts for one right option of several; a question with other shares is skipped. */
const FRACTIONS: Readonly<Record<number, string>> = {
  1: '100',
  2: '50',
  3: '33.33333',
  4: '25',
  5: '20',
  6: '16.66667',
  7: '14.28571',
  8: '12.5',
  9: '11.11111',
  10: '10',
};

/** Returns the share of each right option; undefined if Moodle has no such share. */
export function findFraction(correctCount: number): string | undefined {
  return FRACTIONS[correctCount];
}
