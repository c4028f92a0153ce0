/** Objects for the questions on angular motion. */

export const ROTATING_OBJECTS = [
  'the drum of a washing machine',
  "a potter's wheel",
  'the blade of a ceiling fan',
  'the wheel of a racing bicycle',
  'a wind turbine in a laboratory',
  'the wheel of an exercise bicycle',
  'the turntable of a balance',
  'the wheel of a wheelchair',
  'a large flywheel',
] as const;

/** Bodies that move in a circle, with the ranges of mass, radius and speed. */
export const CIRCULAR_MOTIONS = [
  { object: 'a girl on a merry-go-round', m: [28, 45], r: [1.2, 3.2], v: [1.1, 3.4] },
  { object: 'a racing car on a bend', m: [620, 900], r: [40, 120], v: [18, 38] },
  { object: 'a rider on a fairground chair', m: [45, 85], r: [4.5, 9.5], v: [4.2, 9.5] },
  { object: 'a hammer swung by an athlete', m: [4, 7.3], r: [1.6, 2.0], v: [18, 27] },
  { object: 'a cyclist on a circular track', m: [65, 90], r: [18, 45], v: [8, 16] },
  { object: 'a bung on the end of a string', m: [0.02, 0.08], r: [0.4, 1.2], v: [2.5, 6.5] },
] as const;
