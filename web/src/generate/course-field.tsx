import { type Course, courseTitle, findCourse } from '../learn/learn-queries.ts';
import type { BriefDraft } from './brief-draft.ts';
import type { FieldProblems } from './brief-error.ts';
import { BriefField, LineField } from './brief-field.tsx';
import styles from './brief-page.module.css';
import { generateStrings } from './generate-strings.ts';

type CourseProps = {
  draft: BriefDraft;
  courses: readonly Course[] | undefined;
  problems: FieldProblems;
  onChange: (part: Partial<BriefDraft>) => void;
};

const OWN = 'own';

/** A list of courses, or free text for another subject and level. */
export function CourseField({ draft, courses, problems, onChange }: CourseProps) {
  const words = generateStrings.brief;
  const known = findCourse(courses, draft);
  const isOwn = isOwnSubject(draft, courses);
  const choose = (value: string) => {
    const course = courses?.find((one) => courseTitle(one) === value);
    const { subject = '', level = '' } = course ?? {};
    onChange({ subject, level, isOwn: value === OWN, outcome_id: '' });
  };
  return (
    <>
      <BriefField
        label={words.course}
        problem={isOwn ? undefined : (problems.subject ?? problems.level)}
        className={styles.wide}
      >
        {(attributes) => (
          <select
            {...attributes}
            value={isOwn ? OWN : known ? courseTitle(known) : ''}
            onChange={(event) => choose(event.target.value)}
          >
            <option value="" disabled>
              {courses ? words.choose : words.loading}
            </option>
            {[...Map.groupBy(courses ?? [], ({ subject }) => subject)].map(([subject, levels]) => (
              <optgroup key={subject} label={subject}>
                {levels.map((course) => (
                  <option key={course.level} value={courseTitle(course)}>
                    {courseTitle(course)}
                  </option>
                ))}
              </optgroup>
            ))}
            <option value={OWN}>{words.other}</option>
          </select>
        )}
      </BriefField>
      {isOwn &&
        (['subject', 'level'] as const).map((name) => (
          <LineField
            key={name}
            label={words[name]}
            problem={problems[name]}
            value={draft[name]}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
    </>
  );
}

/** A subject that matches no course counts as free text, for example when an old brief is used again. */
function isOwnSubject(draft: BriefDraft, courses: readonly Course[] | undefined): boolean {
  if (draft.isOwn) return true;
  return draft.subject !== '' && courses !== undefined && findCourse(courses, draft) === undefined;
}
