import { type CourseName, getCourseId } from '../../domain/course-spec.ts';
import type { AnswerLog, ScoredAnswer } from '../../ports/answer-log.ts';
import { type CourseModel, createCourseModel } from './course-model.ts';

/** The learner models of all courses. They are computed from the answer log, kept in memory, and updated before each use. */
export type LearnerModels = {
  /** Returns the learner model (statistics, not a language model) of a course, or of a paper without one, with all answers that the log has now. */
  read(course: CourseName): Promise<CourseModel>;
};

export function createLearnerModels({
  listScores,
  maxLateRecords,
}: Pick<AnswerLog, 'listScores' | 'maxLateRecords'>): LearnerModels {
  const updates = new Map<string, Promise<UpdatedModel>>();
  return {
    async read(course) {
      const courseId = getCourseId(course);
      const list = (after: number): Promise<ScoredAnswer[]> => listScores({ course: courseId, after });
      // Updates of one course run one after another. After a failed one, the learner model is computed again.
      const previous = updates.get(courseId) ?? Promise.resolve(undefined);
      const update = previous
        .catch(() => undefined)
        .then((updated) => updateModel(updated, { course, list, maxLateRecords }));
      updates.set(courseId, update);
      return (await update).model;
    },
  };
}

type UpdatedModel = {
  readonly model: CourseModel;
  readonly position: number;
  /** The ids of the newest records, up to `maxLateRecords`. The next update reads them again, because records may still appear between them. */
  readonly newest: ReadonlySet<string>;
};

type ModelUpdate = {
  readonly course: CourseName;
  readonly list: (after: number) => Promise<ScoredAnswer[]>;
  readonly maxLateRecords: number;
};

async function updateModel(previous: UpdatedModel | undefined, update: ModelUpdate): Promise<UpdatedModel> {
  const { course, list, maxLateRecords } = update;
  const answers = await list(Math.max(0, (previous?.position ?? 0) - maxLateRecords));
  const added = answers.filter(({ id }) => !previous?.newest.has(id));
  // A changed mark changes everything that was learned after it.
  if (previous !== undefined && added.some(({ isReplacement }) => isReplacement))
    return updateModel(undefined, update);
  const model = previous?.model ?? createCourseModel(course);
  model.add(added);
  const position = answers.at(-1)?.position ?? previous?.position ?? 0;
  const newest = answers.filter((answer) => answer.position > position - maxLateRecords).map(({ id }) => id);
  return { model, position, newest: new Set(newest) };
}
