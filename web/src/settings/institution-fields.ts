import type { Institution } from '../api/schema.ts';

/** The texts of the form; empty means that the value is not set. */
export type InstitutionFields = {
  readonly costPerDay: string;
  readonly jobsPerDay: string;
  readonly threads: string;
  readonly answers: string;
};

export function toFields({ limits = {}, retention = {} }: Institution): InstitutionFields {
  return {
    costPerDay: toText(limits.costPerDay),
    jobsPerDay: toText(limits.jobsPerDay),
    threads: toText(retention.threads),
    answers: toText(retention.answers),
  };
}

/** The complete settings to store: the fields of the form replace their values, and all other settings stay. */
export function toSettings(
  { limits: _limits, retention: _retention, ...others }: Institution,
  fields: InstitutionFields,
): Institution {
  const limits = { ...toEntry('costPerDay', fields.costPerDay), ...toEntry('jobsPerDay', fields.jobsPerDay) };
  const retention = { ...toEntry('threads', fields.threads), ...toEntry('answers', fields.answers) };
  return {
    ...others,
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
