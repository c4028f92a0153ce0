import { z } from 'zod';
import type { Answer } from '../../domain/question.ts';
import { typedText } from '../../latex/visible-text.ts';
import { escapePercentSigns } from './escape-percent-signs.ts';

const HEADING = /^\s*(?:the\s+)?(?:final\s+)?answer\s*(?::|is\b)\s*/i;

/** One answer without its heading, its dollars and a full stop. */
function bareText(reply: string): string {
  const text = reply.replace(HEADING, '').trim().replace(/\.$/, '');
  return /^\$[^$]*\$$/.test(text) ? text.slice(1, -1).trim() : text;
}

/** The whole number that answers an item. */
export const WrittenInteger = z.string().transform((reply, context): Answer => {
  const text = bareText(reply).replace('−', '-');
  const value = Number(text);
  if (/^[-+]?\d+$/.test(text) && Number.isSafeInteger(value)) return { kind: 'integer', value };
  context.issues.push({ code: 'custom', message: 'the answer must be one whole number', input: reply });
  return z.NEVER;
});

/** The answer to an open item: a value with its unit, an expression, or a few words. */
export const WrittenValue = z.string().transform((reply, context): Answer => {
  const text = escapePercentSigns(bareText(reply));
  if (text !== '' && !text.includes('\n')) {
    const isWords = !reply.includes('$') && !/[\\^_=]|\d/.test(text);
    return { kind: 'value', tex: isWords ? `\\text{${text}}` : text, text: typedText(text) };
  }
  context.issues.push({ code: 'custom', message: 'the answer must stand on one line', input: reply });
  return z.NEVER;
});
