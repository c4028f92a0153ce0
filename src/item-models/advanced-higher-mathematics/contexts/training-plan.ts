import { defineContext } from '../../contexts/define-context.ts';
import { polynomialTex } from '../../write/terms.ts';

/** A runner's training plan: arithmetic and geometric sequences, sums, sum to infinity. */
export const trainingPlan = defineContext({
  course: ['Mathematics', 'Advanced Higher'],
  id: 'AHM-C04',
  title: 'Training plan',
  outcomeId: 'MNU-AH-08',
  calculator: 'allowed',
  marks: [5, 9],
  partCount: [3, 5],
  draw: (random) => {
    const [first, difference, week] = [random.int(8, 20), random.int(2, 5), random.int(8, 15)];
    const [distance, keep, term] = [
      random.step(10, 30, 2),
      random.pick([0.6, 0.7, 0.75, 0.8, 0.85]),
      random.int(4, 8),
    ];
    const target = first + difference * (random.int(18, 30) - 1);
    const total = (n: number) => (n * (2 * first + (n - 1) * difference)) / 2;
    const sum = random.int(12, 18);
    return {
      values: {
        first,
        difference,
        week,
        distance,
        keep,
        percent: Math.round(100 * (1 - keep)),
        term,
        target,
        sum,
        sumTotal: total(sum),
        ordinal: `${term}th`,
        quadratic: polynomialTex([difference, 2 * first - difference, -2 * total(sum)], 'n'),
      },
      answers: {
        nth: first + (week - 1) * difference,
        total: total(week),
        reach: (target - first) / difference + 1,
        term: distance * keep ** (term - 1),
        partial: (distance * (1 - keep ** term)) / (1 - keep),
        infinite: distance / (1 - keep),
      },
    };
  },
  text: String.raw`
In the first week of a training plan, a runner runs #first kilometres. In each later week the runner runs #difference kilometres more than in the week before.

[nth, arithmetic-term] Calculate the distance that the runner runs in week #week.
calculate: #first + (#week - 1) \times #difference | km
wrong: one-difference-too-many | #first + #week \times #difference | One difference too many was added. | 0
not with: reach

[total, arithmetic-sum] Calculate the total distance in the first #week weeks.
step: Substitute into the formula for the sum | 2 \times #first + (#week - 1) \times #difference |
calculate: \frac{#week}{2} \times @1 | km
significant figures: 4
wrong: half-left-out | #week \times @1 | The sum was not halved. | 1
not with: weeks

[reach, arithmetic-number-of-terms] Find in which week the runner runs #target kilometres.
step: Find how often the difference is added | \frac{#target - #first}{#difference} |
calculate: n = @1 + 1
wrong: week-off-by-one | @1 | The first week was not counted. | 1

[weeks, arithmetic-sum-equation] After $n$ weeks the total distance is #sumTotal kilometres. Find the value of $n$.
line: Form an equation | \frac{n}{2}(2 \times #first + (n - 1) \times #difference) = #sumTotal
line: Write it as a quadratic equation equal to zero | #quadratic = 0
line: Solve and choose the positive root | n = #sum

[term, geometric-term] Calculate the distance in the #ordinal run of this recovery.
lead: After an injury, the runner's first run is #distance kilometres. Each later run is $#percent\%$ shorter than the run before.
step: Find the common ratio | 1 - \frac{#percent}{100} |
calculate: #distance \times @1^{#term - 1} | km
significant figures: 3
wrong: one-power-too-many | #distance \times @1^{#term} | One power too many was used. | 1
not with: partial

[partial, geometric-sum] Calculate the total distance of the first #term runs of this recovery.
lead: After an injury, the runner's first run is #distance kilometres. Each later run is $#percent\%$ shorter than the run before.
step: Find the common ratio | 1 - \frac{#percent}{100} |
calculate: \frac{#distance \times (1 - @1^{#term})}{1 - @1} | km
significant figures: 3

[condition, convergence] Explain why the total distance of all runs of this recovery approaches a limit.
lead: After an injury, the runner's first run is #distance kilometres. Each later run is $#percent\%$ shorter than the run before.
point: the common ratio #keep is between -1 and 1 | $-1 < #keep < 1$ | r = #keep lies between -1 and 1
not with: term, partial

[infinite, sum-to-infinity] Calculate the limit of the total distance of all runs of this recovery.
lead: After an injury, the runner's first run is #distance kilometres. Each later run is $#percent\%$ shorter than the run before.
step: Find the common ratio | 1 - \frac{#percent}{100} |
calculate: S = \frac{#distance}{1 - @1} | km
significant figures: 3
wrong: ratio-for-one-minus-ratio | \frac{#distance}{@1} | The first term was divided by the ratio. | 1
`,
});
