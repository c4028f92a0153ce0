import { totalMarks } from './marking-scheme.ts';
import type { PlainQuestion, Question } from './question.ts';

/** Lists contradictions between the parts of a question that the schema cannot exclude; empty when there are none. */
export function findContradictions(question: Question): string[] {
  const inner = (question.questions ?? []).flatMap((part, index) =>
    findPartContradictions(part).map((contradiction) => `question ${index + 1}: ${contradiction}`),
  );
  return [...findPartContradictions(question), ...inner];
}

function findPartContradictions({ options, answer, marks, markingScheme }: PlainQuestion): string[] {
  const ids = options.map((option) => option.id);
  const markedIds = options.filter((option) => option.correct).map((option) => option.id);
  const contradictions: string[] = [];
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated !== undefined) contradictions.push(`two options have the id "${repeated}"`);
  if (answer?.kind === 'choice' && !haveSameMembers(answer.correct, markedIds)) {
    contradictions.push(
      `the answer is ${joinIds(answer.correct)}, but the options mark ${joinIds(markedIds)}`,
    );
  }
  if (marks !== undefined && markingScheme !== undefined && marks !== totalMarks(markingScheme)) {
    contradictions.push(
      `the question states ${marks} marks, but the scheme gives ${totalMarks(markingScheme)}`,
    );
  }
  return contradictions;
}

function haveSameMembers(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((member) => b.includes(member));
}

function joinIds(ids: readonly string[]): string {
  return ids.length === 0 ? 'none' : ids.join(', ');
}
