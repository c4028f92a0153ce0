import { defineContext } from '../../contexts/define-context.ts';
import { roundTo } from '../../write/number.ts';

/** Waves in a ripple tank: frequency, wavelength, speed, refraction and diffraction. */
export const rippleTank = defineContext({
  course: ['Physics', 'Nat 5'],
  id: 'N5P-C06',
  title: 'Waves in a ripple tank',
  outcomeId: 'PHY-5-08',
  calculator: 'allowed',
  marks: [7, 11],
  draw: (random) => {
    const [frequency, spaces] = [random.step(5, 12, 0.5), random.int(6, 12)];
    const wavelength = random.step(0.02, 0.045, 0.005);
    const [length, seconds] = [roundTo(spaces * wavelength, 3), random.pick([4, 5, 8, 10, 12, 20])];
    const waves = frequency * seconds;
    if (!Number.isInteger(waves)) return undefined;
    const speed = frequency * wavelength;
    const shallow = roundTo(wavelength * random.pick([0.6, 0.7, 0.8]), 3);
    return {
      values: {
        waves,
        seconds: { value: seconds, unit: 's' },
        frequency: { value: frequency, unit: 'Hz' },
        crests: spaces + 1,
        spaces,
        length: { value: length, unit: 'm', significantFigures: 3 },
        tank: { value: random.step(0.5, 0.8, 0.05), unit: 'm' },
        shallow: { value: shallow, unit: 'm' },
        wavelength: { value: wavelength, unit: 'm' },
      },
      answers: {
        frequency,
        period: 1 / frequency,
        wavelength,
        speed,
        shallowSpeed: frequency * shallow,
      },
    };
  },
  text: String.raw`
A student uses a ripple tank to investigate water waves. A vibrating bar makes #waves waves in #seconds. In a photograph, taken from above,
the distance from the first crest to crest number #crests is #length.

[type, wave-types] State whether water waves are transverse or longitudinal. You must justify your answer.
point: the water moves at right angles to the direction of the waves | the vibrations are at right angles to the direction of travel
  | the particles vibrate perpendicular to the direction of energy transfer | the water goes up and down at right angles to the way the wave is going
  | the water moves up and down but the wave moves along
why: Give the reason
then: transverse | they are transverse waves
why: State the type
reject: longitudinal

[frequency, frequency] Calculate the frequency of the waves.
relationship: f = \frac{N}{t}
calculate: f = \frac{#waves}{#seconds} | Hz
given: The frequency of the waves is #frequency.
wrong: frequency-inverted | \frac{#seconds}{#waves} | The time was divided by the number of waves. | 1

[period, period] Calculate the period of the waves.
relationship: T = \frac{1}{f}
calculate: T = \frac{1}{@frequency} | s
wrong: period-is-frequency | @frequency | This is the frequency, not the period.

[wavelength, wavelength] Determine the wavelength of the waves.
calculate: \frac{#length}{#spaces} | m
given: The wavelength of the waves is #wavelength.
wrong: crests-for-wavelengths | \frac{#length}{#crests} | The distance was divided by the number of crests instead of the number of wavelengths.

[speed] Calculate the speed of the waves.
relationship: v = f\lambda
calculate: v = @frequency \times @wavelength | m s^-1
wrong: speed-divided | \frac{@frequency}{@wavelength} | The frequency was divided by the wavelength. | 1

[shallowSpeed, refraction] The waves enter a region of shallow water, where their wavelength is #shallow. Calculate their speed in the shallow water.
relationship: v = f\lambda
calculate: v = @frequency \times #shallow | m s^-1
not with: speed

[shallow, refraction] The waves enter a region of shallow water, where they travel more slowly. State what happens to their frequency and to their wavelength.
point: the frequency stays the same | frequency is unchanged | frequency constant
why: State the effect on the frequency
reject: the frequency decreases | the frequency increases
point: the wavelength decreases | shorter wavelength | wavelength becomes smaller
why: State the effect on the wavelength
reject: the wavelength increases | the wavelength stays the same
not with: shallowSpeed

[diffraction, diffraction] The waves pass through a gap between two barriers. The gap is about as wide as the wavelength. Sketch the waves after the gap.
person: Circular waves that spread out from the gap
person: The same wavelength before and after the gap

[wider, diffraction] The waves pass through a gap between two barriers and spread out. State what happens to the amount of spreading when the gap is made much wider.
state: it decreases | the waves spread less | less diffraction | they diffract less | spreading is smaller
reject: they spread more | stays the same
not with: diffraction

[several, experimental-method] Explain why the student measured the distance over several wavelengths instead of one.
point: to reduce the uncertainty in the wavelength | the percentage uncertainty is smaller | it is more accurate | to make the measurement more accurate
  | because one wavelength is too small to measure accurately
  | one wavelength is hard to measure
reject: to make it more reliable | it is easier

[amplitude, amplitude] The student increases the amplitude of the vibrating bar. State the effect on the speed of the waves.
state: none | the speed stays the same | no effect | it does not change | unchanged
reject: it increases | it decreases

[energy, waves-transfer-energy] State what is transferred by the waves.
state: energy
reject: water | matter | particles

[repeat, reliability] Suggest how the student could make the value of the frequency more reliable.
point: repeat the measurement and calculate an average | repeat the count and find the mean | count the waves again several times and average
  | take several measurements of the number of waves and average | count the waves for a longer time

[harbour] At a harbour, boats behind the harbour wall still move up and down when large waves pass outside. A visitor says: “The wall is useless.” Using your
  knowledge of physics, comment on this statement.
open: waves diffract around the end of the wall and through the entrance | longer waves diffract more | the waves behind the wall have a smaller amplitude
  and less energy | waves are reflected by the wall | how a longer wall or a narrower entrance would change this
`,
});
