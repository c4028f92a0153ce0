/**
 * Reactions at equilibrium, the changes that shift them, and facts about equilibrium. In the facts,
 * `clues` describe a term and `or` lists other accepted wordings.
 */

/** A reaction at equilibrium in the gas phase. If both numbers of `gases` are equal, pressure has no effect. */
export type Equilibrium = {
  readonly situation: string;
  readonly equation: string;
  readonly reactant: string;
  readonly product: string;
  readonly isExothermic: boolean;
  /** Moles of gas on the left and on the right. */
  readonly gases: readonly [number, number];
};

export const equilibria: readonly Equilibrium[] = [
  {
    situation: 'Ammonia is made in the Haber process.',
    equation: '\\mathrm{N_2(g)} + 3\\mathrm{H_2(g)} \\rightleftharpoons 2\\mathrm{NH_3(g)}',
    reactant: 'nitrogen',
    product: 'ammonia',
    isExothermic: true,
    gases: [4, 2],
  },
  {
    situation: 'Sulfur trioxide is made in the Contact process.',
    equation: '2\\mathrm{SO_2(g)} + \\mathrm{O_2(g)} \\rightleftharpoons 2\\mathrm{SO_3(g)}',
    reactant: 'oxygen',
    product: 'sulfur trioxide',
    isExothermic: true,
    gases: [3, 2],
  },
  {
    situation: 'Methanol is made from synthesis gas.',
    equation: '\\mathrm{CO(g)} + 2\\mathrm{H_2(g)} \\rightleftharpoons \\mathrm{CH_3OH(g)}',
    reactant: 'carbon monoxide',
    product: 'methanol',
    isExothermic: true,
    gases: [3, 1],
  },
  {
    situation: 'Dinitrogen tetroxide breaks up.',
    equation: '\\mathrm{N_2O_4(g)} \\rightleftharpoons 2\\mathrm{NO_2(g)}',
    reactant: 'dinitrogen tetroxide',
    product: 'nitrogen dioxide',
    isExothermic: false,
    gases: [1, 2],
  },
  {
    situation: 'Hydrogen is made from methane and steam.',
    equation: '\\mathrm{CH_4(g)} + \\mathrm{H_2O(g)} \\rightleftharpoons \\mathrm{CO(g)} + 3\\mathrm{H_2(g)}',
    reactant: 'steam',
    product: 'hydrogen',
    isExothermic: false,
    gases: [2, 4],
  },
  {
    situation: 'Ethanol is made from ethene and steam.',
    equation: '\\mathrm{C_2H_4(g)} + \\mathrm{H_2O(g)} \\rightleftharpoons \\mathrm{C_2H_5OH(g)}',
    reactant: 'steam',
    product: 'ethanol',
    isExothermic: true,
    gases: [2, 1],
  },
  {
    situation: 'Phosphorus pentachloride breaks up.',
    equation: '\\mathrm{PCl_5(g)} \\rightleftharpoons \\mathrm{PCl_3(g)} + \\mathrm{Cl_2(g)}',
    reactant: 'phosphorus pentachloride',
    product: 'chlorine',
    isExothermic: false,
    gases: [1, 2],
  },
  {
    situation: 'Hydrogen iodide is formed from its elements.',
    equation: '\\mathrm{H_2(g)} + \\mathrm{I_2(g)} \\rightleftharpoons 2\\mathrm{HI(g)}',
    reactant: 'hydrogen',
    product: 'hydrogen iodide',
    isExothermic: true,
    gases: [2, 2],
  },
];

/** A change to a system at equilibrium, and the direction in which the equilibrium moves. */
export type Change = {
  /** Follows `When equilibrium has been reached,` in the stem: `the temperature is raised`. */
  readonly event: string;
  /** The change as an option: `raising the temperature`. */
  readonly action: string;
  readonly shift: 'right' | 'left' | 'none';
  readonly reason: string;
  /** Other accepted wordings of the reason. */
  readonly reasonWordings: readonly string[];
  /** Wrong reasons, which lose the mark. */
  readonly wrongReasons?: readonly string[];
};

/** Lists the changes that questions about a system can use. */
export function listChanges(system: Equilibrium): readonly Change[] {
  const heat = system.isExothermic ? 'exothermic' : 'endothermic';
  const heatText = `the forward reaction is ${heat}`;
  const addReactant: Change = {
    event: `more ${system.reactant} is added`,
    action: `adding more ${system.reactant}`,
    shift: 'right',
    reason: `the system uses up some of the added ${system.reactant}`,
    reasonWordings: [
      `uses up the ${system.reactant}`,
      `${system.reactant} is used up`,
      'uses up the added reactant',
      'opposes the change',
      'more collisions',
      'speeds up the forward reaction',
      'forward reaction speeds up',
    ],
  };
  const removeProduct: Change = {
    event: `some of the ${system.product} is removed`,
    action: `removing some ${system.product}`,
    shift: 'right',
    reason: `the system replaces the ${system.product} that was removed`,
    reasonWordings: [
      `replaces the ${system.product}`,
      `makes more ${system.product}`,
      `to form more ${system.product}`,
      'makes more product',
      'opposes the change',
    ],
  };
  const addProduct: Change = {
    event: `more ${system.product} is added`,
    action: `adding more ${system.product}`,
    shift: 'left',
    reason: `the system uses up some of the added ${system.product}`,
    reasonWordings: [
      `uses up the ${system.product}`,
      `${system.product} is used up`,
      'uses up the added product',
      'opposes the change',
    ],
  };
  return [
    addReactant,
    removeProduct,
    addProduct,
    ...listTemperatureChanges(system, heatText),
    ...listPressureChanges(system),
    addCatalyst,
  ];
}

