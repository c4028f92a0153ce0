import type { MarkingScheme, Part, QuestionEdit } from '../../api/schema.ts';
import type { EditableQuestion } from '../../bank/bank-api.ts';
import { SchemeForm } from './scheme-form.tsx';
import { workStrings } from './work-strings.ts';

/** The marking schemes of a question by the path of the part, such as `b.i`; the question's own has an empty path. */
export type SchemeDrafts = Readonly<Record<string, MarkingScheme>>;

/** A question with parts has a scheme for each part that a learner answers; a passage has none here. */
function listSchemePaths({ parts, questions }: EditableQuestion): { path: string; scheme?: MarkingScheme }[] {
  if (questions !== undefined) return [];
  return (parts ?? []).flatMap(({ label, parts: inner, marking_scheme: scheme }: Part) =>
    inner === undefined
      ? [{ path: label, ...(scheme && { scheme }) }]
      : inner.map((part) => ({
          path: `${label}.${part.label}`,
          ...(part.marking_scheme && { scheme: part.marking_scheme }),
        })),
  );
}

/** Returns the saved schemes of a question. */
export function toSchemeDrafts(question: EditableQuestion): SchemeDrafts {
  const ofParts = listSchemePaths(question).flatMap(({ path, scheme }) => (scheme ? [[path, scheme]] : []));
  const own = question.marking_scheme;
  return { ...(own && { '': own }), ...Object.fromEntries(ofParts) };
}

/** Returns the schemes that differ from the saved ones, as the server expects them. */
export function toSchemeEdit(
  drafts: SchemeDrafts,
  saved: SchemeDrafts,
): Pick<QuestionEdit, 'marking_scheme' | 'part_schemes'> {
  const changed = Object.entries(drafts).filter(
    ([path, scheme]) => JSON.stringify(scheme) !== JSON.stringify(saved[path]),
  );
  const own = changed.find(([path]) => path === '')?.[1];
  const ofParts = changed.filter(([path]) => path !== '');
  return {
    ...(own && { marking_scheme: own }),
    ...(ofParts.length > 0 && {
      part_schemes: ofParts.map(([path, scheme]) => ({ path, marking_scheme: scheme })),
    }),
  };
}

type FormProps = {
  question: EditableQuestion;
  drafts: SchemeDrafts;
  onChange: (drafts: SchemeDrafts) => void;
};

/** The marking scheme of a question, or of each of its parts. */
export function SchemesForm({ question, drafts, onChange }: FormProps) {
  const texts = workStrings.scheme;
  const hasOwn = question.parts === undefined && question.questions === undefined;
  const set = (path: string) => (scheme: MarkingScheme) => onChange({ ...drafts, [path]: scheme });
  const formatPath = (path: string): string => path.replaceAll(/(\w+)\.?/g, '($1)');
  return (
    <>
      {hasOwn && <SchemeForm title={texts.title} scheme={drafts['']} onChange={set('')} />}
      {listSchemePaths(question).map(({ path }) => (
        <SchemeForm
          key={path}
          title={texts.titleOfPart(formatPath(path))}
          scheme={drafts[path]}
          onChange={set(path)}
        />
      ))}
    </>
  );
}
