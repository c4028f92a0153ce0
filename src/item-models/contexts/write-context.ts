import type { BulletDraft, ItemDraft, PartDraft } from '../item-draft.ts';
import { wordsTex } from '../write/words.ts';
import type { ContextText } from './context.ts';
import { writePart } from './write-part.ts';
import type { WrittenPart } from './written-part.ts';

/** Writes the question that asks the named parts. Undefined if a rounded value would change an answer. */
export function writeContext(
  { stem, figure, parts }: ContextText,
  names: readonly string[],
  subject: string,
): ItemDraft | undefined {
  const written: WrittenPart[] = [];
  for (const name of names) {
    const part = writePart(name, {
      parts,
      subject,
      asked: new Map(written.map((each) => [each.name, each])),
      bulletCount: written.reduce((sum, { bullets }) => sum + bullets.length, 0),
    });
    if (part === undefined) return undefined;
    written.push(part);
  }
  const drafts = written.map(toDraft);
  const answered = drafts.findLast(({ recomputedFrom }) => recomputedFrom !== undefined);
  const bullets = written.flatMap((part) => part.bullets);
  const answer = answered?.answer ?? findWords(bullets);
  if (answer === undefined) return undefined;
  return {
    stem,
    ...(figure === undefined ? {} : { figure }),
    parts: drafts,
    answer,
    ...(answered?.recomputedFrom === undefined ? {} : { recomputedFrom: answered.recomputedFrom }),
    bullets,
    mistakes: [],
  };
}

/** Finds the first answer in words; undefined if only a person can mark the bullets. */
function findWords(bullets: readonly BulletDraft[]): string | undefined {
  const words = bullets.flatMap(({ evidence }) => {
    if (evidence.kind === 'wording') return evidence.anyOf;
    return evidence.kind === 'points' ? evidence.points.flat() : [];
  });
  return words[0] === undefined ? undefined : wordsTex(words[0]);
}

/** Drops the leads and the figure of a part that an earlier part already prints. */
function toDraft({ draft, leads }: WrittenPart, index: number, written: readonly WrittenPart[]): PartDraft {
  const earlier = written.slice(0, index);
  const newLeads = leads.filter((lead) => earlier.every((other) => !other.leads.includes(lead)));
  const { figure, ...rest } = draft;
  const isNew = earlier.every((other) => other.draft.figure !== figure);
  return {
    ...rest,
    ...(newLeads.length === 0 ? {} : { lead: newLeads.join(' ') }),
    ...(figure !== undefined && isNew ? { figure } : {}),
  };
}
