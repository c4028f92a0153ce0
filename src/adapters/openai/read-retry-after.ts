/** Milliseconds a service asks us to wait: `Retry-After` in seconds or as an HTTP date, or the finer `retry-after-ms`. */
export function readRetryAfter(headers: Headers | undefined, now: number): number | undefined {
  const exact = headers?.get('retry-after-ms')?.trim();
  if (exact && Number.isFinite(Number(exact))) return Math.max(0, Number(exact));
  const written = headers?.get('retry-after')?.trim();
  if (!written) return undefined;
  if (Number.isFinite(Number(written))) return Math.max(0, Number(written) * 1000);
  const date = Date.parse(written);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
