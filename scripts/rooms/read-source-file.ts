import { parseSync, Visitor } from 'oxc-parser';
import type { ImportSite, SourceFile } from './source-file.ts';

/** Reads one file with a real parser; text that is no TypeScript is a fault of the tree, so it throws. */
export function readSourceFile(path: string, text: string): SourceFile {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`);

  const lineOf = createLineCounter(text);
  const imports: ImportSite[] = [];
  const environmentReads: number[] = [];
  const addImport = (source: { value: unknown; start: number } | null): void => {
    if (typeof source?.value === 'string')
      imports.push({ specifier: source.value, line: lineOf(source.start) });
  };
  const addRead = (node: { start: number }): void => void environmentReads.push(lineOf(node.start));

  new Visitor({
    ImportDeclaration: (node) => {
      addImport(node.source);
      if (isProcessModule(node.source.value) && node.specifiers.some(importsEnv)) addRead(node);
    },
    ExportNamedDeclaration: (node) => addImport(node.source),
    ExportAllDeclaration: (node) => addImport(node.source),
    TSImportType: (node) => addImport(node.source),
    ImportExpression: (node) => {
      if (node.source.type === 'Literal') addImport(node.source);
    },
    MemberExpression: (node) => {
      if (isProcess(node.object) && propertyName(node) === 'env') addRead(node);
    },
    VariableDeclarator: (node) => {
      if (node.init && isProcess(node.init) && takesEnvApart(node.id)) addRead(node);
    },
  }).visit(program);

  return { path, lines: text.split('\n').length, imports, environmentReads };
}

type AnyNode = { readonly type: string; readonly [key: string]: unknown };

function isProcess(node: unknown): boolean {
  const candidate = node as AnyNode;
  if (candidate.type === 'Identifier') return candidate.name === 'process';
  return candidate.type === 'MemberExpression' && propertyName(candidate) === 'process';
}

function propertyName(node: unknown): unknown {
  const property = (node as AnyNode).property as AnyNode;
  return property.type === 'Literal' ? property.value : property.name;
}

function takesEnvApart(pattern: unknown): boolean {
  const candidate = pattern as AnyNode;
  if (candidate.type !== 'ObjectPattern') return false;
  return (candidate.properties as AnyNode[]).some((property) => (property.key as AnyNode)?.name === 'env');
}

function isProcessModule(specifier: string): boolean {
  return specifier === 'node:process' || specifier === 'process';
}

function importsEnv(specifier: unknown): boolean {
  return ((specifier as AnyNode).imported as AnyNode | undefined)?.name === 'env';
}

function createLineCounter(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    const next = starts.findIndex((start) => start > offset);
    return next < 0 ? starts.length : next;
  };
}
