import type { LearnerResponse } from '../../domain/learner-response.ts';
import { findPartLabels } from './find-part-labels.ts';
import { type AnsweredPart, isInWords, type PartTexts, splitByPart } from './split-by-part.ts';

/** The maximum number of ways in which the lines of a response are distributed to the parts. */
const MAX_SPLITS = 100;
/** A line that stands for a part left blank. */
const BLANK_LINE = /^[ \t]*[-–—.?]+[ \t]*$/mu;

/**
 * Lists the ways in which a response may be divided into parts, the most likely first. A response with labels has one. In
 * one without labels, a part may have several lines of working or none, so every division at its lines is possible.
 */
export function listSplits(response: LearnerResponse, parts: readonly AnsweredPart[]): PartTexts[] {
  const usual = splitByPart(response, parts);
  if (typeof response !== 'string' || parts.every(isInWords) || isDivided(response, parts)) return [usual];
  const lines = response.split(/\r\n?|\n/u).filter((line) => line.trim() !== '');
  const splits = divideLines(lines, parts.length).map(
    (texts) => new Map(parts.map(({ path }, index) => [path, texts[index] ?? ''])),
  );
  const givesAllToAll = usual.size === parts.length && new Set(usual.values()).size === 1;
  return givesAllToAll ? [...splits, usual] : [usual, ...splits];
}

/** Whether the learner shows where a part begins, by labels or by a dash for a blank part. */
function isDivided(text: string, parts: readonly AnsweredPart[]): boolean {
  const labels = findPartLabels(
    text,
    parts.map(({ path }) => path),
  );
  return labels.length > 0 || BLANK_LINE.test(text);
}

/** Lists the divisions of the lines into `count` texts, in order; none if there are too many. */
function divideLines(lines: readonly string[], count: number): string[][] {
  const divisions = listDivisions(lines, count);
  return divisions.length > MAX_SPLITS ? [] : divisions;
}

function listDivisions(lines: readonly string[], count: number): string[][] {
  if (count <= 1) return [[lines.join('\n')]];
  const divisions: string[][] = [];
  for (let end = lines.length; end >= 0 && divisions.length <= MAX_SPLITS; end--) {
    const first = lines.slice(0, end).join('\n');
    divisions.push(...listDivisions(lines.slice(end), count - 1).map((rest) => [first, ...rest]));
  }
  return divisions;
}
