import { APPLICATIONS_CONCEPTS } from './applications-concepts.table.ts';
import { BIOLOGY_CONCEPTS } from './biology-concepts.table.ts';
import { CHEMISTRY_CONCEPTS } from './chemistry-concepts.table.ts';
import { COMPUTING_CONCEPTS } from './computing-concepts.table.ts';

/**
 * The concept to learn for a gap tag (the name of a mistake or skill), in one or two sentences for the learner. Every
 * tag of National 5 Mathematics has an entry. Many others have none; the learner then sees the lost steps.
 */
export const GAP_CONCEPTS: Readonly<Record<string, string>> = {
  // Numbers
  'adds-percentages': 'Percentage changes one after another multiply: 10% then 20% is ×1.1×1.2, not +30%.',
  'appreciate-depreciate': 'A rise of r% multiplies by 1 + r/100; a fall of r% multiplies by 1 − r/100.',
  'calculator-use': 'Keep the full value on the calculator and round only at the end.',
  'common-denominator': 'Fractions can be added or subtracted only over the same denominator.',
  'fraction-add-tops-bottoms':
    'Add numerators only after writing both fractions over one common denominator; denominators are never added.',
  'fraction-divide-inverts-wrong':
    'To divide by a fraction, multiply by its reciprocal: only the second fraction is turned upside down.',
  'fraction-divide-not-inverted': 'Dividing by a fraction means multiplying by its reciprocal.',
  'fraction-multiply':
    'Multiply numerators together and denominators together; no common denominator is needed.',
  'fraction-numerators':
    'When a denominator is multiplied by something, its numerator is multiplied by the same.',
  'mixed-number-borrow': 'When the fraction taken away is larger, exchange one whole for a fraction first.',
  'mixed-number-not-converted':
    'Write a mixed number as an improper fraction before multiplying or dividing.',
  'multiplier-form': 'A change of r% is one multiplication: by 1 + r/100 or by 1 − r/100.',
  'negative-arithmetic': 'Two negatives multiply to a positive, and taking away a negative adds.',
  'negative-squared': 'The square of a negative number is positive: (−4)² = 16. Put brackets round it.',
  'operation-choice': 'Decide what each number counts before you multiply or divide; the units help.',
  'order-of-operations':
    'Brackets first, then powers, then multiplication and division, then addition and subtraction.',
  'percent-base': 'A percentage change is always measured against the value before the change.',
  'percent-part-only':
    'Finding the percentage gives the change; the question may ask for the amount after it.',
  'reverse-percent-of-final':
    'The final price is a percentage of the original one, so divide by the multiplier; the percentage is not taken of the final price.',
  rounding: 'Round once, at the end, and to the accuracy the question states.',
  'rounding-too-early':
    'Keep at least three significant figures in the working; an answer computed from rounded values is inaccurate.',
  'rounding-truncates': 'Look at the next figure: 5 or more rounds up.',
  'sci-notation':
    'In a × 10ⁿ the power counts how far the point moves; check the size of the answer with a rough estimate.',
  'sci-notation-normalise': 'In scientific notation exactly one non-zero figure comes before the point.',
  'sci-notation-powers': 'Multiplying adds the powers of ten, dividing subtracts them.',
  'sf-vs-dp':
    'Significant figures are counted from the first non-zero figure, decimal places from the point.',
  'significant-figures': 'Give an answer to about as many significant figures as the data have.',
  'simple-vs-compound':
    'With compound interest each year is worked out on the new amount, so the multiplier is raised to a power.',
  'simplest-form': 'Divide numerator and denominator by every factor they share, until none is left.',
  'surd-adds-radicands': '√a + √b is not √(a + b). Only multiples of the same surd can be collected.',
  'surd-collect': 'Multiples of the same surd are collected like letters: 5√2 + 3√2 = 8√2.',
  'surd-root-of-square': 'Take the square root of the square factor: √(25 × 2) = 5√2.',
  'rationalise-denominator': 'Multiply numerator and denominator by the surd in the denominator.',
  'rationalise-denominator-lost':
    'Rationalising changes the denominator into a whole number; it does not vanish.',
  'squares-instead-of-rationalise':
    'Multiplying top and bottom by the same surd keeps the value; squaring changes it.',
  'threshold-year':
    'Continue year by year until the target is passed, and show the values on both sides of it.',
  // Indices and algebra
  'clear-fractions-all-terms':
    'When an equation is multiplied to clear fractions, every term on both sides is multiplied.',
  'collect-like-terms': 'Terms with the same letters and powers are added; others stay apart.',
  'cancels-terms': 'Only factors cancel. Factorise top and bottom first; terms that are added do not cancel.',
  'common-factor': 'Look for the largest factor of every term first.',
  'common-factor-lost': 'A common factor taken out stays in front of the bracket.',
  'context-reject-root':
    'Both roots solve the equation; the situation decides which one makes sense, and the answer says so.',
  // `cts` is completing the square.
  'cts-adjust': 'Squaring the bracket adds p²; take it away again and keep the constant.',
  'cts-halve': 'Inside the squared bracket goes half the coefficient of x.',
  'difference-of-squares': 'a² − b² = (a − b)(a + b).',
  'discriminant-sign': 'In b² − 4ac the signs of a and c belong to the numbers: minus times minus is plus.',
  'elimination-signs': 'Equal signs: subtract the equations. Different signs: add them.',
  'equation-from-text': 'Choose a letter for each unknown and turn each sentence into one equation.',
  'expand-missing-terms': 'Every term of the first bracket multiplies every term of the second.',
  'expand-negative': 'A minus in front of a bracket changes the sign of every term inside.',
  'expand-second-term': 'The number in front multiplies every term of the bracket, not only the first.',
  'factorise-fully': 'After taking out a common factor, check whether the bracket factorises again.',
  'factorise-signs':
    'The two numbers multiply to the constant and add to the middle coefficient; check by multiplying out.',
  'factorise-trinomial': 'Find two numbers with the right product and sum, and check by multiplying out.',
  'formula-divide-all': 'In the quadratic formula the whole numerator is divided by 2a.',
  'formula-minus-b': 'The formula begins with −b; if b is negative, −b is positive.',
  'formula-constant': 'Each formula has its constant: ⅓ for cones and pyramids, 4⁄3 for spheres.',
  'formula-substitution':
    'Write the formula first, then put every value in its place, with brackets round negatives.',
  'fractional-index-as-multiply':
    'A power m/n means the n-th root raised to the power m; it is not a product.',
  'function-solve-vs-evaluate': 'f(3) asks for the value at x = 3; f(x) = 3 asks which x gives 3.',
  'incomplete-solution': 'Read the question again at the end: is every part of it answered?',
  'index-coefficients':
    'Coefficients are multiplied and divided as numbers; only the powers are added and subtracted.',
  'index-multiply-powers': 'Multiplying powers of the same base adds the indices: xᵃ × xᵇ = xᵃ⁺ᵇ.',
  'index-subtract-order': 'Dividing powers subtracts the index below from the index above.',
  'inequality-flip': 'Multiplying or dividing an inequation by a negative number reverses the sign.',
  'inverse-order': 'Undo the operations in the reverse order: the last one done is the first undone.',
  'nature-wording':
    'Positive discriminant: two real and distinct roots. Zero: two equal real roots. Negative: no real roots.',
  'negative-index-sign': 'A negative index means one over: x⁻ⁿ = 1/xⁿ. It does not make the value negative.',
  'order-of-unknowns': 'Put the values back into both equations to see which belongs to which letter.',
  'power-as-product': 'xⁿ multiplies n equal factors; it is not n times x.',
  'power-off-by-one': 'Count the steps: the power is the number of times the multiplier is used.',
  rearrange: 'Do the same to both sides, one step at a time, until the letter is alone.',
  'rearrange-sign':
    'A term that moves to the other side changes its sign, because it is added to or taken from both sides.',
  'root-of-whole-side': 'The root is taken of the whole side, not of one part of it.',
  'root-sign': 'A factor (x + a) is zero at x = −a: the root has the opposite sign.',
  'square-before-multiply': 'In kx² only x is squared, and it is squared before multiplying by k.',
  'square-coefficient': 'Squaring a product squares every factor: (bx)² = b²x².',
  'square-of-bracket': '(a + b)² = a² + 2ab + b²: the middle term must not be forgotten.',
  'undo-power': 'A square is undone by a square root and a cube by a cube root, not by dividing.',
  'zero-index': 'Anything but zero to the power 0 is 1.',
  'zero-product':
    'A product is zero only if a factor is zero, so one side must be 0 before factorising helps.',
  // Lines and graphs
  amplitude: 'The amplitude is half the distance from the least to the greatest value.',
  'axis-equation': 'A line is given by an equation, such as x = 3, not by a number.',
  'axis-order': 'Coordinates are in the order x, y, z.',
  'context-variables': 'Use the letters of the question in the equation, not x and y.',
  'gradient-inverted': 'Gradient is the change in y over the change in x.',
  'gradient-reads-coefficient': 'The gradient can be read off only from y = mx + c, so rearrange first.',
  'gradient-sign': 'Subtract the coordinates in the same order above and below.',
  'intercept-coordinates': 'On the y-axis x = 0; on the x-axis y = 0. Give both coordinates.',
  'line-intercept':
    'With the gradient known, put in the coordinates of a point to find the rest of the equation.',
  'no-conclusion': 'End with a sentence that answers the question and gives the reason.',
  'period-vs-b': 'In sin bx° the number b counts the waves in 360°, so b = 360 ÷ period.',
  'phase-sign': 'y = sin(x − d)° is moved d to the right.',
  'substitute-coordinates': 'A point on a graph satisfies its equation: put x and y in.',
  'substitute-in-equation': 'To estimate, put the given value into the equation and work it out.',
  'vertex-halfway': 'The turning point lies halfway between the roots.',
  'vertex-sign': 'y = (x − a)² + b turns at (a, b): inside the bracket the sign is the opposite one.',
  'vertical-shift': 'The number added to the whole function moves the graph up or down.',
  // Geometry, trigonometry, vectors
  '3d-two-triangles':
    'A length in space needs two right-angled triangles: one in the base, one standing on it.',
  'alternate-angles': 'Alternate angles between parallel lines are equal.',
  'angle-in-semicircle': 'The angle in a semicircle is 90°.',
  'arc-vs-sector': 'An arc is a part of the circumference πd; a sector is a part of the area πr².',
  'area-sine-missing': 'Without the height, the area of a triangle is ½ab sin C.',
  'area-vs-volume-scale': 'Areas grow with the square of the scale factor, volumes with its cube.',
  'bearing-angle': 'Draw the north lines and find the angle inside the triangle before using a rule.',
  cast: 'The sign of the ratio shows which two quadrants the angles are in.',
  'chord-side':
    'Decide from the drawing whether the centre is inside the shape: then add to or subtract from the radius.',
  'composite-missing': 'A solid of two parts needs both volumes: add them, or take the hole away.',
  'converse-communication':
    'Compare the square of the longest side with the sum of the other squares, then say what follows.',
  'cosine-rule-order': 'Work out 2bc cos A first and subtract it from b² + c².',
  'half-chord':
    'The radius at right angles to a chord halves it, so the triangle has half the chord as a side.',
  'hemisphere-half': 'A hemisphere is half of 4⁄3 πr³.',
  'inverse-trig': 'Once the ratio is known, the inverse function gives the angle.',
  'isosceles-triangle': 'The angles at the base of an isosceles triangle are equal.',
  'magnitude-of-sum': 'Add the components first; the magnitude of a sum is not the sum of the magnitudes.',
  midpoint: 'Halfway means half of each coordinate difference.',
  'negative-angle-range': 'Add 360° to a negative angle to bring it into the required range.',
  'opposite-pair': 'In the sine rule each side belongs with the angle opposite it.',
  'polygon-interior':
    'Exterior angles of a polygon add to 360°; an interior one is 180° less the exterior one.',
  'pythagoras-adds-lengths': 'Pythagoras adds squares of sides, not the sides.',
  'pythagoras-hypotenuse': 'Add the squares to find the longest side; subtract to find a shorter one.',
  'pythagoras-non-right':
    'Pythagoras holds only in right-angled triangles; otherwise use the sine or cosine rule.',
  'radius-diameter': 'The radius is half the diameter; check which of them is given.',
  'ratio-direction': 'The scale factor is the new length over the old one: larger than 1 for an enlargement.',
  'related-angle': 'Find the acute angle with the same ratio first, then the quadrant decides the sign.',
  'scale-factor-power': 'Square the scale factor for areas and cube it for volumes.',
  'second-quadrant': 'Between 0° and 360° most ratios belong to two angles; find both.',
  'sector-fraction': 'The sector is the fraction angle ÷ 360 of the circle.',
  'square-root-last': 'Pythagoras, the cosine rule and the variance give a square; the root comes last.',
  'tan-identity': 'tan x = sin x ÷ cos x, and sin²x + cos²x = 1.',
  'tangent-radius': 'A tangent meets the radius at 90°.',
  'triangle-sum': 'The angles of a triangle add to 180°.',
  'trig-function-choice':
    'Name the sides from the angle first, then choose the ratio or rule that uses them.',
  'vector-components': 'Multiply every component by the number in front, then add them place by place.',
  'vector-direction': 'Going against the arrow changes the sign of the vector.',
  'vector-midpoint': 'A point that divides a line takes its fraction of the whole vector along it.',
  'vector-pathway': 'Go from the start to the end along vectors you know.',
  // Statistics
  'comparison-context': 'Compare one average and one spread, in words about what was measured.',
  mean: 'The mean is the sum of the values divided by how many there are.',
  'order-data': 'Put the values in order before finding the median or quartiles.',
  'quartile-position': 'The quartiles are the medians of the lower and the upper half.',
  'sd-deviations': 'Subtract the mean from each value, square each difference, then add.',
  'sd-n-minus-1': 'The sample standard deviation divides by n − 1.',
  siqr: 'The semi-interquartile range is half the distance between the quartiles.',
  // Physics
  'area-under-graph': 'Displacement is the area under a velocity–time graph; a triangle has the factor ½.',
  bearing: 'A bearing is measured clockwise from north and has three figures.',
  'change-in-velocity': 'Acceleration is the change in velocity, v − u, divided by the time.',
  component: 'Split a vector into parts at right angles with sin and cos of the angle to each.',
  'component-mix': 'Horizontal and vertical motion are separate; each has its own speed and acceleration.',
  'conservation-choice': 'Momentum is conserved in every collision; kinetic energy only in an elastic one.',
  'data-sheet': 'Take the value for the right material from the data sheet.',
  'divider-which':
    'The voltage divides in the ratio of the resistances: use the resistor the question names.',
  'doppler-sign': 'Towards the observer the frequency rises, away from the observer it falls.',
  'echo-half': 'An echo travels there and back: halve the time or the distance.',
  'energy-gap': 'The photon’s energy is the difference between the two levels.',
  'grating-spacing': 'The spacing is one over the number of lines per metre.',
  'half-life-count': 'Count the halvings, not the values: 80 → 40 → 20 is two half-lives.',
  'internal-resistance': 'The lost volts are Ir; the e.m.f. is shared between Ir and the terminal voltage.',
  'inverse-square': 'At twice the distance the intensity is a quarter.',
  kelvin: 'Gas laws need temperatures in kelvin: add 273 to degrees Celsius.',
  'latent-choice': 'Fusion is between solid and liquid, vaporisation between liquid and gas.',
  'led-voltage': 'The voltage across the resistor is the supply voltage minus the LED voltage.',
  lorentz: 'The factor is 1 ÷ √(1 − v²/c²); a moving clock runs slow and a moving length is short.',
  'mass-vs-weight': 'Mass is in kilograms; weight is the force mg in newtons.',
  'parallel-as-series': 'In parallel the reciprocals add, so the total is less than the smallest resistor.',
  'photon-inverse': 'A photon’s energy grows with frequency and falls with wavelength.',
  'power-vs-energy': 'Power is energy per second; multiply by the time for energy.',
  prefix:
    'Change prefixes to base units before substituting: kilo is 10³, milli 10⁻³, micro 10⁻⁶, nano 10⁻⁹.',
  reciprocal: 'After adding reciprocals, turn the result upside down.',
  'refraction-inverse': 'n = sin θ in air ÷ sin θ in the material.',
  relationship:
    'Begin with a relationship from the sheet that contains the unknown and the known quantities.',
  rms: 'Peak = √2 × r.m.s.',
  sign: 'Choose one direction as positive and keep to it.',
  'sign-convention':
    'Choose one direction as positive; velocities and accelerations the other way are negative.',
  'speed-vs-velocity': 'Velocity is displacement over time and has a direction; speed is distance over time.',
  substitution: 'Put each value with its unit under the letter it belongs to before calculating.',
  'suvat-choice':
    'List what is known and choose the equation without the quantity you neither know nor need.',
  'tension-system': 'For a tension, look at one object alone and the forces on it.',
  'time-conversion': 'Times go into relationships in seconds: minutes × 60, hours × 3600.',
  'unbalanced-force':
    'F in F = ma is the unbalanced force: what is left after opposing forces are taken away.',
  uncertainty: 'Compare percentage uncertainties; the largest one decides.',
  unit: 'A physical answer is a number with its unit; without the unit it is not complete.',
  'units-mixed': 'Convert all amounts to one unit before calculating, and answer in the required unit.',
  'vector-as-scalar': 'Vectors at right angles are added with Pythagoras, not as numbers.',
  'weighting-factor': 'Equivalent dose is absorbed dose times the weighting factor of the radiation.',
  'which-mass': 'Use the total mass when the objects move as one.',
  // Higher Mathematics
  'chain-factor': 'The chain rule multiplies by the derivative of what is inside.',
  'composite-order': 'f(g(x)) puts g(x) into f: the inner function is worked out first.',
  'constant-of-integration': 'An indefinite integral ends with + C.',
  'exact-values': 'Use the exact values of sin, cos and tan for 30°, 45° and 60°.',
  'inside-bracket': 'What is added inside the bracket moves the graph sideways, the other way round.',
  'limit-condition': 'A limit exists when the multiplier lies between −1 and 1; say so.',
  'log-intercept': 'The intercept of a logarithmic graph is the logarithm of the constant.',
  'log-laws': 'log a + log b = log ab; log a − log b = log(a/b); n log a = log aⁿ.',
  'perp-gradient': 'Perpendicular gradients multiply to −1.',
  'synthetic-sign': 'A factor (x − a) is tested with a: watch the sign.',
  'wave-quadrant': 'Both signs, of k cos a and k sin a, decide the quadrant of a.',
  // When nothing else is known
  no_attempt:
    'A first line often earns a mark: write down what you know and the rule that connects it with the unknown.',
  unclassified: 'Compare your answer with the worked solution, one line at a time.',
  ...APPLICATIONS_CONCEPTS,
  ...CHEMISTRY_CONCEPTS,
  ...BIOLOGY_CONCEPTS,
  ...COMPUTING_CONCEPTS,
};
