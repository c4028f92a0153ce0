import type { Fix } from '../../domain/finding.ts';
import { questionCheck } from '../check.ts';
import { written } from '../example.ts';
import type { QuestionView } from '../views/question-view.ts';
import type { Slip } from '../working/working.ts';
import { isSameValue, valueOfOption } from './option-values.ts';

const LITERAL = /^(?:\\boxed\{)?(-?\d+(?:\.\d+)?)(?![\d.])/;

export const equalityHolds = questionCheck({
  id: 'equality-holds',
  code: 'P03',
  meaning:
    'Every equality of a solution that can be recomputed is true, allowing for how results are rounded.',
  severity: 'error',
  fails: written('Calculate the force.', '$F = 2.0 \\times 3.0 = 7.0\\,\\mathrm{N}$'),
  passes: written('Calculate the force.', '$F = 2.0 \\times 3.0 = 6.0\\,\\mathrm{N}$'),
  run: (view) =>
    view.working.slips
      .filter(({ kind, using }) => kind === 'value' && using === undefined)
      .map((slip) => {
        const fix = fixOf(slip, view);
        return {
          message: `The left side is ${slip.computed}, not ${shorten(slip.shown)}.`,
          span: slip.right,
          field: 'solution',
          evidence: `recomputed from ${shorten(view.source.slice(slip.left.start, slip.left.end))}`,
          ...(fix && { fix }),
        };
      }),
});

function shorten(tex: string): string {
  const line = tex.replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 77)}…` : line;
}

/** Certain when another claim of the question already has the recomputed value and none has the written one. */
function fixOf(slip: Slip, view: QuestionView): Fix | undefined {
  const [, literal] = LITERAL.exec(slip.shown) ?? [];
  const [computed] = slip.computed.split(' ');
  if (
    literal === undefined ||
    slip.shouldBe === undefined ||
    computed === undefined ||
    slip.computed.includes('×') ||
    /\\times|\^/.test(slip.shown)
  )
    return undefined;
  const places = literal.split('.')[1]?.length ?? 0;
  const replacement = Number(computed).toFixed(places);
  if (!Number.isFinite(Number(replacement))) return undefined;
  const at = view.source.indexOf(literal, slip.right.start);
  if (at < 0 || at > slip.right.end) return undefined;
  const claims = otherClaims(slip, view);
  const certain =
    claims.some((claim) => isSameValue(claim, Number(replacement))) &&
    !claims.some((claim) => isSameValue(claim, Number(literal)));
  return {
    title: `write ${replacement}`,
    certain,
    edits: [{ span: { start: at, end: at + literal.length }, replacement }],
  };
}

function otherClaims(slip: Slip, { working, keyed, question }: QuestionView): number[] {
  const results = working.results
    .filter(({ span }) => span.start !== slip.right.start && span.start !== slip.left.start)
    .map(({ value }) => value.number);
  const keys = keyed.flatMap((option) => valueOfOption(option)?.written ?? []);
  return [...results, ...keys, ...(question.answer?.kind === 'integer' ? [question.answer.value] : [])];
}
