import { drawDataGraph } from '../../../diagrams/families/data-graph.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { roundTo } from '../../write/number.ts';
import { dataTableTex } from '../../write/table.ts';

/** Radius in kilometres and g·r² in km³ s⁻² of the Earth. */
const [EARTH_RADIUS, EARTH_FIELD] = [6371, 398_600];
const LIGHT_SPEED = 3e8;

const periodMinutes = (altitude: number): number =>
  (2 * Math.PI * Math.sqrt((EARTH_RADIUS + altitude) ** 3 / EARTH_FIELD)) / 60;
const fieldStrength = (altitude: number): number => (EARTH_FIELD * 1000) / (EARTH_RADIUS + altitude) ** 2;

/** Draws the period at altitudes up to 15 000 km. */
const drawPeriods = () =>
  drawDataGraph({
    x: { tex: 'altitude (km)', min: 0 },
    y: { tex: 'period (minutes)', min: 0 },
    series: [
      {
        points: [1, 2.5, 5, 7.5, 10, 12.5, 15].map((each) => [
          each * 1000,
          Math.round(periodMinutes(each * 1000)),
        ]),
      },
    ],
    show: 'joined',
  });

/** Satellites: period and altitude, weight, signals, and the motion of an orbit. */
export const satellites = defineContext({
  course: ['Physics', 'Nat 5'],
  id: 'N5P-C03',
  title: 'Satellites around the Earth',
  outcomeId: 'PHY-5-03',
  calculator: 'allowed',
  marks: [7, 11],
  draw: (random) => {
    const low = random.step(400, 900, 50);
    const altitudes = [
      low,
      random.step(1500, 4000, 500),
      random.step(6000, 9000, 500),
      random.step(14_000, 20_000, 1000),
    ];
    const rows = altitudes.map((altitude) => ({
      altitude,
      period: Math.round(periodMinutes(altitude)),
      field: roundTo(fieldStrength(altitude), 1),
    }));
    const [first] = rows;
    if (first === undefined) return undefined;
    const mass = random.step(150, 900, 50);
    const distance = random.step(36_000, 40_000, 500) * 1000;
    const frequency = random.pick([4.0, 6.0, 12, 14]);
    return {
      values: {
        mass: { value: mass, unit: 'kg' },
        field: { value: first.field, unit: 'N kg^-1' },
        distance: `$${(distance / 1e7).toFixed(2)} \\times 10^{7}\\,\\mathrm{m}$`,
        metres: `${(distance / 1e7).toFixed(2)} \\times 10^{7}`,
        frequency: `${frequency} GHz`,
        hertz: `${frequency} \\times 10^{9}`,
        lightSpeed: '3.0 \\times 10^{8}',
        reading: Math.round(periodMinutes(5000)),
        period: String(first.period),
        radius: String(EARTH_RADIUS + first.altitude),
        table: dataTableTex(
          ['satellite', 'altitude (km)', 'period (minutes)', 'gravitational field strength (N kg$^{-1}$)'],
          rows.map(({ altitude, period, field }, index) => [
            'PQRS'.charAt(index),
            altitude,
            period,
            field.toFixed(1),
          ]),
        ),
      },
      answers: {
        weight: mass * first.field,
        time: distance / LIGHT_SPEED,
        wavelength: LIGHT_SPEED / (frequency * 1e9),
        orbits: (24 * 60) / first.period,
        predict: periodMinutes(5000),
        speed: (2 * Math.PI * (EARTH_RADIUS + first.altitude) * 1000) / (first.period * 60),
      },
      figures: {
        graph: drawPeriods(),
      },
    };
  },
  text: String.raw`
Satellites orbit the Earth at different altitudes. The table gives information about four satellites. #table

[weight] Satellite P has a mass of #mass. Calculate its weight in its orbit.
relationship: W = mg
calculate: W = #mass \times #field | N
wrong: surface-field-strength | #mass \times 9.8 | The gravitational field strength at the surface of the Earth was used. | 1
wrong: weight-divided | \frac{#mass}{#field} | The mass was divided by the gravitational field strength. | 1

[relation, describe-relationship] State how the period of a satellite depends on its altitude.
state: the period increases as the altitude increases | the greater the altitude the longer the period | as altitude increases period increases
  | higher satellites have longer periods | period increases with altitude
reject: the period decreases | period is directly proportional to altitude

[predict, read-graph] Use the graph to determine the period of a satellite at an altitude of 5000 km.
figure: graph
calculate: #reading | min
significant figures: 3
tolerance: 8
not with: relation

[geostationary, geostationary] State what is meant by a geostationary satellite.
state: a satellite that stays above the same point on the Earth | it remains above the same point of the equator | its period is 24 hours so it stays above one point
  | stays above the same place on the surface | orbits once in the time the Earth takes to rotate once above the equator
reject: it has no weight

[which, geostationary] A geostationary satellite has an altitude of 36 000 km. State whether its period is shorter than, the same as, or longer than that of satellite S.
  You must justify your answer.
point: its altitude is greater | it is higher than satellite S | period increases as altitude increases | its period is 24 hours | its period is 1440 minutes
why: Give the reason
then: longer | its period is longer | longer than that of S
why: State the answer
reject: shorter | the same

[orbits, period] Determine the number of complete orbits that satellite P makes in 24 hours.
calculate: \frac{24 \times 60}{#period}
significant figures: 3
tolerance: 0.99
wrong: hours-not-converted | \frac{24}{#period} | The hours were not changed to minutes.

[time] A signal travels #distance from a ground station to a satellite. Calculate the time that it takes.
relationship: d = vt | t = \frac{d}{v} | v = \frac{d}{t}
calculate: t = \frac{#metres}{#lightSpeed} | s
wrong: speed-of-sound | \frac{#metres}{340} | The speed of sound in air was used. | 1

[wavelength] The signal has a frequency of #frequency. Calculate its wavelength.
relationship: v = f\lambda | \lambda = \frac{v}{f}
calculate: \lambda = \frac{#lightSpeed}{#hertz} | m
wrong: frequency-times-speed | #lightSpeed \times #hertz | The speed was multiplied by the frequency. | 1

[band, electromagnetic-spectrum] State the name of the band of the electromagnetic spectrum that is used to send signals to satellites.
state: microwaves | microwave | radio and microwaves | radio waves
reject: X-rays | gamma rays | sound waves | ultraviolet

[speed] Satellite P moves on a circle with a radius of #radius km. Determine its speed in metres per second.
step: Find the distance around the circle | d = 2 \times 3.1416 \times #radius \times 1000 | m
relationship: v = \frac{d}{t} | d = vt
calculate: v = \frac{@1}{#period \times 60} | m s^-1
not with: orbits

[orbit, circular-motion] Explain why satellite P stays in orbit around the Earth.
point: it moves horizontally at a constant speed | it has a constant horizontal velocity | it moves forward at a constant speed
why: State the horizontal motion
point: it accelerates towards the Earth because of its weight | it falls towards the Earth | gravity accelerates it towards the Earth
  | the force of gravity pulls it towards the Earth
why: State the vertical motion
reject: there is no gravity in space | there is no gravity

[uses, uses-of-satellites] State one use of satellites, other than communication.
state: weather forecasting | weather monitoring | GPS | navigation | space telescope | mapping | environmental monitoring | observing the Earth
  | scientific research | military surveillance | disaster monitoring | television
  | sat nav | tv
reject: mobile phone masts | planes

[telescope, space-telescopes] Some satellites carry telescopes. Explain why a telescope in orbit can give better images of stars than the same telescope on the ground.
point: the light does not pass through the atmosphere | there is no atmosphere to distort the light | the atmosphere absorbs some radiation
  | no light pollution | there are no clouds | the atmosphere blurs the images
  | there is no atmosphere in the way | the atmosphere blocks some of the light
reject: it is closer to the stars
`,
});
