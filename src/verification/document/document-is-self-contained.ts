import { plainText } from '../../latex/plain-text.ts';
import { findGroup, skipBlank } from '../../latex/tex-arguments.ts';
import { getNodeEnd, isBranch, type TexNode } from '../../latex/tex-tree.ts';
import { documentCheck, type Remark } from '../check.ts';
import { written } from '../example.ts';

/** Commands that run programs or write files. */
const RUN_COMMANDS = /^(write|ShellEscape|directlua|luaexec|latelua|pdfobj|special|immediate)$/;
/** Commands that open files, load packages or redefine TeX. */
const OPEN_COMMANDS =
  /^(openin|openout|read|readline|catcode|csname|usepackage|RequirePackage|lstinputlisting|verbatiminput|VerbatimInput|InputIfFileExists|IfFileExists|attachfile|embedfile)$/;
/** Commands that include a file, allowed within the folder of the question. */
const INCLUDE_COMMANDS = /^(input|include|subfile|import|subimport|@@input|includegraphics|includepdf)$/;
/** A path that leaves the folder: absolute, home, parent, drive, URL, pipe or macro. */
const OUTSIDE_PATH = /^[/~|]|\.\.|^[a-zA-Z]:|:\/\/|\\|[`$|]/;

export const documentIsSelfContained = documentCheck({
  id: 'document-is-self-contained',
  meaning: 'A question runs no program and reads no file outside its own folder.',
  severity: 'error',
  fails: written(
    'Read this. \\input{/etc/passwd} What is the sum of $2$ and $3$?',
    'The sum is $2 + 3 = 5$.',
  ),
  passes: written('What is the sum of $2$ and $3$?', 'The sum is $2 + 3 = 5$.'),
  run: ({ source, tree }) => {
    if (
      !/\\(?:write|input|include|open|read|Shell|direct|lua|late|special|immediate|catcode|csname|import|sub|embed|attach|verbatiminput|Verbatim|lstinput|InputIf|IfFile|@@input)/.test(
        source,
      )
    )
      return [];
    const body = Math.max(0, source.indexOf('\\begin{document}'));
    return findUnsafeCommands(tree.nodes, body);
  },
});

function findUnsafeCommands(nodes: readonly TexNode[], body: number): Remark[] {
  return nodes.flatMap((node, index) => {
    if (isBranch(node)) return findUnsafeCommands(node.children, body);
    if (node.kind !== 'command') return [];
    const isPreamble = node.start < body;
    if (RUN_COMMANDS.test(node.name)) return [remarkOn(node, 'can run programs or write files')];
    if (OPEN_COMMANDS.test(node.name) && !isPreamble && !isPackage(node.name))
      return [remarkOn(node, 'reads files or redefines TeX')];
    return INCLUDE_COMMANDS.test(node.name) && leavesFolder(nodes, index)
      ? [remarkOn(node, 'reads a file outside the folder of the question')]
      : [];
  });
}

function isPackage(name: string): boolean {
  return name === 'usepackage' || name === 'RequirePackage';
}

function leavesFolder(nodes: readonly TexNode[], index: number): boolean {
  const argument = findGroup(nodes, index + 1);
  if (argument !== undefined) return OUTSIDE_PATH.test(readPath(argument.group.children));
  const bare = nodes[skipBlank(nodes, index + 1)];
  return bare?.kind === 'text' && OUTSIDE_PATH.test(bare.text.trimStart());
}

function readPath(nodes: readonly TexNode[]): string {
  const hasCommand = nodes.some((node) => node.kind === 'command');
  return hasCommand ? '\\' : plainText(nodes, 'typed');
}

function remarkOn(node: TexNode, does: string): Remark {
  const shown = node.kind === 'command' ? node.text : 'This';
  return {
    message: `${shown} ${does}; a question must not do this. Remove it.`,
    span: { start: node.start, end: getNodeEnd(node) },
  };
}
