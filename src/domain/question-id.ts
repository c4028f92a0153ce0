import type { Part } from './part.ts';
import type { Question } from './question.ts';

const MAX_SLUG_WORDS = 4;
/** TeX commands, inline formulas and punctuation. */
const TEX_NOISE = /\\[a-zA-Z]+\*?|\$[^$]*\$|[^\p{Letter}\p{Number}\s-]/gu;
const SHORT_WORDS = new Set([
  'a',
  'an',
  'and',
  'as',
  'at',
  'by',
  'for',
  'in',
  'is',
  'of',
  'on',
  'the',
  'to',
  'with',
]);

/**
 * Derives a stable id from what a learner sees. A corrected solution or key keeps the id (a new version of the same
 * question); different options under the same stem give a different id.
 */
export function deriveQuestionId(question: Omit<Question, 'id'>): string {
  return `${toSlug(question)}-${hashText(JSON.stringify(listVisibleContent(question)))}`;
}

function listVisibleContent(question: Omit<Question, 'id'>): unknown[] {
  return [
    question.vignette ?? '',
    question.stem,
    question.title ?? '',
    question.diagrams,
    question.table ?? null,
    question.options.map((option) => option.text),
    (question.questions ?? []).map(listVisibleContent),
    ...(question.parts === undefined ? [] : [question.parts.map(listPartContent)]),
  ];
}

function listPartContent({
  label,
  lead,
  text,
  diagrams,
  table,
  blankTable,
  options,
  parts = [],
}: Part): unknown[] {
  return [
    label,
    lead ?? '',
    text,
    diagrams,
    table ?? blankTable ?? null,
    options.map((option) => option.text),
    parts.map(listPartContent),
  ];
}

function toSlug(question: Omit<Question, 'id'>): string {
  const words = question.stem
    .replace(TEX_NOISE, ' ')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9\s]/g, ' ')
    .split(/\s+/)
    .filter((word) => word.length > 1 && word.length <= 20 && !SHORT_WORDS.has(word));
  return words.slice(0, MAX_SLUG_WORDS).join('-') || 'question';
}

/** Hashes a text to 53 bits (cyrb53), written as 11 characters of base 36. */
export function hashText(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36).padStart(11, '0');
}
