import { z } from 'zod';
import type { Option } from '../../domain/question-content.ts';
import { escapePercentSigns } from './escape-percent-signs.ts';

/** One option in a reply: `KEY: $2$` or `WRONG: $3$`, then `WHY: the reason`. */
const OPTION_BLOCK = /^(KEY|WRONG):[ \t]*([\s\S]*?)\nWHY:[ \t]*([\s\S]*?)(?=\n(?:KEY|WRONG):|(?![\s\S]))/gmu;
const OPTION_START = /^(?:KEY|WRONG):/gmu;
const LETTERS = 'abcdefgh';

export type WrittenOptions = readonly Option[];

/** How many options may be correct. */
type KeyRule = {
  readonly isValidCount: (keys: number, options: number) => boolean;
  readonly rule: string;
};

const ONE_KEY: KeyRule = { isValidCount: (keys) => keys === 1, rule: 'there must be exactly one KEY:' };
const SEVERAL_KEYS: KeyRule = {
  isValidCount: (keys, options) => keys >= 2 && keys < options,
  rule: 'there must be two or more KEY: and at least one WRONG:',
};

/** Parses options of which one is correct. */
export const WrittenOptions = createOptionsSchema(ONE_KEY);
/** Parses options of which several are correct, but not all. */
export const WrittenMultipleOptions = createOptionsSchema(SEVERAL_KEYS);

/** Creates the schema of a reply with options as plain text; in JSON, the backslashes of LaTeX would be lost. */
function createOptionsSchema({ isValidCount, rule }: KeyRule): z.ZodType<WrittenOptions> {
  return z.string().transform((text, context): WrittenOptions => {
    const normalised = escapePercentSigns(text.replaceAll('\r\n', '\n')).trim();
    const blocks = [...normalised.matchAll(OPTION_BLOCK)];
    const reject = (message: string): typeof z.NEVER => {
      context.issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    };
    if (blocks.length !== (normalised.match(OPTION_START)?.length ?? 0) || blocks.length === 0)
      return reject('each option must be a line KEY: or WRONG: and then a line WHY:');
    const keys = blocks.filter(([, role]) => role === 'KEY').length;
    if (!isValidCount(keys, blocks.length)) return reject(rule);
    if (blocks.length < 3 || blocks.length > 5) return reject('there must be three to five options');
    return blocks.map(([, role, option = '', why = ''], index) => ({
      id: LETTERS.charAt(index),
      text: option.trim(),
      correct: role === 'KEY',
      ...(why.trim() !== '' && { explanation: why.trim() }),
    }));
  });
}
