import type { EngineMark, PlacedFinding, QuestionPlace, TexInspection } from '../api/schema.ts';

/** The findings and the recomputed steps (engine marks) at one place of a question. */
type PlaceFindings = { readonly findings: readonly PlacedFinding[]; readonly marks: readonly EngineMark[] };

/** Looks up check results by place: part, field and step. */
export type FindingsByPlace = {
  getFindingsAt(place: QuestionPlace): PlaceFindings;
  /** Returns results about the question (or part) as a whole, and about fields that the page does not show. */
  getGeneralFindings(part: number | undefined): PlaceFindings;
};

/** Matches the fields that the page shows with their findings, for example "options.b" or "alternate_solutions.2". */
const SHOWN_FIELD = /^(?:options(?:\..+)?|answer|solution|alternate_solutions\.\d+)$/;

/** Creates a lookup of check results by place; without results, every lookup is empty. */
export function indexFindings(inspection: TexInspection | undefined): FindingsByPlace {
  const selectResults = (matches: (place: QuestionPlace) => boolean): PlaceFindings => ({
    findings: inspection?.findings.filter(({ place }) => matches(place)) ?? [],
    marks: inspection?.marks.filter(({ place }) => matches(place)) ?? [],
  });
  return {
    getFindingsAt: ({ part, field, step }) =>
      selectResults((place) => place.part === part && place.field === field && place.step === step),
    getGeneralFindings: (part) =>
      selectResults((place) => place.part === part && !SHOWN_FIELD.test(place.field)),
  };
}
