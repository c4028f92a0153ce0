// Facts of National 3 Physics (energy and circuits). `facts/fact-sheet.ts` explains the fields; `facts/fact-model.ts` writes the questions.

import type { FactSheet } from '../facts/fact-sheet.ts';

export const energySheet: FactSheet = {
  tables: [
    {
      noun: 'source of energy',
      tag: 'energy-sources',
      facts: [
        { term: 'wind', clues: ['turns large blades on a hill', 'works only when the air moves'] },
        {
          term: 'solar',
          or: ['the Sun', 'sunlight', 'sun'],
          clues: ['is used by panels on a roof', 'works only in daylight'],
        },
        {
          term: 'hydroelectric',
          or: ['hydro', 'falling water'],
          clues: ['uses water behind a dam in the mountains', 'needs high land and plenty of rain'],
        },
        { term: 'tidal', or: ['tides', 'tide'], clues: ['uses the rise and fall of the sea twice a day'] },
        { term: 'geothermal', clues: ['uses hot rocks deep below the ground'] },
        { term: 'coal', clues: ['is a black rock that is dug from mines'] },
        {
          term: 'oil',
          clues: ['is a thick liquid that is pumped from under the sea bed', 'is made into petrol'],
        },
        { term: 'gas', or: ['natural gas'], clues: ['is piped to cookers and boilers in houses'] },
        {
          term: 'nuclear',
          or: ['uranium', 'nuclear fuel'],
          clues: ['gives waste that stays radioactive for a long time'],
        },
        { term: 'biomass', or: ['wood'], clues: ['comes from plants that can be grown again and burned'] },
      ],
    },
  ],
  statements: [
    {
      about: 'saving energy',
      tag: 'saving-energy',
      truths: [
        'LED lamps use less energy than old filament lamps',
        'insulation in the loft keeps heat in',
        'turning appliances off saves energy',
        'fossil fuels will run out one day',
        'burning fossil fuels gives out carbon dioxide',
        'drying clothes outside saves electricity',
        'walking instead of driving saves fuel',
      ],
      errors: [
        ['coal is a renewable source of energy', 'coal will run out'],
        ['leaving a television on standby uses no energy', 'it uses some energy all the time'],
        ['opening a window saves heating', 'the heat gets out'],
        ['wind power gives out a lot of carbon dioxide', 'a wind turbine burns no fuel'],
        ['solar panels work best at night', 'they need light'],
      ],
    },
    {
      about: 'static electricity',
      tag: 'static-electricity',
      truths: [
        'rubbing two materials together can charge them',
        'like charges push each other away',
        'opposite charges pull each other together',
        'lightning is caused by static electricity',
        'a rubbed balloon can stick to a wall',
      ],
      errors: [
        ['like charges attract', 'they push each other away'],
        ['static electricity is made by heating a metal', 'it is made by rubbing'],
        ['a metal spoon in the hand is easy to charge by rubbing', 'the charge flows away through the hand'],
        ['opposite charges push each other away', 'they attract'],
      ],
    },
  ],
};

export const heatSheet: FactSheet = {
  tables: [
    {
      noun: 'part of a circuit',
      tag: 'circuit-parts',
      facts: [
        { term: 'battery', or: ['cell', 'cells'], clues: ['pushes the current round the circuit'] },
        { term: 'switch', clues: ['turns the circuit on and off'] },
        { term: 'lamp', or: ['bulb'], clues: ['gives out light'] },
        { term: 'motor', clues: ['turns round when there is a current in it'] },
        { term: 'buzzer', clues: ['makes a sound'] },
        { term: 'wire', or: ['wires', 'lead'], clues: ['joins the other parts together'] },
        { term: 'fuse', clues: ['melts if the current is too big'] },
        { term: 'ammeter', clues: ['measures the current'] },
        { term: 'voltmeter', clues: ['measures the voltage'] },
      ],
    },
  ],
  statements: [
    {
      about: 'electrical conductors and insulators',
      tag: 'conductors',
      truths: [
        'copper conducts electricity',
        'plastic is an insulator',
        'a circuit must have no gaps for a lamp to light',
        'graphite in a pencil conducts electricity',
        'a switch makes a gap in a circuit',
        'rubber is an insulator',
        'steel conducts electricity',
      ],
      errors: [
        ['wood conducts electricity well', 'wood is an insulator'],
        ['a lamp lights when there is a gap in the circuit', 'the circuit has to be complete'],
        ['glass conducts electricity well', 'glass is an insulator'],
        ['the outside of a cable is made of copper to keep us safe', 'it is made of plastic'],
        ['aluminium is an insulator', 'aluminium is a metal and conducts'],
      ],
    },
    {
      about: 'heat',
      tag: 'heat-transfer',
      truths: [
        'heat moves from hot places to cold places',
        'metals conduct heat well',
        'hot air rises',
        'a vacuum flask keeps drinks hot or cold',
        'trapped air is a good insulator',
        'shiny surfaces reflect heat',
        'heat from the Sun reaches us by radiation',
      ],
      errors: [
        ['heat moves from cold places to hot places', 'it moves from hot to cold'],
        ['a wooden spoon conducts heat better than a metal spoon', 'metal conducts heat better'],
        ['a thick jumper makes heat', 'it keeps heat in'],
        ['black surfaces are the worst at taking in heat', 'they are the best'],
      ],
    },
  ],
};
