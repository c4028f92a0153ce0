import { z } from 'zod';
import { type QualityDimensionName, QualityScore, ValidationResult } from '../../domain/quality-loop.ts';
import type { RunEvent } from '../../domain/run.ts';
import { visibleText } from '../../latex/visible-text.ts';
import type { TextStream } from '../../ports/terminal.ts';
import { plainLine } from '../../print/plain-line.ts';
import { countNoun } from '../../text/count-noun.ts';

type GenerationTree = { add(event: Pick<RunEvent, 'type' | 'data'>): void; close(): void };

/** Moves the cursor to the start of the line and clears the line. */
const ERASE_LINE = '\r\u001B[2K';
const MAX_NOTE_LENGTH = 110;
const MIN_NOTE_LENGTH = 20;
/** The width of the branch, the node name and the duration, which are printed before the note. */
const NOTE_COLUMN = 33;

// The fields of the generation events that the tree shows.
const NodeEvent = z.object({ item: z.number(), node: z.string() });
const Completed = NodeEvent.extend({ durationMs: z.number() });
const Delta = NodeEvent.extend({
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
const Failure = NodeEvent.extend({ code: z.string(), message: z.string(), recoverable: z.boolean() });

/** Prints the events of a generation as a tree: each item, and below it the nodes with their duration and result. */
export function createGenerationTree(stream: TextStream): GenerationTree {
  let item = 0;
  let note = '';
  const dim = (text: string): string => stream.paint('dim', text);
  const printLine = (text: string): void => stream.write(`${stream.isTerminal ? ERASE_LINE : ''}${text}\n`);
  /** Shows a text that the next output replaces; only on a terminal. */
  const showTemporary = (text: string): void => {
    if (stream.isTerminal) stream.write(`${ERASE_LINE}${text}`);
  };

  const handlers: Readonly<Record<string, (data: unknown) => void>> = {
    node_enter: (data) => {
      const event = NodeEvent.parse(data);
      if (event.item !== item) printLine(stream.paint('bold', `Item ${event.item}`));
      item = event.item;
      note = '';
      showTemporary(`  ├─ ${event.node} …`);
    },
    state_delta: (data) => {
      note = shorten(formatNote(Delta.parse(data)), stream.width - NOTE_COLUMN);
    },
    node_complete: (data) => {
      const { node, durationMs } = Completed.parse(data);
      const isLast = node === 'format-output' || node === 'human-review';
      const result = note === '' ? '' : `  ${note}`;
      printLine(
        `  ${isLast ? '└' : '├'}─ ${node.padEnd(17)}${dim(`${Math.round(durationMs)} ms`.padStart(8))}${result}`,
      );
    },
    progress: (data) => {
      const { estimatedTimeRemainingMs: remainingMs } = Progress.parse(data);
      if (remainingMs !== null && remainingMs > 1000)
        showTemporary(dim(`  about ${Math.ceil(remainingMs / 1000)} s left`));
    },
    error: (data) => {
      const { node, message, recoverable } = Failure.parse(data);
      printLine(`  ${stream.paint(recoverable ? 'yellow' : 'red', '!')} ${plainLine(`${node}: ${message}`)}`);
    },
  };
  return {
    add: ({ type, data }) => handlers[type]?.(data),
    close: () => showTemporary(''),
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

const DIMENSION_NAMES: Readonly<Record<QualityDimensionName, string>> = {
  clinical_accuracy: 'accuracy',
  pedagogical_alignment: 'alignment',
  distractor_quality: 'distractors',
  slo_coverage: 'coverage',
  blooms_match: 'Bloom',
};

function formatScore(score: QualityScore | null | undefined): string {
  if (!score) return 'no score';
  const scores = score.dimensions.map(
    ({ name, score: value }) => `${DIMENSION_NAMES[name]} ${value.toFixed(2)}`,
  );
  const sign = score.passesThreshold ? '≥' : '<';
  return `${score.compositeScore.toFixed(2)} ${sign} ${score.threshold} (${scores.join(', ')})`;
}

/** Shortens a text to one line. `plainLine` removes control characters, so that a question cannot control the terminal. */
function shorten(text: string, width: number): string {
  const line = plainLine(text);
  const maxLength = Math.min(MAX_NOTE_LENGTH, Math.max(MIN_NOTE_LENGTH, width));
  return line.length > maxLength ? `${line.slice(0, maxLength - 1)}…` : line;
}
