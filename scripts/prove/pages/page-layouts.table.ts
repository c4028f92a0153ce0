import type { SampleQuestion } from './page-questions.table.ts';

/** One way of typesetting a page of questions. */
export type PageLayout = {
  readonly name: string;
  readonly documentClass: string;
  readonly preamble: string;
  /** Printed before the first question and after the last one. */
  readonly before?: string;
  readonly after?: string;
  readonly print: (question: SampleQuestion, number: number) => string;
};

const letters = 'ABCDE';

type OptionStyle = {
  readonly label: (index: number) => string;
  readonly columns: number;
};

/** Prints options in columns of equal width. */
function printOptions({ options }: SampleQuestion, { label, columns }: OptionStyle): string {
  if (options === undefined) return '';
  const width = (0.94 / columns).toFixed(3);
  const cells = options.map(
    (option, index) => `\\parbox[t]{${width}\\linewidth}{\\hangindent=1.6em ${label(index)} ${option}}`,
  );
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns).join('\\hfill '),
  );
  return `\\par\\smallskip ${rows.join('\\par ')}\\par`;
}

function printParts({ parts = [] }: SampleQuestion): string {
  return parts
    .map((part, index) => `\\par\\smallskip\\hspace*{1em}(${'abc'[index] ?? ''})\\ ${part}`)
    .join('');
}

const chooseColumns = ({ options = [] }: SampleQuestion): number => {
  const longest = Math.max(...options.map((option) => option.replace(/\\[a-z]+|[{}$]/g, '').length));
  return longest < 14 ? 4 : longest < 30 ? 2 : 1;
};

const capital = (index: number): string => `(${letters[index] ?? ''})`;
const small = (index: number): string => `(${letters[index]?.toLowerCase() ?? ''})`;

const list = (label: string, indent: string): Pick<PageLayout, 'before' | 'after'> => ({
  before: `\\begin{enumerate}[label=${label},${indent}]`,
  after: '\\end{enumerate}',
});

const listItem =
  (label: (index: number) => string, marks: (count: number) => string = () => '') =>
  (question: SampleQuestion): string =>
    `\\item ${question.stem}${marks(question.marks ?? 0)}${printParts(question)}${printOptions(question, { label, columns: chooseColumns(question) })}`;

