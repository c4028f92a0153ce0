import type { Option } from '../../domain/question-content.ts';
import { createNumberAnswer, createTextAnswer, type ReadAnswer } from '../items/read-answers.ts';
import { type ContentSource, readInline } from '../items/read-content.ts';
import { getText } from '../markup/find-elements.ts';
import { decodeEntities } from '../markup/html-entities.ts';
import { parseHtml } from '../markup/parse-html.ts';

/** A field inside the text of a cloze question. */
export type ClozeField = {
  readonly weight: number;
  readonly content: (ReadAnswer & { readonly options: Option[] }) | undefined;
};

/** A field `{1:SHORTANSWER:=Paris~Rome}`: the groups are its weight, its kind and its answers. */
const FIELD =
  /\{(\d*):(NUMERICAL|NM|(?:MULTICHOICE|MULTIRESPONSE|MC|MR)(?:_?[VHS]{1,2})?|SHORTANSWER(?:_C)?|SAC?|MWC?):((?:\\.|[^}\\])*)\}/gsu;

/** Replaces each field of a cloze text by an empty element of class `vb-gap`, and returns the fields in order. */
export function extractFields(
  html: string,
  source: ContentSource,
): { readonly html: string; readonly fields: readonly ClozeField[] } {
  const fields: ClozeField[] = [];
  const replaced = html.replace(FIELD, (_whole, weight: string, type: string, answers: string) => {
    fields.push({ weight: Number(weight || 1), content: readField(type, splitAnswers(answers), source) });
    return `<span class="vb-gap" title="${fields.length - 1}"></span>`;
  });
  return { html: replaced, fields };
}

type ClozeAnswer = { readonly fraction: number; readonly html: string; readonly feedback: string };

function splitAnswers(text: string): ClozeAnswer[] {
  return text.split(/(?<!\\)~/u).map((answer) => {
    const [, share, percent, rest = ''] = /^\s*(=|%(-?[\d.]+)%)?(.*)$/su.exec(answer) ?? [];
    const [html = '', feedback = ''] = rest.split(/(?<![\\&])#/u);
    const fraction = share === '=' ? 100 : Number(percent ?? 0);
    return { fraction, html: decodeAnswer(html), feedback: decodeAnswer(feedback) };
  });
}

function decodeAnswer(text: string): string {
  return decodeEntities(text.trim()).replace(/\\([}~#])/gu, '$1');
}

function readField(
  type: string,
  answers: readonly ClozeAnswer[],
  source: ContentSource,
): ClozeField['content'] {
  const right = answers.filter(({ fraction }) => fraction === 100).map(({ html }) => html);
  if (/^(?:NUMERICAL|NM)$/u.test(type)) {
    const [value, tolerance] = (right[0] ?? '').split(':').map(Number);
    if (value === undefined || !Number.isFinite(value)) return undefined;
    return { ...createNumberAnswer({ value, tolerance: tolerance ?? 0, unit: '' }, false), options: [] };
  }
  if (/^(?:SHORT|SA|MW)/u.test(type)) {
    const answer = createTextAnswer(right.map((html) => parseHtml(html).map(getText).join('')));
    return answer && { ...answer, options: [] };
  }
  const options = answers.map(({ fraction, html, feedback }, index): Option => {
    const explanation = readInline(parseHtml(feedback), source);
    return {
      id: String.fromCharCode(97 + index),
      text: readInline(parseHtml(html), source),
      correct: fraction > 0,
      ...(explanation === '' ? {} : { explanation }),
    };
  });
  const correct = options.filter((option) => option.correct).map(({ id }) => id);
  return correct.length === 0 ? undefined : { options, answer: { kind: 'choice', correct } };
}
