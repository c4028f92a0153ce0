import { type BulletDraft, step } from '../item-draft.ts';
import type { AlgebraLine, LinesPart } from './context.ts';
import { replaceReferences } from './references.ts';
import type { PartContent, PartSource } from './written-part.ts';

/** Writes a part in lines of algebra: one bullet for each line. The last line is the answer. */
export function writeLinesPart({ lines, check, showThat, gap }: LinesPart, source: PartSource): PartContent {
  const bullets = lines.map((line) => writeLine(line, source, gap ?? 'algebra'));
  if (showThat === true) return { bullets, policies: { showThat: true }, response: 'expression' };
  return {
    bullets,
    answerBullet: source.bulletCount + bullets.length,
    answer: lines.at(-1)?.tex ?? '',
    ...(check === undefined ? {} : { recomputedFrom: check }),
  };
}

function writeLine(
  { why, tex, also, form, followThrough }: AlgebraLine,
  source: PartSource,
  gap: string,
): BulletDraft {
  const followed = followThrough && toFollowThrough(followThrough, source);
  return step(why, tex, {
    gaps: [gap],
    ...(also && { alsoAccepted: also }),
    ...(form && { form }),
    ...(followed && { followThrough: followed }),
  });
}

/** Replaces `@1` by the first bullet of the part and `@speed` by the answer of that part. Undefined if that part is not asked. */
function toFollowThrough(text: string, { asked, bulletCount }: PartSource): string | undefined {
  const numbers = [...text.matchAll(/@([a-zA-Z]+|\d)/g)].map(([, name = '']) =>
    /^\d$/.test(name) ? bulletCount + Number(name) : asked.get(name)?.answerBullet,
  );
  if (numbers.includes(undefined)) return undefined;
  let index = 0;
  return replaceReferences(text, () => `b${numbers[index++]}`);
}
