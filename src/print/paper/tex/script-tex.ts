import type { MarkedScript } from '../../../domain/marked-script.ts';
import {
  type BulletState,
  buildScriptRows,
  formatGapTag,
  formatResult,
  type MarkedBullet,
  type ScriptRow,
} from '../marked-bullets.ts';
import { formatQualification, type PaperSheets } from '../paper-sheets.ts';
import { createTexDocument } from './create-tex-document.ts';
import { escapeTex } from './escape-tex.ts';
import { stemTex } from './question-tex.ts';

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

function rowTex({ question, marked, bullets }: ScriptRow): string[] {
  const lines = marked.isAnswered ? marked.response.split('\n').slice(0, MAX_LINES) : [];
  return [
    '',
    `\\textbf{${marked.number}.}\\enspace ${stemTex(question)}\\hfill\\textbf{${marked.marksAwarded}/${marked.marks}}`,
    '',
    ...(lines.length === 0
      ? ['\\textit{No answer.}']
      : lines.map((line) => `\\texttt{${escapeTex(line)}}\\par`)),
    '',
    '\\begin{itemize}',
    ...bullets.map(bulletTex),
    ...marked.mistakes.map((line) => `\\item[] ${line}`),
    '\\end{itemize}',
  ];
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
