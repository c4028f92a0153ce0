import { type AnsweredPart, isShort, type PartTexts } from './answered-part.ts';
import type { PartLabel } from './find-part-labels.ts';
import { isLikelyAnswer } from './is-likely-answer.ts';

/** A text with labels, and the texts of the parts if each label is before its answer. */
type LabelledText = {
  readonly text: string;
  readonly labels: readonly PartLabel[];
  readonly texts: PartTexts;
};

/** Lists other ways to read a text with labels: a label may be after its answer, and some parts may have none. */
export function listDoubtfulSplits(labelled: LabelledText, parts: readonly AnsweredPart[]): PartTexts[] {
  return [splitBeforeLabels(labelled, parts), splitPartlyLabelled(labelled, parts)].filter(
    (texts) => texts !== undefined,
  );
}

/** Splits `osmosis (a), diffusion (b)`: every part has one label, with an answer before it, and the text ends with a label. */
function splitBeforeLabels(
  { text, labels }: LabelledText,
  parts: readonly AnsweredPart[],
): PartTexts | undefined {
  const hasOneLabelEach =
    labels.length === parts.length && new Set(labels.map(({ path }) => path)).size === parts.length;
  if (!hasOneLabelEach || /[\p{L}\d]/u.test(text.slice(labels.at(-1)?.end))) return undefined;
  const answers = labels.map(({ path, start }, index): [string, string] => {
    const before = text.slice(labels[index - 1]?.end ?? 0, start);
    return [path, before.replace(/^[\s,;.]{1,20}/u, '').trim()];
  });
  return answers.every(([, answer]) => answer !== '') ? new Map(answers) : undefined;
}

/** Splits `(a) 5 ⏎ 6`: the lines after the last labelled answer are the answers of the parts that have no label. */
function splitPartlyLabelled(
  { labels, texts }: LabelledText,
  parts: readonly AnsweredPart[],
): PartTexts | undefined {
  const last = parts.find(({ path }) => path === labels.at(-1)?.path);
  const own = texts.get(last?.path ?? '');
  const named = new Set(labels.map(({ path }) => path));
  const missing = parts.filter(({ path }) => !named.has(path) && !texts.has(path));
  const mayHaveSeveralLines = parts.some(
    ({ response, hasCommas }) => !isShort(response) || hasCommas === true,
  );
  if (last === undefined || own === undefined || missing.length === 0 || mayHaveSeveralLines)
    return undefined;
  const answered = [last, ...missing];
  const pieces = [/\n\s*\n/u, /[\n;]/u]
    .map((separator) => own.split(separator).flatMap((piece) => piece.trim() || []))
    .find((list) => list.length === answered.length);
  if (!pieces?.every((piece, index) => isLikelyAnswer(piece, answered[index]?.response ?? 'text')))
    return undefined;
  return new Map([...texts, ...answered.map(({ path }, index) => [path, pieces[index] ?? ''] as const)]);
}
