import { z } from 'zod';
import { type QualityDimensionName, QualityScore, ValidationResult } from '../../domain/review-node.ts';
import type { RunEvent } from '../../domain/run.ts';
import { visibleText } from '../../latex/visible-text.ts';
import type { TextStream } from '../../ports/terminal.ts';
import { plainLine } from '../../print/plain-line.ts';
import { countNoun } from '../../text/count-noun.ts';

type GenerationTree = { add(event: Pick<RunEvent, 'type' | 'data'>): void; close(): void };

const ERASE_LINE = '\r\u001B[2K';
const MAX_NOTE_LENGTH = 110;
const MIN_NOTE_LENGTH = 20;
/** Columns used by the branch, the node name and its time. */
const INDENT = 33;

const At = z.object({ item: z.number(), node: z.string() });
const Completed = At.extend({ durationMs: z.number() });
const Delta = At.extend({
  delta: z.object({
    item: z.object({ stem: z.string() }).optional(),
    validationResult: ValidationResult.nullish(),
    reviewHistory: z
      .array(z.object({ qualityScore: QualityScore.nullable(), correctionTarget: z.string().nullable() }))
      .optional(),
    finalStatus: z.string().optional(),
    questionId: z.string().nullish(),
    reviewItemId: z.string().nullish(),
  }),
});
const Progress = z.object({ item: z.number(), estimatedTimeRemainingMs: z.number().nullable() });
const Failure = At.extend({ code: z.string(), message: z.string(), recoverable: z.boolean() });

/** Prints the events of a generation as a tree: items, and below each its nodes with their time and result. */
export function createGenerationTree(stream: TextStream): GenerationTree {
  let item = 0;
  let note = '';
  const dim = (text: string): string => stream.paint('dim', text);
  const line = (text: string): void => stream.write(`${stream.isTerminal ? ERASE_LINE : ''}${text}\n`);
  const show = (text: string): void => {
    if (stream.isTerminal) stream.write(`${ERASE_LINE}${text}`);
  };

  const handlers: Readonly<Record<string, (data: unknown) => void>> = {
    node_enter: (data) => {
      const at = At.parse(data);
      if (at.item !== item) line(stream.paint('bold', `Item ${at.item}`));
      item = at.item;
      note = '';
      show(`  ├─ ${at.node} …`);
    },
    state_delta: (data) => {
      note = shorten(formatNote(Delta.parse(data)), stream.width - INDENT);
    },
    node_complete: (data) => {
      const { node, durationMs } = Completed.parse(data);
      const isLast = node === 'format-output' || node === 'human-review';
      const result = note === '' ? '' : `  ${note}`;
      line(
        `  ${isLast ? '└' : '├'}─ ${node.padEnd(17)}${dim(`${Math.round(durationMs)} ms`.padStart(8))}${result}`,
      );
    },
    progress: (data) => {
      const { estimatedTimeRemainingMs: left } = Progress.parse(data);
      if (left !== null && left > 1000) show(dim(`  about ${Math.ceil(left / 1000)} s left`));
    },
    error: (data) => {
      const { node, message, recoverable } = Failure.parse(data);
      line(`  ${stream.paint(recoverable ? 'yellow' : 'red', '!')} ${plainLine(`${node}: ${message}`)}`);
    },
  };
  return {
    add: ({ type, data }) => handlers[type]?.(data),
    close: () => show(''),
  };
}

/** Formats the result of a node in a few words. */
function formatNote({ node, delta }: z.infer<typeof Delta>): string {
  if (node === 'stem-gen') return visibleText(delta.item?.stem ?? '');
  if (node === 'validation-check') return formatValidation(delta.validationResult);
  if (node === 'quality-score') return formatScore(delta.reviewHistory?.at(-1)?.qualityScore);
  if (node === 'self-correction')
    return delta.reviewHistory?.at(-1)?.correctionTarget ?? 'no correction was possible';
  if (delta.finalStatus === undefined) return '';
  const id = delta.questionId ?? delta.reviewItemId;
  return [delta.finalStatus, id].filter(Boolean).join(' → ');
}

function formatValidation(result: ValidationResult | null | undefined): string {
  if (!result) return '';
  const errors = result.errors.filter(({ severity }) => severity === 'error');
  const warnings = result.errors.length - errors.length;
  const counts = `${countNoun(errors.length, 'error')}, ${countNoun(warnings, 'warning')}`;
  return errors[0] === undefined ? counts : `${counts}: ${errors[0].message}`;
}

const shortNames: Readonly<Record<QualityDimensionName, string>> = {
  clinical_accuracy: 'accuracy',
  pedagogical_alignment: 'alignment',
  distractor_quality: 'distractors',
  slo_coverage: 'coverage',
  blooms_match: 'Bloom',
};

function formatScore(score: QualityScore | null | undefined): string {
  if (!score) return 'no score';
  const parts = score.dimensions.map(({ name, score: value }) => `${shortNames[name]} ${value.toFixed(2)}`);
  const sign = score.passesThreshold ? '≥' : '<';
  return `${score.compositeScore.toFixed(2)} ${sign} ${score.threshold} (${parts.join(', ')})`;
}

/** Shortens a text to one line beside the tree; `plainLine` removes control characters, so a question cannot control the terminal. */
function shorten(text: string, width: number): string {
  const plain = plainLine(text);
  const limit = Math.min(MAX_NOTE_LENGTH, Math.max(MIN_NOTE_LENGTH, width));
  return plain.length > limit ? `${plain.slice(0, limit - 1)}…` : plain;
}
