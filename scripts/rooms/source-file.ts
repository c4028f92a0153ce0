/** One TypeScript file as the checks see it; paths are relative to `src/` with forward slashes. */
export type SourceFile = {
  readonly path: string;
  readonly lines: number;
  readonly imports: readonly ImportSite[];
  readonly exports: readonly ExportSite[];
  readonly functions: readonly FunctionSite[];
  /** Lines that import a module by a computed name. */
  readonly unreadableImports: readonly number[];
  /** Lines that read the environment, or could. */
  readonly environmentReads: readonly number[];
};

export type ImportSite = {
  readonly specifier: string;
  /** The imported names; `*` stands for the whole module. */
  readonly names: readonly string[];
  readonly line: number;
  readonly typeOnly: boolean;
};

export type ExportSite = { readonly name: string; readonly line: number };

export type FunctionSite = { readonly line: number; readonly lines: number };

export type Violation = { readonly path: string; readonly line: number; readonly message: string };

/** A file's room: its first folder, or its own name when it is directly in `src/`. */
export function roomOf(path: string): string {
  const [first = '', ...rest] = path.split('/');
  return rest.length === 0 ? first.replace(/\.ts$/, '') : first;
}

const TEST_FILE = /\.(test|contract|arbitrary|fixture)\.tsx?$/;

/** Tests and the files that only tests use: they may import any room; production code may not import them. */
export function isTestFile(path: string): boolean {
  return TEST_FILE.test(path);
}

/** Data tables have their own files and may be long. */
export function isTable(path: string): boolean {
  return /\.table(\.fixture)?\.ts$/.test(path);
}

/** The path that a relative import refers to, relative to the same folder as `from`; undefined for a package. */
export function resolveImport(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') {
      if (parts.length === 0 || parts.at(-1) === '..') parts.push('..');
      else parts.pop();
    } else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
