import type { JudgeCalibration, MeasuredRate } from '../../domain/judge-calibration.ts';
import type { TextStream } from '../../ports/terminal.ts';
import { writeLine } from '../terminal/write-output.ts';

const BAR_WIDTH = 20;
const formatPercent = (share: number): string => `${Math.round(share * 100)}%`;

/** Prints a calibration: warnings first, then rates as bars, the scores, the suggested thresholds and the cost. */
export function printCalibration(calibration: JudgeCalibration, out: TextStream): void {
  const { model, promptHash, hits, falseAlarms, wrongKeys, kinds, warnings, failed, usage } = calibration;
  writeLine(out, out.paint('bold', `Judge ${model} (prompt ${promptHash.slice(0, 8)})`));
  for (const warning of warnings) writeLine(out, out.paint('red', `! ${warning}`));
  writeLine(out);
  const rows: (readonly [string, MeasuredRate])[] = [
    ['all planted errors found', hits],
    ['wrong answers found', wrongKeys],
    ['false alarms', falseAlarms],
  ];
  for (const [name, rate] of rows) writeLine(out, formatRate(name, rate));
  writeLine(out, `\nFound, by kind of error (a question counts as rejected below ${calibration.threshold}):`);
  for (const kind of kinds.toSorted((a, b) => b.rate - a.rate || b.total - a.total))
    writeLine(out, formatRate(kind.kind, kind));
  printScores(calibration, out);
  const cost = usage.cost === null ? 'price unknown' : `$${usage.cost.toFixed(4)}`;
  writeLine(
    out,
    `\n${usage.calls} calls, ${usage.tokens} tokens, ${cost}${failed > 0 ? `, ${failed} unusable replies` : ''}`,
  );
}

function formatRate(name: string, { hits, total, rate, low, high }: MeasuredRate): string {
  if (total === 0) return `  ${name.padEnd(26)} not measured`;
  const filled = Math.round(rate * BAR_WIDTH);
  const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
  const interval = `${formatPercent(low)}–${formatPercent(high)}`;
  return `  ${name.padEnd(26)} ${bar} ${formatPercent(rate).padStart(4)}  (${interval}, ${hits} of ${total})`;
}

const BLOCKS = ' ▁▂▃▄▅▆▇█';

/** Draws counts as a line of blocks, from the score 0 to the score 1. */
function drawCounts(counts: readonly number[]): string {
  const max = Math.max(1, ...counts);
  return counts.map((count) => BLOCKS[Math.ceil((count / max) * (BLOCKS.length - 1))]).join('');
}

function printScores({ composite, dimensions }: JudgeCalibration, out: TextStream): void {
  writeLine(out, '\nScores from 0 to 1:            sound       faulty      suggested threshold');
  writeLine(
    out,
    `  ${'composite'.padEnd(26)} |${drawCounts(composite.sound)}|  |${drawCounts(composite.faulty)}|`,
  );
  for (const { name, sound, faulty, threshold, hitRate, falseAlarmRate } of dimensions) {
    const effect = `finds ${formatPercent(hitRate)}, false alarms ${formatPercent(falseAlarmRate)}`;
    const suggestion =
      hitRate > falseAlarmRate ? `below ${threshold} (${effect})` : 'none: it does not separate them';
    writeLine(out, `  ${name.padEnd(26)} |${drawCounts(sound)}|  |${drawCounts(faulty)}|  ${suggestion}`);
  }
}
