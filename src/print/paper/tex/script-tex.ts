import type { MarkedScript } from '../../../domain/marked-script.ts';
import {
  type BulletState,
  buildScriptRows,
  formatGapTag,
  formatResult,
  type MarkedBullet,
  type MarkedGroup,
  type ScriptRow,
} from '../marked-bullets.ts';
import { formatQualification, type PaperSheets } from '../paper-sheets.ts';
import { createTexDocument } from './create-tex-document.ts';
import { escapeTex } from './escape-tex.ts';
import { partTextsTex, stemTex } from './question-tex.ts';

/** Prints a marked script: the result, the gaps, then every answer with the reason for each mark. */
export function printScriptTex({ paper }: Pick<PaperSheets, 'paper'>, script: MarkedScript): string {
  const name = `${formatQualification(paper.level)} ${paper.subject}`;
  const rows = buildScriptRows(paper, script);
  return createTexDocument(`${name}, marked script of practice paper ${paper.seed}`, [
    `{\\Large\\textbf{${escapeTex(name)}: marked script}}\\hfill Paper number ${paper.seed}`,
    '',
    `{\\Large ${script.marksAwarded} of ${script.marks} marks}`,
    '',
    ...formatResult(script).flatMap((line) => [escapeTex(line), '']),
    ...gapsTex(script),
    ...script.sections.flatMap(({ section, marks, marksAwarded }) => [
      '\\vspace{4mm}\\hrule\\vspace{2mm}',
      `\\textbf{${escapeTex(section)}\\hfill ${marksAwarded} of ${marks}}`,
      '',
      ...rows.filter(({ marked }) => marked.section === section).flatMap(rowTex),
    ]),
  ]);
}

function gapsTex({ gaps }: MarkedScript): string[] {
  if (gaps.length === 0) return [];
  return [
    '\\textbf{Where marks were lost}',
    '\\begin{itemize}',
    ...gaps.map(
      ({ label, marksLost, marks, gapTags }) =>
        `\\item ${escapeTex(label)}: ${marksLost} of ${marks} (${escapeTex(gapTags.map(formatGapTag).join(', '))})`,
    ),
    '\\end{itemize}',
  ];
}

function rowTex({ question, marked, groups }: ScriptRow): string[] {
  const isAnsweredByPart = groups.every(({ response }) => response !== undefined);
  const total = `${marked.marksAwarded}/${marked.marks}`;
  return [
    '',
    `\\textbf{${marked.number}.}\\enspace ${stemTex(question)}\\hfill\\textbf{${total}}`,
    '',
    ...(isAnsweredByPart ? [] : responseTex(marked.response)),
    ...groups.flatMap(answerTex),
    ...(marked.mistakes.length === 0
      ? []
      : ['\\begin{itemize}', ...marked.mistakes.map((line) => `\\item[] ${line}`), '\\end{itemize}']),
  ];
}

/** Prints the answer to one part with the reason for each mark. The marks of a question are beside its stem. */
function answerTex({ group, response, marks, marksAwarded, bullets }: MarkedGroup): string[] {
  const texts = partTextsTex(group.rows);
  const last = texts.pop();
  return [
    ...texts.flatMap((text) => [text, '']),
    ...(last === undefined ? [] : [`${last}\\hfill\\textbf{${marksAwarded}/${marks}}`, '']),
    ...(response === undefined ? [] : responseTex(response)),
    ...(bullets.length === 0 ? [] : ['\\begin{itemize}', ...bullets.map(bulletTex), '\\end{itemize}']),
  ];
}

function responseTex(response: string): string[] {
  if (response.trim() === '') return ['\\textit{No answer.}', ''];
  const lines = response.split('\n').slice(0, MAX_LINES);
  return [...lines.map((line) => `\\texttt{${escapeTex(line)}}\\par`), ''];
}

const MAX_LINES = 60;

const SIGNS = {
  awarded: '$\\checkmark$',
  lost: '$\\times$',
  'to-person': '\\textbf{?}',
} as const satisfies Record<BulletState, string>;

function bulletTex({ n, state, generic, rule, matchedLine }: MarkedBullet): string {
  const line = matchedLine === null ? '' : ` \\texttt{${escapeTex(matchedLine)}}`;
  return `\\item[$\\bullet^{${n}}$] ${SIGNS[state]} ${generic}. \\textit{${escapeTex(rule)}}${line}`;
}
