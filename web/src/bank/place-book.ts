import type { EngineMark, PlacedFinding, QuestionPlace, TexInspection } from '../api/schema.ts';

/** What verification says of one place of a question. */
export type Said = { readonly findings: readonly PlacedFinding[]; readonly marks: readonly EngineMark[] };

/** Everything verification says, opened at a place. */
export type PlaceBook = {
  at(place: QuestionPlace): Said;
  /** What speaks of a question as a whole, or of a part that no page shows by itself. */
  aboutWhole(part: number | undefined): Said;
};

const SHOWN = /^(?:options(?:\..+)?|answer|solution|alternate_solutions\.\d+)$/;

export function openPlaceBook(found: TexInspection | undefined): PlaceBook {
  const pick = (test: (place: QuestionPlace) => boolean): Said => ({
    findings: found?.findings.filter(({ place }) => test(place)) ?? [],
    marks: found?.marks.filter(({ place }) => test(place)) ?? [],
  });
  return {
    at: ({ part, field, step }) =>
      pick((place) => place.part === part && place.field === field && place.step === step),
    aboutWhole: (part) => pick((place) => place.part === part && !SHOWN.test(place.field)),
  };
}
