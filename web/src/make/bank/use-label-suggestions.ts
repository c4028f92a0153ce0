import { useQuery } from '@tanstack/react-query';
import { useFacets } from '../../bank/bank-queries.ts';
import { coursesQuery, findCourse } from '../../learn/learn-queries.ts';

type Suggestions = readonly (readonly [value: string, name: string])[];

/** What to suggest for the labels of a question: the values of the bank, and the outcomes of the course. */
export function useLabelSuggestions({ subject, level }: { subject: string; level: string }) {
  const facets = useFacets().data;
  const { data: courses } = useQuery(coursesQuery);
  const course = findCourse(courses, { subject: subject.trim(), level: level.trim() });
  const toSuggestions = (values: readonly { value: string }[] | undefined): Suggestions =>
    (values ?? []).map(({ value }) => [value, value]);
  return {
    subjects: toSuggestions(facets?.subjects),
    levels: toSuggestions(facets?.levels),
    topics: toSuggestions(facets?.topics),
    outcomes: (course?.outcomes ?? []).map(({ id, label }) => [id, label] as const),
  };
}
