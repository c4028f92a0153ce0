import { parseTex } from '../../latex/parse-tex.ts';
import { printNodes } from '../../latex/print-tex.ts';
import { SIUNITX_COMMANDS } from '../../latex/quantity-tex.ts';
import type { CommandNode, EnvironmentNode, TexMathNode, TexNode } from '../../latex/tex-tree.ts';
import { escapeHtml } from './escape-html.ts';
import type { HtmlStyle } from './html-style.ts';
import { createNodeCursor, type NodeCursor } from './node-cursor.ts';
import { createPage, type Page } from './page.ts';
import { renderMaths } from './render-maths.ts';
import { tableToHtml } from './table-to-html.ts';
import {
  accentCommands,
  characterCommands,
  displayEnvironments,
  elementCommands,
  silentCommands,
} from './text-commands.table.ts';

/** A longer formula may be broken over two lines. */
const MAX_UNBROKEN_LENGTH = 60;

const pageStyle: HtmlStyle = {
  renderMaths,
  lineBreak: '<br>',
  keepTogether: (html) => `<span class="unbroken">${html}</span>`,
};

/**
 * Converts TeX prose to HTML paragraphs. All source text is escaped. For an unknown command, only its
 * arguments are shown.
 */
export function texToHtml(tex: string, style = pageStyle): string {
  return renderBlocks(parseTex(tex).nodes, style);
}

/** Converts TeX prose to HTML without paragraphs, for an option or a table cell. */
export function texToInlineHtml(tex: string, style = pageStyle): string {
  return renderInline(parseTex(tex).nodes, style);
}

function renderBlocks(nodes: readonly TexNode[], style: HtmlStyle): string {
  const page = createPage(style);
  writeNodes(nodes, page);
  return page.blocks();
}

function renderInline(nodes: readonly TexNode[], style: HtmlStyle): string {
  const page = createPage(style);
  writeNodes(nodes, page);
  return page.inline();
}

function writeNodes(nodes: readonly TexNode[], page: Page): void {
  const cursor = createNodeCursor(nodes);
  for (let node = cursor.next(); node !== undefined; node = cursor.next()) writeNode(node, cursor, page);
}

function writeNode(node: TexNode, cursor: NodeCursor, page: Page): void {
  switch (node.kind) {
    case 'text':
      writeText(node.text, page);
      break;
    case 'symbol':
      page.add(node.text === '~' ? '\u00a0' : escapeHtml(node.text));
      break;
    case 'comment':
      break;
    case 'stray':
    case 'verbatim':
      page.add(`<code class="tex-source">${escapeHtml(node.text)}</code>`);
      break;
    case 'group':
      writeNodes(node.children, page);
      break;
    case 'math':
      writeMaths(node, cursor, page);
      break;
    case 'environment':
      page.block(renderEnvironment(node, page.style));
      break;
    case 'command':
      writeCommand(node, cursor, page);
      break;
  }
}

function writeMaths(node: TexMathNode, cursor: NodeCursor, page: Page): void {
  const tex = printNodes(node.children);
  const html = page.style.renderMaths(tex, node.display);
  if (node.display) page.block(html);
  else if (tex.length > MAX_UNBROKEN_LENGTH || !page.style.keepTogether) page.add(html);
  else {
    const marks = cursor.takePunctuation();
    page.add(marks === '' ? html : page.style.keepTogether(html + marks));
  }
}

function writeText(text: string, page: Page): void {
  const paragraphs = text.split(/\n[ \t\r]*\n\s*/);
  paragraphs.forEach((paragraph, index) => {
    if (index > 0) page.breakParagraph();
    page.add(replaceTexPunctuation(escapeHtml(paragraph)));
  });
}

