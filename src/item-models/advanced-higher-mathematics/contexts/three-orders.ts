import { defineContext } from '../../contexts/define-context.ts';
import { termsTex } from '../../write/terms.ts';

type Row = readonly [number, number, number];

const SETTINGS = [
  { where: 'A café', x: 'coffee', y: 'cake', z: 'sandwich' },
  { where: 'A garden centre', x: 'rose', y: 'heather', z: 'fern' },
  { where: 'A stationer', x: 'pen', y: 'notebook', z: 'folder' },
] as const;

const equation = ([a, b, c]: Row, total: number): string =>
  `${termsTex([
    [a, 'x'],
    [b, 'y'],
    [c, 'z'],
  ])} = ${total}`;

/** Three orders with unknown prices: Gaussian elimination, a determinant, a system without a solution. */
export const threeOrders = defineContext({
  course: ['Mathematics', 'Advanced Higher'],
  id: 'AHM-C06',
  title: 'Three orders',
  outcomeId: 'MNU-AH-11',
  calculator: 'forbidden',
  marks: [5, 8],
  partCount: [3, 4],
  draw: (random) => {
    const setting = random.pick(SETTINGS);
    const prices: Row = [random.int(2, 5), random.int(2, 6), random.int(3, 7)];
    const [b, c] = [random.int(1, 3), random.int(1, 3)];
    const first: Row = [1, b, c];
    const second: Row = [2, 2 * b + 1, 2 * c + random.int(1, 2)];
    const third: Row = [3, 3 * b + 2, 3 * c + random.int(3, 6)];
    const total = (row: Row) => row[0] * prices[0] + row[1] * prices[1] + row[2] * prices[2];
    // After elimination: y + u z = v and w z = s.
    const u = second[2] - 2 * c;
    const w = third[2] - 3 * c - 2 * u;
    if (w <= 1 || new Set(prices).size < 3) return undefined;
    const [t1, t2, t3] = [total(first), total(second), total(third)];
    return {
      values: {
        ...setting,
        one: equation(first, t1),
        two: equation(second, t2),
        three: equation(third, t3),
        b,
        c,
        t1,
        u,
        w,
        c2: second[2],
        c3: third[2],
        b2: second[1],
        b3: third[1],
        reduced: equation([0, 1, u], t2 - 2 * t1),
        last: equation([0, 0, w], t3 - 3 * t1 - 2 * (t2 - 2 * t1)),
        v: t2 - 2 * t1,
        zPrice: prices[2],
      },
      answers: { y: prices[1], x: prices[0], determinant: w, singular: third[2] - w },
    };
  },
  text: String.raw`
#where sells three items. The price of a #x is $x$ pounds, of a #y is $y$ pounds and of a #z is $z$ pounds. Three orders give the equations $#one$, $#two$ and $#three$.

[z, gaussian-elimination] Use Gaussian elimination to find the price of a #z.
line: Eliminate $x$ from the second equation | #reduced
line: Eliminate $x$ and $y$ from the third equation | #last
line: Find $z$ | z = #zPrice
check: z = #zPrice
given: The price of a #z is #zPrice pounds.

[x, back-substitution] Find the price, in pounds, of a #x.
lead: The price of a #z is #zPrice pounds.
step: Find $y$ | #v - #u \times #zPrice |
calculate: #t1 - #b \times @1 - #c \times #zPrice
not with: z

[y, back-substitution] Find the price, in pounds, of a #y.
calculate: #v - #u \times #zPrice
follow: #v - #u \times @z
not with: x

[determinant, determinant] Calculate the determinant of the matrix of coefficients of the three equations.
step: Expand: find the first product | #b2 \times #c3 - #c2 \times #b3 |
step: Find the second product | 2 \times #c3 - #c2 \times 3 |
calculate: @1 - #b \times @2 + #c \times (2 \times #b3 - #b2 \times 3)
not with: unique, singular

[unique, unique-solution] The determinant of the matrix of coefficients is #w. State what this shows about the solutions of the three equations, and give a reason.
point: there is exactly one solution | the solution is unique | a unique solution
why: State the number of solutions
then: because the determinant is not zero | the matrix is non-singular | the matrix has an inverse | the determinant is different from zero
why: Give the reason

[singular, redundancy] In the third equation, the coefficient of $z$ is replaced by $k$. Find the value of $k$ for which the three equations do not have a unique solution.
step: Eliminate $x$ from the last two equations: find the coefficient of $z$ in the second | #c2 - 2 \times #c |
calculate: k = 3 \times #c + (#b3 - 3 \times #b) \times @1
given: The equations have no unique solution when $k$ is @singular.

[inconsistent, inconsistency] Another shop has three orders. Elimination gives a last row of zeros with a right-hand side of #v. State what this shows about the three equations, and what it means for the prices.
point: the equations are inconsistent | the system is inconsistent | there is no solution
why: State that there is no solution
then: no prices satisfy all three orders | at least one total is wrong | the orders contradict each other | the prices cannot have been the same
why: Interpret this
`,
});
