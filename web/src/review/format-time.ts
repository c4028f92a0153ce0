import { reviewStrings } from './review-strings.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Formats the time since a date in one unit, for example "3 h". */
export function formatAge(since: string, now = Date.now()): string {
  const { ago } = reviewStrings;
  const ageMs = Math.max(0, now - Date.parse(since));
  if (ageMs < MINUTE_MS) return ago.now;
  if (ageMs < HOUR_MS) return ago.minutes(Math.floor(ageMs / MINUTE_MS));
  if (ageMs < 2 * DAY_MS) return ago.hours(Math.floor(ageMs / HOUR_MS));
  return ago.days(Math.floor(ageMs / DAY_MS));
}

/** Formats a date and time; for today, only the time. */
export function formatTime(timestamp: string, now = new Date()): string {
  const date = new Date(timestamp);
  const isToday = date.toDateString() === now.toDateString();
  return isToday
    ? date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
    : date.toLocaleString('en-GB', {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
      });
}
