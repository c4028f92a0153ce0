/** A range for quantities with one unit. */
type PlausibleRange = {
  /** The unit as the stem prints it, without TeX: `m s^-1`, `%`, `£`. */
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  /** Only for questions whose text matches. Without it the range applies to every question. */
  readonly about?: RegExp;
  /** Not for questions whose text matches. */
  readonly except?: RegExp;
};

/**
 * The ranges in which the quantities of a question must be. Every unit that a stem prints must have a range, so that a new unit is
 * noticed. Some things that learners know have narrower ranges.
 */
export const PLAUSIBLE_RANGES: readonly PlausibleRange[] = [
  // Length, area and volume
  { unit: 'm', min: 1e-11, max: 1e24 },
  { unit: 'cm', min: 0.1, max: 500 },
  { unit: 'mm', min: 0.01, max: 1000 },
  { unit: 'nm', min: 0.05, max: 2000 },
  { unit: 'km', min: 0.1, max: 1000 },
  { unit: 'm^2', min: 1e-4, max: 1000 },
  { unit: 'm^3', min: 1e-3, max: 5000 },
  { unit: 'km^2', min: 0.01, max: 1000 },
  { unit: 'cm^3', min: 0.1, max: 5000 },
  { unit: 'mm^3', min: 1e-3, max: 1000 },
  { unit: 'l', min: 0.01, max: 2000 },
  { unit: 'ml', min: 0.1, max: 2000 },
  // Time and motion
  { unit: 's', min: 1e-10, max: 1e6 },
  { unit: 'ms', min: 0.1, max: 1000 },
  { unit: 'ns', min: 0.1, max: 1000 },
  { unit: 'h', min: 0.1, max: 100 },
  { unit: 'm s^-1', min: -3e8, max: 3e8 },
  {
    unit: 'm s^-1',
    min: -60,
    max: 60,
    about: /\b(?:car|bus|lorry|cyclist|runner|skater|ball|trolley)\b/iu,
    except: /golf|tennis|light|sound|signal|muzzle|bullet|satellite|planet/iu,
  },
  {
    unit: 'm s^-1',
    min: 320,
    max: 350,
    about: /speed of sound in air/iu,
    except: /light|water|steel|bus|car|train|source moves/iu,
  },
  { unit: 'km h^-1', min: 2, max: 1000 },
  { unit: 'm s^-2', min: -400, max: 400 },
  { unit: 'rad', min: 0.01, max: 5000 },
  { unit: 'rad s^-1', min: 0.05, max: 400 },
  { unit: 'rad s^-2', min: 0.05, max: 100 },
  // Mass, force and energy
  { unit: 'kg', min: 1e-31, max: 1e35 },
  { unit: 'g', min: 0.01, max: 5000 },
  { unit: 'mg', min: 1, max: 1000 },
  { unit: 'N', min: 1e-16, max: 1e25 },
  { unit: 'N m', min: 0.01, max: 500 },
  { unit: 'N kg^-1', min: 1, max: 30 },
  { unit: 'kg m^2', min: 1e-4, max: 1000 },
  { unit: 'J', min: -1e-17, max: 1e8 },
  { unit: 'kJ', min: 1, max: 1e6 },
  { unit: 'MJ', min: 1, max: 1e4 },
  { unit: 'kWh', min: 0.1, max: 1e4 },
  { unit: 'W', min: 0.1, max: 1e28 },
  { unit: 'mW', min: 0.1, max: 1000 },
  { unit: 'kPa', min: 90, max: 1500 },
  { unit: 'kPa', min: 270, max: 460, about: /car tyre/iu },
  { unit: 'J kg^-1', min: 1e4, max: 3e6, except: /gravitational/iu },
  { unit: 'J kg^-1', min: -1e9, max: -1e5, about: /gravitational/iu },
  { unit: 'J kg^-1 °C^-1', min: 100, max: 4200 },
  { unit: 'kJ kg^-1 °C^-1', min: 4.18, max: 4.18 },
  { unit: 'K', min: 100, max: 40_000 },
  { unit: 'W m^-2', min: 1e-13, max: 1000 },
  // Electricity, waves and radiation
  { unit: 'V', min: 0.05, max: 20_000 },
  { unit: 'mV', min: 1, max: 1000 },
  { unit: 'A', min: 1e-3, max: 50 },
  { unit: 'mA', min: 0.1, max: 1000 },
  { unit: 'A s^-1', min: 0.1, max: 100 },
  { unit: 'Ω', min: 0.01, max: 1e6 },
  { unit: 'kΩ', min: 0.1, max: 1000 },
  { unit: 'C', min: -1e-4, max: 1e5 },
  { unit: 'H', min: 0.01, max: 10 },
  { unit: 'T', min: 1e-3, max: 3 },
  { unit: '\\mu F', min: 0.1, max: 5000 },
  { unit: 'F m^-1', min: 8e-12, max: 1e-11 },
  { unit: 'H m^-1', min: 1e-6, max: 1.5e-6 },
  { unit: 'Hz', min: 0.05, max: 1e20 },
  { unit: 'kHz', min: 0.02, max: 1e5 },
  { unit: 'Bq', min: 0.1, max: 1e9 },
  { unit: 'kBq', min: 0.1, max: 1e5 },
  { unit: 'MBq', min: 0.1, max: 1e4 },
  { unit: 's^-1', min: 1e-19, max: 10 },
  // Chemistry and biology
  { unit: 'mol', min: 1e-4, max: 20 },
  { unit: 'mol l^-1', min: 1e-4, max: 5 },
  { unit: 'g l^-1', min: 0.1, max: 500 },
  { unit: 'mg cm^-3', min: 0.01, max: 100 },
  { unit: 'g cm^-3', min: 0.1, max: 20 },
  { unit: 'kJ mol^-1', min: -6000, max: 6000 },
  { unit: 'J K^-1 mol^-1', min: -400, max: 800 },
  { unit: 'litres mol^-1', min: 20, max: 25 },
  { unit: 'l mol^-1', min: 1, max: 100 },
  { unit: 'mol^-1', min: 6.02e23, max: 6.03e23 },
  { unit: 'J s', min: 6.62e-34, max: 6.64e-34 },
];
