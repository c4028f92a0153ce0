import { z } from 'zod';
import { Position, Span } from './span.ts';

export const Severity = z.enum(['info', 'warning', 'error']);
export type Severity = z.infer<typeof Severity>;

/** A replacement in the text that the finding refers to. */
export const TextEdit = z.object({ span: Span, replacement: z.string() });
export type TextEdit = z.infer<typeof TextEdit>;

/** A proposed correction. It is `certain` when the right text follows from the question itself. */
export const Fix = z.object({ title: z.string(), certain: z.boolean(), edits: z.array(TextEdit).min(1) });
export type Fix = z.infer<typeof Fix>;

/** A problem found by a check, a parser or a judge, with its location. */
export const Finding = z.object({
  rule: z.string().min(1),
  severity: Severity,
  message: z.string().min(1),
  span: Span.optional(),
  position: Position.optional(),
  /** The field of the question, such as `stem`; set when there is no source text. */
  field: z.string().optional(),
  /** What was found and what was expected, as a sentence. */
  evidence: z.string().optional(),
  fix: Fix.optional(),
});
export type Finding = z.infer<typeof Finding>;

export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some((finding) => finding.severity === 'error');
}
