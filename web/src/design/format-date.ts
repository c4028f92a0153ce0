/** Formats a time as a day, such as "18 Nov 2026". */
export function formatDate(time: string): string {
  return new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
}
