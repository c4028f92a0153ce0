import type { EngineMark, PlacedFinding, QuestionPlace, TexInspection } from '../api/schema.ts';

/** The findings and verified numbers at one place of a question. */
type PlaceFindings = { readonly findings: readonly PlacedFinding[]; readonly marks: readonly EngineMark[] };

/** Looks up check results by place: part, field and step. */
export type FindingsByPlace = {
  at(place: QuestionPlace): PlaceFindings;
  /** Results about the whole question, or about a field that has no place of its own on the page. */
  aboutWhole(part: number | undefined): PlaceFindings;
};

/** Fields whose findings are shown beside them. */
const SHOWN_FIELD = /^(?:options(?:\..+)?|answer|solution|alternate_solutions\.\d+)$/;

/** Makes the check results of a question available by place; without results every lookup is empty. */
export function indexFindings(found: TexInspection | undefined): FindingsByPlace {
  const pick = (test: (place: QuestionPlace) => boolean): PlaceFindings => ({
    findings: found?.findings.filter(({ place }) => test(place)) ?? [],
    marks: found?.marks.filter(({ place }) => test(place)) ?? [],
  });
  return {
    at: ({ part, field, step }) =>
      pick((place) => place.part === part && place.field === field && place.step === step),
    aboutWhole: (part) => pick((place) => place.part === part && !SHOWN_FIELD.test(place.field)),
  };
}
