import { resolveImport, type SourceFile } from './source-file.ts';

/**
 * The state of a visited file: its visit number, the lowest visit number that it can reach, and whether it is still on the
 * stack.
 */
type Mark = { index: number; low: number; isOnStack: boolean };

/** Finds groups of files that import each other in a cycle, including type imports (Tarjan's algorithm). */
export function findCycles(files: readonly SourceFile[]): string[][] {
  const edges = new Map(files.map((file) => [file.path, listImportedPaths(file)]));
  const marks = new Map<string, Mark>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  const visit = (path: string): Mark => {
    const mark: Mark = { index: marks.size, low: marks.size, isOnStack: true };
    marks.set(path, mark);
    stack.push(path);
    for (const next of edges.get(path) ?? []) {
      if (!edges.has(next)) continue;
      const nextMark = marks.get(next);
      if (nextMark === undefined) mark.low = Math.min(mark.low, visit(next).low);
      else if (nextMark.isOnStack) mark.low = Math.min(mark.low, nextMark.index);
    }
    if (mark.low === mark.index) cycles.push(popCycle(path, stack, marks));
    return mark;
  };

  for (const path of edges.keys()) if (!marks.has(path)) visit(path);
  return cycles.filter(
    (cycle) => cycle.length > 1 || (cycle[0] !== undefined && edges.get(cycle[0])?.includes(cycle[0])),
  );
}

function listImportedPaths(file: SourceFile): string[] {
  return file.imports.flatMap(({ specifier }) => resolveImport(file.path, specifier) ?? []);
}

function popCycle(root: string, stack: string[], marks: Map<string, Mark>): string[] {
  const cycle = stack.splice(stack.indexOf(root));
  for (const path of cycle) {
    const mark = marks.get(path);
    if (mark) mark.isOnStack = false;
  }
  return cycle.sort();
}
