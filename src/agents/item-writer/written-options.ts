import { z } from 'zod';
import type { Option } from '../../domain/question-content.ts';
import { escapePercentSigns } from './escape-percent-signs.ts';

/** One option: a KEY or WRONG line and a WHY line. */
const BLOCK = /^(KEY|WRONG):[ \t]*([\s\S]*?)\nWHY:[ \t]*([\s\S]*?)(?=\n(?:KEY|WRONG):|(?![\s\S]))/gmu;
const STARTS = /^(?:KEY|WRONG):/gmu;
const LETTERS = 'abcdefgh';

export type WrittenOptions = readonly Option[];

type KeyRule = {
  readonly isValidCount: (keys: number, options: number) => boolean;
  readonly rule: string;
};

const oneKey: KeyRule = { isValidCount: (keys) => keys === 1, rule: 'there must be exactly one KEY:' };
const severalKeys: KeyRule = {
  isValidCount: (keys, options) => keys >= 2 && keys < options,
  rule: 'there must be two or more KEY: and at least one WRONG:',
};

/** Options with one correct option. */
export const WrittenOptions = parseOptionsWith(oneKey);
/** Options with several correct ones, but not all. */
export const WrittenMultipleOptions = parseOptionsWith(severalKeys);

/** Parses options in blocks of plain text, because JSON would corrupt LaTeX. */
function parseOptionsWith({ isValidCount, rule }: KeyRule): z.ZodType<WrittenOptions> {
  return z.string().transform((text, context): WrittenOptions => {
    const plain = escapePercentSigns(text.replaceAll('\r\n', '\n')).trim();
    const blocks = [...plain.matchAll(BLOCK)];
    const refuse = (message: string): typeof z.NEVER => {
      context.issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    };
    if (blocks.length !== (plain.match(STARTS)?.length ?? 0) || blocks.length === 0)
      return refuse('each option must be a line KEY: or WRONG: and then a line WHY:');
    const keys = blocks.filter(([, role]) => role === 'KEY').length;
    if (!isValidCount(keys, blocks.length)) return refuse(rule);
    if (blocks.length < 3 || blocks.length > 5) return refuse('there must be three to five options');
    return blocks.map(([, role, option = '', why = ''], place) => ({
      id: LETTERS.charAt(place),
      text: option.trim(),
      correct: role === 'KEY',
      ...(why.trim() !== '' && { explanation: why.trim() }),
    }));
  });
}