const addCatalyst: Change = {
  event: 'a catalyst is added',
  action: 'adding a catalyst',
  shift: 'none',
  reason: 'a catalyst speeds up the forward and the reverse reaction equally',
  reasonWordings: [
    'both reactions equally',
    'speeds up both reactions',
    'speeds up both directions equally',
    'increases the rate of both reactions by the same amount',
    'forward and reverse rates increase equally',
    'affects both reactions equally',
  ],
  wrongReasons: ['speeds up only the forward reaction', 'speeds up the reverse reaction more'],
};

/** Wordings for a change that favours the exothermic or the endothermic reaction. */
function listFavouring(heat: string): string[] {
  return [
    `favours the ${heat}`,
    `favours ${heat}`,
    `in the ${heat} direction`,
    `${heat} reaction is favoured`,
  ];
}

function listTemperatureChanges({ isExothermic }: Equilibrium, heatText: string): Change[] {
  return [
    {
      event: `the temperature is raised; ${heatText}`,
      action: 'raising the temperature',
      shift: isExothermic ? 'left' : 'right',
      reason: `a rise in temperature favours the endothermic reaction, and ${heatText}`,
      reasonWordings: [
        ...listFavouring('endothermic'),
        'takes in the extra heat',
        'to lower the temperature',
      ],
      wrongReasons: listFavouring('exothermic'),
    },
    {
      event: `the temperature is lowered; ${heatText}`,
      action: 'lowering the temperature',
      shift: isExothermic ? 'right' : 'left',
      reason: `a fall in temperature favours the exothermic reaction, and ${heatText}`,
      reasonWordings: [...listFavouring('exothermic'), 'gives out more heat', 'to raise the temperature'],
      wrongReasons: listFavouring('endothermic'),
    },
  ];
}

/** Wordings for the side with fewer or more moles of gas. */
function listSides(...words: readonly string[]): string[] {
  return words.flatMap((word) => [
    ...['moles', 'gas moles', 'molecules', 'gas molecules', 'particles'].map((noun) => `${word} ${noun}`),
    `${word} number of moles`,
    `${word} number of molecules`,
    `${word} moles of gas`,
  ]);
}

/** Wordings that say which side has fewer or more moles of gas. */
function nameSide(word: string, side: 'left' | 'right'): string[] {
  const substances = side === 'left' ? 'reactants' : 'products';
  return ['moles', 'gas moles', 'molecules', 'gas molecules', 'moles of gas'].flatMap((noun) => [
    `${word} ${noun} on the ${side}`,
    `${side} has ${word} ${noun}`,
    `${side} hand side has ${word} ${noun}`,
    `${substances} have ${word} ${noun}`,
  ]);
}

function listPressureChanges({ gases: [left, right] }: Equilibrium): Change[] {
  // A higher pressure favours the side with fewer moles of gas.
  const [shiftWhenRaised, shiftWhenLowered] =
    left === right
      ? (['none', 'none'] as const)
      : left > right
        ? (['right', 'left'] as const)
        : (['left', 'right'] as const);
  const moles =
    left === right
      ? 'there are as many moles of gas on each side'
      : `there ${left === 1 ? 'is 1 mole' : `are ${left} moles`} of gas on the left and ${right} on the right`;
  const [fewer, more] = [listSides('fewer', 'less', 'smaller'), listSides('more', 'greater', 'larger')];
  const [fullSide, emptySide] = left > right ? (['left', 'right'] as const) : (['right', 'left'] as const);
  const [moreOnOneSide, fewerOnOneSide] = [nameSide('more', fullSide), nameSide('fewer', emptySide)];
  const equal = ['same number of moles', 'as many moles', 'equal moles', 'equal number of moles'];
  return [
    {
      event: 'the pressure is raised',
      action: 'raising the pressure',
      shift: shiftWhenRaised,
      reason: `pressure favours the side with fewer moles of gas, and ${moles}`,
      reasonWordings: left === right ? equal : [...fewer, ...moreOnOneSide],
    },
    {
      event: 'the pressure is lowered',
      action: 'lowering the pressure',
      shift: shiftWhenLowered,
      reason: `a lower pressure favours the side with more moles of gas, and ${moles}`,
      reasonWordings: left === right ? equal : [...more, ...fewerOnOneSide],
    },
  ];
}
