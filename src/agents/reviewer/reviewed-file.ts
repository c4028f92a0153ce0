import type { Finding } from '../../domain/finding.ts';
import type { ProblemContext } from '../../domain/spot-check.ts';
import { readSourceText } from '../../text/source-text.ts';
import { selectSearchable } from '../../verification/fixes/repair-candidates.ts';
import { searchRepair } from '../../verification/fixes/search-repair.ts';
import { RELATIONS, type Relation } from '../../verification/relations/relation-check.ts';
import { verifyRelation } from '../../verification/relations/verify-relation.ts';
import type { Coverage } from '../../verification/report/describe-coverage.ts';
import type { RuleSettings } from '../../verification/settings/rule-settings.ts';
import { verifyDocument } from '../../verification/verify-document.ts';

/** A file of a problem, and its required relation to the main file. */
export type ReviewedFile = {
  /** Relative to the reviewed folder. */
  readonly path: string;
  readonly content: string;
  readonly relation?: Relation;
};

/** The files of a problem with the settings of their verification. */
export type ReviewedProblem = {
  readonly files: readonly ReviewedFile[];
  /** The main file, from which the variants were made. */
  readonly parent: string;
  readonly settings: RuleSettings;
};

export function listReviewedFiles(context: ProblemContext): ReviewedFile[] {
  return [
    { path: context.latex_path, content: context.latex_content },
    ...Object.entries(context.variants).map(([type, content]) =>
      addRelation({ path: context.variant_paths[type] ?? type, content }, findRelation(type)),
    ),
    ...Object.entries(context.alternates).map(([name, content]) =>
      addRelation({ path: context.alternate_paths[name] ?? name, content }, 'alternate'),
    ),
  ];
}

function addRelation(file: ReviewedFile, relation: Relation | undefined): ReviewedFile {
  return relation === undefined ? file : { ...file, relation };
}

/** Finds the relation of a variant type; a number at its end, as in `numerical-2`, is ignored. */
function findRelation(variantType: string): Relation | undefined {
  const type = variantType.replace(/[-_]?\d+$/u, '');
  const name = type === 'multi' ? 'multi_context' : type;
  return RELATIONS.find((relation) => relation === name);
}

/** The maximum number of repair searches for a file, because each search is slow. */
const MAX_SEARCHES = 3;

/**
 * Searches repairs for findings about missing braces, dollar signs and the like. Returns these findings with the fixes found;
 * the positions refer to the file.
 */
export function searchRepairs(file: ReviewedFile, problem: ReviewedProblem): Finding[] {
  if (selectSearchable(verifyFile(file, problem)).length === 0) return [];
  const { settings } = problem;
  const source = readSourceText(file.content);
  const { findings } = verifyDocument(source.text, { settings });
  return selectSearchable(findings)
    .slice(0, MAX_SEARCHES)
    .flatMap((finding) => {
      const fix = searchRepair(source.text, finding, { settings });
      return fix === undefined ? [] : [toFilePositions({ ...finding, fix }, source.toSource)];
    });
}

/** The findings of a file, and what was verified in it. */
type FileReport = Coverage & { readonly findings: Finding[] };

const cachedReports = new WeakMap<ReviewedFile, FileReport>();

/** Verifies a file and its relation to the main file. */
export function verifyFile(file: ReviewedFile, problem: ReviewedProblem): Finding[] {
  return getReport(file, problem).findings;
}

/** Verifies a file and its relation to the main file; the result is cached. */
export function getReport(file: ReviewedFile, problem: ReviewedProblem): FileReport {
  const report = cachedReports.get(file) ?? computeReport(file, problem);
  cachedReports.set(file, report);
  return report;
}

/** Computes the findings of a file; their positions refer to the file. */
function computeReport(file: ReviewedFile, { parent, settings }: ReviewedProblem): FileReport {
  const source = readSourceText(file.content);
  const { findings: documentFindings, questions, read } = verifyDocument(source.text, { settings });
  const relation = file.relation;
  const relationFindings =
    relation === undefined
      ? []
      : verifyRelation(readSourceText(parent).text, source.text, { relation, settings });
  const findings = [...documentFindings, ...relationFindings].map((finding) =>
    toFilePositions(finding, source.toSource),
  );
  return { findings, questions, read };
}

type ToSource = ReturnType<typeof readSourceText>['toSource'];

function toFilePositions(finding: Finding, toSource: ToSource): Finding {
  const { span, fix } = finding;
  return {
    ...finding,
    ...(span !== undefined && { span: toSource(span) }),
    ...(fix !== undefined && {
      fix: { ...fix, edits: fix.edits.map((edit) => ({ ...edit, span: toSource(edit.span) })) },
    }),
  };
}
