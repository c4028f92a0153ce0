import { z } from 'zod';
import { PlainQuestion } from '../domain/question.ts';

/** The classification of a question that was sent to the experts; TeX need not state it. */
export const LinkedFacts = PlainQuestion.pick({
  subject: true,
  level: true,
  topic: true,
  difficulty: true,
}).meta({ description: 'The classification of a question.' });
export type LinkedFacts = z.infer<typeof LinkedFacts>;

/** Connects an item of the expert queue with the text of an upload that it is about. Equal texts of two uploads share one item. */
export const ReviewLink = z.object({
  itemId: z.string(),
  problemId: z.string(),
  /** The name of the piece: `problem`, `variants/numerical-2`. */
  piece: z.string(),
  owner: z.string(),
  /** The version of the problem that was sent. */
  sentVersion: z.number().int().nonnegative(),
  /** Whether the question enters the bank when an expert approves it. */
  toBank: z.boolean(),
  facts: LinkedFacts,
});
export type ReviewLink = z.infer<typeof ReviewLink> & {
  /**
   * The version of the question in the bank before the decision was applied: 0 if the bank did not have the question, null if
   * the decision did not change the bank.
   */
  readonly bankVersion: number | null;
};

export type ReviewLinks = {
  /** Saves a link; replaces an earlier one of the same item and piece. */
  save(link: Omit<ReviewLink, 'bankVersion'>, at: string): Promise<void>;
  listByItem(itemId: string): Promise<ReviewLink[]>;
  /** Lists the pending items that are about an upload of this user or a question that they wrote or changed in the bank, or that they submitted. */
  listOpenItems(user: string): Promise<string[]>;
  /** Returns which of these items are about an uploaded photo. */
  listPhotoItems(itemIds: readonly string[]): Promise<string[]>;
  /** Stores which version the bank had before the decision. */
  setBankVersion(link: ReviewLink, bankVersion: number | null): Promise<void>;
};
