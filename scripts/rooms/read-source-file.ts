import { parseSync, Visitor } from 'oxc-parser';
import type { ImportSite, SourceFile } from './source-file.ts';

/** Reads one file with a real parser; text that is no TypeScript is a fault of the tree, so it throws. */
export function readSourceFile(path: string, text: string): SourceFile {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`);

  const lineOf = createLineCounter(text);
  const imports: ImportSite[] = [];
  const unreadableImports: number[] = [];
  const environmentReads: number[] = [];
  // Names that only look like the variable `process`: properties and keys.
  const namesOnly = new Set<number>();
  const addImport = (source: unknown, typeOnly = false): void => {
    const { start } = source as AnyNode;
    const specifier = literalOf(source);
    if (specifier === undefined) unreadableImports.push(lineOf(start));
    else imports.push({ specifier, line: lineOf(start), typeOnly });
    if (specifier === 'node:process' || specifier === 'process') environmentReads.push(lineOf(start));
  };

  new Visitor({
    ImportDeclaration: (node) => addImport(node.source, node.importKind === 'type'),
    ExportNamedDeclaration: (node) => node.source && addImport(node.source, node.exportKind === 'type'),
    ExportAllDeclaration: (node) => addImport(node.source, node.exportKind === 'type'),
    TSImportType: (node) => addImport(node.source, true),
    ImportExpression: (node) => addImport(node.source),
    CallExpression: (node) => {
      if (isNamed(node.callee, 'require') && node.arguments[0]) addImport(node.arguments[0]);
    },
    MemberExpression: (node) => {
      if (!node.computed) namesOnly.add(node.property.start);
      if (!isProcess(node.object)) return;
      namesOnly.add(node.object.start);
      const name = node.computed ? literalOf(node.property) : nameOf(node.property);
      if (name === 'env' || name === undefined) environmentReads.push(lineOf(node.start));
    },
    Property: (node) => {
      if (!node.shorthand && !node.computed) namesOnly.add(node.key.start);
    },
    Identifier: (node) => {
      // `process` by itself can be taken apart anywhere, so it counts as reading the environment.
      if (node.name === 'process' && !namesOnly.has(node.start)) environmentReads.push(lineOf(node.start));
    },
  }).visit(program);

  return { path, lines: text.split('\n').length, imports, unreadableImports, environmentReads };
}

type AnyNode = { readonly type: string; readonly start: number; readonly [key: string]: unknown };

function nameOf(node: unknown): unknown {
  return (node as AnyNode).name;
}

function isNamed(node: unknown, name: string): boolean {
  const candidate = node as AnyNode;
  return candidate.type === 'Identifier' && candidate.name === name;
}

function isProcess(node: unknown): boolean {
  if (isNamed(node, 'process')) return true;
  const candidate = node as AnyNode;
  return candidate.type === 'MemberExpression' && isNamed(candidate.property, 'process');
}

/** The text of a string or of a template; one with holes counts only when its package is plain to see. */
function literalOf(node: unknown): string | undefined {
  const candidate = node as AnyNode;
  if (candidate.type === 'Literal' && typeof candidate.value === 'string') return candidate.value;
  if (candidate.type !== 'TemplateLiteral') return undefined;
  const [first] = candidate.quasis as { value: { cooked: string } }[];
  const text = first?.value.cooked ?? '';
  const hasHoles = (candidate.expressions as unknown[]).length > 0;
  return !hasHoles || /^@?[a-z][\w@-]*\//.test(text) ? text : undefined;
}

function createLineCounter(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    const next = starts.findIndex((start) => start > offset);
    return next < 0 ? starts.length : next;
  };
}
