import { readdir, readFile } from 'node:fs/promises';
import { type CourseSpec, parseCourse } from '../domain/course-spec.ts';

const folder = new URL('../../data/sqa/', import.meta.url);

/** Reads and checks every course in `data/sqa`, sorted by subject and then by level. */
export async function loadCourses(): Promise<readonly CourseSpec[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const courses = await Promise.all(names.map(readCourse));
  return courses.toSorted((a, b) => a.subject.localeCompare(b.subject) || (a.scqf ?? 0) - (b.scqf ?? 0));
}

async function readCourse(name: string): Promise<CourseSpec> {
  const content: unknown = JSON.parse(await readFile(new URL(name, folder), 'utf8'));
  return parseCourse(content, `data/sqa/${name}`);
}
