// Values of the Higher data sheet. `X` is the value in SI units; `X_TEX` is the form printed in questions and working.

/** Speed of light. */
export const LIGHT = 3.0e8;
export const LIGHT_TEX = '3.00 \\times 10^{8}';
export const PLANCK = 6.63e-34;
export const PLANCK_TEX = '6.63 \\times 10^{-34}';
export const ELECTRON_CHARGE = 1.6e-19;
export const ELECTRON_CHARGE_TEX = '1.60 \\times 10^{-19}';
export const GRAVITATION = 6.67e-11;
export const GRAVITATION_TEX = '6.67 \\times 10^{-11}';
export const HUBBLE = 2.3e-18;
export const HUBBLE_TEX = '2.3 \\times 10^{-18}';
/** Acceleration of free fall on Earth. */
export const GRAVITY = 9.8;
/** Speed of sound in air. */
export const SOUND = 340;

/** Masses of particles, in kg. */
export const masses = { electron: 9.11e-31, proton: 1.673e-27, neutron: 1.675e-27 } as const;
