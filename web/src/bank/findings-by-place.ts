import type { EngineMark, PlacedFinding, TexInspection } from '../api/schema.ts';

/** The findings and the recomputed steps (engine marks) at one place of a question. */
type PlaceFindings = { readonly findings: readonly PlacedFinding[]; readonly marks: readonly EngineMark[] };

/** A question, a question of a passage, or a part of one of them. */
type FieldOwner = {
  /** The number of the question in a passage; undefined for other questions and for the text of the passage. */
  readonly number?: number | undefined;
  /** The path of a part, such as `b.i`; undefined for the question itself. */
  readonly path?: string | undefined;
};

/** The check results of one owner. */
export type OwnerFindings = {
  /** Returns the results at a field, such as `options.b`, or at a step of a solution. */
  getFindingsAt(field: string, step?: number): PlaceFindings;
  /** Returns results about the owner as a whole, and about fields that the page shows without their findings. */
  getGeneralFindings(): PlaceFindings;
};

/** Looks up check results by question, part, field and step. */
export type FindingsByPlace = (owner: FieldOwner) => OwnerFindings;

/** Matches the fields that the page shows with their findings, for example "options.b" or "alternate_solutions.2". */
const SHOWN_FIELD = /^(?:options(?:\..+)?|answer|solution|alternate_solutions\.\d+)$/;

/** Creates a lookup of check results by place; without results, every lookup is empty. */
export function indexFindings(inspection: TexInspection | undefined): FindingsByPlace {
  return ({ number, path = '' }) => {
    const selectResults = (matches: (field: string, step: number | undefined) => boolean): PlaceFindings => {
      const isHere = ({ place }: PlacedFinding | EngineMark): boolean => {
        const { path: fieldPath, field } = splitField(place.field);
        return place.part === number && fieldPath === path && matches(field, place.step);
      };
      return {
        findings: inspection?.findings.filter(isHere) ?? [],
        marks: inspection?.marks.filter(isHere) ?? [],
      };
    };
    return {
      getFindingsAt: (field, step) => selectResults((name, at) => name === field && at === step),
      getGeneralFindings: () => selectResults((name) => !SHOWN_FIELD.test(name)),
    };
  };
}

/** Selects the errors and warnings about the answer and the solutions, which a page may not show. */
export function selectSolutionProblems(inspection: TexInspection | undefined): readonly PlacedFinding[] {
  return (inspection?.findings ?? []).filter(
    ({ severity, place }) =>
      severity !== 'info' &&
      (place.step !== undefined || /(?:^|\.)(?:answer|solution|alternate_solutions\.\d+)$/.test(place.field)),
  );
}

/** The fields of a part that findings name. Every other name in a field is the label of a part. */
const PART_FIELDS = ['text', 'lead', 'options', 'answer', 'solution', 'marks', 'table', 'unit'];

/** Splits `parts.b.i.options.a` into the path `b.i` and the field `options.a`; other fields have an empty path. */
function splitField(field: string): { readonly path: string; readonly field: string } {
  const [first, ...names] = field.split('.');
  if (first !== 'parts') return { path: '', field };
  const fieldIndex = names.findIndex((name) => PART_FIELDS.includes(name));
  const labelCount = fieldIndex < 0 ? names.length : fieldIndex;
  return { path: names.slice(0, labelCount).join('.'), field: names.slice(labelCount).join('.') };
}
