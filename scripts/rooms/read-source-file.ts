import { parseSync, Visitor } from 'oxc-parser';
import type { ExportSite, FunctionSite, ImportSite, SourceFile } from './source-file.ts';

/** Parses one file; throws if it is not valid TypeScript. */
export function readSourceFile(path: string, text: string): SourceFile {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`);

  const getLine = createLineCounter(text);
  const imports: ImportSite[] = [];
  const exports: ExportSite[] = [];
  const functions: FunctionSite[] = [];
  const unreadableImports: number[] = [];
  const environmentReads: number[] = [];
  // Positions of property names and keys: a property called `process` is not the variable `process`.
  const propertyNamePositions = new Set<number>();
  // Positions of dynamic imports whose imported names are known, because the result is destructured.
  const namedDynamicImports = new Set<number>();

  const addImport = (source: unknown, names: readonly string[], typeOnly = false): void => {
    const { start } = source as AnyNode;
    const specifier = readLiteral(source);
    if (specifier === undefined) unreadableImports.push(getLine(start));
    else imports.push({ specifier, names, line: getLine(start), typeOnly });
    if (specifier === 'node:process' || specifier === 'process') environmentReads.push(getLine(start));
  };
  const addDynamicImport = (awaited: unknown, names: readonly string[] | undefined): void => {
    const source = findDynamicSource(awaited);
    if (source === undefined || names === undefined) return;
    namedDynamicImports.add(source.start);
    addImport(source, names);
  };
  const addFunction = (node: AnyNode): void => {
    functions.push({ line: getLine(node.start), lines: getLine(Number(node.end)) - getLine(node.start) + 1 });
  };

  new Visitor({
    ImportDeclaration: (node) =>
      addImport(node.source, listImportedNames(node.specifiers), node.importKind === 'type'),
    ExportNamedDeclaration: (node) => {
      if (node.source)
        addImport(node.source, listImportedNames(node.specifiers, 'local'), node.exportKind === 'type');
      const declaresType = /^TS(?:TypeAlias|Interface)Declaration$/.test(node.declaration?.type ?? '');
      for (const name of listExportedNames(node))
        exports.push({ name, line: getLine(node.start), declaresType });
    },
    ExportAllDeclaration: (node) => addImport(node.source, ['*'], node.exportKind === 'type'),
    TSImportType: (node) => addImport(node.source, ['*'], true),
    VariableDeclarator: (node) => addDynamicImport(node.init, listDestructuredNames(node.id)),
    ImportExpression: (node) => {
      if (!namedDynamicImports.has(node.source.start)) addImport(node.source, ['*']);
    },
    CallExpression: (node) => {
      if (isIdentifier(node.callee, 'require') && node.arguments[0]) addImport(node.arguments[0], ['*']);
    },
    FunctionDeclaration: (node) => addFunction(node as unknown as AnyNode),
    FunctionExpression: (node) => addFunction(node as unknown as AnyNode),
    ArrowFunctionExpression: (node) => addFunction(node as unknown as AnyNode),
    MemberExpression: (node) => {
      if (!node.computed) propertyNamePositions.add(node.property.start);
      addDynamicImport(node.object, node.computed ? undefined : [String(getName(node.property))]);
      if (!isProcess(node.object)) return;
      propertyNamePositions.add(node.object.start);
      const name = node.computed ? readLiteral(node.property) : getName(node.property);
      if (name === 'env' || name === undefined) environmentReads.push(getLine(node.start));
    },
    Property: (node) => {
      if (!node.shorthand && !node.computed) propertyNamePositions.add(node.key.start);
    },
    Identifier: (node) => {
      // The variable `process` on its own can be destructured later, so it counts as reading the environment.
      if (node.name === 'process' && !propertyNamePositions.has(node.start))
        environmentReads.push(getLine(node.start));
    },
  }).visit(program);

  const lines = text.split('\n').length;
  return { path, lines, imports, exports, functions, unreadableImports, environmentReads };
}

type AnyNode = { readonly type: string; readonly start: number; readonly [key: string]: unknown };

/** Lists the names that an import statement imports; `*` is the whole module. */
function listImportedNames(specifiers: unknown, side: 'imported' | 'local' = 'imported'): string[] {
  return (specifiers as AnyNode[]).map((specifier) => {
    if (specifier.type === 'ImportNamespaceSpecifier') return '*';
    if (specifier.type === 'ImportDefaultSpecifier') return 'default';
    return String(getName(specifier[side]));
  });
}

/** Lists the names that an `export` statement declares or lists. */
function listExportedNames(statement: unknown): string[] {
  const { declaration, specifiers } = statement as { declaration: AnyNode | null; specifiers: AnyNode[] };
  const listedNames = specifiers.map((specifier) => String(getName(specifier.exported)));
  if (!declaration) return listedNames;
  if (declaration.type !== 'VariableDeclaration') return [...listedNames, String(getName(declaration.id))];
  const declaredNames = (declaration.declarations as AnyNode[]).flatMap(({ id }) => {
    const target = id as AnyNode;
    return target.type === 'Identifier'
      ? [String(target.name)]
      : (listDestructuredNames(target, 'value') ?? []);
  });
  return [...listedNames, ...declaredNames];
}

/** Lists the keys (`a, b`) or the values (`a, c`) of `{ a, b: c }`; undefined for any other pattern. */
function listDestructuredNames(pattern: unknown, side: 'key' | 'value' = 'key'): string[] | undefined {
  const { type, properties } = pattern as { type: string; properties: AnyNode[] };
  if (type !== 'ObjectPattern' || properties.some((property) => property.type === 'RestElement'))
    return undefined;
  return properties.map((property) => String(getName(property[side])));
}

/** Returns the source of `await import(source)`; undefined for any other node. */
function findDynamicSource(node: unknown): AnyNode | undefined {
  const awaited = node as AnyNode | null;
  const call = awaited?.type === 'ParenthesizedExpression' ? (awaited.expression as AnyNode) : awaited;
  if (call?.type !== 'AwaitExpression') return undefined;
  const { type, source } = call.argument as AnyNode;
  return type === 'ImportExpression' ? (source as AnyNode) : undefined;
}

function getName(node: unknown): unknown {
  return (node as AnyNode).name;
}

function isIdentifier(node: unknown, name: string): boolean {
  const candidate = node as AnyNode;
  return candidate.type === 'Identifier' && candidate.name === name;
}

function isProcess(node: unknown): boolean {
  if (isIdentifier(node, 'process')) return true;
  const candidate = node as AnyNode;
  return candidate.type === 'MemberExpression' && isIdentifier(candidate.property, 'process');
}

/**
 * Returns the text of a string or template literal. For a template with expressions it returns the text before the first
 * one, if that starts with a package name.
 */
function readLiteral(node: unknown): string | undefined {
  const candidate = node as AnyNode;
  if (candidate.type === 'Literal' && typeof candidate.value === 'string') return candidate.value;
  if (candidate.type !== 'TemplateLiteral') return undefined;
  const [first] = candidate.quasis as { value: { cooked: string } }[];
  const text = first?.value.cooked ?? '';
  const hasExpressions = (candidate.expressions as unknown[]).length > 0;
  return !hasExpressions || /^@?[a-z][\w@-]*\//.test(text) ? text : undefined;
}

/** Creates a function that returns the line number of an offset, by binary search in the line starts. */
function createLineCounter(text: string): (offset: number) => number {
  const starts = [0];
  for (let index = text.indexOf('\n'); index >= 0; index = text.indexOf('\n', index + 1))
    starts.push(index + 1);
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
