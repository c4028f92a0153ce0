import { plainText } from '../../latex/plain-text.ts';
import { findGroup, skipBlank } from '../../latex/tex-arguments.ts';
import { getNodeEnd, isBranch, type TexNode } from '../../latex/tex-tree.ts';
import { defineDocumentCheck, type Remark } from '../check.ts';
import { writtenQuestion } from '../example.ts';

/** Commands that run programs or write files. */
const RUN_COMMANDS = /^(write|ShellEscape|directlua|luaexec|latelua|pdfobj|special|immediate)$/;
/** Commands that open files, load packages or redefine TeX. */
const OPEN_COMMANDS =
  /^(openin|openout|read|readline|catcode|csname|usepackage|RequirePackage|lstinputlisting|verbatiminput|VerbatimInput|InputIfFileExists|IfFileExists|attachfile|embedfile)$/;
/** Commands that include a file, allowed within the folder of the question. */
const INCLUDE_COMMANDS = /^(input|include|subfile|import|subimport|@@input|includegraphics|includepdf)$/;
/** A path that leaves the folder: absolute, home, parent, drive, URL, pipe or macro. */
const OUTSIDE_PATH = /^[/~|]|\.\.|^[a-zA-Z]:|:\/\/|\\|[`$|]/;

export const documentIsSelfContained = defineDocumentCheck({
  id: 'document-is-self-contained',
  meaning: 'A question runs no program and reads no file outside its own folder.',
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

function findUnsafeCommands(nodes: readonly TexNode[], bodyStart: number): Remark[] {
  return nodes.flatMap((node, index) => {
    if (isBranch(node)) return findUnsafeCommands(node.children, bodyStart);
    if (node.kind !== 'command') return [];
    const isPreamble = node.start < bodyStart;
    if (RUN_COMMANDS.test(node.name)) return [createRemark(node, 'can run programs or write files')];
    if (OPEN_COMMANDS.test(node.name) && !isPreamble && !loadsPackage(node.name))
      return [createRemark(node, 'reads files or redefines TeX')];
    return INCLUDE_COMMANDS.test(node.name) && leavesFolder(nodes, index)
      ? [createRemark(node, 'reads a file outside the folder of the question')]
      : [];
  });
}

function loadsPackage(name: string): boolean {
  return name === 'usepackage' || name === 'RequirePackage';
}

function leavesFolder(nodes: readonly TexNode[], index: number): boolean {
  const argument = findGroup(nodes, index + 1);
  if (argument !== undefined) return OUTSIDE_PATH.test(readPath(argument.group.children));
  const plainArgument = nodes[skipBlank(nodes, index + 1)];
  return plainArgument?.kind === 'text' && OUTSIDE_PATH.test(plainArgument.text.trimStart());
}

/** Reads a path; a path with a command, whose value is unknown, becomes a backslash, which is never allowed. */
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
