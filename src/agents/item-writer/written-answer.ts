import { z } from 'zod';
import type { Answer } from '../../domain/question-content.ts';
import { typedText } from '../../latex/visible-text.ts';
import { escapePercentSigns } from './escape-percent-signs.ts';

/** A heading before the answer: `The final answer is`. */
const HEADING = /^\s*(?:the\s+)?(?:final\s+)?answer\s*(?::|is\b)\s*/i;

/** Removes a heading, dollar signs and a full stop from an answer. */
function stripAnswer(reply: string): string {
  const text = reply.replace(HEADING, '').trim().replace(/\.$/, '');
  return /^\$[^$]*\$$/.test(text) ? text.slice(1, -1).trim() : text;
}

/** Parses the whole-number answer of an item. */
export const WrittenInteger = z.string().transform((reply, context): Answer => {
  const text = stripAnswer(reply).replace('−', '-');
  const value = Number(text);
  if (/^[-+]?\d+$/.test(text) && Number.isSafeInteger(value)) return { kind: 'integer', value };
  context.issues.push({ code: 'custom', message: 'the answer must be one whole number', input: reply });
  return z.NEVER;
});

/** Parses the answer of an open item: a value with its unit, an expression, or a few words. */
export const WrittenValue = z.string().transform((reply, context): Answer => {
  const text = escapePercentSigns(stripAnswer(reply));
  if (text !== '' && !text.includes('\n')) {
    const isWords = !reply.includes('$') && !/[\\^_=]|\d/.test(text);
    return { kind: 'value', tex: isWords ? `\\text{${text}}` : text, text: typedText(text) };
  }
  context.issues.push({ code: 'custom', message: 'the answer must be on one line', input: reply });
  return z.NEVER;
});
