import { ApiError } from '../api/client.ts';
import type { Error as ErrorBody } from '../api/schema.ts';
import { kindName } from '../bank/kind-name.ts';
import { courseTitle } from '../learn/learn-queries.ts';
import { strings } from '../strings.ts';
import type { BriefDraft } from './brief-draft.ts';
import { generateStrings } from './generate-strings.ts';

export type FieldName = Exclude<keyof BriefDraft, 'isOwn'>;
export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

/** Why a batch was not started: a message for the form, and one for each invalid field. */
export type BriefError = {
  readonly title: string;
  readonly message: string;
  readonly advice?: string | undefined;
  readonly requestId?: string | undefined;
  readonly fields: FieldErrors;
};

const MAX_COUNT = 50;

/** Finds missing and invalid fields before the request is sent. */
export function checkDraft({ subject, level, count, isOwn }: BriefDraft): FieldErrors {
  const texts = generateStrings.brief;
  const parsedCount = Number(count);
  return {
    ...(subject.trim() === '' && { subject: isOwn ? texts.subjectNeeded : texts.courseNeeded }),
    ...(level.trim() === '' && { level: isOwn ? texts.levelNeeded : texts.courseNeeded }),
    ...(!(Number.isInteger(parsedCount) && parsedCount >= 1 && parsedCount <= MAX_COUNT) && {
      count: texts.countWrong,
    }),
  };
}

/** Explains to the author why the request failed and what to do. */
export function toBriefError(error: Error, draft: BriefDraft): BriefError {
  const texts = generateStrings.errors;
  if (!(error instanceof ApiError)) return { title: texts.otherTitle, message: error.message, fields: {} };
  if (error.status === 0) return { title: texts.otherTitle, message: strings.errors.offline, fields: {} };
  const { message, requestId } = error;
  const advice = typeof error.body.advice === 'string' ? error.body.advice : undefined;
  const base = { message, advice, requestId, fields: getFieldErrors(error) };
  // 422: no item model can calculate these questions, and no AI model is connected.
  if (error.status === 422)
    return {
      ...base,
      title: texts.needsModelTitle,
      ...explainMissingModel(error, draft),
      requestId: undefined,
    };
  if (error.status === 429) return { ...base, title: texts.tooManyTitle, advice: texts.tooManyAdvice };
  if (error.status === 404) return { ...base, title: texts.wrongTitle, advice: texts.noInstitution };
  if (error.status === 400) return { ...base, title: texts.wrongTitle };
  return { ...base, title: texts.otherTitle };
}

/** Explains what to choose instead; the server's own message is for administrators. */
function explainMissingModel({ body }: ApiError, draft: BriefDraft): { message: string; advice: string } {
  const texts = generateStrings.errors;
  const [otherKind] = toTextList(body.kinds);
  // The course has questions of this type, so the chosen outcome has none.
  const isExcludedByOutcome = draft.outcome_id !== '' && toTextList(body.course_kinds).includes(draft.kind);
  const kind = kindName(draft.kind);
  const alternative = otherKind ? texts.otherKind(kindName(otherKind)) : texts.otherCourse;
  return {
    message: isExcludedByOutcome ? texts.needsModelOutcome(kind) : texts.needsModel(kind, courseTitle(draft)),
    advice: `${isExcludedByOutcome ? texts.otherOutcome : alternative} ${texts.askForModel}`,
  };
}

function toTextList(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function getFieldErrors({ status, message, body }: ApiError): FieldErrors {
  if ('outcomes' in body) return { outcome_id: message };
  // The institution is the only field of a brief that the server looks up, so 404 means that it is unknown.
  if (status === 404) return { institution_id: message };
  // The error body; its type is generated from the server's API document.
  const { fields = [] } = body as Partial<ErrorBody>;
  return Object.fromEntries(fields.map(({ path, problem }) => [path, problem]));
}
