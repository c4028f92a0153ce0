/** Converts a time to the value of a `datetime-local` field, which has no time zone. */
export function toLocalTime(time: string | null): string {
  if (time === null) return '';
  const date = new Date(time);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
