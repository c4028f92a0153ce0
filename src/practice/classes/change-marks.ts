import type { AnswerRecord, RecordedBullet } from '../../domain/answer-record.ts';
import { Fault } from '../../domain/fault.ts';
import type { Principal } from '../../domain/principal.ts';
import type { ClassDependencies } from './class-dependencies.ts';
import { getTaughtAssignment } from './find-own-work.ts';

/** The marks of a teacher for bullets of one answer, with the reason. The pages and the messages below call a bullet a step. */
export type MarkChangeRequest = {
  readonly assignmentId: string;
  readonly answerId: string;
  readonly bullets: readonly { readonly n: number; readonly awarded: number }[];
  /** Needed to change a mark that was decided before; a mark that waited for the teacher needs none. */
  readonly reason: string;
};

/** Changes the marks of an answer: a new record supersedes the old one, which is kept. */
export async function changeMarks(
  request: MarkChangeRequest,
  caller: Principal,
  deps: ClassDependencies,
): Promise<AnswerRecord> {
  const { assignmentId, answerId, reason } = request;
  await getTaughtAssignment(assignmentId, caller, deps);
  const found = await deps.answers.find(answerId);
  if (found?.assignment !== assignmentId) throw new Fault('not-found', `There is no answer ${answerId}.`);
  const { decision: _decision, isCurrent, ...answer } = found;
  if (!isCurrent) throw createConflict();
  const bullets = applyMarks(answer.bullets, request.bullets);
  if (reason.trim() === '' && changesDecidedMark(answer.bullets, bullets))
    throw new Fault('invalid-input', 'Give the reason why the mark is changed.');
  const marksAwarded = bullets.reduce((sum, { awarded }) => sum + awarded, 0);
  const record: AnswerRecord = {
    ...answer,
    // The same answer can be superseded once: a second request gets the same id and is refused.
    id: `${answer.id}:teacher`,
    bullets,
    marksAwarded,
    gapTags: marksAwarded < answer.marksAvailable ? answer.gapTags : [],
    markedBy: 'teacher',
    supersedes: answer.id,
  };
  const decision = { teacher: caller.id, at: deps.now().toISOString(), reason: reason.trim() };
  if (!(await deps.answers.supersede(record, decision))) throw createConflict();
  return record;
}

/** Applies the new marks. A teacher who saves an answer has decided all its bullets. */
function applyMarks(
  bullets: readonly RecordedBullet[],
  marks: MarkChangeRequest['bullets'],
): RecordedBullet[] {
  const byNumber = new Map(marks.map(({ n, awarded }) => [n, awarded]));
  const unknown = marks.find(({ n }) => !bullets.some((bullet) => bullet.n === n));
  if (unknown !== undefined) throw new Fault('invalid-input', `The answer has no step ${unknown.n}.`);
  return bullets.map((bullet) => {
    const awarded = byNumber.get(bullet.n) ?? bullet.awarded;
    if (awarded > bullet.available)
      throw new Fault('invalid-input', `Step ${bullet.n} has ${bullet.available} marks, not ${awarded}.`);
    const isChanged = awarded !== bullet.awarded;
    const via = awarded === 0 ? null : isChanged ? 'person' : bullet.via;
    return { ...bullet, awarded, via, forPerson: false };
  });
}

function changesDecidedMark(before: readonly RecordedBullet[], after: readonly RecordedBullet[]): boolean {
  return before.some(({ forPerson, awarded }, index) => !forPerson && awarded !== after[index]?.awarded);
}

function createConflict(): Fault {
  return new Fault('conflict', 'The marks of this answer were changed in the meantime.', {
    advice: 'Reload the script.',
  });
}
