import { defineContext } from '../../contexts/define-context.ts';
import { dataTableTex } from '../../write/table.ts';

/** Standard reduction potentials in volts, rounded, in the order of the electrochemical series. */
const METALS = [
  ['magnesium', 'Mg', -2.4],
  ['aluminium', 'Al', -1.7],
  ['zinc', 'Zn', -0.8],
  ['iron', 'Fe', -0.4],
  ['tin', 'Sn', -0.1],
  ['copper', 'Cu', 0.3],
  ['silver', 'Ag', 0.8],
] as const;

/** Cells made of two metals: voltages, order of reactivity, electron flow, displacement and extraction. */
export const chemicalCells = defineContext({
  course: ['Chemistry', 'Nat 5'],
  id: 'N5C-C06',
  title: 'Cells made of two metals',
  outcomeId: 'CHE-5-08',
  calculator: 'allowed',
  marks: [4, 7],
  draw: (random) => {
    const chosen = random.sample(METALS.slice(0, 5), 3).sort((a, b) => a[2] - b[2]);
    const voltages = chosen.map(([, , potential]) => Number((0.3 - potential).toFixed(1)));
    const [[most, mostSymbol], , [least]] = chosen as [
      (typeof METALS)[number],
      (typeof METALS)[number],
      (typeof METALS)[number],
    ];
    const shuffled = random.shuffle([0, 1, 2]);
    const letters = ['X', 'Y', 'Z'];
    const [high = 0, , low = 0] = voltages;
    const position = (metal: number): string => letters[shuffled.indexOf(metal)] ?? '';
    return {
      values: {
        most,
        least,
        mostSymbol,
        strongest: position(0),
        middle: position(1),
        weakest: position(2),
        high,
        low,
        table: dataTableTex(
          ['metal joined to copper', 'voltage (V)'],
          shuffled.map((metal, index) => [letters[index] ?? '', (voltages[metal] ?? 0).toFixed(1)]),
        ),
      },
      answers: { between: Number((high - low).toFixed(1)) },
    };
  },
  text: `
A student makes cells by joining copper to three other metals, X, Y and Z. The metals are placed in salt solution, and the voltage of each cell is measured. In each cell, electrons flow through the
wires to the copper. The results are shown. #table

[order, electrochemical-series] Identify the metal, X, Y or Z, that is highest in the electrochemical series.
state: #strongest
reject: #middle | #weakest | copper

[lowest, electrochemical-series] Identify the metal, X, Y or Z, that is closest to copper in the electrochemical series.
state: #weakest
reject: #middle | #strongest
not with: order

[why, electrochemical-series] State how the voltage of a cell depends on the positions of its metals in the electrochemical series.
state: the further apart the metals the greater the voltage | the voltage is larger when the metals are further apart | greater distance gives greater voltage
  | the closer they are the smaller the voltage
reject: the heavier the metal the greater the voltage

[between, cell-voltage] Predict the voltage of a cell made of the metals #strongest and #weakest.
calculate: #high - #low | V
tolerance: 0.2
wrong: voltages-added | #high + #low | The voltages were added.

[salt, electrolytes] State the purpose of the salt solution.
state: to complete the circuit | it is an electrolyte | electrolyte | to allow ions to move | to conduct electricity between the metals | its ions carry the current
reject: to provide electrons | to react with the copper

[sugar, electrolytes] The salt solution is replaced by sugar solution. State the voltage that is measured, and explain your answer.
point: sugar solution contains no ions | there are no ions to complete the circuit | sugar does not conduct | it is not an electrolyte
why: Give the reason
then: 0 | zero | no voltage | 0 V
why: State the voltage
reject: the voltage increases
not with: salt

[bridge, ion-bridge] In another cell, two beakers are joined by an ion bridge. State the purpose of the ion bridge.
state: to complete the circuit | allows ions to move between the solutions | to allow ions to flow between the beakers | to transfer ions
reject: to let electrons flow through the solution | to stop the reaction

[flow, electron-flow] State the direction of the electron flow in the wires of a cell made of copper and #most.
state: from #most to copper | #most to copper | towards copper | to the copper
reject: from copper to #most

[oxidation, redox] Name the type of reaction in which #most atoms lose electrons.
state: oxidation | an oxidation reaction
reject: reduction | displacement | neutralisation

[reduction, redox] State what is meant by reduction.
state: gain of electrons | the gain of electrons by a substance | electrons are gained
reject: loss of electrons | loss of mass
not with: oxidation

[displace, displacement] A strip of #most is placed in copper(II) sulfate solution. State what is seen on the strip, and explain why.
point: #most is more reactive than copper so it displaces it | #most is higher in the electrochemical series | #most displaces copper
why: Give the reason
then: a brown solid forms | it becomes coated with copper | a brown coating | copper forms on it | a red-brown solid
why: State what is seen
reject: no reaction | bubbles only

[silver, displacement] State whether #most displaces silver from silver nitrate solution.
state: yes | it does | it displaces silver
reject: no | it does not
not with: displace

[conduct, metallic-bonding] Explain why metals conduct electricity.
point: they have delocalised electrons | electrons are free to move | the outer electrons can move | they contain free electrons
reject: their ions move

[extract, extraction] Aluminium is obtained from its ore by electrolysis, and iron by heating its ore with carbon. Explain why the methods differ.
point: aluminium is more reactive than carbon | aluminium is too reactive to be extracted with carbon | iron is less reactive than carbon
  | aluminium is higher in the reactivity series
  | Al is too reactive
reject: aluminium is lighter | iron is stronger

[rust, corrosion] State the two substances that must be present for iron to rust.
point: water | H2O
point: oxygen | air | O2
need: 2

[fair, variables] State one variable that should be kept the same in all cells, apart from the copper.
state: concentration of the salt solution | size of the metals | type of electrolyte | distance between the metals | temperature | volume of the solution
  | surface area of the metals | electrolyte
reject: voltage | type of metal
`,
});
