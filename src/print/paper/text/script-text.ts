import type { MarkedScript } from '../../../domain/marked-script.ts';
import { plainLine } from '../../plain-line.ts';
import type { TerminalStyle } from '../../terminal-style.ts';
import { terminalText } from '../../terminal-text.ts';
import { hangText } from '../../wrap-text.ts';
import {
  BULLET_SIGNS,
  buildScriptRows,
  formatGapTag,
  formatResult,
  type MarkedBullet,
  type MarkedGroup,
  type ScriptRow,
} from '../marked-bullets.ts';
import type { PaperSheets } from '../paper-sheets.ts';
import { limitWidth } from './limit-width.ts';
import { formatPaperName } from './paper-text.ts';

/** Prints a marked script for a terminal: every mark with its reason, then the gaps, then the result. */
export function printScriptText(
  { paper }: Pick<PaperSheets, 'paper'>,
  script: MarkedScript,
  terminal: TerminalStyle,
): string[] {
  const limitedTerminal = limitWidth(terminal);
  const rows = buildScriptRows(paper, script);
  return [
    limitedTerminal.paint('bold', `Marked script of ${formatPaperName(paper)}`),
    ...script.sections.flatMap(({ section, marks, marksAwarded }) => [
      '',
      limitedTerminal.paint('bold', `${section}: ${marksAwarded} of ${marks}`),
      ...rows
        .filter(({ marked }) => marked.section === section)
        .flatMap((row) => rowText(row, limitedTerminal)),
    ]),
    ...gapsText(script, limitedTerminal),
    '',
    limitedTerminal.paint('bold', `${script.marksAwarded} of ${script.marks} marks`),
    ...formatResult(script).flatMap((line) => hangText('', plainLine(line), limitedTerminal.width)),
  ];
}

function rowText({ question, marked, groups }: ScriptRow, terminal: TerminalStyle): string[] {
  const number = `${marked.number}.`.padEnd(4);
  const head = `${number}${terminal.paint('bold', `${marked.marksAwarded}/${marked.marks}`)}  `;
  const stem =
    question.stem === ''
      ? []
      : shortenLines(hangText(' '.repeat(4), terminalText(question.stem), terminal.width - 2));
  if (!marked.isAnswered) return ['', `${head}no answer`, ...stem];
  const isAnsweredByPart =
    question.parts !== undefined && groups.every(({ response }) => response !== undefined);
  return [
    '',
    `${head}${isAnsweredByPart ? '' : formatResponse(marked.response)}`.trimEnd(),
    ...stem,
    ...groups.flatMap((group) => groupText(group, terminal)),
    ...marked.mistakes.flatMap((line) => hangText('     → ', terminalText(line), terminal.width)),
  ];
}

/** Prints the answer to one part, its marks and the reason for each. A question without parts has only the reasons. */
function groupText(
  { group, response, marks, marksAwarded, bullets }: MarkedGroup,
  terminal: TerminalStyle,
): string[] {
  if (group.path === '') return bullets.flatMap((bullet) => bulletText(bullet, 5, terminal));
  const total = terminal.paint('bold', `${marksAwarded}/${marks}`);
  const answer = response === undefined ? '' : formatResponse(response) || 'no answer';
  const text = terminalText(group.rows.at(-1)?.tex ?? '');
  return [
    `    ${group.label} ${total}  ${answer}`.trimEnd(),
    ...shortenLines(hangText(' '.repeat(8), text, terminal.width - 2)),
    ...bullets.flatMap((bullet) => bulletText(bullet, 9, terminal)),
  ];
}

function formatResponse(response: string): string {
  return plainLine(response).slice(0, 80);
}

const MAX_STEM_LINES = 2;

function shortenLines(lines: readonly string[]): string[] {
  if (lines.length <= MAX_STEM_LINES) return [...lines];
  return lines
    .slice(0, MAX_STEM_LINES)
    .map((line, index) => (index === MAX_STEM_LINES - 1 ? `${line} …` : line));
}

function bulletText(
  { n, state, generic, rule, matchedLine }: MarkedBullet,
  indent: number,
  terminal: TerminalStyle,
): string[] {
  const quotedLine = matchedLine === null ? '' : ` “${plainLine(matchedLine).slice(0, 60)}”`;
  const lines = hangText(
    `${' '.repeat(indent)}${BULLET_SIGNS[state]} •${n} `,
    `${terminalText(generic)}: ${rule}${quotedLine}`,
    terminal.width,
  );
  return state === 'awarded' ? lines.map((line) => terminal.paint('green', line)) : lines;
}

function gapsText({ gaps }: MarkedScript, terminal: TerminalStyle): string[] {
  if (gaps.length === 0) return [];
  return [
    '',
    terminal.paint('bold', 'Where marks were lost'),
    ...gaps.flatMap(({ label, marksLost, marks, gapTags }) =>
      hangText(
        '- ',
        `${label}: ${marksLost} of ${marks} (${gapTags.map(formatGapTag).join(', ')})`,
        terminal.width,
      ),
    ),
  ];
}
