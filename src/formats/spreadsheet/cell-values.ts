import type { SolutionStep } from '../../domain/question-content.ts';
import { collectDefinitions } from '../../latex/definitions.ts';
import { parseTex } from '../../latex/parse-tex.ts';
import { readSteps } from '../../latex/read-steps.ts';

/** Whether two values have the same JSON, whatever the order of their fields. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(sortFields(a)) === JSON.stringify(sortFields(b));
}

function sortFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortFields);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, field]) => [name, sortFields(field)]),
  );
}

/** Reads a solution as steps: paragraphs and displayed formulas. */
export function readStepsCell(tex: string): SolutionStep[] {
  const { nodes } = parseTex(tex);
  return readSteps(nodes, collectDefinitions(nodes));
}
