// Facts of National 3 Physics (waves and radiation). `facts/fact-sheet.ts` explains the fields; `facts/fact-model.ts` writes the questions.

import type { FactSheet } from '../facts/fact-sheet.ts';

export const wavesSheet: FactSheet = {
  tables: [
    {
      noun: 'word',
      tag: 'wave-words',
      facts: [
        {
          term: 'reflection',
          or: ['reflects', 'reflected'],
          clues: ['means that light bounces off a mirror'],
        },
        {
          term: 'refraction',
          or: ['refracts', 'refracted'],
          clues: ['means that light changes direction as it goes into glass'],
        },
        {
          term: 'vibration',
          or: ['vibrates', 'vibrating', 'vibrations'],
          clues: ['means moving to and fro very quickly, which makes sound'],
        },
        { term: 'loudness', or: ['volume', 'loud'], clues: ['is measured in decibels'] },
        { term: 'pitch', clues: ['tells how high or low a note is'] },
        { term: 'echo', clues: ['means a sound that comes back from a wall'] },
        { term: 'prism', clues: ['is a piece of glass that splits white light into colours'] },
        { term: 'lens', clues: ['is a piece of glass that bends light to make an image'] },
        { term: 'mirror', clues: ['is a smooth surface that shows you your face'] },
        { term: 'shadow', clues: ['is a dark place where light is blocked'] },
      ],
    },
  ],
  statements: [
    {
      about: 'sound',
      tag: 'sound',
      truths: [
        'sound is made by vibrations',
        'sound can travel through water',
        'sound travels through solid things too',
        'a bell in a jar without air cannot be heard',
        'loud sounds can damage hearing',
        'ear defenders protect hearing',
      ],
      errors: [
        ['sound travels through empty space', 'it needs something to travel through'],
        ['sound travels faster than light', 'light is much faster'],
        ['a bigger vibration makes a quieter sound', 'it makes a louder sound'],
        ['a shorter guitar string gives a lower note', 'it gives a higher note'],
      ],
    },
    {
      about: 'light',
      tag: 'light',
      truths: [
        'light travels in straight lines',
        'white light is made of many colours',
        'a red object reflects red light',
        'black objects take in light',
        'we see things when light from them enters the eye',
        'a mirror reflects light',
      ],
      errors: [
        ['light travels in curves round corners', 'it travels in straight lines'],
        ['a green leaf reflects red light', 'it reflects green light'],
        ['our eyes give out light to see', 'light has to enter the eye'],
        ['light cannot travel through space', 'light from the Sun reaches us through space'],
      ],
    },
  ],
};

export const radiationSheet: FactSheet = {
  tables: [
    {
      noun: 'radiation',
      tag: 'radiation-uses',
      facts: [
        {
          term: 'infrared',
          or: ['infra-red', 'heat'],
          clues: [
            'is used in a television remote control',
            'lets a special camera see warm people in the dark',
            'is felt as heat from a fire',
          ],
        },
        {
          term: 'ultraviolet',
          or: ['ultra-violet', 'UV'],
          clues: ['gives us a suntan', 'makes security pens glow', 'is blocked by sun cream'],
        },
        {
          term: 'microwaves',
          or: ['microwave'],
          clues: ['cooks food in a small oven in minutes', 'carries calls between mobile phones and masts'],
        },
        {
          term: 'X-rays',
          or: ['X-ray', 'x rays'],
          clues: ['shows a broken bone', 'looks into bags at an airport'],
        },
        { term: 'radio waves', or: ['radio', 'radio wave'], clues: ['brings music to the car aerial'] },
        { term: 'visible light', or: ['light'], clues: ['is the only kind that our eyes can see'] },
        {
          term: 'gamma rays',
          or: ['gamma', 'gamma radiation'],
          clues: ['kills cancer cells in hospital', 'comes from radioactive materials and needs thick lead'],
        },
      ],
    },
  ],
  statements: [
    {
      about: 'radiation',
      tag: 'radiation-safety',
      truths: [
        'too much ultraviolet is bad for the skin',
        'X-rays can harm living cells',
        'sunglasses protect the eyes',
        'radiation from the Sun travels through space',
        'infrared makes things warm',
        'a dentist goes behind a screen when taking an X-ray',
      ],
      errors: [
        ['sun cream protects us from radio waves', 'it protects us from ultraviolet'],
        ['X-rays are harmless', 'too many can harm cells'],
        ['infrared can be seen with the eye', 'it is felt as heat'],
        ['microwaves are used to photograph bones', 'X-rays are'],
        ['radio waves give us a suntan', 'ultraviolet does'],
      ],
    },
    {
      about: 'measuring temperature',
      tag: 'thermometers',
      truths: [
        'water freezes at 0 degrees Celsius',
        'water boils at 100 degrees Celsius',
        'normal body temperature is about 37 degrees Celsius',
        'a thermometer measures temperature',
        'a warm room is at about 20 degrees Celsius',
        'the liquid in a thermometer takes up more room when it gets hotter',
      ],
      errors: [
        ['water boils at 50 degrees Celsius', 'it boils at 100 degrees Celsius'],
        ['normal body temperature is about 47 degrees Celsius', 'it is about 37 degrees Celsius'],
        ['temperature is measured in grams', 'it is measured in degrees Celsius'],
        ['the liquid in a thermometer shrinks when it gets hotter', 'it takes up more room'],
      ],
    },
  ],
};
