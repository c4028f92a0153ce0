/** Bodies for the questions on collisions. */

/** Bodies that can collide, with the ranges of mass and speed. */
export const BODY_PAIRS = [
  {
    first: 'trolley X',
    second: 'trolley Y',
    location: 'along a straight, level track',
    m: [0.45, 1.9],
    u: [0.4, 2.4],
  },
  {
    first: 'wagon X',
    second: 'wagon Y',
    location: 'along a level railway',
    m: [9500, 28_000],
    u: [1.2, 4.8],
  },
  {
    first: 'vehicle X',
    second: 'vehicle Y',
    location: 'on a linear air track',
    m: [0.15, 0.65],
    u: [0.25, 1.4],
  },
  { first: 'car X', second: 'car Y', location: 'on a test track', m: [850, 1900], u: [5.5, 18] },
  { first: 'skater X', second: 'skater Y', location: 'on an ice rink', m: [45, 92], u: [1.5, 6.5] },
] as const;
