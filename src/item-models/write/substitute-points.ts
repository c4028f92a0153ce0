import { bracketedIfNegative } from './terms.ts';

type LineThroughPoints = {
  /** The letters of the vertical and the horizontal axis. */
  readonly letters: readonly [vertical: string, horizontal: string];
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly gradient: string;
};

/**
 * Lists the ways to substitute a gradient and a point: each point into `y = mx + c`, then into `y - b = m(x - a)`. `b1` is the learner's own
 * gradient.
 */
export function listSubstitutions({
  letters: [vertical, horizontal],
  points,
  gradient,
}: LineThroughPoints): { readonly tex: string; readonly followThrough: string }[] {
  const forms = [
    ...points.map(
      ([x, y]) =>
        (m: string) =>
          `${y} = ${m} \\times ${bracketedIfNegative(x)} + c`,
    ),
    ...points.map(
      ([x, y]) =>
        (m: string) =>
          `${vertical} - ${bracketedIfNegative(y)} = ${m}(${horizontal} - ${bracketedIfNegative(x)})`,
    ),
  ];
  return forms.map((write) => ({ tex: write(gradient), followThrough: write('b1') }));
}
