// National 3 Mathematics: area and perimeter of a rectangle, volume of a cuboid, and time intervals.
// Notation: `@1` is the result of the first line; `b1` is the learner's own result of bullet 1; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { writeWrittenCalculation } from '../calculation/calculation.ts';
import { type ItemDraft, step } from '../item-draft.ts';
import { quantityTex } from '../write/number.ts';
import { nat3MathematicsModel } from './nat3-mathematics-model.ts';

const PLACES = ['garden', 'playground', 'patio', 'vegetable plot', 'hall floor', 'lawn', 'paddock'] as const;

export const rectangle = nat3MathematicsModel({
  id: 'N3M-04',
  title: 'Area and perimeter of a rectangle',
  outcomeId: 'MNU-3-03',
  calculator: 'either',
  marks: [2],
  choose: (random) => ({
    place: random.pick(PLACES),
    l: random.int(4, 20),
    b: random.int(2, 15),
    asksArea: random.chance(0.5),
  }),
  accepts: ({ l, b }) => l > b && l < 3 * b && l * b !== 2 * (l + b),
  write: ({ place, l, b, asksArea }): ItemDraft => {
    const [area, perimeter] = [l * b, 2 * (l + b)];
    const calculation = asksArea ? `${l} \\times ${b}` : `2 \\times ${l} + 2 \\times ${b}`;
    const answer = asksArea ? quantityTex(area, 'm^2') : quantityTex(perimeter, 'm');
    return {
      stem: `A rectangular ${place} is $${quantityTex(l, 'm')}$ long and $${quantityTex(b, 'm')}$ wide. Find its ${asksArea ? 'area' : 'perimeter'}. Give the unit.`,
      answer,
      recomputedFrom: calculation,
      bullets: [
        step('Know what to do', calculation, {
          ...(asksArea ? {} : { alsoAccepted: [`${l} + ${b} + ${l} + ${b}`, `2 \\times (${l} + ${b})`] }),
          gaps: ['area-vs-perimeter'],
          impliedBy: [2],
        }),
        step('Find the answer with its unit', answer, { gaps: ['unit'] }),
      ],
      mistakes: [
        {
          tag: 'area-vs-perimeter',
          answer: asksArea ? quantityTex(perimeter, 'm^2') : quantityTex(area, 'm'),
          why: asksArea
            ? 'The perimeter was found: the area is length times breadth.'
            : 'The area was found: the perimeter is the way round the outside.',
        },
        {
          tag: 'half-perimeter',
          answer: asksArea ? quantityTex(l + b, 'm^2') : quantityTex(l + b, 'm'),
          why: asksArea ? 'The sides were added instead of multiplied.' : 'There are four sides to add.',
        },
      ],
      policies: { units: 'required' },
    };
  },
});

export const cuboid = nat3MathematicsModel({
  id: 'N3M-05',
  title: 'Volume of a cuboid',
  outcomeId: 'MNU-3-03',
  calculator: 'allowed',
  marks: [2, 3],
  choose: (random) => {
    const asksLitres = random.chance(0.4);
    const pickTens = (low: number, high: number) => 10 * random.int(low, high);
    const sizes = asksLitres
      ? { l: pickTens(4, 9), b: pickTens(2, 4), h: 5 * random.int(3, 9) }
      : { l: random.int(26, 45), b: random.int(12, 25), h: random.int(8, 20) };
    const box = random.pick(
      asksLitres
        ? ['fish tank', 'storage tub', 'water trough', 'sink']
        : ['box', 'carton', 'drawer', 'shoe box', 'toolbox'],
    );
    return { box, asksLitres, ...sizes };
  },
  write: ({ box, l, b, h, asksLitres }) => {
    const volume = l * b * h;
    const litres = {
      why: 'Change to litres',
      tex: '\\frac{@2}{1000}',
      value: volume / 1000,
      unit: 'l',
      gaps: ['volume-litres'],
    };
    const scale = asksLitres ? 1000 : 1;
    return writeWrittenCalculation({
      situation: `A ${box} in the shape of a cuboid is $${quantityTex(l, 'cm')}$ long, $${quantityTex(b, 'cm')}$ wide and $${quantityTex(h, 'cm')}$ high.`,
      quantity: asksLitres ? 'how many litres of water it holds when it is full' : 'its volume',
      lines: [
        {
          why: 'Find the area of the base',
          tex: `${l} \\times ${b}`,
          value: l * b,
          unit: 'cm^2',
          gaps: ['operation-choice'],
        },
        {
          why: 'Multiply by the height',
          tex: `@1 \\times ${h}`,
          value: volume,
          unit: 'cm^3',
          gaps: ['operation-choice'],
        },
        ...(asksLitres ? [litres] : []),
      ],
      mistakes: [
        {
          tag: 'operation-choice',
          value: (l + b + h) / scale,
          why: 'The lengths are multiplied, not added.',
          earns: asksLitres ? [3] : [],
        },
        asksLitres
          ? {
              tag: 'volume-litres',
              value: volume / 100,
              why: 'There are $1000$ cubic centimetres in a litre.',
              earns: [1, 2],
            }
          : {
              tag: 'volume-two-sides',
              value: l * b,
              why: 'This is the area of the base; it has to be multiplied by the height.',
              earns: [1],
            },
      ],
      significantFigures: 6,
    });
  },
});

const EVENTS = [
  'A film',
  'A train journey',
  'A swimming lesson',
  'A concert',
  'A craft class',
  'A ferry crossing',
  'An open day',
] as const;

/** Asks for the number of minutes between two times. */
export const timeInterval = nat3MathematicsModel({
  id: 'N3M-06',
  title: 'Time intervals',
  outcomeId: 'MNU-3-03',
  calculator: 'either',
  marks: [2],
  largest: 2400,
  choose: (random) => ({
    event: random.pick(EVENTS),
    hour: random.int(9, 20),
    minute: 5 * random.int(0, 11),
    span: 5 * random.int(9, 30),
  }),
  accepts: ({ minute, span }) => minute + (span % 60) > 60 && span % 60 !== 0,
  write: ({ event, hour, minute, span }): ItemDraft => {
    const end = hour * 60 + minute + span;
    const formatTime = (time: number) =>
      `${String(Math.floor(time / 60)).padStart(2, '0')}.${String(time % 60).padStart(2, '0')}`;
    const minutesToHour = 60 - minute;
    // The difference if an hour had 100 minutes.
    const wrongMinutes = (Math.floor(end / 60) - hour) * 100 + ((end % 60) - minute);
    return {
      stem: `${event} starts at ${formatTime(hour * 60 + minute)} and ends at ${formatTime(end)}. How many minutes does it last?`,
      answer: String(span),
      recomputedFrom: `${Math.floor(end / 60)} \\times 60 + ${end % 60} - (${hour} \\times 60 + ${minute})`,
      bullets: [
        step('Count on to the next hour', String(minutesToHour), {
          working: `$${minutesToHour}$ minutes to the hour`,
          gaps: ['time-base60'],
          impliedBy: [2],
        }),
        step('Find the whole time in minutes', String(span), {
          followThrough: `b1 + ${span - minutesToHour}`,
          working: `$${minutesToHour} + ${span - minutesToHour} = ${span}$ minutes`,
          gaps: ['time-base60'],
        }),
      ],
      mistakes: [
        {
          tag: 'time-base60',
          answer: String(wrongMinutes),
          why: 'There are $60$ minutes in an hour, not $100$.',
        },
        {
          tag: 'time-hour-lost',
          answer: String(span > 60 ? span - 60 : span + 60),
          why: 'An hour was lost or counted twice.',
        },
      ],
    };
  },
});
