import { z } from 'zod';
import type { Option } from '../../domain/question.ts';
import { withoutComments } from './without-comments.ts';

const BLOCK = /^(KEY|WRONG):[ \t]*([\s\S]*?)\nWHY:[ \t]*([\s\S]*?)(?=\n(?:KEY|WRONG):|(?![\s\S]))/gmu;
const STARTS = /^(?:KEY|WRONG):/gmu;
const LETTERS = 'abcdefgh';

export type WrittenOptions = readonly Option[];

/** LaTeX does not survive in JSON, so options are written in blocks of plain text. */
export const WrittenOptions = z.string().transform((text, context): WrittenOptions => {
  const plain = withoutComments(text.replaceAll('\r\n', '\n')).trim();
  const blocks = [...plain.matchAll(BLOCK)];
  const refuse = (message: string): typeof z.NEVER => {
    context.issues.push({ code: 'custom', message, input: text });
    return z.NEVER;
  };
  if (blocks.length !== (plain.match(STARTS)?.length ?? 0) || blocks.length === 0)
    return refuse('each option is a line KEY: or WRONG: and then a line WHY:');
  if (blocks.filter(([, role]) => role === 'KEY').length !== 1)
    return refuse('there must be exactly one KEY:');
  if (blocks.length < 3 || blocks.length > 5) return refuse('there must be three to five options');
  return blocks.map(([, role, option = '', why = ''], place) => ({
    id: LETTERS.charAt(place),
    text: option.trim(),
    correct: role === 'KEY',
    ...(why.trim() !== '' && { explanation: why.trim() }),
  }));
});
