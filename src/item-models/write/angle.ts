/** Trigonometry in degrees. */
export const sin = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
export const cos = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);
export const tan = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);
export const arcsin = (value: number): number => (Math.asin(value) * 180) / Math.PI;
export const arccos = (value: number): number => (Math.acos(value) * 180) / Math.PI;
export const arctan = (value: number): number => (Math.atan(value) * 180) / Math.PI;
