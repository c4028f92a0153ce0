import { type Course, courseTitle, findCourse } from '../learn/learn-queries.ts';
import type { BriefDraft } from './brief-draft.ts';
import type { FieldErrors } from './brief-error.ts';
import { BriefField, TextField } from './brief-field.tsx';
import styles from './brief-page.module.css';
import { generateStrings } from './generate-strings.ts';

type CourseProps = {
  draft: BriefDraft;
  courses: readonly Course[] | undefined;
  fieldErrors: FieldErrors;
  onChange: (changes: Partial<BriefDraft>) => void;
};

const OWN_SUBJECT_OPTION = 'own';

/** A list of courses, or free text for another subject and level. */
export function CourseField({ draft, courses, fieldErrors, onChange }: CourseProps) {
  const texts = generateStrings.brief;
  const selectedCourse = findCourse(courses, draft);
  const isOwn = isOwnSubject(draft, courses);
  const choose = (value: string) => {
    const course = courses?.find((candidate) => courseTitle(candidate) === value);
    const { subject = '', level = '' } = course ?? {};
    onChange({ subject, level, isOwn: value === OWN_SUBJECT_OPTION, outcome_id: '' });
  };
  return (
    <>
      <BriefField
        label={texts.course}
        errorMessage={isOwn ? undefined : (fieldErrors.subject ?? fieldErrors.level)}
        className={styles.wide}
      >
        {(attributes) => (
          <select
            {...attributes}
            value={isOwn ? OWN_SUBJECT_OPTION : selectedCourse ? courseTitle(selectedCourse) : ''}
            onChange={(event) => choose(event.target.value)}
          >
            <option value="" disabled>
              {courses ? texts.choose : texts.loading}
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
            <option value={OWN_SUBJECT_OPTION}>{texts.other}</option>
          </select>
        )}
      </BriefField>
      {isOwn &&
        (['subject', 'level'] as const).map((name) => (
          <TextField
            key={name}
            label={texts[name]}
            errorMessage={fieldErrors[name]}
            value={draft[name]}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
    </>
  );
}

/** Returns true for free text. A subject that matches no course is also free text; an old brief may have one. */
function isOwnSubject(draft: BriefDraft, courses: readonly Course[] | undefined): boolean {
  if (draft.isOwn) return true;
  return draft.subject !== '' && courses !== undefined && findCourse(courses, draft) === undefined;
}
