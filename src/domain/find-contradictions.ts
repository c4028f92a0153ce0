import { listBulletReferences, parseBulletReference } from './bullet-references.ts';
import { type MarkingScheme, totalMarks } from './marking-scheme.ts';
import { formatPartPath, listLeafParts } from './part-path.ts';
import type { PlainQuestion, Question } from './question.ts';

/** Lists contradictions within a question that the schema cannot exclude; empty when there are none. */
export function findContradictions(question: Question): string[] {
  const inner = (question.questions ?? []).flatMap((one, index) =>
    findInQuestion(one).map((contradiction) => `question ${index + 1}: ${contradiction}`),
  );
  return [...findInQuestion(question), ...inner];
}

function findInQuestion(question: PlainQuestion): string[] {
  const leaves = listLeafParts(question);
  const inParts = leaves.flatMap(({ path, part }) =>
    findInContent(part).map((contradiction) => `part ${formatPartPath(path)}: ${contradiction}`),
  );
  return [
    ...findInContent(question),
    ...findRepeatedPaths(leaves.map(({ path }) => path)),
    ...findOwnContent(question),
    ...inParts,
    ...findUnknownReferences(leaves.map(({ path, part }) => ({ path, scheme: part.markingScheme }))),
  ];
}

function findRepeatedPaths(paths: readonly string[]): string[] {
  const repeated = paths.find((path, index) => paths.indexOf(path) !== index);
  return repeated === undefined ? [] : [`two parts have the label ${formatPartPath(repeated)}`];
}

/** A question with parts is answered only in its parts. */
function findOwnContent({ parts, answer, options, markingScheme, kind }: PlainQuestion): string[] {
  if (parts === undefined) return [];
  const hasOwn = answer !== undefined || options.length > 0 || markingScheme !== undefined;
  return [
    ...(hasOwn ? ['it has parts, so answer, options and scheme belong to the parts'] : []),
    ...(kind === 'subjective' ? [] : [`it has parts, so its kind is subjective, not ${kind}`]),
  ];
}

type PartScheme = { readonly path: string; readonly scheme: MarkingScheme | undefined };

/** Finds follow-through from a part that is not an earlier one, or from a bullet that the earlier part does not have. */
function findUnknownReferences(schemes: readonly PartScheme[]): string[] {
  return schemes.flatMap(({ path, scheme }, index) =>
    (scheme?.bullets ?? [])
      .flatMap(({ followThrough }) =>
        followThrough.mode === 'no' ? [] : listBulletReferences(followThrough.expression),
      )
      .filter((reference) => {
        const { part, n } = parseBulletReference(reference);
        if (part === undefined) return false;
        const source = schemes.slice(0, index).find((earlier) => earlier.path === part);
        return n > (source?.scheme?.bullets.length ?? 0);
      })
      .map(
        (reference) => `part ${formatPartPath(path)} follows through from ${reference}, which does not exist`,
      ),
  );
}

type AnsweredContent = Pick<PlainQuestion, 'options' | 'answer' | 'marks' | 'markingScheme'>;

function findInContent({ options, answer, marks, markingScheme }: AnsweredContent): string[] {
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
