import type { QuestionBlock } from './outline.ts';
import type { WordParagraph } from './read-paragraphs.ts';
import { findFirstOption, markInlineOptions, splitOptions, unboldLabels } from './split-options.ts';

/** What a paragraph of a question is. */
type Line =
  | { readonly kind: 'text' | 'lead' | 'subpart-lead'; readonly tex: string }
  | { readonly kind: 'option'; readonly tex: string; readonly isMarked: boolean; readonly isBold: boolean }
  | {
      readonly kind: 'part' | 'subpart';
      readonly label: string;
      readonly tex: string;
      readonly isMarked: boolean;
    };

/** The label of a part in a document that we wrote. */
const OWN_LABEL = /^\(([a-z]{1,5}|\d{1,2})\)\t/u;
/** `A. `, `(B) ` or `C) ` at the start, with an asterisk or a tick as a mark. */
const TYPED_OPTION = /^\s*(?<mark>\*|✓|✔)?\s*\(?(?<label>[A-H])[.)](?:\s|~)+/u;
/** The label of an option at the start of a line, with and without a space after it. */
const ANY_LABEL = /^\s*\(?([A-H])[.)]/gmu;
const CLOSE_LABEL = /^\s*\(?[A-H][.)](?=[^\s~}])/gmu;
const TYPED_PART = /^\s*(?<mark>\*|✓|✔)?\s*(?:\((?<bracketed>[a-z])\)|(?<plain>[a-z])[.)])(?:\s|~|$)+/u;
const TYPED_ROMAN = /^\s*\(?(?<roman>i{1,3}|iv|vi{0,3}|ix|x)[.)](?:\s|~|$)+/u;
const TRAILING_MARK = /\s*(?:✓|✔|\*|\(correct\))\s*$/iu;
/** Marks at the right margin: `[3]`, `(3 marks)`, `3`. */
const MARGIN_MARKS = /\t\s*[[(]?(\d{1,2})\s*(?:marks?|points?|pts?)?[\])]?\s*$/iu;
/** A line that stands for a figure without a picture. */
const MISSING_FIGURE = /^\\textit\{\[(?:image: (?<path>[^{}]+)|diagram: (?<name>[^{}]+))\]\}$/u;
const SINGLE_LETTER = /^\s*\(?([A-Ha-h])[.)]*\s*$/u;
const ANSWER_LINE = /^(?:\\textbf\{)?(?:correct\s+)?(?:answer|ans|key)\s*\}?\s*[:.–-]+\s*\}?\s*(.+)$/iu;

type PrintedBlock = {
  readonly tex: string;
  /** A line such as “Answer: B” within the question. */
  readonly answer: string | undefined;
};

/**
 * Prints the paragraphs of a question as our TeX printer would. The TeX reader decides later whether labelled lines are parts or
 * options.
 */
export function printBlock(block: QuestionBlock, keyAnswer?: string): PrintedBlock {
  let answer = keyAnswer;
  const lines = separateLabels(block.paragraphs).flatMap((paragraph, index) => {
    const line = index === 0 ? null : ANSWER_LINE.exec(paragraph.tex.trim());
    if (line?.[1] === undefined || paragraph.kind === 'table') return classify(paragraph, index === 0);
    answer ??= line[1].replace(/\}$/u, '');
    return [];
  });
  const printer = createPrinter();
  for (const line of markAnswer(markBoldOptions(lines), answer)) printer.add(line);
  const id = block.paragraphs[0]?.questionId;
  return {
    tex: ['\\item', ...(id === undefined ? [] : [`% id: ${id}`]), ...printer.finish()].join('\n'),
    answer,
  };
}

/** Inserts the missing space in options such as `A.Mars`, if at least three options follow each other. */
function separateLabels(paragraphs: readonly WordParagraph[]): WordParagraph[] {
  const text = paragraphs.map(({ tex }) => tex).join('\n');
  const letters = [...text.matchAll(ANY_LABEL)].map(([, letter]) => letter);
  return letters.join('').includes('ABC')
    ? paragraphs.map((paragraph) => ({ ...paragraph, tex: paragraph.tex.replace(CLOSE_LABEL, '$& ') }))
    : [...paragraphs];
}

