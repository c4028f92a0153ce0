import { z } from 'zod';
import { ReviewIssueType } from '../../domain/suggestion.ts';

/** One change that the model proposes: `before` is the current text, `after` its replacement. */
export type ReviewEdit = {
  readonly path: string;
  readonly issueType: ReviewIssueType;
  readonly confidence: number;
  readonly description: string;
  readonly reasoning: string;
  readonly before: string;
  readonly after: string;
};

export type ReviewReply = { readonly summary: string; readonly edits: readonly ReviewEdit[] };

const SUMMARY_LINE = /^SUMMARY:[ \t]*(\S.*)$/mu;
/** A block: `EDIT path | type | confidence`, WHAT and WHY lines, then the old and the new text as in a merge conflict. */
const EDIT_BLOCK =
  /^EDIT ([^|\n]+)\|([^|\n]+)\|([^\n]+)\nWHAT:[ \t]*([^\n]*)\nWHY:[ \t]*([\s\S]*?)\n<{7}[^\n]*\n([\s\S]*?)^={7}[ \t]*\n([\s\S]*?)^>{7}/gmu;
const EDIT_LINE = /^EDIT /gmu;

/** Parses a review in blocks of plain text, because JSON would corrupt LaTeX (`\frac` becomes a form feed). */
export const ReviewReply = z.string().transform((text, context): ReviewReply => {
  const normalised = text.replaceAll('\r\n', '\n');
  const summary = SUMMARY_LINE.exec(normalised)?.[1];
  const edits = Array.from(normalised.matchAll(EDIT_BLOCK), readEdit);
  const reject = (message: string): typeof z.NEVER => {
    context.issues.push({ code: 'custom', message, input: text });
    return z.NEVER;
  };
  if (summary === undefined) return reject('the reply must have a line that begins with SUMMARY:');
  if (edits.length !== (normalised.match(EDIT_LINE)?.length ?? 0))
    return reject('an EDIT block lacks its WHAT, WHY, <<<<<<<, ======= or >>>>>>> line');
  const firstProblem = edits.find((edit) => typeof edit === 'string');
  if (firstProblem !== undefined) return reject(firstProblem);
  return { summary, edits: edits.filter((edit) => typeof edit !== 'string') };
});

/** Reads one block; returns a message if the block is invalid. */
function readEdit(match: RegExpExecArray): ReviewEdit | string {
  const [
    path = '',
    type = '',
    confidenceText = '',
    description = '',
    reasoning = '',
    before = '',
    after = '',
  ] = match.slice(1);
  const issueType = ReviewIssueType.safeParse(type.trim());
  const confidence = Number(confidenceText.trim());
  if (!issueType.success)
    return `the issue type "${type.trim()}" is not one of ${ReviewIssueType.options.join(', ')}`;
  if (!(confidence >= 0 && confidence <= 1))
    return `the confidence "${confidenceText.trim()}" is not a number from 0 to 1`;
  return {
    path: path.trim(),
    issueType: issueType.data,
    confidence,
    description: description.trim(),
    reasoning: reasoning.trim(),
    before: before.replace(/\n$/u, ''),
    after: after.replace(/\n$/u, ''),
  };
}
