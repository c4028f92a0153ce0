import { z } from 'zod';

/**
 * `retired`: no longer offered, but still readable where it is used, for example in a paper. `deleted`: no longer shown
 * anywhere; it can be restored.
 */
export const QuestionState = z.enum(['active', 'retired', 'deleted']);
export type QuestionState = z.infer<typeof QuestionState>;

/** Why a version of a question was saved. */
export const ChangeReason = z.enum([
  'created',
  'imported',
  'edited',
  'restored',
  'approved',
  'corrected',
  'copied',
  'varied',
  'converted',
  'retagged',
  'classified',
  'undone',
]);
export type ChangeReason = z.infer<typeof ChangeReason>;

/**
 * The kinds of changes that can be undone. (An export changes no question; its record only states where the
 * questions were exported to.)
 */
export const BankChangeKind = z.enum(['retag', 'classify', 'delete', 'collect', 'export']);
export type BankChangeKind = z.infer<typeof BankChangeKind>;
