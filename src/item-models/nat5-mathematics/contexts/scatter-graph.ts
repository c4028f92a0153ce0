import { drawScatterGraph } from '../../../diagrams/families/scatter-graph.ts';
import { defineContext } from '../../contexts/define-context.ts';

const SETTINGS = [
  {
    who: 'A café owner',
    x: 'T',
    y: 'S',
    first: 'the temperature outside, $T$ °C',
    second: 'the number of ice creams sold, $S$',
    xs: [10, 22],
    ask: 'the number of ice creams sold when the temperature is',
    unit: ' °C',
    back: 'the temperature when the number of ice creams sold is',
    thing: 'ice creams sold',
    per: 'degree',
  },
  {
    who: 'A driving school',
    x: 'L',
    y: 'M',
    first: 'the number of driving lessons taken, $L$,',
    second: 'the mark in the theory test, $M$',
    xs: [4, 14],
    ask: 'the mark of a learner driver whose number of lessons is',
    unit: '',
    back: 'the number of lessons of a learner driver with a mark of',
    thing: 'marks',
    per: 'lesson',
  },
  {
    who: 'A delivery company',
    x: 'D',
    y: 'T',
    first: 'the length of a journey, $D$ kilometres,',
    second: 'the time it takes, $T$ minutes',
    xs: [6, 20],
    ask: 'the time of a journey, in minutes, whose length in kilometres is',
    unit: '',
    back: 'the length in kilometres of a journey whose time in minutes is',
    thing: 'minutes',
    per: 'kilometre',
  },
] as const;

/** A line of best fit: its equation, estimates in both directions, and how good an estimate is. */
export const scatterGraph = defineContext({
  course: ['Mathematics', 'Nat 5'],
  id: 'N5M-C04',
  title: 'Scatter graph',
  outcomeId: 'MNU-5-23',
  calculator: 'forbidden',
  marks: [4, 6],
  partCount: [3, 4],
  draw: (random) => {
    const { x, y, xs, ...words } = random.pick(SETTINGS);
    const [gradient, intercept] = [random.int(2, 4), random.int(3, 12)];
    const x1 = random.int(xs[0], xs[0] + 3);
    const x2 = x1 + random.int(4, 8);
    const [at, backAt] = random.sample([x1 + 1, x1 + 2, x1 + 3, x2 + 1, x2 + 2, x2 + 3], 2);
    if (at === undefined || backAt === undefined || at === x2 || backAt === x2) return undefined;
    const height = (value: number) => gradient * value + intercept;
    const points = [x1 - 2, x1 - 1, x1 + 1, x1 + 2, x2 - 2, x2 - 1, x2 + 1, x2 + 2].map(
      (value) => [value, height(value) + random.pick([-3, -2, -1, 1, 2, 3])] as const,
    );
    const [maxX, miss] = [x2 + 4, random.int(2, 6)];
    return {
      values: {
        ...words,
        x,
        y,
        x1,
        x2,
        y1: height(x1),
        y2: height(x2),
        at,
        backAt,
        backY: height(backAt),
        gradient,
        intercept,
        actual: height(at) + miss,
        far: maxX + random.int(20, 40),
      },
      answers: { gradient, estimate: height(at), difference: miss, back: backAt },
      figures: {
        graph: drawScatterGraph({
          points,
          x: { min: 0, max: maxX, tex: `$${x}$`, step: 5 },
          y: { min: 0, max: 10 * Math.ceil((height(maxX) + 3) / 10), tex: `$${y}$`, step: 10 },
          fit: { gradient, intercept },
        }),
      },
    };
  },
  text: String.raw`
#who records #first and #second. The scatter graph shows the results and a line of best fit. The line passes through the points $(#x1, #y1)$ and $(#x2, #y2)$, where $#x$ is on the
horizontal axis.
figure: graph

[gradient, gradient] Find the gradient of the line of best fit.
step: Find the vertical difference | #y2 - #y1 |
calculate: m = \frac{@1}{#x2 - #x1}
wrong: gradient-inverted | \frac{#x2 - #x1}{@1} | The horizontal difference was divided by the vertical difference. | 0
not with: line

[line, line-equation] Find the equation of the line of best fit in terms of $#y$ and $#x$. Give the equation in its simplest form.
line: Find the gradient | \frac{#y2 - #y1}{#x2 - #x1}
also: #gradient
line: Substitute the gradient and a point | #y - #y1 = #gradient(#x - #x1) | #y - #y1 = @1(#x - #x1)
also: #y - #y2 = #gradient(#x - #x2)
line: Give the equation in its simplest form | #y = #gradient#x + #intercept | @2
form: simplest
check: #y = #y1 + \frac{#y2 - #y1}{#x2 - #x1}(#x - #x1)
given: The equation of the line of best fit is @line.

[estimate, substitute-in-equation] Use the equation to estimate #ask #at#unit.
calculate: #gradient \times #at + #intercept
follow: \left. @line \right|_{#x = #at}
given: The equation of the line gives an estimate of @estimate.

[difference, estimate-and-actual] The actual value in this case is #actual. Find the difference between the actual value and the estimate.
calculate: #actual - @estimate

[reliable, extrapolation] A student uses the equation for $#x = #far$. Explain why this estimate may not be reliable.
point: #far is far outside the range of the data | it is beyond the recorded values | the graph has no results near #far | it lies outside the data collected | it is outside the range | #far is not in the range of the data | there is no data near #far | extrapolation
  | the pattern may not continue

[back, solve-linear-equation] Use the equation to estimate #back #backY.
step: Take away the constant | #backY - #intercept |
calculate: \frac{@1}{#gradient}
lead: The equation of the line of best fit is $#y = #gradient#x + #intercept$.
not with: line, gradient

[meaning, gradient-in-context] The gradient of the line is #gradient. State what this means in this situation.
point: for each extra #per there are #gradient more #thing | each additional #per adds #gradient to the #thing | #thing increases by #gradient for every #per
  | goes up by #gradient for each #per
ideas: #gradient | each / every / per / one more / an extra / additional | #per / #thing
not with: gradient, line
`,
});
