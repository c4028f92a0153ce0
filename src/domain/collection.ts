import { z } from 'zod';

/** A name that people read, such as `Mock exam June`. */
export const CollectionName = z.string().trim().min(1).max(200);

/** A named, ordered set of questions of the bank. */
export type Collection = {
  readonly id: string;
  readonly name: string;
  /** The number of its active questions. */
  readonly size: number;
  readonly createdBy: string;
  readonly createdAt: string;
  readonly updatedAt: string;
};
