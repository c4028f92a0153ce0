import { parseSync, Visitor } from 'oxc-parser';
import type { ExportSite, FunctionSite, ImportSite, SourceFile } from './source-file.ts';

/** Parses one file. Text that is not TypeScript is an error in the tree, so it throws. */
export function readSourceFile(path: string, text: string): SourceFile {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`);

  const lineOf = createLineCounter(text);
  const imports: ImportSite[] = [];
  const exports: ExportSite[] = [];
  const functions: FunctionSite[] = [];
  const unreadableImports: number[] = [];
  const environmentReads: number[] = [];
  // Properties and keys called `process` are not the variable `process`.
  const namesOnly = new Set<number>();
  // Dynamic imports whose used names are known from the destructuring around them.
  const namedDynamicImports = new Set<number>();

  const addImport = (source: unknown, names: readonly string[], typeOnly = false): void => {
    const { start } = source as AnyNode;
    const specifier = literalOf(source);
    if (specifier === undefined) unreadableImports.push(lineOf(start));
    else imports.push({ specifier, names, line: lineOf(start), typeOnly });
    if (specifier === 'node:process' || specifier === 'process') environmentReads.push(lineOf(start));
  };
  const addDynamicImport = (awaited: unknown, names: readonly string[] | undefined): void => {
    const source = dynamicSource(awaited);
    if (source === undefined || names === undefined) return;
    namedDynamicImports.add(source.start);
    addImport(source, names);
  };
  const addFunction = (node: AnyNode): void => {
    functions.push({ line: lineOf(node.start), lines: lineOf(Number(node.end)) - lineOf(node.start) + 1 });
  };

  new Visitor({
    ImportDeclaration: (node) =>
      addImport(node.source, importedNames(node.specifiers), node.importKind === 'type'),
    ExportNamedDeclaration: (node) => {
      if (node.source)
        addImport(node.source, importedNames(node.specifiers, 'local'), node.exportKind === 'type');
      for (const name of exportedNames(node)) exports.push({ name, line: lineOf(node.start) });
    },
    ExportAllDeclaration: (node) => addImport(node.source, ['*'], node.exportKind === 'type'),
    TSImportType: (node) => addImport(node.source, ['*'], true),
    VariableDeclarator: (node) => addDynamicImport(node.init, destructuredNames(node.id)),
    ImportExpression: (node) => {
      if (!namedDynamicImports.has(node.source.start)) addImport(node.source, ['*']);
    },
    CallExpression: (node) => {
      if (isNamed(node.callee, 'require') && node.arguments[0]) addImport(node.arguments[0], ['*']);
    },
    FunctionDeclaration: (node) => addFunction(node as unknown as AnyNode),
    FunctionExpression: (node) => addFunction(node as unknown as AnyNode),
    ArrowFunctionExpression: (node) => addFunction(node as unknown as AnyNode),
    MemberExpression: (node) => {
      if (!node.computed) namesOnly.add(node.property.start);
      addDynamicImport(node.object, node.computed ? undefined : [String(nameOf(node.property))]);
      if (!isProcess(node.object)) return;
      namesOnly.add(node.object.start);
      const name = node.computed ? literalOf(node.property) : nameOf(node.property);
      if (name === 'env' || name === undefined) environmentReads.push(lineOf(node.start));
    },
    Property: (node) => {
      if (!node.shorthand && !node.computed) namesOnly.add(node.key.start);
    },
    Identifier: (node) => {
      // A bare `process` can be destructured anywhere, so it counts as reading the environment.
      if (node.name === 'process' && !namesOnly.has(node.start)) environmentReads.push(lineOf(node.start));
    },
  }).visit(program);

  const lines = text.split('\n').length;
  return { path, lines, imports, exports, functions, unreadableImports, environmentReads };
}

type AnyNode = { readonly type: string; readonly start: number; readonly [key: string]: unknown };

/** The names that an import takes from its module; `*` when it takes the whole module. */
function importedNames(specifiers: unknown, side: 'imported' | 'local' = 'imported'): string[] {
  return (specifiers as AnyNode[]).map((specifier) => {
    if (specifier.type === 'ImportNamespaceSpecifier') return '*';
    if (specifier.type === 'ImportDefaultSpecifier') return 'default';
    return String(nameOf(specifier[side]));
  });
}

/** The names that an `export` statement declares or lists. */
function exportedNames(statement: unknown): string[] {
  const { declaration, specifiers } = statement as { declaration: AnyNode | null; specifiers: AnyNode[] };
  const listed = specifiers.map((specifier) => String(nameOf(specifier.exported)));
  if (!declaration) return listed;
  if (declaration.type !== 'VariableDeclaration') return [...listed, String(nameOf(declaration.id))];
  const declared = (declaration.declarations as AnyNode[]).flatMap(({ id }) => {
    const target = id as AnyNode;
    return target.type === 'Identifier' ? [String(target.name)] : (destructuredNames(target, 'value') ?? []);
  });
  return [...listed, ...declared];
}

/** The names in `{ a, b: c }`: its keys `a, b` or its values `a, c`; undefined for any other pattern. */
function destructuredNames(pattern: unknown, side: 'key' | 'value' = 'key'): string[] | undefined {
  const { type, properties } = pattern as { type: string; properties: AnyNode[] };
  if (type !== 'ObjectPattern' || properties.some((each) => each.type === 'RestElement')) return undefined;
  return properties.map((property) => String(nameOf(property[side])));
}

/** The source of `await import(source)`, if the node is one. */
function dynamicSource(node: unknown): AnyNode | undefined {
  const awaited = node as AnyNode | null;
  const call = awaited?.type === 'ParenthesizedExpression' ? (awaited.expression as AnyNode) : awaited;
  if (call?.type !== 'AwaitExpression') return undefined;
  const { type, source } = call.argument as AnyNode;
  return type === 'ImportExpression' ? (source as AnyNode) : undefined;
}

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

/** The text of a string or template literal; a template with expressions counts only if it starts with a package name. */
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
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
