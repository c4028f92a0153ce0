/** A matrix by rows; all rows have the same length. */
export type Matrix = readonly (readonly number[])[];

/** Multiplies two matrices; undefined if their sizes do not fit. */
export function multiply(a: Matrix, b: Matrix): Matrix | undefined {
  if (a[0]?.length !== b.length) return undefined;
  return a.map((row) =>
    (b[0] ?? []).map((_, j) => row.reduce((sum, entry, k) => sum + entry * (b[k]?.[j] ?? Number.NaN), 0)),
  );
}

/** Computes the determinant by cofactors of the first row; undefined for a matrix that is not square. */
export function determinant(matrix: Matrix): number | undefined {
  if (matrix.some((row) => row.length !== matrix.length)) return undefined;
  const [first = []] = matrix;
  if (matrix.length === 1) return first[0];
  return first.reduce((sum, entry, j) => {
    const minor = matrix.slice(1).map((row) => row.filter((_, column) => column !== j));
    return sum + (-1) ** j * entry * (determinant(minor) ?? Number.NaN);
  }, 0);
}

/** Inverts a square matrix by its adjugate; undefined if it is singular. */
export function invert(matrix: Matrix): Matrix | undefined {
  const det = determinant(matrix);
  if (det === undefined || det === 0) return undefined;
  return matrix.map((row, i) =>
    row.map((_, j) => {
      const minor = matrix
        .filter((__, k) => k !== j)
        .map((other) => other.filter((__, column) => column !== i));
      const cofactor = minor.length === 0 ? 1 : (determinant(minor) ?? Number.NaN);
      return ((-1) ** (i + j) * cofactor) / det;
    }),
  );
}
