import { z } from 'zod';
import { PaperSection } from './exam-paper.ts';
import { PaperPlan } from './paper-plan.ts';

const VersionNote = z.object({
  /** The id of the question in the bank. */
  questionId: z.string(),
  message: z.string(),
});

/** One version of a paper: complete questions with their keys and schemes; internal, never sent to a learner. */
export const PaperVersion = z.object({
  /** A, B, C, … */
  label: z.string().regex(/^[A-Z]$/u),
  /** The seed of its order and numbers. */
  seed: z.number().int(),
  sections: z.array(PaperSection),
  /** Questions that stay as they are in version A, with the reason. */
  notes: z.array(VersionNote),
});
export type PaperVersion = z.infer<typeof PaperVersion>;

/** A paper made from questions of the bank. Its questions are copies, so that it prints the same after the bank has changed. */
export const BankPaper = z.object({
  id: z.string().min(1),
  plan: PaperPlan,
  seed: z.number().int().nonnegative(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  /** The ids of the chosen questions by section, in the order of version A. */
  chosen: z.array(z.array(z.string())),
  versions: z.array(PaperVersion).min(1),
});
export type BankPaper = z.infer<typeof BankPaper>;

/** What lists show of a paper. */
export type PaperSummary = Pick<BankPaper, 'id' | 'createdBy' | 'createdAt'> & {
  readonly title: string;
  readonly minutes: number;
  readonly marks: number;
  readonly questionCount: number;
  readonly versionCount: number;
};

/** Returns the letter of a version by its position, from 0. */
export function getVersionLabel(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index);
}

export function sumPaperMarks({ sections }: Pick<PaperVersion, 'sections'>): number {
  return sections.reduce((sum, { marks }) => sum + marks, 0);
}

/** What stays the same in one question, with the versions in which it does. */
type SharedNote = PaperVersion['notes'][number] & { readonly labels: readonly string[] };

/** Lists each note once, with all its versions. */
export function listNotes(versions: readonly Pick<PaperVersion, 'label' | 'notes'>[]): SharedNote[] {
  const all = versions.flatMap(({ label, notes }) => notes.map((note) => ({ ...note, label })));
  const groups = Map.groupBy(all, ({ questionId, message }) => `${questionId}:${message}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { questionId, message } = first;
    return [{ questionId, message, labels: group.map(({ label }) => label) }];
  });
}
