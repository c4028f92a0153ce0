import { formatUnitTex } from '../../format-unit-tex.ts';
import { type AnswerSpace, chooseAnswerSpace } from '../answer-space.ts';
import type { PrintedSection } from '../part-rows.ts';
import { escapeTex } from './escape-tex.ts';

const RULED_LINE = '\\rule{0pt}{9mm}\\hrulefill';

/** Prints the space for an answer, as paragraphs. */
export function answerSpaceTex(part: PrintedSection): string[] {
  const space = chooseAnswerSpace(part);
  switch (space.kind) {
    case 'none':
      return [];
    case 'working':
      return [`\\rule{0pt}{${space.heightMm}mm}${answerLineTex(space)}`];
    case 'lines':
      return [
        ...Array.from({ length: space.unit === undefined ? space.count : space.count - 1 }, () => RULED_LINE),
        ...(space.unit === undefined ? [] : [`\\rule{0pt}{9mm}${answerLineTex(space)}`]),
      ];
    case 'boxes':
      return [space.labels.map(boxTex).join('\\qquad ')];
  }
}

/** Prints a short line with the unit after it; nothing if the candidate writes the unit. */
function answerLineTex({ unit }: Extract<AnswerSpace, { kind: 'working' | 'lines' }>): string {
  return unit === undefined ? '' : `\\hspace*{\\fill}\\underline{\\hspace{45mm}}~${formatUnitTex(unit)}`;
}

function boxTex(label: string): string {
  return `${escapeTex(label)}~\\framebox[14mm]{\\rule{0pt}{6mm}}`;
}
