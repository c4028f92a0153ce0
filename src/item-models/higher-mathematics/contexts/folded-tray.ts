import { drawSolid } from '../../../diagrams/families/solid.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { polynomialTex } from '../../write/terms.ts';

/** An open tray folded from a sheet: a model for its volume, the greatest volume, and practical limits. */
export const foldedTray = defineContext({
  course: ['Mathematics', 'Higher'],
  id: 'HM-C03',
  title: 'Tray folded from a sheet',
  outcomeId: 'MNU-H-14',
  calculator: 'allowed',
  marks: [6, 9],
  partCount: [3, 5],
  draw: (random) => {
    // The greatest volume of a square sheet of side s is at x = s / 6.
    const best = random.int(2, 8);
    const side = 6 * best;
    const cut = random.int(1, 2 * best, [best]);
    const volume = (x: number) => x * (side - 2 * x) ** 2;
    const expanded = [4, -4 * side, side * side, 0];
    return {
      values: {
        side,
        sheet: random.pick(['card', 'tin', 'plastic']),
        best,
        square: side * side,
        cut,
        half: side / 2,
        expanded: polynomialTex(expanded),
        product: `x(${side} - 2x)^2`,
        base: `${side} - 2x`,
        derivative: polynomialTex([12, -8 * side, side * side]),
        simple: `(x - ${best})(x - ${3 * best}) = 0`,
        roots: `x = ${best}, x = ${3 * best}`,
        rate: 12 * cut ** 2 - 8 * side * cut + side * side,
      },
      answers: {
        volume: volume(cut),
        most: volume(best),
        cube: side / 4,
      },
      figures: {
        tray: drawSolid({ kind: 'cuboid', length: 4, depth: 3, height: 1.2, labels: { height: '$x$ cm' } }),
      },
    };
  },
  text: String.raw`
A square sheet of #sheet has sides of #side centimetres. A square of side $x$ centimetres is cut from each corner. The sides are folded up to make an open tray, as shown in the diagram.
figure: tray

[model, model-from-text] Show that the volume of the tray, $V$ cubic centimetres, is given by $V(x) = #expanded$.
line: Write an expression for the length of the base | #base
line: Multiply length, breadth and height | #product
show that: yes

[restrict, domain] Explain why $x$ must be less than #half.
point: the length of the base must be greater than zero | $#side - 2x > 0$ | $2x < #side$ | 2x is less than #side | #base must be positive | two squares are cut from each side, so $2x$ must be less than #side
  | the squares would use up the whole side | the base would have no length
ideas: base / length / side / 2x | positive / greater than zero / more than zero / less than #side / no length / zero or negative

[surface, model-from-text] Find an expression, in terms of $x$, for the area of #sheet that is left after the four squares are cut off.
line: Find the area of the four squares | 4x^2
line: Take it away from the area of the sheet | #square - 4x^2 | #square - @1
check: #square - 4x^2
not with: volume, rate

[cube, solve-linear-equation] Find the value of $x$ for which the height of the tray is half the length of its base.
step: Use that the base is twice the height: find how often the height fits in a side | 2 + 2 |
calculate: x = \frac{#side}{@1}

[volume, evaluate-function] Calculate the volume of the tray when $x = #cut$.
lead: The volume of the tray, $V$ cubic centimetres, is given by $V(x) = #expanded$.
calculate: #cut \times (#side - 2 \times #cut)^2 | cm^3
significant figures: 5

[greatest, optimisation] Find the value of $x$, with $0 < x < #half$, for which the volume of the tray is greatest.
lead: The volume of the tray, $V$ cubic centimetres, is given by $V(x) = #expanded$.
line: Differentiate | #derivative
line: Set the derivative equal to zero | #derivative = 0
line: Solve the equation | #roots | @2
also: #simple
line: Choose the value in the range | x = #best
given: The volume is greatest for @greatest.

[justify, nature-justify] Justify that this value of $x$ gives a maximum, and not a minimum, of the volume.
point: the second derivative is negative | the derivative changes from positive to negative | $V''(x) < 0$ | nature table shows a maximum
  | the gradient is positive before and negative after
why: Justify the nature with the second derivative or a table of signs
only with: greatest

[most, maximum-value] The volume is greatest when $x = #best$. Calculate the greatest volume.
lead: The volume of the tray, $V$ cubic centimetres, is given by $V(x) = #expanded$.
calculate: #best \times (#side - 2 \times #best)^2 | cm^3
significant figures: 5
not with: greatest, volume

[rate, rate-of-change] Calculate the rate of change of $V$ with respect to $x$ when $x = #cut$.
lead: The volume of the tray, $V$ cubic centimetres, is given by $V(x) = #expanded$.
line: Differentiate | #derivative
line: Substitute | #rate | \left. @1 \right|_{x = #cut}
not with: greatest
`,
});
