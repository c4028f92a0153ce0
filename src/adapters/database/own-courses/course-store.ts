import { CourseSpec } from '../../../domain/course-spec.ts';
import type { CourseStore } from '../../../ports/course-store.ts';
import type { Database } from '../connection/database.ts';
import { storableText } from '../connection/storable-text.ts';

/** Creates the store of own courses on an open, migrated database. */
export function createCourseStore({ kysely, guard }: Database): CourseStore {
  const parsed = new Map<string, CourseSpec>();
  /** Parses each text only once, because every request lists the courses. */
  const parseOnce = (content: string): CourseSpec => {
    const course = parsed.get(content) ?? CourseSpec.parse(JSON.parse(content));
    parsed.set(content, course);
    return course;
  };
  return {
    put: (course, { createdBy, at }) =>
      guard(async () => {
        const values = { content: JSON.stringify(course), updated_at: at.toISOString() };
        await kysely
          .insertInto('own_courses')
          .values({
            subject: storableText(course.subject),
            level: storableText(course.level),
            created_by: storableText(createdBy),
            ...values,
          })
          .onConflict((conflict) => conflict.columns(['subject', 'level']).doUpdateSet(values))
          .execute();
      }),
    list: () =>
      guard(async () => {
        const rows = await kysely.selectFrom('own_courses').select('content').orderBy('seq').execute();
        const courses = rows.map(({ content }) => parseOnce(content));
        // Removes the texts of changed and deleted courses once they are the majority.
        if (parsed.size > 2 * rows.length) parsed.clear();
        return courses;
      }),
    remove: ({ subject, level }) =>
      guard(async () => {
        const { numDeletedRows } = await kysely
          .deleteFrom('own_courses')
          .where('subject', '=', storableText(subject))
          .where('level', '=', storableText(level))
          .executeTakeFirstOrThrow();
        return numDeletedRows > 0n;
      }),
  };
}
