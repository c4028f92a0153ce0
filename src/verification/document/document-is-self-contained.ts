import type { Span } from '../../domain/span.ts';
import { parseTex } from '../../latex/parse-tex.ts';
import { plainText } from '../../latex/plain-text.ts';
import { findGroup, skipBlank } from '../../latex/tex-arguments.ts';
import { getNodeEnd, isBranch, type TexNode } from '../../latex/tex-tree.ts';
import { defineDocumentCheck, type Remark } from '../check.ts';
import { writtenQuestion } from '../example.ts';

/** Commands that run programs. */
const RUN_COMMANDS = /^(ShellEscape|directlua|luaexec|latelua|pdfobj)$/;
/** Commands that open any file. */
const OPEN_COMMANDS = /^(openin|read|readline|attachfile|embedfile)$/;
/** Commands that redefine TeX or include files that are not TeX. Authors sometimes use them for good reasons. */
const UNUSUAL_COMMANDS =
  /^(write|openout|immediate|special|catcode|csname|lstinputlisting|verbatiminput|VerbatimInput|InputIfFileExists|IfFileExists)$/;
/** Commands that include a file, allowed within the folder of the question. */
const INCLUDE_COMMANDS = /^(input|include|subfile|import|subimport|@@input|includegraphics|includepdf)$/;
/** A program, or a folder of the system. */
const SYSTEM_PATH =
  /^\||[`|]|^\/(?:etc|proc|dev|sys|var|root|usr|bin|sbin|tmp|lib|opt|boot|run)\b|\.\.\/(?:.*\/)?etc\//;
/** A path outside the folder: absolute, in the home folder, in a folder above, on a drive, a URL, or in a macro. */
const OUTSIDE_PATH = /^[/~]|\.\.|^[a-zA-Z]:|:\/\/|\\|\$/;

export const documentIsSelfContained = defineDocumentCheck({
  id: 'document-is-self-contained',
  meaning:
    'A question runs no program and reads no file outside its own folder. Files of the author elsewhere, such as a shared preamble, and commands that redefine TeX are one warning for each document.',
  severity: 'error',
  fails: writtenQuestion(
    'Read this. \\input{/etc/passwd} What is the sum of $2$ and $3$?',
    'The sum is $2 + 3 = 5$.',
  ),
  passes: writtenQuestion('What is the sum of $2$ and $3$?', 'The sum is $2 + 3 = 5$.'),
  run: ({ source, tree }) => {
    // A quick test of the text: most documents contain none of these commands.
    if (
      !/\\(?:write|input|include|open|read|Shell|direct|lua|late|special|immediate|catcode|csname|import|sub|embed|attach|verbatiminput|Verbatim|lstinput|InputIf|IfFile|@@input)/.test(
        source,
      )
    )
      return [];
    const bodyStart = Math.max(0, source.indexOf('\\begin{document}'));
    return findUnsafeCommands(tree.nodes, bodyStart);
  },
});

/**
 * Comments out every command that runs a program or reads files of the system, on a line of its own, so that the rest of the
 * text can be compiled. The comment names what was removed.
 */
export function isolateUnsafeCommands(tex: string): string {
  const unsafe = listUnsafeCommands(parseTex(tex).nodes, 0).filter(
    ({ severityShift }) => severityShift === undefined,
  );
  return unsafe
    .flatMap(({ span }) => span ?? [])
    .toSorted((a, b) => b.start - a.start)
    .reduce(isolateCommand, tex);
}

/** `\immediate` before a command, which has no effect alone. */
const PREFIX = /\\immediate\s*$/;
/** The rest of a command after its name: a number, options, groups, or a path without braces. */
const ARGUMENTS = /^(?:\d+)?\s*(?:\[[^\]\n]*\]\s*)*(?:(?:\{(?:[^{}]|\{[^{}]*\})*\}\s?)+|[^\s\\{}]*)/;

function isolateCommand(tex: string, { start, end }: Span): string {
  const prefix = PREFIX.exec(tex.slice(0, start))?.[0] ?? '';
  const before = tex.slice(0, start - prefix.length);
  const rest = tex.slice(end);
  const argument = ARGUMENTS.exec(rest)?.[0] ?? '';
  const command = `${prefix}${tex.slice(start, end)}${argument}`.replace(/\s+/g, ' ').trim();
  const after = rest.slice(argument.length);
  const lineBreak = before === '' || before.endsWith('\n') ? '' : '\n';
  return `${before}${lineBreak}% unsafe, not compiled: ${command}\n${after.replace(/^[ \t]*\n?/, '')}`;
}

/** Finds the commands that can do harm, and the first one that is only unusual. */
function findUnsafeCommands(nodes: readonly TexNode[], bodyStart: number): Remark[] {
  const remarks = listUnsafeCommands(nodes, bodyStart);
  const unusual = remarks.find(({ severityShift }) => severityShift === -1);
  return remarks.filter((remark) => remark.severityShift === undefined || remark === unusual);
}

function listUnsafeCommands(nodes: readonly TexNode[], bodyStart: number): Remark[] {
  return nodes.flatMap((node, index): Remark[] => {
    if (isBranch(node)) return listUnsafeCommands(node.children, bodyStart);
    if (node.kind !== 'command') return [];
    const isPreamble = node.start < bodyStart;
    const runsProgram = RUN_COMMANDS.test(node.name) || (node.name === 'write' && isShell(nodes[index + 1]));
    if (runsProgram) return [createRemark(node, 'can run programs or write files')];
    if (OPEN_COMMANDS.test(node.name) && !isPreamble) return [createRemark(node, 'reads files')];
    if (UNUSUAL_COMMANDS.test(node.name) && !isPreamble)
      return [{ ...createRemark(node, 'reads files or redefines TeX'), severityShift: -1 }];
    const path = INCLUDE_COMMANDS.test(node.name) ? findPath(nodes, index) : '';
    const remark = createRemark(node, 'reads a file outside the folder of the question');
    if (SYSTEM_PATH.test(path)) return [remark];
    return OUTSIDE_PATH.test(path) ? [{ ...remark, severityShift: -1 }] : [];
  });
}

/** Whether the stream of a `\write` is the shell: `\write18`. */
function isShell(node: TexNode | undefined): boolean {
  return node?.kind === 'text' && /^\s*18(?!\d)/u.test(node.text);
}

/** Finds the path after a command that includes a file: an argument, or the text after it. */
function findPath(nodes: readonly TexNode[], index: number): string {
  const argument = findGroup(nodes, index + 1);
  if (argument !== undefined) return readPath(argument.group.children);
  const command = nodes[index];
  if (command?.kind !== 'command' || !/input$/.test(command.name)) return '';
  const plainArgument = nodes[skipBlank(nodes, index + 1)];
  return plainArgument?.kind === 'text' ? plainArgument.text.trimStart() : '';
}

/** Reads a path; a path with a command, whose value is unknown, becomes a backslash. */
function readPath(nodes: readonly TexNode[]): string {
  const hasCommand = nodes.some((node) => node.kind === 'command');
  return hasCommand ? '\\' : plainText(nodes, 'typed');
}

function createRemark(node: TexNode, problem: string): Remark {
  const commandText = node.kind === 'command' ? node.text : 'This';
  return {
    message: `${commandText} ${problem}; a question must not do this. Remove it.`,
    span: { start: node.start, end: getNodeEnd(node) },
  };
}
