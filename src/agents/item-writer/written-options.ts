import { z } from 'zod';
import type { Option } from '../../domain/question.ts';
import { escapePercentSigns } from './escape-percent-signs.ts';

const BLOCK = /^(KEY|WRONG):[ \t]*([\s\S]*?)\nWHY:[ \t]*([\s\S]*?)(?=\n(?:KEY|WRONG):|(?![\s\S]))/gmu;
const STARTS = /^(?:KEY|WRONG):/gmu;
const LETTERS = 'abcdefgh';

export type WrittenOptions = readonly Option[];

type Choice = {
  readonly isRightCount: (keys: number, options: number) => boolean;
  readonly rule: string;
};

const oneKey: Choice = { isRightCount: (keys) => keys === 1, rule: 'there must be exactly one KEY:' };
const severalKeys: Choice = {
  isRightCount: (keys, options) => keys >= 2 && keys < options,
  rule: 'there must be two or more KEY: and at least one WRONG:',
};

/** Options of which one is right. */
export const WrittenOptions = optionsWith(oneKey);
/** Options of which several are right, and not all. */
export const WrittenMultipleOptions = optionsWith(severalKeys);

/** LaTeX does not survive in JSON, so options are written in blocks of plain text. */
function optionsWith({ isRightCount, rule }: Choice): z.ZodType<WrittenOptions> {
  return z.string().transform((text, context): WrittenOptions => {
    const plain = escapePercentSigns(text.replaceAll('\r\n', '\n')).trim();
    const blocks = [...plain.matchAll(BLOCK)];
    const refuse = (message: string): typeof z.NEVER => {
      context.issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    };
    if (blocks.length !== (plain.match(STARTS)?.length ?? 0) || blocks.length === 0)
      return refuse('each option is a line KEY: or WRONG: and then a line WHY:');
    const keys = blocks.filter(([, role]) => role === 'KEY').length;
    if (!isRightCount(keys, blocks.length)) return refuse(rule);
    if (blocks.length < 3 || blocks.length > 5) return refuse('there must be three to five options');
    return blocks.map(([, role, option = '', why = ''], place) => ({
      id: LETTERS.charAt(place),
      text: option.trim(),
      correct: role === 'KEY',
      ...(why.trim() !== '' && { explanation: why.trim() }),
    }));
  });
}
