import { parseTex } from '../../../latex/parse-tex.ts';
import { printNodes } from '../../../latex/print-tex.ts';
import type { CommandNode, EnvironmentNode, TexNode } from '../../../latex/tex-tree.ts';
import { createNodeCursor, type NodeCursor } from '../../../print/html/node-cursor.ts';
import { splitTableRows } from '../../../print/html/table-to-html.ts';
import { buildDisplaySource } from '../../../print/html/tex-to-html.ts';
import {
  accentCommands,
  characterCommands,
  displayEnvironments,
  silentCommands,
} from '../../../print/html/text-commands.table.ts';
import { createEquation, createTextRun, type RunStyle } from './word-runs.ts';

/** A paragraph, a displayed equation, an entry of a list or a table of a text. Contents are WordprocessingML. */
export type WordBlock =
  | { readonly kind: 'paragraph'; readonly content: string; readonly isCentred?: boolean }
  | { readonly kind: 'equation'; readonly content: string }
  | { readonly kind: 'entry'; readonly label: string; readonly content: string; readonly depth: number }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] };

/** Called with each formula or drawing that could not be converted and is printed as its TeX source. */
export type ReportSource = (tex: string) => void;

/** Converts TeX prose to the blocks of a Word document, with formulas as equations. */
export function texToWord(tex: string, reportSource: ReportSource): WordBlock[] {
  const writer = createWriter(reportSource);
  writeNodes(parseTex(tex).nodes, writer, {});
  return writer.finish();
}

/** Converts TeX to the content of one paragraph, for an option or a cell of a table. */
export function texToRuns(tex: string, reportSource: ReportSource): string {
  return joinBlocks(texToWord(tex, reportSource));
}

/** Joins blocks to one paragraph. */
export function joinBlocks(blocks: readonly WordBlock[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'table') return block.rows.map((cells) => cells.join(SPACE)).join(SPACE);
      if (block.kind === 'equation') return `<m:oMath>${block.content}</m:oMath>`;
      return block.kind === 'entry' ? createTextRun(`${block.label} `) + block.content : block.content;
    })
    .join(SPACE);
}

const SPACE = createTextRun(' ');

type Writer = {
  add(content: string): void;
  addText(text: string, style: RunStyle): void;
  addBlock(block: WordBlock): void;
  breakParagraph(): void;
  readonly reportSource: ReportSource;
  readonly isCentred: boolean;
  readonly depth: number;
  finish(): WordBlock[];
};

function createWriter(reportSource: ReportSource, { isCentred = false, depth = 0 } = {}): Writer {
  const blocks: WordBlock[] = [];
  let content = '';
  let pending = '';
  let pendingStyle: RunStyle = {};
  const flush = (): void => {
    content += createTextRun(pending, pendingStyle);
    pending = '';
  };
  const breakParagraph = (): void => {
    pending = pending.replace(/\s+$/u, '');
    flush();
    if (content !== '') blocks.push({ kind: 'paragraph', content, ...(isCentred ? { isCentred } : {}) });
    content = '';
  };
  return {
    reportSource,
    isCentred,
    depth,
    breakParagraph,
    add: (xml) => {
      flush();
      content += xml;
    },
    addText: (text, style) => {
      if (style !== pendingStyle) flush();
      pendingStyle = style;
      const isAtStart = content === '' && pending === '';
      pending +=
        isAtStart || pending.endsWith(' ') || pending.endsWith('\n') ? text.replace(/^ +/u, '') : text;
    },
    addBlock: (block) => {
      breakParagraph();
      blocks.push(block);
    },
    finish: () => {
      breakParagraph();
      return blocks;
    },
  };
}

function writeNodes(nodes: readonly TexNode[], writer: Writer, style: RunStyle): void {
  const cursor = createNodeCursor(nodes);
  for (let node = cursor.next(); node !== undefined; node = cursor.next())
    writeNode(node, { cursor, writer, style });
}

type Context = { readonly cursor: NodeCursor; readonly writer: Writer; readonly style: RunStyle };