function classify(paragraph: WordParagraph, isFirst: boolean): Line[] {
  const { label, style, isMarked, isBold } = paragraph;
  const tex = printLabelledEquation(printMargin(paragraph), label !== undefined);
  if (tex.trim() === '') return [];
  if (isFirst || paragraph.kind === 'table') return splitInlineOptions(tex, isFirst, paragraph);
  if (style === 'QuestionLead') return [{ kind: 'lead', tex }];
  if (style === 'SubpartLead') return [{ kind: 'subpart-lead', tex }];
  const labelMatch = style === 'QuestionPart' || style === 'QuestionSubpart' ? OWN_LABEL.exec(tex) : null;
  if (labelMatch?.[1] !== undefined)
    return [
      {
        kind: style === 'QuestionPart' ? 'part' : 'subpart',
        label: labelMatch[1],
        tex: tex.slice(labelMatch[0].length),
        isMarked: false,
      },
    ];
  if (style === 'Option' || label?.format === 'upperLetter') return [createOption(tex, paragraph)];
  if (label?.format === 'lowerLetter')
    return [{ kind: 'part', label: label.text, tex, isMarked: isMarked || isBold }];
  if (label?.format === 'lowerRoman') return [{ kind: 'subpart', label: label.text, tex, isMarked }];
  const isTyped = label?.text === '' && TYPED_OPTION.test(tex);
  if (label !== undefined && !isTyped)
    return [{ kind: 'text', tex: `${label.text === '' ? '$\\bullet$' : `${label.text}.`} ${tex}` }];
  return classifyTyped(tex, paragraph);
}

/** Replaces marks after the last tab by `\hfill [3]`, and puts a picture on a line of its own. */
export function printMargin({ tex, kind }: WordParagraph): string {
  if (kind === 'table') return tex;
  const marked = tex.replace(MARGIN_MARKS, ' \\hfill [$1]');
  const missing = MISSING_FIGURE.exec(marked.trim())?.groups;
  if (missing?.path !== undefined)
    return `\\begin{center}\n\\includegraphics{${missing.path.replaceAll('\\_', '_')}}\n\\end{center}`;
  if (missing?.name !== undefined) return `\\begin{center}\n% \\input{${missing.name}}\n\\end{center}`;
  return /^\s*\\includegraphics\{[^{}]*\}\s*$/u.test(marked)
    ? `\\begin{center}\n${marked.trim()}\n\\end{center}`
    : marked;
}

/** An equation alone in an entry of a list is an option or the text of a part, and no display. */
function printLabelledEquation(tex: string, isLabelled: boolean): string {
  return isLabelled ? tex.replace(/^\s*\\\[ ((?:(?!\\\])[\s\S])*) \\\]\s*$/u, '$$$1$$') : tex;
}

function classifyTyped(tex: string, paragraph: WordParagraph): Line[] {
  const plain = unboldLabels(tex)
    .replace(/^\\textbf\{(\(?[A-Za-z]{1,4}[.)])\s*\}/u, '$1 ')
    .replace(/\t/gu, '    ');
  if (TYPED_OPTION.test(plain)) return splitInlineOptions(tex, false, paragraph);
  const roman = TYPED_ROMAN.exec(plain);
  const part = TYPED_PART.exec(plain);
  const isMarked = paragraph.isMarked;
  const label = part?.groups?.bracketed ?? part?.groups?.plain;
  // `(i)` is the ninth letter only after `(h)`; within a question it is nearly always a Roman number.
  if (roman?.groups?.roman !== undefined)
    return [{ kind: 'subpart', label: roman.groups.roman, tex: plain.slice(roman[0].length), isMarked }];
  if (part !== null && label !== undefined)
    return [
      {
        kind: 'part',
        label,
        tex: plain.slice(part[0].length),
        isMarked: isMarked || part.groups?.mark !== undefined,
      },
    ];
  return [{ kind: 'text', tex: plain }];
}

/** Divides a line into the text of the question and its options, such as `A. 3   B. 4   C. 5`. */
function splitInlineOptions(tex: string, isFirst: boolean, paragraph: WordParagraph): Line[] {
  if (paragraph.kind === 'table') return [{ kind: 'text', tex }];
  const line = unboldLabels(isFirst ? markInlineOptions(tex) : tex);
  const start = isFirst ? findFirstOption(line) : 0;
  const text = line.slice(0, start);
  const lines: Line[] = text === '' ? [] : [{ kind: 'text', tex: text.replace(/\t/gu, ' ') }];
  for (const option of splitOptions(line.slice(start))) {
    const plain = option.replace(/\t/gu, '    ');
    const match = TYPED_OPTION.exec(plain);
    const created = createOption(plain.slice(match?.[0].length ?? 0), paragraph);
    lines.push(match?.groups?.mark === undefined ? created : { ...created, isMarked: true });
  }
  return lines;
}

