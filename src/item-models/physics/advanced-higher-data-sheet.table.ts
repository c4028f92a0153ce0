/** Values of the Advanced Higher data sheet that the Higher one does not contain. `X` is the value in SI units; `X_TEX` is its printed form. */
export const PERMITTIVITY = 8.85e-12;
export const PERMITTIVITY_TEX = '8.85 \\times 10^{-12}';
export const PERMEABILITY = 4 * Math.PI * 1e-7;
export const PERMEABILITY_TEX = '4\\pi \\times 10^{-7}';
export const STEFAN = 5.67e-8;
export const STEFAN_TEX = '5.67 \\times 10^{-8}';

/** Particles in accelerators and cosmic rays; the charge is in units of the charge of the electron. */
export const chargedParticles = [
  { name: 'electron', mass: 9.11e-31, massTex: '9.11 \\times 10^{-31}', charge: 1 },
  { name: 'proton', mass: 1.673e-27, massTex: '1.673 \\times 10^{-27}', charge: 1 },
  { name: 'alpha particle', mass: 6.645e-27, massTex: '6.645 \\times 10^{-27}', charge: 2 },
] as const;

/** Masses (kg) and radii (m) of planets and the Moon. */
export const bodies = [
  { body: 'Earth', M: 6.0e24, R: 6.4e6 },
  { body: 'the Moon', M: 7.3e22, R: 1.7e6 },
  { body: 'Mars', M: 6.4e23, R: 3.4e6 },
  { body: 'Venus', M: 4.9e24, R: 6.1e6 },
  { body: 'Mercury', M: 3.3e23, R: 2.4e6 },
  { body: 'Jupiter', M: 1.9e27, R: 7.1e7 },
  { body: 'Saturn', M: 5.7e26, R: 6.0e7 },
] as const;

/** Moments of inertia about the usual axes: the relationship, and its factor before `mr^2`. */
export const shapes = [
  {
    shape: 'solid disc',
    about: 'its axis',
    relationship: 'I = \\frac{1}{2}mr^2',
    factor: 1 / 2,
    tex: '\\frac{1}{2}',
  },
  {
    shape: 'solid sphere',
    about: 'an axis through its centre',
    relationship: 'I = \\frac{2}{5}mr^2',
    factor: 2 / 5,
    tex: '\\frac{2}{5}',
  },
  { shape: 'thin hoop', about: 'its axis', relationship: 'I = mr^2', factor: 1, tex: '1' },
] as const;