export const pageLayouts: readonly PageLayout[] = [
  {
    name: 'cm-list',
    documentClass: '[11pt]{article}',
    preamble: '',
    ...list('\\arabic*.', 'leftmargin=*'),
    print: listItem(small),
  },
  {
    name: 'times-q',
    documentClass: '[11pt]{article}',
    preamble: '\\usepackage{mathptmx}',
    ...list('Q\\arabic*.', 'leftmargin=3em'),
    print: listItem(capital),
  },
  {
    name: 'helvetica-brackets',
    documentClass: '[10pt]{article}',
    preamble: '\\usepackage{helvet}\\renewcommand{\\familydefault}{\\sfdefault}',
    ...list('(\\arabic*)', 'leftmargin=2.5em'),
    print: listItem(
      (index) => `${letters[index] ?? ''}.`,
      (count) => `\\hfill [${count}]`,
    ),
  },
  {
    name: 'exam-class',
    documentClass: '[11pt]{exam}',
    preamble: '\\pointsinrightmargin\\header{Physics}{}{Term 2}\\footer{}{Page \\thepage}{}',
    before: '\\begin{questions}',
    after: '\\end{questions}',
    print: ({ stem, options, parts, marks }) =>
      [
        `\\question[${marks ?? 1}] ${stem}`,
        parts && `\\begin{parts}${parts.map((part) => `\\part ${part}`).join('')}\\end{parts}`,
        options && `\\begin{choices}${options.map((option) => `\\choice ${option}`).join('')}\\end{choices}`,
      ]
        .filter(Boolean)
        .join('\n'),
  },
  {
    name: 'two-columns',
    documentClass: '[10pt,twocolumn]{article}',
    preamble: '\\usepackage{times}',
    ...list('\\arabic*.', 'leftmargin=*'),
    print: (question) =>
      `\\item ${question.stem}${printParts(question)}${printOptions(question, { label: capital, columns: Math.min(2, chooseColumns(question)) })}`,
  },
  {
    name: 'question-headings',
    documentClass: '[11pt]{article}',
    preamble: '\\usepackage{mathpazo}',
    print: (question, number) =>
      `\\par\\medskip\\noindent\\textbf{Question ${number}}\\hfill (${question.marks ?? 1} marks)\\par\\noindent ${question.stem}${printParts(question)}${printOptions(question, { label: capital, columns: chooseColumns(question) })}`,
  },
  {
    name: 'margin-numbers',
    documentClass: '[12pt]{article}',
    preamble: '\\usepackage{bookman}',
    ...list('\\textbf{\\arabic*}', 'leftmargin=2.2em,labelsep=1.2em'),
    print: listItem(
      (index) => `\\textbf{${letters[index] ?? ''}}\\quad`,
      (count) => `\\hfill \\textbf{${count}}`,
    ),
  },
  {
    name: 'options-on-one-line',
    documentClass: '[11pt]{article}',
    preamble: '\\usepackage{charter}',
    ...list('\\arabic*)', 'leftmargin=2em'),
    print: (question) =>
      `\\item ${question.stem}${printParts(question)}${
        question.options
          ? `\\par ${question.options.map((option, index) => `${letters[index] ?? ''}~${option}`).join('\\quad ')}`
          : ''
      }`,
  },
  {
    name: 'sans-q-dot',
    documentClass: '[12pt]{article}',
    preamble:
      '\\renewcommand{\\familydefault}{\\sfdefault}\\usepackage{fancyhdr}\\pagestyle{fancy}\\fancyhead[L]{Unit test 3}\\fancyhead[R]{Time: 45 min}\\fancyfoot[C]{3}',
    print: (question, number) =>
      `\\par\\medskip\\noindent\\hangindent=2.4em\\makebox[2.4em][l]{Q.${number}}${question.stem}${printParts(question)}${printOptions(question, { label: (index) => `(${['i', 'ii', 'iii', 'iv'][index] ?? ''})`, columns: chooseColumns(question) })}`,
  },
  {
    name: 'flush-paragraphs',
    documentClass: '[11pt]{article}',
    preamble: '\\usepackage{newcent}',
    print: (question, number) =>
      `\\par\\medskip\\noindent\\textbf{${number}.}\\ ${question.stem}\\hfill [${question.marks ?? 1}]${printParts(question)}${printOptions(question, { label: (index) => `${letters[index]?.toLowerCase() ?? ''})`, columns: chooseColumns(question) })}`,
  },
  {
    name: 'problem-words',
    documentClass: '[11pt]{article}',
    preamble: '\\usepackage{utopia}',
    before: '\\begin{center}\\Large\\textbf{Problem sheet 4}\\end{center}',
    print: (question, number) =>
      `\\par\\bigskip\\noindent\\textbf{Problem ${number}.} ${question.stem} [${question.marks ?? 1} marks]${printParts(question)}${printOptions(question, { label: (index) => `${letters[index] ?? ''})`, columns: 1 })}`,
  },
  {
    name: 'instructions-first',
    documentClass: '[11pt]{article}',
    preamble: '\\usepackage{times}',
    before:
      '\\begin{center}\\textbf{MODEL EXAMINATION --- SCIENCE}\\\\ Time: 3 hours\\hfill Maximum marks: 70\\end{center}\\noindent General instructions:\\par (i) All questions are compulsory.\\par (ii) There is no overall choice.\\par\\begin{center}\\textbf{SECTION A}\\end{center}\\begin{enumerate}[label=\\arabic*.,leftmargin=*]',
    after: '\\end{enumerate}',
    print: listItem(small, (count) => `\\hfill ${count}`),
  },
  {
    name: 'bare-flush',
    documentClass: '[10pt]{article}',
    preamble: '\\usepackage{mathpazo}\\setlength{\\parindent}{0pt}',
    print: (question, number) =>
      `\\par\\medskip\\textbf{${number}}\\quad ${question.stem}\\hfill (${question.marks ?? 1})${printParts(question)}${printOptions(question, { label: capital, columns: chooseColumns(question) })}`,
  },
  {
    name: 'typewriter-colon',
    documentClass: '[11pt]{article}',
    preamble: '\\renewcommand{\\familydefault}{\\ttdefault}',
    ...list('Q\\arabic*:', 'leftmargin=3.4em'),
    print: listItem((index) => `[${letters[index] ?? ''}]`),
  },
  {
    name: 'columns-with-title',
    documentClass: '[10pt,twocolumn]{article}',
    preamble: '\\usepackage{helvet}\\renewcommand{\\familydefault}{\\sfdefault}',
    before:
      '\\twocolumn[\\begin{center}\\Large Practice paper: mechanics, waves and algebra\\end{center}]\\begin{enumerate}[label=\\textbf{\\arabic*},leftmargin=*]',
    after: '\\end{enumerate}',
    print: (question) =>
      `\\item ${question.stem}${printParts(question)}${printOptions(question, { label: (index) => `${letters[index] ?? ''}`, columns: Math.min(2, chooseColumns(question)) })}`,
  },
];
