import { defineContext } from '../../contexts/define-context.ts';
import { fractionTex, ratio } from '../../write/rational.ts';
import { expandProduct, polynomialTex, signedTex } from '../../write/terms.ts';

/** A complex root of a cubic: conjugate, quadratic factor, real root, modulus, argument and powers. */
export const complexRoots = defineContext({
  course: ['Mathematics', 'Advanced Higher'],
  id: 'AHM-C03',
  title: 'Complex root of a cubic',
  outcomeId: 'MNU-AH-07',
  calculator: 'forbidden',
  largest: 3000,
  marks: [5, 7],
  partCount: [3, 5],
  draw: (random) => {
    const [a, b, root] = [random.int(1, 4), random.int(2, 5), random.int(-5, 5, [0])];
    if (a === b) return undefined;
    const quadratic = [1, -2 * a, a * a + b * b];
    const cubic = expandProduct(quadratic, [1, -root]);
    if (cubic.includes(0)) return undefined;
    const product = a * a + b * b;
    const size = random.pick([2, 3, 4, 5, 6]);
    const power = random.pick([3, 4]);
    return {
      values: {
        z: `${a} + ${b}i`,
        conjugate: `${a} - ${b}i`,
        quadratic: polynomialTex(quadratic, 'z'),
        cubic: polynomialTex(cubic, 'z'),
        factors: `(z - (${a} + ${b}i))(z - (${a} - ${b}i))`,
        a,
        b,
        constant: cubic[3] ?? 0,
        second: cubic[1] ?? 0,
        product,
        reciprocal: `${fractionTex(ratio(a, product))} - ${fractionTex(ratio(b, product))}i`,
        square: `${a * a - b * b} ${signedTex(2 * a * b)}i`,
        unit: size,
        power,
        w: `${size}(\\cos 30^\\circ + i \\sin 30^\\circ)`,
      },
      answers: {
        root,
        sum: -(cubic[1] ?? 0),
        modulus: a * a + b * b,
        size: size ** power,
        argument: 30 * power,
      },
    };
  },
  text: String.raw`
The complex number $z_1 = #z$ is a root of the equation $#cubic = 0$.

[conjugate, complex-conjugate] Write down another non-real root of the equation.
line: State the conjugate | z = #conjugate
check: z = #conjugate

[quadratic, quadratic-factor] Find a quadratic factor of $#cubic$ with real coefficients.
line: Multiply the factors of the two conjugate roots | #factors
line: Expand | #quadratic
form: expanded
check: #factors

[root, real-root] Find the real root of the equation.
lead: The product of $z_1$ and its conjugate is #product.
step: Use the constant term | -(#constant) |
calculate: \frac{@1}{#product}
not with: modulus, quadratic
wrong: sign-of-root | \frac{#constant}{#product} | The sign of the constant term was not changed. | 0

[modulus, modulus] Find $|z_1|^2$.
calculate: #a^2 + #b^2
wrong: modulus-difference | #a^2 - #b^2 | The squares were subtracted. | 0
not with: quadratic

[square, complex-arithmetic] Express $z_1^2$ in the form $p + qi$.
line: Expand | #a^2 + 2 \times #a \times #b i + (#b i)^2
line: Use $i^2 = -1$ and simplify | #square
check: (#z)^2

[reciprocal, complex-division] Express $\frac{1}{z_1}$ in the form $p + qi$.
line: Multiply by the conjugate | \frac{#conjugate}{(#z)(#conjugate)}
also: \frac{1}{#z} \times \frac{#conjugate}{#conjugate}
line: Write in the form $p + qi$ | #reciprocal
check: \frac{1}{#z}
not with: root

[sum, roots-and-coefficients] Find the sum of the three roots of the equation.
calculate: -(#second)
wrong: sign-of-sum | #second | The sign was not changed. | 0
not with: root

[size, de-moivre] Find the modulus of $w^{#power}$.
lead: A second complex number is $w = #w$.
calculate: #unit^{#power}
wrong: modulus-multiplied | #unit \times #power | The modulus was multiplied by the power. | 0

[argument, de-moivre] Find the argument of $w^{#power}$, in degrees.
lead: A second complex number is $w = #w$.
calculate: #power \times 30
wrong: argument-power | 30 + #power | The power was added. | 0
`,
});
