/** Experiments for the questions on uncertainties. */

/** Measured quantities, with the range of the mean, the spread of the readings and their decimal places. */
export const EXPERIMENTS = [
  {
    measuredQuantity: 'the time of ten swings of a pendulum',
    unit: 's',
    meanRange: [12, 22],
    spread: 0.9,
    decimalPlaces: 1,
  },
  {
    measuredQuantity: 'the diameter of a wire',
    unit: 'mm',
    meanRange: [0.35, 1.2],
    spread: 0.06,
    decimalPlaces: 2,
  },
  {
    measuredQuantity: 'the range of a marble',
    unit: 'cm',
    meanRange: [42, 88],
    spread: 3.5,
    decimalPlaces: 1,
  },
  {
    measuredQuantity: 'the time for a trolley to run down a slope',
    unit: 's',
    meanRange: [1.4, 3.2],
    spread: 0.18,
    decimalPlaces: 2,
  },
  {
    measuredQuantity: 'the voltage of a solar cell',
    unit: 'mV',
    meanRange: [340, 560],
    spread: 9,
    decimalPlaces: 1,
  },
  {
    measuredQuantity: 'the height to which a ball bounces',
    unit: 'cm',
    meanRange: [48, 92],
    spread: 4.5,
    decimalPlaces: 1,
  },
] as const;
