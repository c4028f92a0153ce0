import { degreesTex, fixedTex, plainTex } from '../write/number.ts';

export const TRIANGLE_NAMES = ['ABC', 'PQR', 'KLM', 'DEF'] as const;

/** Two sides of a triangle and the angle between them. */
export type TwoSides = {
  readonly name: string;
  readonly a: number;
  readonly b: number;
  readonly angle: number;
};

export function lettersOf(name: string): readonly [string, string, string] {
  return [name.charAt(0), name.charAt(1), name.charAt(2)];
}

export function centimetres(value: number): string {
  return `$${plainTex(value)}$ centimetres`;
}

/** An angle to one decimal place. */
export function angleTex(value: number): string {
  return degreesTex(fixedTex(value, 1));
}
