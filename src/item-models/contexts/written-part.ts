import type { BulletDraft, PartDraft } from '../item-draft.ts';
import type { ContextText } from './context.ts';

/** A part of a question with its bullets, numbered over the whole question. */
export type WrittenPart = {
  readonly name: string;
  /** Texts printed above the part; each is printed once in a question. */
  readonly leads: readonly string[];
  readonly draft: Omit<PartDraft, 'lead'>;
  readonly bullets: readonly BulletDraft[];
  /** The number of the bullet with the answer, if later parts can use it. */
  readonly answerBullet?: number;
};

/** What a part is written from: the pool, and the earlier parts of the question (`asked`). */
export type PartSource = {
  readonly parts: ContextText['parts'];
  readonly subject: string;
  readonly asked: ReadonlyMap<string, WrittenPart>;
  /** The number of bullets of the earlier parts. */
  readonly bulletCount: number;
};

/** The content of a part that depends on its kind: bullets, answer and mistakes. */
export type PartContent = Pick<WrittenPart, 'bullets' | 'answerBullet'> &
  Partial<Omit<PartDraft, 'text' | 'bulletCount'>>;
