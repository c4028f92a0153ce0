import { z } from 'zod';
import { Position, Span } from './span.ts';

export const Severity = z.enum(['info', 'warning', 'error']);
export type Severity = z.infer<typeof Severity>;

/** An exact replacement in the text the finding speaks of. */
export const TextEdit = z.object({ span: Span, replacement: z.string() });
export type TextEdit = z.infer<typeof TextEdit>;

/** A fix is `certain` when the right text follows from the question itself. */
export const Fix = z.object({ title: z.string(), certain: z.boolean(), edits: z.array(TextEdit).min(1) });
export type Fix = z.infer<typeof Fix>;

/** What a check, a reader or a judge noticed, and where. */
export const Finding = z.object({
  rule: z.string().min(1),
  severity: Severity,
  message: z.string().min(1),
  span: Span.optional(),
  position: Position.optional(),
  /** Which part of the question is meant when there is no source text. */
  field: z.string().optional(),
  /** What was seen and what was expected, in plain words. */
  evidence: z.string().optional(),
  fix: Fix.optional(),
});
export type Finding = z.infer<typeof Finding>;

export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some((finding) => finding.severity === 'error');
}
