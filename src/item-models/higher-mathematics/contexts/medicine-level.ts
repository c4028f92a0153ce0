import { defineContext } from '../../contexts/define-context.ts';
import { figuresTex } from '../../write/number.ts';

/** A daily dose of a medicine: recurrence relation, limit and its meaning, exponential decay. */
export const medicineLevel = defineContext({
  course: ['Mathematics', 'Higher'],
  id: 'HM-C04',
  title: 'Level of a medicine',
  outcomeId: 'MNU-H-07',
  calculator: 'allowed',
  marks: [6, 9],
  partCount: [3, 5],
  draw: (random) => {
    const removed = random.step(20, 75, 5);
    const kept = (100 - removed) / 100;
    const dose = random.step(20, 120, 5);
    const limit = dose / (1 - kept);
    const safe = Math.round(limit / 10) * 10 + 10 * random.int(1, 3) * random.sign();
    const hours = random.int(3, 9);
    const half = random.int(10, 30);
    const wanted = random.step(40, 200, 20);
    const constant = Math.log((100 - half) / 100) / -hours;
    if (Math.abs(safe - limit) < 4 || safe < dose || half === removed) return undefined;
    return {
      values: {
        removed,
        kept,
        dose,
        safe,
        hours,
        left: 100 - half,
        leftShare: (100 - half) / 100,
        wanted,
        relation: `u_{n+1} = ${kept}u_n + ${dose}`,
        isSafe: limit < safe,
        constantText: figuresTex(constant, 3),
      },
      answers: {
        third: kept * (kept * dose + dose) + dose,
        limit,
        needed: wanted * (1 - kept),
        halfLife: Math.LN2 / constant,
      },
    };
  },
  text: String.raw`
A patient takes #dose milligrams of a medicine at the same time each day. During each day, the body removes $#removed\%$ of the medicine.
Immediately after the $n$th dose there are $u_n$ milligrams of the medicine in the body, and $u_1 = #dose$.

[relation, recurrence-from-text] Write down a recurrence relation for $u_{n+1}$ in terms of $u_n$.
line: Write the relation | #relation
check: #relation
given: The amounts satisfy the recurrence relation @relation.

[third, recurrence-terms] The recurrence relation is $#relation$. Calculate the amount of the medicine in the body immediately after the third dose.
step: Calculate $u_2$ | #kept \times #dose + #dose | mg
calculate: u_3 = #kept \times @1 + #dose | mg
significant figures: 3
wrong: recurrence-one-step-short | #kept \times #dose + #dose | This is the amount after the second dose. | 1
not with: relation

[exists, limit-condition] Explain why the sequence has a limit.
point: the multiplier #kept is between -1 and 1 | $-1 < #kept < 1$ | #kept lies between -1 and 1 | because -1 < a < 1 and a = #kept
reject: the multiplier is less than 1 only

[limit, limit-of-recurrence] Find the limit of the amount of the medicine immediately after a dose.
step: Find one minus the multiplier | 1 - #kept |
calculate: L = \frac{#dose}{@1} | mg
significant figures: 3
given: The limit of the amount of the medicine immediately after a dose is @limit.
wrong: limit-formula-inverted | \frac{#dose}{#kept} | The dose was divided by the multiplier. | 0

[safe, limit-in-context] More than #safe milligrams of the medicine in the body would be dangerous. Is it safe to take this dose every day for a long time? You must justify your answer.
if: isSafe
point: yes, because the limit is less than #safe | it is safe since the amount never exceeds #safe | yes, the limit is below #safe
when: @limit < #safe
otherwise: no, because the limit is greater than #safe | it is not safe since the amount will exceed #safe
why: Compare the limit with the dangerous amount

[danger, limit-in-context] More than #safe milligrams of the medicine in the body would be dangerous. Is it safe to take this dose every day for a long time? You must justify your answer.
if: not isSafe
point: no, because the limit is greater than #safe | it is not safe since the amount will exceed #safe | no, the limit is above #safe
when: @limit > #safe
otherwise: yes, because the limit is less than #safe | it is safe since the amount never exceeds #safe
why: Compare the limit with the dangerous amount

[needed, limit-of-recurrence] A doctor changes the daily dose so that the amount immediately after a dose approaches #wanted milligrams. Calculate the new dose.
step: Find one minus the multiplier | 1 - #kept |
calculate: @1 \times #wanted | mg
significant figures: 3
wrong: dose-from-multiplier | #kept \times #wanted | The multiplier was used instead of one minus the multiplier. | 0
not with: limit

[constant, exponential-constant] Another medicine decays according to $A = A_0 e^{-kt}$, where $A$ milligrams remain $t$ hours after a dose of $A_0$ milligrams.
  After #hours hours, $#left\%$ of the dose remains. Calculate $k$, correct to 3 significant figures.
line: Substitute | #leftShare = e^{-#hours k}
also: #leftShare A_0 = A_0 e^{-#hours k}
line: Take logarithms | \ln #leftShare = -#hours k
line: Find $k$ | k = #constantText
check: k = \frac{\ln #leftShare}{-#hours}
given: For another medicine, the amount $A = A_0 e^{-kt}$ milligrams remains $t$ hours after a dose of $A_0$ milligrams, where @constant.

[halfLife, half-life] Calculate the time, in hours, until half of a dose of the other medicine remains.
step: Take logarithms | \ln 0.5 |
calculate: t = \frac{@1}{-#constantText}
significant figures: 2
follow: \frac{\ln 0.5}{-@constant}
`,
});
