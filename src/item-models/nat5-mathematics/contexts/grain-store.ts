import { drawSolid } from '../../../diagrams/families/solid.ts';
import { defineContext } from '../../contexts/define-context.ts';
import { roundTo } from '../../write/number.ts';

/** A cylinder with a cone below it: composite volume, similar solids, rate of change by percentages. */
export const grainStore = defineContext({
  course: ['Mathematics', 'Nat 5'],
  id: 'N5M-C06',
  title: 'Grain store',
  outcomeId: 'MNU-5-15',
  calculator: 'allowed',
  marks: [5, 7],
  partCount: [3, 4],
  draw: (random) => {
    const diameter = random.step(3, 7, 0.2);
    const [height, depth] = [random.step(4, 9, 0.5), random.step(1.2, 3, 0.2)];
    const radius = diameter / 2;
    const cylinder = Math.PI * radius ** 2 * height;
    const cone = (Math.PI * radius ** 2 * depth) / 3;
    const model = random.pick([20, 25, 40, 50]);
    const [percent, price, years] = [random.int(3, 8), random.step(12000, 30000, 500), random.int(2, 4)];
    const sale = random.pick([10, 15, 20, 30]);
    const before = random.step(200, 600, 20);
    const grain = roundTo((Math.PI * radius ** 2 * height * random.int(30, 70)) / 100, 1);
    return {
      values: {
        diameter,
        radius,
        height,
        depth,
        model,
        percent,
        price: `\\pounds ${price}`,
        cost: price,
        years,
        sale,
        salePrice: (before * (100 - sale)) / 100,
        grainText: grain,
      },
      answers: {
        cone,
        cylinder,
        volume: cylinder + cone,
        litres: 1000 * (cylinder + cone),
        slant: Math.sqrt(radius ** 2 + depth ** 2),
        model: ((cylinder + cone) * 1e6) / model ** 3,
        value: price * (1 - percent / 100) ** years,
        before,
        level: grain / (Math.PI * radius ** 2),
      },
      figures: {
        cone: drawSolid({
          kind: 'cylinder',
          radius,
          height,
          labels: { radius: `${radius} m`, height: `${height} m` },
        }),
      },
    };
  },
  text: String.raw`
A grain store is a cylinder of diameter #diameter metres and height #height metres, with a cone of depth #depth metres below it. The diameter of the cone is also #diameter metres.
The diagram shows the cylinder.
figure: cone

[cone, volume-cone] Calculate the volume of the cone. Give your answer correct to 3 significant figures.
step: Find the area of the base | \pi \times #radius^2 | m^2
calculate: \frac{1}{3} \times @1 \times #depth | m^3
significant figures: 3
given: The volume of the cone is @cone.
wrong: diameter-for-radius | \frac{1}{3} \times \pi \times #diameter^2 \times #depth | The diameter was used for the radius. | 0
wrong: cone-third | \pi \times #radius^2 \times #depth | The volume of a cylinder was calculated. | 1
not with: volume

[volume, composite-volume] Calculate the total volume of the grain store. Give your answer correct to 3 significant figures.
step: Find the volume of the cylinder | \pi \times #radius^2 \times #height | m^3
step: Find the volume of the cone | \frac{1}{3} \times \pi \times #radius^2 \times #depth | m^3
calculate: @1 + @2 | m^3
significant figures: 3
given: The total volume of the grain store is @volume.
wrong: diameter-for-radius | \pi \times #diameter^2 \times #height + \frac{1}{3} \times \pi \times #diameter^2 \times #depth | The diameter was used for the radius. | 0

[litres, units-of-volume] One cubic metre is 1000 litres. Calculate the total capacity of the grain store in litres.
calculate: @volume \times 1000
significant figures: 3

[model, similarity-volume] A model of the grain store is made to a scale of $1 : #model$. Calculate the volume of the model, in cubic centimetres. Give your answer correct to 2 significant figures. (1 cubic metre is 1 000 000 cubic centimetres.)
step: Use the cube of the scale | \frac{@volume}{#model^3} | m^3
calculate: @1 \times 1000000 | cm^3
significant figures: 2
wrong: linear-scale-for-volume | \frac{@volume}{#model} \times 1000000 | The scale was not cubed. | 0

[slant, pythagoras] Calculate the length of the sloping side of the cone.
step: Use the theorem of Pythagoras | #radius^2 + #depth^2 |
calculate: \sqrt{@1} | m
significant figures: 3
wrong: diameter-for-radius | \sqrt{#diameter^2 + #depth^2} | The diameter was used for the radius. | 0

[level, volume-to-length] The cone is full of grain. The cylinder above it contains #grainText cubic metres of grain. Calculate the depth of the grain in the cylinder.
step: Find the area of the base | \pi \times #radius^2 | m^2
calculate: \frac{#grainText}{@1} | m
significant figures: 2
wrong: diameter-for-radius | \frac{#grainText}{\pi \times #diameter^2} | The diameter was used for the radius. | 0

[value, depreciation] The grain store costs $#price$. Its value falls by $#percent\%$ each year. Calculate its value after #years years, to the nearest pound.
step: Find the multiplier for one year | 1 - \frac{#percent}{100} |
step: Use its power | @1^{#years} |
calculate: #cost \times @2 | £
significant figures: 5
wrong: simple-for-compound | #cost \times (1 - \frac{#percent \times #years}{100}) | The same amount was taken off each year. | 1

[before, reverse-percentage] A ladder for the grain store is reduced by $#sale\%$ in a sale. Its sale price is $\pounds #salePrice$. Calculate its price before the sale.
step: Write the sale price as a percentage of the price before | 100 - #sale | %
step: Find one per cent of the price before | \frac{#salePrice}{@1} |
calculate: @2 \times 100 | £
significant figures: 4
wrong: percentage-of-sale-price | #salePrice \times (1 + \frac{#sale}{100}) | The percentage of the sale price was added. | 0
`,
});
