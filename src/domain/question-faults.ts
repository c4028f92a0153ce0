import { totalMarks } from './marking-scheme.ts';
import type { PlainQuestion, Question } from './question.ts';

/** What the parts of a question say against each other, which no shape can forbid; empty when they agree. */
export function questionFaults(question: Question): string[] {
  const inner = (question.questions ?? []).flatMap((part, index) =>
    partFaults(part).map((fault) => `question ${index + 1}: ${fault}`),
  );
  return [...partFaults(question), ...inner];
}

function partFaults({ options, answer, marks, markingScheme }: PlainQuestion): string[] {
  const ids = options.map((option) => option.id);
  const keyed = options.filter((option) => option.correct).map((option) => option.id);
  const faults: string[] = [];
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) faults.push(`two options are called "${twice}"`);
  if (answer?.kind === 'choice' && !sameMembers(answer.correct, keyed)) {
    faults.push(`the answer says ${listed(answer.correct)}, the options say ${listed(keyed)}`);
  }
  if (marks !== undefined && markingScheme !== undefined && marks !== totalMarks(markingScheme)) {
    faults.push(`${marks} marks are stated and the scheme gives ${totalMarks(markingScheme)}`);
  }
  return faults;
}

function sameMembers(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((member) => b.includes(member));
}

function listed(ids: readonly string[]): string {
  return ids.length === 0 ? 'none' : ids.join(', ');
}
