import type { Institution } from '../api/schema.ts';

/** The texts of the form; empty means that the value is not set. */
export type InstitutionFields = {
  readonly costPerDay: string;
  readonly jobsPerDay: string;
  readonly threads: string;
  readonly answers: string;
  /** Whether experts must not approve their own work. */
  readonly fourEyes: boolean;
};

export function toFields({ limits = {}, retention = {}, review = {} }: Institution): InstitutionFields {
  return {
    costPerDay: toText(limits.costPerDay),
    jobsPerDay: toText(limits.jobsPerDay),
    threads: toText(retention.threads),
    answers: toText(retention.answers),
    fourEyes: review.four_eyes === true,
  };
}

/** The complete settings to store: the fields of the form replace their values, and all other settings stay. */
export function toSettings(
  { limits: _limits, retention: _retention, review: oldReview = {}, ...others }: Institution,
  fields: InstitutionFields,
): Institution {
  const limits = { ...toEntry('costPerDay', fields.costPerDay), ...toEntry('jobsPerDay', fields.jobsPerDay) };
  const retention = { ...toEntry('threads', fields.threads), ...toEntry('answers', fields.answers) };
  const { four_eyes: _fourEyes, ...otherReview } = oldReview;
  const review = { ...otherReview, ...(fields.fourEyes && { four_eyes: true }) };
  return {
    ...others,
    ...(Object.keys(review).length > 0 && { review }),
    ...(Object.keys(limits).length > 0 && { limits }),
    ...(Object.keys(retention).length > 0 && { retention }),
  };
}

function toText(value: number | undefined): string {
  return value === undefined ? '' : String(value);
}

function toEntry(name: string, text: string): Readonly<Record<string, number>> {
  return text.trim() === '' ? {} : { [name]: Number(text) };
}
