import { resolveImport, type SourceFile } from './source-file.ts';

type Mark = { index: number; low: number; open: boolean };

/** Groups of files that import each other in a cycle, type imports included (Tarjan's strongly connected components). */
export function findCycles(files: readonly SourceFile[]): string[][] {
  const edges = new Map(files.map((file) => [file.path, importedPaths(file)]));
  const marks = new Map<string, Mark>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  const visit = (path: string): Mark => {
    const mark: Mark = { index: marks.size, low: marks.size, open: true };
    marks.set(path, mark);
    stack.push(path);
    for (const next of edges.get(path) ?? []) {
      if (!edges.has(next)) continue;
      const seen = marks.get(next);
      if (seen === undefined) mark.low = Math.min(mark.low, visit(next).low);
      else if (seen.open) mark.low = Math.min(mark.low, seen.index);
    }
    if (mark.low === mark.index) cycles.push(closeCycle(path, stack, marks));
    return mark;
  };

  for (const path of edges.keys()) if (!marks.has(path)) visit(path);
  return cycles.filter(
    (cycle) => cycle.length > 1 || (cycle[0] !== undefined && edges.get(cycle[0])?.includes(cycle[0])),
  );
}

function importedPaths(file: SourceFile): string[] {
  return file.imports.flatMap(({ specifier }) => resolveImport(file.path, specifier) ?? []);
}

function closeCycle(root: string, stack: string[], marks: Map<string, Mark>): string[] {
  const cycle = stack.splice(stack.indexOf(root));
  for (const path of cycle) {
    const mark = marks.get(path);
    if (mark) mark.open = false;
  }
  return cycle.sort();
}
