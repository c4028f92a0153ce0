import type { Finding } from '../../domain/finding.ts';
import type { ProblemContext } from '../../domain/spot-check.ts';
import { readSourceText } from '../../text/source-text.ts';
import { searchable } from '../../verification/fixes/repair-candidates.ts';
import { searchRepair } from '../../verification/fixes/search-repair.ts';
import { RELATIONS, type Relation } from '../../verification/relations/relation-check.ts';
import { verifyRelation } from '../../verification/relations/verify-relation.ts';
import type { RuleSettings } from '../../verification/settings/rule-settings.ts';
import { verifyDocument } from '../../verification/verify-document.ts';

/** A file of a problem, and what it must be to the problem itself. */
export type ReviewedFile = {
  /** Relative to the reviewed root. */
  readonly path: string;
  readonly content: string;
  readonly relation?: Relation;
};

export type ReviewedProblem = {
  readonly files: readonly ReviewedFile[];
  /** What the variants were made from. */
  readonly parent: string;
  readonly settings: RuleSettings;
};

export function listReviewedFiles(context: ProblemContext): ReviewedFile[] {
  return [
    { path: context.latex_path, content: context.latex_content },
    ...Object.entries(context.variants).map(([type, content]) =>
      related({ path: context.variant_paths[type] ?? type, content }, relationOf(type)),
    ),
    ...Object.entries(context.alternates).map(([name, content]) =>
      related({ path: context.alternate_paths[name] ?? name, content }, 'alternate'),
    ),
  ];
}

function related(file: ReviewedFile, relation: Relation | undefined): ReviewedFile {
  return relation === undefined ? file : { ...file, relation };
}

/** `numerical-2` is a further numerical variant. */
function relationOf(variantType: string): Relation | undefined {
  const type = variantType.replace(/[-_]?\d+$/u, '');
  const name = type === 'multi' ? 'multi_context' : type;
  return RELATIONS.find((relation) => relation === name);
}

const MAX_SEARCHES = 3;

/** Findings of lost delimiters with the fix that a search finds; places are those of the file. */
export function searchRepairs(file: ReviewedFile, problem: ReviewedProblem): Finding[] {
  if (searchable(verifyFile(file, problem)).length === 0) return [];
  const { settings } = problem;
  const source = readSourceText(file.content);
  const { findings } = verifyDocument(source.text, { settings });
  return searchable(findings)
    .slice(0, MAX_SEARCHES)
    .flatMap((finding) => {
      const fix = searchRepair(source.text, finding, { settings });
      return fix === undefined ? [] : [inFile({ ...finding, fix }, source.toSource)];
    });
}

const known = new WeakMap<ReviewedFile, Finding[]>();

/** What verification says about one file, as itself and as what was made from the problem; worked out once. */
export function verifyFile(file: ReviewedFile, problem: ReviewedProblem): Finding[] {
  const findings = known.get(file) ?? examine(file, problem);
  known.set(file, findings);
  return findings;
}

/** Places are those of the file. */
function examine(file: ReviewedFile, { parent, settings }: ReviewedProblem): Finding[] {
  const source = readSourceText(file.content);
  const own = verifyDocument(source.text, { settings }).findings;
  const relation = file.relation;
  const between =
    relation === undefined
      ? []
      : verifyRelation(readSourceText(parent).text, source.text, { relation, settings });
  return [...own, ...between].map((finding) => inFile(finding, source.toSource));
}

type ToSource = ReturnType<typeof readSourceText>['toSource'];

function inFile(finding: Finding, toSource: ToSource): Finding {
  const { span, fix } = finding;
  return {
    ...finding,
    ...(span !== undefined && { span: toSource(span) }),
    ...(fix !== undefined && {
      fix: { ...fix, edits: fix.edits.map((edit) => ({ ...edit, span: toSource(edit.span) })) },
    }),
  };
}
