import { resolveImport, type SourceFile } from './source-file.ts';

type Mark = { index: number; low: number; open: boolean };

/** Knots of files that import each other, type imports included (Tarjan's strongly connected components). */
export function findCycles(files: readonly SourceFile[]): string[][] {
  const edges = new Map(files.map((file) => [file.path, importedPaths(file)]));
  const marks = new Map<string, Mark>();
  const stack: string[] = [];
  const knots: string[][] = [];

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
    if (mark.low === mark.index) knots.push(closeKnot(path, stack, marks));
    return mark;
  };

  for (const path of edges.keys()) if (!marks.has(path)) visit(path);
  return knots.filter(
    (knot) => knot.length > 1 || (knot[0] !== undefined && edges.get(knot[0])?.includes(knot[0])),
  );
}

function importedPaths(file: SourceFile): string[] {
  return file.imports.flatMap(({ specifier }) => resolveImport(file.path, specifier) ?? []);
}

function closeKnot(root: string, stack: string[], marks: Map<string, Mark>): string[] {
  const knot = stack.splice(stack.indexOf(root));
  for (const path of knot) {
    const mark = marks.get(path);
    if (mark) mark.open = false;
  }
  return knot.sort();
}