function replaceTexPunctuation(text: string): string {
  return text
    .replace(/---/g, '—')
    .replace(/--/g, '–')
    .replace(/``/g, '“')
    .replace(/(&#39;){2}/g, '”')
    .replace(/`/g, '‘');
}

function writeCommand(node: CommandNode, cursor: NodeCursor, page: Page): void {
  const { name } = node;
  const { style } = page;
  const element = style.elements?.[name] ?? elementCommands[name];
  if (name === '\\' || name === 'newline' || name === 'linebreak') {
    cursor.takeOptional();
    page.add(style.lineBreak);
  } else if (name === 'par') page.breakParagraph();
  else if (Object.hasOwn(characterCommands, name)) page.add(characterCommands[name] ?? '');
  else if (element) page.add(element[0] + renderInline(cursor.takeArgument(), style) + element[1]);
  else if (Object.hasOwn(silentCommands, name)) skipArguments(silentCommands[name] ?? 0, cursor);
  else writeRareCommand(node, cursor, page);
}

const PAGE_BLANK = '<span class="blank" role="img" aria-label="blank"></span>';

function writeRareCommand(node: CommandNode, cursor: NodeCursor, page: Page): void {
  const accent = accentCommands[node.name];
  if (accent !== undefined) {
    const [first = '', ...rest] = renderInline(cursor.takeArgument(), page.style);
    page.add(first + accent + rest.join(''));
  } else if (node.name === 'hrulefill') page.add(page.style.blank ?? PAGE_BLANK);
  else if (node.name === 'ce' || SIUNITX_COMMANDS.has(node.name)) {
    cursor.takeOptional();
    const argumentTexts = Array.from(
      { length: SIUNITX_COMMANDS.get(node.name) ?? 1 },
      () => `{${printNodes(cursor.takeArgument())}}`,
    );
    page.add(page.style.renderMaths(node.text + argumentTexts.join(''), false));
  } else if (node.name === 'includegraphics') {
    cursor.takeOptional();
    page.add(`<span class="missing-image">${escapeHtml(printNodes(cursor.takeArgument()))}</span>`);
  } else {
    // An unknown command: its braced arguments follow as groups, which are printed next.
    cursor.takeOptional();
    page.style.onUnknown?.(node.name);
  }
}

function skipArguments(count: number, cursor: NodeCursor): void {
  cursor.takeOptional();
  for (let taken = 0; taken < count; taken++) cursor.takeArgument();
}

function renderEnvironment(node: EnvironmentNode, style: HtmlStyle): string {
  if (displayEnvironments.has(node.name)) return style.renderMaths(buildDisplaySource(node), true);
  switch (node.name) {
    case 'itemize':
    case 'enumerate':
      return renderList(node, style);
    case 'center':
      return `<div class="centred">${renderBlocks(node.children, style)}</div>`;
    case 'quote':
    case 'quotation':
      return `<blockquote>${renderBlocks(node.children, style)}</blockquote>`;
    case 'tabular':
    case 'tabular*':
    case 'array':
      return tableToHtml(node, (cell) => renderInline(cell, style));
    case 'tikzpicture':
    case 'circuitikz':
      return `<pre class="tex-source">${escapeHtml(printNodes([node]))}</pre>`;
    default:
      return renderBlocks(node.children, style);
  }
}

/**
 * Returns the source of a display for KaTeX. `gather*` and `align*` replace `multline` and `eqnarray`, which
 * it lacks.
 */
export function buildDisplaySource(node: EnvironmentNode): string {
  const body = printNodes(node.children);
  if (node.name === 'displaymath' || node.name === 'math') return body;
  if (node.name.startsWith('multline')) return `\\begin{gather*}${body}\\end{gather*}`;
  if (node.name.startsWith('eqnarray'))
    return `\\begin{align*}${body.replace(/&\s*([=<>])\s*&/g, '&$1')}\\end{align*}`;
  return `\\begin{${node.name}}${body}\\end{${node.name}}`;
}

function renderList(node: EnvironmentNode, style: HtmlStyle): string {
  const cursor = createNodeCursor(node.children);
  cursor.takeOptional();
  const items: TexNode[][] = [];
  for (const child of cursor.rest()) {
    if (child.kind === 'command' && child.name === 'item') items.push([]);
    else items.at(-1)?.push(child);
  }
  const tag = node.name === 'enumerate' ? 'ol' : 'ul';
  return `<${tag}>${items.map((item) => `<li>${renderItem(item, style)}</li>`).join('')}</${tag}>`;
}

function renderItem(nodes: readonly TexNode[], style: HtmlStyle): string {
  const cursor = createNodeCursor(nodes);
  const label = cursor.takeOptional();
  const prefix = label === undefined ? '' : `<span class="item-label">${renderInline(label, style)}</span> `;
  return prefix + renderInline(cursor.rest(), style);
}
