import { defineContext } from '../../contexts/define-context.ts';

const PLACES = [
  { where: 'a theatre', low: 6 },
  { where: 'a zoo', low: 5 },
  { where: 'an ice rink', low: 3 },
] as const;

/** Prices from two bills: equations in words, simultaneous equations, an inequation, a discount. */
export const theatreTickets = defineContext({
  course: ['Mathematics', 'Nat 5'],
  id: 'N5M-C07',
  title: 'Prices from two bills',
  outcomeId: 'MNU-5-10',
  calculator: 'forbidden',
  marks: [4, 6],
  partCount: [3, 4],
  draw: (random) => {
    const { where, low } = random.pick(PLACES);
    const child = random.int(low, low + 4);
    const adult = child + random.int(2, 5);
    const [p, q, r, s] = [random.int(2, 4), random.int(2, 5), random.int(2, 5), random.int(2, 5)];
    if (p * s === q * r || p === r || q === s) return undefined;
    const [adultCount, childCount] = [random.int(1, 2), random.int(6, 9)];
    const [teachers, pupils] = [random.int(2, 4), random.int(8, 15)];
    const remainder = random.int(1, child - 1);
    const percent = random.pick([10, 20, 25]);
    const group = adultCount * adult + childCount * child;
    if ((group * percent) % 100 !== 0) return undefined;
    return {
      values: {
        where,
        p,
        q,
        r,
        s,
        adult,
        child,
        first: `${p}a + ${q}c = ${p * adult + q * child}`,
        second: `${r}a + ${s}c = ${r * adult + s * child}`,
        firstTotal: p * adult + q * child,
        secondTotal: r * adult + s * child,
        scaledFirst: `${p * s}a + ${q * s}c = ${s * (p * adult + q * child)}`,
        eliminated: `${p * s - q * r}a = ${s * (p * adult + q * child) - q * (r * adult + s * child)}`,
        adultsText: adultCount === 1 ? 'one adult' : 'two adults',
        adultCount,
        childCount,
        percent,
        teachers,
        budget: teachers * adult + pupils * child + remainder,
        inequation: `${teachers * adult} + ${child}n \\le ${teachers * adult + pupils * child + remainder}`,
        remainder,
      },
      answers: { child, group, reduced: (group * (100 - percent)) / 100, pupils },
    };
  },
  text: String.raw`
The price of a ticket for #where is $a$ pounds for an adult and $c$ pounds for a child.

[first, equation-from-text] #p adult tickets and #q child tickets cost #firstTotal pounds. Write down an equation for this in $a$ and $c$.
line: Write the equation | #first
check: #first

[second, equation-from-text] #r adult tickets and #s child tickets cost #secondTotal pounds. Write down an equation for this in $a$ and $c$.
line: Write the equation | #second
check: #second

[adult, simultaneous-equations] Find, algebraically, the price of an adult ticket.
lead: Two bills give the equations $#first$ and $#second$.
line: Scale the equations to eliminate $c$ | #scaledFirst
also: #first
line: Eliminate $c$ | #eliminated
line: Find $a$ | a = #adult
check: a = #adult
given: The price of an adult ticket in pounds is given by @adult.
not with: first, second

[child, substitute-in-equation] Find the price, in pounds, of a child ticket.
lead: Two bills give the equations $#first$ and $#second$.
step: Take away the cost of the adult tickets | #firstTotal - #p \times #adult |
calculate: \frac{@1}{#q}
follow: \frac{#firstTotal - #p \times @adult}{#q}
not with: first, second

[group, evaluate-expression] Calculate the cost, in pounds, of tickets for #adultsText and #childCount children.
lead: One day the prices are #adult pounds for an adult and #child pounds for a child.
calculate: #adultCount \times #adult + #childCount \times #child
given: The tickets for #adultsText and #childCount children cost @group pounds.
not with: adult, child

[reduced, percentage-decrease] The cost of these tickets is reduced by $#percent\%$. Calculate the reduced cost, in pounds.
step: Find the reduction | \frac{#percent}{100} \times @group |
calculate: @group - @1

[inequation, inequation-from-text] A school has #budget pounds for a visit by #teachers teachers, at the adult price, and $n$ pupils. Form an inequation in $n$.
lead: One day the prices are #adult pounds for an adult and #child pounds for a child.
line: Write the inequation | #inequation
not with: adult, child, pupils

[pupils, solve-inequation] A school has #budget pounds for a visit by #teachers teachers, at the adult price, and some pupils. Find the greatest number of pupils that can go.
lead: One day the prices are #adult pounds for an adult and #child pounds for a child.
step: Take away the cost for the teachers | #budget - #teachers \times #adult |
calculate: \frac{@1 - #remainder}{#child}
not with: adult, child
`,
});
