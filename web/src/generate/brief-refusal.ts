import { ApiError } from '../api/client.ts';
import type { Error as ErrorBody } from '../api/schema.ts';
import { kindName } from '../bank/kind-name.ts';
import { courseTitle } from '../learn/learn-queries.ts';
import { strings } from '../strings.ts';
import type { BriefDraft } from './brief-draft.ts';
import { generateStrings } from './generate-strings.ts';

export type FieldName = Exclude<keyof BriefDraft, 'isOwn'>;
export type FieldProblems = Readonly<Partial<Record<FieldName, string>>>;

/** Why a brief was not carried out: what to say above the form, and what at which field. */
export type BriefRefusal = {
  readonly title: string;
  readonly message: string;
  readonly advice?: string | undefined;
  readonly requestId?: string | undefined;
  readonly fields: FieldProblems;
};

const MOST = 50;

/** What can be said without asking the server. */
export function problemsOf({ subject, level, count }: BriefDraft): FieldProblems {
  const { needed, countWrong } = generateStrings.brief;
  const number = Number(count);
  return {
    ...(subject.trim() === '' && { subject: needed }),
    ...(level.trim() === '' && { level: needed }),
    ...(!(Number.isInteger(number) && number >= 1 && number <= MOST) && { count: countWrong }),
  };
}

export function refusalOf(error: Error, draft: BriefDraft): BriefRefusal {
  const words = generateStrings.refusal;
  if (!(error instanceof ApiError)) return { title: words.otherTitle, message: error.message, fields: {} };
  if (error.status === 0) return { title: words.otherTitle, message: strings.errors.offline, fields: {} };
  const { message, requestId } = error;
  const advice = typeof error.facts.advice === 'string' ? error.facts.advice : undefined;
  const refusal = { message, advice, requestId, fields: fieldsOf(error) };
  if (error.status === 422)
    return { ...refusal, title: words.needsModelTitle, ...needsModel(error, draft), requestId: undefined };
  if (error.status === 429) return { ...refusal, title: words.tooManyTitle, advice: words.tooManyAdvice };
  if (error.status === 404) return { ...refusal, title: words.wrongTitle, advice: words.noInstitution };
  if (error.status === 400) return { ...refusal, title: words.wrongTitle };
  return { ...refusal, title: words.otherTitle };
}

/** The server speaks to who set it up; an author hears what to choose instead. */
function needsModel({ facts }: ApiError, draft: BriefDraft): { message: string; advice: string } {
  const words = generateStrings.refusal;
  const [other] = listOf(facts.kinds);
  const isOfOutcome = draft.outcome_id !== '' && listOf(facts.course_kinds).includes(draft.kind);
  const kind = kindName(draft.kind);
  const instead = other ? words.otherKind(kindName(other)) : words.otherCourse;
  return {
    message: isOfOutcome ? words.needsModelOutcome(kind) : words.needsModel(kind, courseTitle(draft)),
    advice: `${isOfOutcome ? words.otherOutcome : instead} ${words.askForModel}`,
  };
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function fieldsOf({ status, message, facts }: ApiError): FieldProblems {
  if ('outcomes' in facts) return { outcome_id: message };
  // Nothing else in a brief can be missing on the server.
  if (status === 404) return { institution_id: message };
  // The body of every refusal; its type is generated from the server's own document.
  const { fields = [] } = facts as Partial<ErrorBody>;
  return Object.fromEntries(fields.map(({ path, problem }) => [path, problem]));
}
