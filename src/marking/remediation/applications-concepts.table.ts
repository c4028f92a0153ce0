/** The concepts for the gap tags of the Applications of Mathematics courses; see `GAP_CONCEPTS`. */
export const APPLICATIONS_CONCEPTS: Readonly<Record<string, string>> = {
  // Money
  'basic-pay':
    'Find the basic pay and the overtime pay separately; overtime hours are paid at the higher rate.',
  'best-buy': 'Find the price of one unit in each pack; the lower price is the better value.',
  'tax-allowance': 'Tax is paid only on the income above the allowance: take the allowance away first.',
  'tax-bands': 'Each rate applies only to the part of the income that is in its band.',
  'loan-interest': 'Each month: add the interest on what is owed, then take the payment away.',
  'period-rate':
    'Use the rate and the number of periods of the same length: months with a monthly rate, years with an annual one.',
  'period-count': 'Count the periods in the unit in which interest is added: 3 years are 36 months.',
  'percent-part': 'A percentage of a quantity is percentage ÷ 100 × quantity; then see what is asked for.',
  'fixed-charge':
    'Set the two costs equal: the difference of the fixed charges divided by the difference of the rates.',
  // Measurement and time
  'time-base60': 'An hour has 60 minutes: count on to the next hour, then add the rest.',
  'tolerance-limits': 'Take the tolerance away and add it: a value is acceptable between these two limits.',
  'upper-bound': 'Use the upper limit of every length before you multiply.',
  'length-units': '1 m is 100 cm and 1 km is 1000 m: write both lengths in the same unit first.',
  'scale-direction': 'From a plan to real life multiply by the scale; from real life to a plan divide.',
  'packing-volume':
    'Count how many fit along each edge, round down, and multiply; compare the ways to turn the packets.',
  precedence: 'Add the times along each chain of tasks; the longest chain sets the shortest total time.',
  'critical-path':
    'The critical path is the longest chain; the float of a task is its latest finish minus its earliest finish.',
  gradient: 'The gradient is the change up divided by the change along.',
  'inverse-proportion': 'More people need less time: the product of people and days stays the same.',
  recurrence: 'Work out each year from the one before: first the percentage, then the amount added.',
  'exponential-model': 'The same factor is applied each period, so the power is the number of periods.',
  // Chance and data
  probability:
    'Probability = favourable outcomes ÷ all outcomes; without replacement, both numbers fall by one.',
  'multiplication-rule':
    'For independent events multiply the probabilities; “at least one” is 1 minus the probability of none.',
  'expected-frequency': 'Expected number = probability × number of trials.',
  'expected-value': 'Multiply each value by its probability and add the results.',
  'sample-proportion': 'The interval is the proportion of the sample plus and minus 1.96 standard errors.',
  'standard-error':
    'The standard error is the standard deviation divided by the square root of the sample size.',
  'regression-substitution':
    'Put the value into the line; a prediction is reliable only inside the range of the data.',
};
