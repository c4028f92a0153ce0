/** Planets with the length of their year in Earth days. */
export const planets = [
  { name: 'Mercury', days: 88 },
  { name: 'Venus', days: 225 },
  { name: 'Earth', days: 365 },
  { name: 'Mars', days: 687 },
  { name: 'Jupiter', days: 4333 },
] as const;
