// Values of the National 5 data sheet.

/** Gravitational field strength on Earth, in N kg⁻¹. */
export const GRAVITY = 9.8;
/** Speed of light, in m s⁻¹. */
export const LIGHT = 3.0e8;

/** Gravitational field strength in N kg⁻¹, of planets and moons with a solid surface. */
export const fieldStrengths = [
  { place: 'Mercury', g: 3.7 },
  { place: 'Venus', g: 8.9 },
  { place: 'the Moon', g: 1.6 },
  { place: 'Mars', g: 3.7 },
] as const;

/** Speed of sound, in m s⁻¹. */
export const soundSpeeds = {
  air: 340,
  water: 1500,
  tissue: 1500,
  muscle: 1600,
  bone: 4100,
  steel: 5200,
} as const;

/** Specific heat capacity, in J kg⁻¹ °C⁻¹. */
export const heatCapacities = [
  { material: 'water', c: 4180 },
  { material: 'alcohol', c: 2350 },
  { material: 'oil', c: 2130 },
  { material: 'aluminium', c: 902 },
  { material: 'glass', c: 500 },
  { material: 'iron', c: 480 },
  { material: 'copper', c: 386 },
  { material: 'lead', c: 128 },
] as const;

/** Specific latent heats of the material that melts or boils, in J kg⁻¹. */
export const latentHeats = {
  fusion: [
    { material: 'ice', l: 3.34e5 },
    { material: 'aluminium', l: 3.95e5 },
    { material: 'iron', l: 2.67e5 },
    { material: 'copper', l: 2.05e5 },
    { material: 'lead', l: 0.25e5 },
  ],
  vaporisation: [
    { material: 'water', l: 22.6e5 },
    { material: 'alcohol', l: 11.2e5 },
    { material: 'glycerol', l: 8.3e5 },
    { material: 'turpentine', l: 2.9e5 },
  ],
} as const;

/** Radiation weighting factors. */
export const weightingFactors = [
  { radiation: 'alpha particles', factor: 20 },
  { radiation: 'fast neutrons', factor: 10 },
  { radiation: 'slow neutrons', factor: 3 },
] as const;