function writeNode(node: TexNode, { cursor, writer, style }: Context): void {
  switch (node.kind) {
    case 'text':
      writeText(node.text, writer, style);
      break;
    case 'symbol':
      writer.addText(node.text === '~' ? '\u00a0' : node.text, style);
      break;
    case 'comment':
      break;
    case 'stray':
      writer.addText(node.text, { ...style, code: true });
      break;
    case 'verbatim':
      writer.addText(readVerbatim(node.text), { ...style, code: true });
      break;
    case 'group':
      writeNodes(node.children, writer, style);
      break;
    case 'math':
      writeFormula(printNodes(node.children), node.display, writer);
      break;
    case 'environment':
      writeEnvironment(node, writer, style);
      break;
    case 'command':
      writeCommand(node, { cursor, writer, style });
  }
}

/** Returns the text between the delimiters of `\verb` or of an environment. */
function readVerbatim(text: string): string {
  const inner = /^\\(?:verb\*?|lstinline)(.)([\s\S]*)\1$/u.exec(text)?.[2];
  return inner ?? text.replace(/^\\begin\{[^{}]*\}(?:\[[^\]]*\])?\n?|\n?[ \t]*\\end\{[^{}]*\}$/gu, '');
}

function writeText(text: string, writer: Writer, style: RunStyle): void {
  text.split(/\n[ \t\r]*\n\s*/u).forEach((paragraph, index) => {
    if (index > 0) writer.breakParagraph();
    writer.addText(replacePunctuation(paragraph.replace(/\s+/gu, ' ')), style);
  });
}

