import { reviewStrings } from './review-strings.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats the time since a date in one unit, for example "3 h". */
export function formatAge(since: string, now = Date.now()): string {
  const { ago } = reviewStrings;
  const age = Math.max(0, now - Date.parse(since));
  if (age < MINUTE) return ago.now;
  if (age < HOUR) return ago.minutes(Math.floor(age / MINUTE));
  if (age < 2 * DAY) return ago.hours(Math.floor(age / HOUR));
  return ago.days(Math.floor(age / DAY));
}

/** Formats a date and time; today's are shown as the time only. */
export function formatTime(at: string, now = new Date()): string {
  const then = new Date(at);
  const isToday = then.toDateString() === now.toDateString();
  return isToday
    ? then.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
    : then.toLocaleString('en-GB', {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
      });
}
