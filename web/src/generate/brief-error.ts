import { ApiError } from '../api/client.ts';
import type { Error as ErrorBody } from '../api/schema.ts';
import { kindName } from '../bank/kind-name.ts';
import { courseTitle } from '../learn/learn-queries.ts';
import { strings } from '../strings.ts';
import type { BriefDraft } from './brief-draft.ts';
import { generateStrings } from './generate-strings.ts';

export type FieldName = Exclude<keyof BriefDraft, 'isOwn'>;
export type FieldProblems = Readonly<Partial<Record<FieldName, string>>>;

/** Why a batch was not started: a message for the form, and one for each invalid field. */
export type BriefError = {
  readonly title: string;
  readonly message: string;
  readonly advice?: string | undefined;
  readonly requestId?: string | undefined;
  readonly fields: FieldProblems;
};

const MAX_COUNT = 50;

/** Finds missing and invalid fields before the request is sent. */
export function checkDraft({ subject, level, count, isOwn }: BriefDraft): FieldProblems {
  const words = generateStrings.brief;
  const number = Number(count);
  return {
    ...(subject.trim() === '' && { subject: isOwn ? words.subjectNeeded : words.courseNeeded }),
    ...(level.trim() === '' && { level: isOwn ? words.levelNeeded : words.courseNeeded }),
    ...(!(Number.isInteger(number) && number >= 1 && number <= MAX_COUNT) && { count: words.countWrong }),
  };
}

/** Explains a failed request in the author's terms. */
export function toBriefError(error: Error, draft: BriefDraft): BriefError {
  const words = generateStrings.errors;
  if (!(error instanceof ApiError)) return { title: words.otherTitle, message: error.message, fields: {} };
  if (error.status === 0) return { title: words.otherTitle, message: strings.errors.offline, fields: {} };
  const { message, requestId } = error;
  const advice = typeof error.facts.advice === 'string' ? error.facts.advice : undefined;
  const base = { message, advice, requestId, fields: getFieldProblems(error) };
  if (error.status === 422)
    return {
      ...base,
      title: words.needsModelTitle,
      ...explainMissingModel(error, draft),
      requestId: undefined,
    };
  if (error.status === 429) return { ...base, title: words.tooManyTitle, advice: words.tooManyAdvice };
  if (error.status === 404) return { ...base, title: words.wrongTitle, advice: words.noInstitution };
  if (error.status === 400) return { ...base, title: words.wrongTitle };
  return { ...base, title: words.otherTitle };
}

/** Explains what to choose instead; the server's own message is for administrators. */
function explainMissingModel({ facts }: ApiError, draft: BriefDraft): { message: string; advice: string } {
  const words = generateStrings.errors;
  const [otherKind] = toTextList(facts.kinds);
  // The course has this type, so the chosen outcome is what rules it out.
  const isOutcomeLimit = draft.outcome_id !== '' && toTextList(facts.course_kinds).includes(draft.kind);
  const kind = kindName(draft.kind);
  const instead = otherKind ? words.otherKind(kindName(otherKind)) : words.otherCourse;
  return {
    message: isOutcomeLimit ? words.needsModelOutcome(kind) : words.needsModel(kind, courseTitle(draft)),
    advice: `${isOutcomeLimit ? words.otherOutcome : instead} ${words.askForModel}`,
  };
}

function toTextList(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function getFieldProblems({ status, message, facts }: ApiError): FieldProblems {
  if ('outcomes' in facts) return { outcome_id: message };
  // The institution is the only part of a brief that the server looks up.
  if (status === 404) return { institution_id: message };
  // The error body; its type is generated from the server's API document.
  const { fields = [] } = facts as Partial<ErrorBody>;
  return Object.fromEntries(fields.map(({ path, problem }) => [path, problem]));
}
