import type { Question } from '../../domain/question.ts';
import type { XmlElement } from '../../ports/xml-reader.ts';
import { type ContentSource, readInline } from '../items/read-content.ts';
import { findChild, getText, listChildren } from '../markup/find-elements.ts';
import { parseHtml } from '../markup/parse-html.ts';
import { getHtml } from './moodle-text.ts';
import type { ClozeField } from './read-cloze.ts';
import { readGapBody } from './read-moodle-parts.ts';

type Body = Pick<Question, 'stem'> & Partial<Question>;

/**
 * Reads a question of type `gapselect` (a list in each gap) or `ddwtos` (words are dragged into gaps). `[[2]]` in the text is a gap
 * whose right word is the second one; the words of its group are the options.
 */
export function readWordGaps(element: XmlElement, source: ContentSource): Body | string {
  const words = listChildren(element, 'selectoption', 'dragbox').map((word) => ({
    text: readInline(parseHtml(getText(findChild(word, 'text'))), source),
    group: getText(findChild(word, 'group')).trim(),
  }));
  const html = getHtml(findChild(element, 'questiontext'));
  const right = Array.from(html.matchAll(/\[\[(\d+)\]\]/gu), ([, number]) => words[Number(number) - 1]);
  if (right.length === 0) return 'its text has no gap';
  const weight = findWeight(element, right.length, source);
  const fields: ClozeField[] = [];
  for (const word of right) {
    if (word === undefined) return 'one of its gaps has no right word';
    const options = words
      .filter(({ group }) => group === word.group)
      .map((each, index) => ({
        id: String.fromCharCode(97 + index),
        text: each.text,
        correct: each === word,
      }));
    if (options.length < 2 || options.length > 26) return `one of its gaps has ${options.length} words`;
    const correct = options.filter((option) => option.correct).map(({ id }) => id);
    fields.push({ weight, content: { options, answer: { kind: 'choice', correct } } });
  }
  let index = 0;
  const withGaps = html.replace(/\[\[\d+\]\]/gu, () => `<span class="vb-gap" title="${index++}"></span>`);
  const body = readGapBody(withGaps, fields, source);
  return typeof body === 'string' ? body : { ...body, marks: weight * right.length };
}

/** Moodle divides the marks of the question by the number of gaps; here, a gap has at least one whole mark. */
function findWeight(element: XmlElement, count: number, source: ContentSource): number {
  const share = Number(getText(findChild(element, 'defaultgrade'))) / count;
  if (Number.isInteger(share) && share > 0) return share;
  source.onFinding({
    rule: 'marks-are-kept',
    message: `The marks cannot be divided by the ${count} gaps; each gap has 1 mark.`,
  });
  return 1;
}