function replacePunctuation(text: string): string {
  return text
    .replace(/---/gu, '—')
    .replace(/--/gu, '–')
    .replace(/``/gu, '“')
    .replace(/''/gu, '”')
    .replace(/`/gu, '‘')
    .replace(/'/gu, '’');
}

/** Writes a formula as an equation; one that KaTeX cannot parse is written as its source and reported. */
function writeFormula(tex: string, isDisplay: boolean, writer: Writer): void {
  const equation = createEquation(tex, isDisplay);
  if (equation === undefined) {
    writer.reportSource(tex);
    writer.addText(`$${tex.trim()}$`, { code: true });
  } else if (isDisplay) writer.addBlock({ kind: 'equation', content: equation });
  else writer.add(`<m:oMath>${equation}</m:oMath>`);
}

const STYLE_COMMANDS: Readonly<Record<string, RunStyle>> = {
  textbf: { bold: true },
  mathbf: { bold: true },
  textit: { italic: true },
  emph: { italic: true },
  textsl: { italic: true },
  underline: { underline: true },
  uline: { underline: true },
  texttt: { code: true },
  textsc: { smallCaps: true },
  textsuperscript: { script: 'superscript' },
  textsubscript: { script: 'subscript' },
};

/** Commands that are formulas outside `$`, with the number of their arguments. */
const FORMULA_COMMANDS: Readonly<Record<string, number>> = { ce: 1, si: 1, unit: 1, num: 1, SI: 2, qty: 2 };

function writeCommand(node: CommandNode, { cursor, writer, style }: Context): void {
  const { name } = node;
  const commandStyle = Object.hasOwn(STYLE_COMMANDS, name) ? STYLE_COMMANDS[name] : undefined;
  if (name === '\\' || name === 'newline' || name === 'linebreak') {
    cursor.takeOptional();
    writer.addText('\n', style);
  } else if (name === 'par') writer.breakParagraph();
  else if (commandStyle !== undefined)
    writeNodes(cursor.takeArgument(), writer, { ...style, ...commandStyle });
  else if (Object.hasOwn(characterCommands, name))
    writer.addText(decodeCharacter(characterCommands[name] ?? ''), style);
  else if (Object.hasOwn(silentCommands, name)) {
    cursor.takeOptional();
    for (let taken = 0; taken < (silentCommands[name] ?? 0); taken++) cursor.takeArgument();
  } else writeRareCommand(node, { cursor, writer, style });
}

function writeRareCommand({ name, text }: CommandNode, { cursor, writer, style }: Context): void {
  const accent = accentCommands[name];
  const argumentCount = Object.hasOwn(FORMULA_COMMANDS, name) ? (FORMULA_COMMANDS[name] ?? 1) : 0;
  if (accent !== undefined) {
    const [first = '', ...rest] = printNodes(cursor.takeArgument());
    writer.addText((first + accent + rest.join('')).normalize('NFC'), style);
  } else if (name === 'hrulefill' || name === 'dotfill' || name === 'blank')
    writer.addText('__________', style);
  else if (argumentCount > 0) {
    const values = Array.from({ length: argumentCount }, () => `{${printNodes(cursor.takeArgument())}}`);
    writeFormula(text + values.join(''), false, writer);
  } else if (name === 'includegraphics') {
    cursor.takeOptional();
    const path = printNodes(cursor.takeArgument());
    writer.reportSource(`\\includegraphics{${path}}`);
    writer.addText(`[image: ${path}]`, style);
  } else cursor.takeOptional();
}

function decodeCharacter(html: string): string {
  return html.replace('&amp;', '&').replace('&lt;', '<').replace('&gt;', '>');
}

function writeEnvironment(node: EnvironmentNode, writer: Writer, style: RunStyle): void {
  if (displayEnvironments.has(node.name)) {
    writeFormula(buildDisplaySource(node), true, writer);
    return;
  }
  switch (node.name) {
    case 'itemize':
    case 'enumerate':
      for (const block of listEntries(node, writer, style)) writer.addBlock(block);
      break;
    case 'tabular':
    case 'tabular*':
    case 'array': {
      const rows = splitTableRows(node).map((cells) =>
        cells.map((cell) => joinBlocks(convert(cell, writer, style))),
      );
      writer.addBlock({ kind: 'table', rows: rows.filter((cells) => cells.some((cell) => cell !== '')) });
      break;
    }
    case 'tikzpicture':
    case 'circuitikz':
      writer.reportSource(printNodes([node]));
      writer.addBlock({ kind: 'paragraph', content: createTextRun(printNodes([node]), { code: true }) });
      break;
    default: {
      const inner = createWriter(writer.reportSource, {
        isCentred: writer.isCentred || node.name === 'center',
        depth: writer.depth,
      });
      writeNodes(node.children, inner, style);
      for (const block of inner.finish()) writer.addBlock(block);
    }
  }
}

function convert(nodes: readonly TexNode[], { reportSource, depth }: Writer, style: RunStyle): WordBlock[] {
  const writer = createWriter(reportSource, { depth });
  writeNodes(nodes, writer, style);
  return writer.finish();
}

/** Converts the items of a list; their labels are typed, so that Word does not number them as questions. */
function listEntries(node: EnvironmentNode, writer: Writer, style: RunStyle): WordBlock[] {
  const cursor = createNodeCursor(node.children);
  cursor.takeOptional();
  const items: TexNode[][] = [];
  for (const child of cursor.rest()) {
    if (child.kind === 'command' && child.name === 'item') items.push([]);
    else items.at(-1)?.push(child);
  }
  return items.flatMap((item, index) => {
    const itemCursor = createNodeCursor(item);
    const ownLabel = itemCursor.takeOptional();
    const usual = node.name === 'enumerate' ? `${index + 1}.` : '•';
    const label = ownLabel === undefined ? usual : printNodes(ownLabel);
    const inner = createWriter(writer.reportSource, { depth: writer.depth + 1 });
    writeNodes(itemCursor.rest(), inner, style);
    const [first, ...rest] = inner.finish();
    if (first?.kind !== 'paragraph')
      return [
        { kind: 'entry' as const, label, content: '', depth: writer.depth },
        ...(first ? [first] : []),
        ...rest,
      ];
    return [{ kind: 'entry' as const, label, content: first.content, depth: writer.depth }, ...rest];
  });
}