function createOption(tex: string, { isMarked, isBold }: WordParagraph): Extract<Line, { kind: 'option' }> {
  const hasMark = TRAILING_MARK.test(tex);
  return {
    kind: 'option',
    tex: tex.replace(TRAILING_MARK, '').trim(),
    isMarked: isMarked || hasMark,
    isBold,
  };
}

/** Marks bold options as correct, but only if other options are not bold and none is marked in another way. */
function markBoldOptions(lines: readonly Line[]): Line[] {
  const options = lines.filter((line) => line.kind === 'option');
  const boldCount = options.filter(({ isBold }) => isBold).length;
  const usesBold = boldCount > 0 && boldCount < options.length && !options.some(({ isMarked }) => isMarked);
  const allMarked = options.length > 1 && options.every(({ isMarked }) => isMarked);
  return lines.map((line) => {
    if (line.kind !== 'option') return line;
    const tex = line.isBold ? line.tex.replace(/\\textbf\{((?:[^{}]|\{[^{}]*\})*)\}/gu, '$1') : line.tex;
    return { ...line, tex, isMarked: allMarked ? false : line.isMarked || (usesBold && line.isBold) };
  });
}

/** Marks the option with the letter of the answer. The TeX reader then knows that the labelled lines are options and not parts. */
function markAnswer(lines: readonly Line[], answer = ''): Line[] {
  const letter = SINGLE_LETTER.exec(answer)?.[1]?.toLowerCase();
  const options = lines.filter((line) => line.kind === 'option');
  const parts = lines.flatMap((line) => (line.kind === 'part' ? [line] : []));
  const isAlone = [...options, ...parts].every(({ isMarked }) => !isMarked);
  if (letter === undefined || !isAlone) return [...lines];
  const right =
    parts.length === 0
      ? options[letter.charCodeAt(0) - 97]
      : options.length === 0 && areOptions(lines)
        ? parts.find(({ label }) => label === letter)
        : undefined;
  return lines.map((line) => (line === right ? { ...right, isMarked: true } : line));
}

/** Whether `a)`, `b)`, … can be options, because none of them has marks or subparts. */
function areOptions(lines: readonly Line[]): boolean {
  return lines.every(
    ({ kind, tex }) => !kind.startsWith('subpart') && (kind !== 'part' || !tex.includes('\\hfill [')),
  );
}

type Printer = { add(line: Line): void; finish(): string[] };

/** Prints lines as nested lists: options as `tasks`, parts as `enumerate` with their labels. */
function createPrinter(): Printer {
  const output: string[] = [];
  const openLists: ('part' | 'subpart' | 'tasks')[] = [];
  const close = (until: (name: string) => boolean): void => {
    while (openLists.length > 0 && !until(openLists.at(-1) ?? ''))
      output.push(openLists.pop() === 'tasks' ? '\\end{tasks}' : '\\end{enumerate}');
  };
  const begin = (name: 'part' | 'subpart' | 'tasks'): void => {
    if (openLists.at(-1) === name) return;
    output.push(name === 'tasks' ? '\\begin{tasks}(1)' : '\\begin{enumerate}');
    openLists.push(name);
  };
  return {
    add: (line) => {
      switch (line.kind) {
        case 'option':
          begin('tasks');
          output.push(
            `\\task ${/^[[*!]/u.test(line.tex) ? '{} ' : ''}${line.tex}${line.isMarked ? ' \\ans' : ''}`,
          );
          break;
        case 'part':
          close((name) => name === 'part');
          begin('part');
          output.push(`\\item[(${line.label})] ${line.tex}${line.isMarked ? ' \\ans' : ''}`);
          break;
        case 'subpart':
          close((name) => name === 'subpart' || name === 'part');
          begin('subpart');
          output.push(`\\item[(${line.label})] ${line.tex}${line.isMarked ? ' \\ans' : ''}`);
          break;
        case 'lead':
          close((name) => name === 'part');
          begin('part');
          output.push(`\\item[] {}${line.tex}`);
          break;
        case 'subpart-lead':
          close((name) => name === 'subpart' || name === 'part');
          begin('subpart');
          output.push(`\\item[] {}${line.tex}`);
          break;
        case 'text':
          close((name) => name !== 'tasks');
          output.push(`${output.length === 0 ? '' : '\n'}${line.tex.trim()}`);
      }
    },
    finish: () => {
      close(() => false);
      return output;
    },
  };
}
