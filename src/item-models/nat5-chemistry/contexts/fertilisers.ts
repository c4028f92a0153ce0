import { defineContext } from '../../contexts/define-context.ts';
import { dataTableTex } from '../../write/table.ts';

/** Fertilisers with the mass of nitrogen in one mole, the formula mass, and how they are made. */
const FERTILISERS = [
  {
    name: 'ammonium nitrate',
    formula: 'NH$_4$NO$_3$',
    nitrogenAtoms: 2,
    mass: 80,
    acid: 'nitric acid',
    sum: '14 + 4 \\times 1 + 14 + 3 \\times 16',
  },
  {
    name: 'ammonium sulfate',
    formula: '(NH$_4$)$_2$SO$_4$',
    nitrogenAtoms: 2,
    mass: 132,
    acid: 'sulfuric acid',
    sum: '2 \\times (14 + 4 \\times 1) + 32 + 4 \\times 16',
  },
  {
    name: 'ammonium phosphate',
    formula: '(NH$_4$)$_3$PO$_4$',
    nitrogenAtoms: 3,
    mass: 149,
    acid: 'phosphoric acid',
    sum: '3 \\times (14 + 4 \\times 1) + 31 + 4 \\times 16',
  },
] as const;
const TEMPERATURES = [350, 400, 450, 500] as const;

/** Fertilisers and the Haber process: percentage composition, conditions, and effects on the environment. */
export const fertilisers = defineContext({
  course: ['Chemistry', 'Nat 5'],
  id: 'N5C-C07',
  title: 'Fertilisers and the Haber process',
  outcomeId: 'CHE-5-10',
  calculator: 'allowed',
  marks: [4, 7],
  draw: (random) => {
    const fertiliser = random.pick(FERTILISERS);
    const [start, fall] = [random.int(60, 70), random.int(8, 11)];
    const yields = TEMPERATURES.map((_, index) => start - fall * index + random.int(-1, 1));
    const mass = random.step(20, 60, 5);
    return {
      values: {
        ...fertiliser,
        sack: { value: mass, unit: 'kg' },
        first: yields[0] ?? 0,
        table: dataTableTex(
          ['temperature (°C)', 'yield of ammonia (\\%)'],
          TEMPERATURES.map((t, index) => [t, yields[index] ?? 0]),
        ),
      },
      answers: {
        percentage: ((fertiliser.nitrogenAtoms * 14) / fertiliser.mass) * 100,
        gfm: fertiliser.mass,
        nitrogen: (mass * fertiliser.nitrogenAtoms * 14) / fertiliser.mass,
      },
    };
  },
  text: String.raw`
Ammonia is made from nitrogen and hydrogen in the Haber process and is used to make fertilisers such as #name, #formula. The yield of ammonia at different temperatures, at one pressure, is shown. #table

[gfm, formula-mass] Calculate the gram formula mass of #name.
calculate: #sum | g
significant figures: 3
not with: percentage

[percentage, percentage-by-mass] Calculate the percentage by mass of nitrogen in #name.
step: Find the gram formula mass | #sum | g
step: Find the mass of nitrogen | 14 \times #nitrogenAtoms | g
calculate: \frac{@2}{@1} \times 100 | %
significant figures: 3
wrong: one-nitrogen | \frac{14}{#mass} \times 100 | Only one nitrogen atom was counted. | 1

[trend, conditions] State the effect of a higher temperature on the yield of ammonia.
state: the yield decreases | it decreases | lower yield | yield goes down | decreases
reject: it increases | no effect

[temperature, conditions] The process is run at about 450 °C, although the yield is greater at 350 °C. Explain why.
point: the reaction is too slow at lower temperatures | the rate of reaction would be too slow | it is faster at 450 °C | a higher temperature gives a faster reaction
  | the reaction would be too slow
reject: the yield is greater at 450 °C

[catalyst, catalysts] Name the catalyst used in the Haber process.
state: iron
reject: platinum | nickel | copper

[recycle, haber-process] The unreacted nitrogen and hydrogen are returned to the reactor. Give one advantage of this.
state: it saves money | less waste | it reduces cost | no reactants are wasted | saves raw materials | cheaper
  | nothing is wasted
reject: it is faster | it increases the temperature

[reversible, haber-process] Not all of the nitrogen and hydrogen is changed into ammonia. Explain why.
point: the reaction is reversible | ammonia breaks down into nitrogen and hydrogen | it is a reversible reaction
  | the reaction can go both ways
  | it is an equilibrium | an equilibrium is reached
reject: the catalyst is used up

[ostwald, ostwald-process] Name the acid that is made from ammonia in the Ostwald process.
state: nitric acid
reject: sulfuric acid | hydrochloric acid | phosphoric acid

[acid, making-fertilisers] Name the acid that reacts with ammonia to make #name.
state: #acid
reject: hydrochloric acid
not with: ostwald

[type, making-fertilisers] Name the type of reaction in which an acid and ammonia form a salt.
state: neutralisation | neutralization
reject: displacement | addition | combustion

[elements, plant-nutrients] Name the two elements, other than nitrogen, that are essential in fertilisers.
point: phosphorus
why: Name the first element
point: potassium
why: Name the second element
reject: calcium | carbon

[soluble, properties] State the property of #name that allows plants to take it in through their roots.
state: it is soluble in water | soluble | it dissolves in water | solubility
reject: it is a solid | it is white

[river, environment] Give one problem that is caused when fertilisers are washed into rivers.
state: algal bloom | growth of algae | algae grow and use up oxygen | fish die | oxygen levels in the water fall | pollution of drinking water | eutrophication
  | kills fish
  | algae bloom | fish die | kills fish | lack of oxygen in the water
reject: acid rain | global warming

[test, ammonia] Ammonia turns moist red litmus paper another colour. State this colour.
state: blue
reject: red | green | purple

[shape, bonding] Name the type of bonding in ammonia.
state: covalent | covalent bonding
reject: ionic | metallic

[nitrogen, percentage-by-mass] A sack contains #sack of #name. Determine the mass of nitrogen in it. (Gram formula mass of #name: #mass g.)
step: Find the mass of nitrogen in one mole | 14 \times #nitrogenAtoms | g
calculate: \frac{@1}{#mass} \times #sack | kg
significant figures: 3
not with: percentage, gfm

[feed] A gardener says: “Natural fertilisers, such as compost, are always better than those made in a factory.” Using your knowledge of chemistry, comment on this statement.
open: the same nutrients: nitrogen, phosphorus, potassium | percentage of nitrogen, solubility, how quickly nutrients are released | energy and fossil fuels used in the Haber process
  | washing into rivers, algal blooms | feeding a growing population
`,
});
