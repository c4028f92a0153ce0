// National 5 Mathematics: arc length, sector area and sector angle.
// Notation: `b1` is the learner's own result of bullet 1; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { drawSector } from '../../diagrams/families/sector.ts';
import type { ItemDraft } from '../item-draft.ts';
import { step, strategy } from '../item-draft.ts';
import { degreesTex, figuresTex, fixedTex, plainTex, quantityTex } from '../write/number.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

type Sector = {
  readonly r: number;
  readonly angle: number;
  readonly isArea: boolean;
  readonly unit: 'cm' | 'm';
  readonly pi: string;
};

const WORDS = { cm: 'centimetres', m: 'metres' } as const;

function writeStem({ r, angle, isArea, unit }: Sector): string {
  const quantityName = isArea ? 'area of the sector' : 'length of the arc';
  return `A sector of a circle has radius $${plainTex(r)}$ ${WORDS[unit]} and an angle of $${degreesTex(angle)}$ at the centre. Calculate the ${quantityName}.`;
}

/** The scheme of a sector; the answer is written by `format`. */
function writeSector(
  sector: Sector,
  stem: string,
  format: (value: number, isArea: boolean) => string,
): ItemDraft {
  const { r, angle, isArea, unit, pi } = sector;
  const piValue = pi === '\\pi' ? Math.PI : Number(pi);
  const fraction = `\\frac{${angle}}{360}`;
  const radius = plainTex(r);
  const diameter = plainTex(2 * r);
  const wholeTex = isArea ? `${pi} \\times ${radius}^2` : `${pi} \\times ${diameter}`;
  const share = angle / 360;
  const [area, arc] = [share * piValue * r * r, share * piValue * 2 * r];
  const answer = format(isArea ? area : arc, isArea);
  return {
    stem,
    figure: drawSector({ angle, radiusTex: `$${radius}$ ${unit}`, angleTex: `$${degreesTex(angle)}$` }),
    answer,
    bullets: [
      strategy('Find the fraction of the circle', fraction, { gaps: ['sector-fraction'] }),
      step(
        isArea ? 'Multiply by the area of the circle' : 'Multiply by the circumference',
        `${fraction} \\times ${wholeTex}`,
        { followThrough: `b1 \\times ${wholeTex}`, gaps: ['arc-vs-sector', 'radius-diameter'] },
      ),
      step('Evaluate, with the unit', answer, { followThrough: 'b2', gaps: ['rounding', 'unit'] }),
    ],
    mistakes: [
      {
        tag: 'arc-vs-sector',
        answer: format(isArea ? arc : area, !isArea),
        why: isArea ? 'The length of the arc was found.' : 'The area of the sector was found.',
        earns: [1],
      },
      {
        tag: 'radius-diameter',
        answer: format(isArea ? 4 * area : arc / 2, isArea),
        why: isArea ? 'The diameter was used as the radius.' : 'The radius was used as the diameter.',
        earns: [1],
      },
    ],
  };
}

export const sector = nat5MathematicsModel({
  id: 'N5M-38',
  title: 'Arc length, sector area or sector angle',
  outcomeId: 'MNU-5-14',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => ({
    r: random.step(3, 40, 0.5),
    angle: random.int(30, 320),
    isArea: random.chance(0.5),
    asksAngle: random.chance(0.25),
    unit: random.pick(['cm', 'm'] as const),
  }),
  accepts: ({ r, angle, asksAngle }) => angle % 90 !== 0 && r !== 2 && (!asksAngle || angle < 180),
  write: ({ asksAngle, ...parts }) => {
    const drawnSector = { ...parts, pi: '\\pi' };
    const format = (value: number, isArea: boolean) =>
      quantityTex(figuresTex(value, 3), isArea ? `${parts.unit}^2` : parts.unit);
    return asksAngle ? writeAngle(drawnSector) : writeSector(drawnSector, writeStem(drawnSector), format);
  },
});

function writeAngle({ r, angle, unit }: Sector): ItemDraft {
  const arc = fixedTex((angle / 360) * Math.PI * 2 * r, 2);
  const diameter = plainTex(2 * r);
  const answer = degreesTex(angle);
  const ratio = `\\frac{${arc}}{\\pi \\times ${diameter}}`;
  return {
    stem: `A sector of a circle has radius $${plainTex(r)}$ ${WORDS[unit]} and an arc of length $${arc}$ ${WORDS[unit]}. Calculate the angle at the centre, to the nearest degree.`,
    figure: drawSector({ angle, radiusTex: `$${plainTex(r)}$ ${unit}`, arcTex: `$${arc}$ ${unit}` }),
    answer,
    bullets: [
      strategy('Compare the arc with the circumference', ratio, {
        gaps: ['sector-fraction', 'radius-diameter'],
      }),
      step('Multiply by 360', `${ratio} \\times 360`, {
        followThrough: 'b1 \\times 360',
        gaps: ['sector-fraction'],
      }),
      step('Evaluate the angle', answer, { followThrough: 'b2', gaps: ['rounding'] }),
    ],
    mistakes: [
      {
        tag: 'radius-diameter',
        answer: degreesTex(2 * angle),
        why: 'The radius was used as the diameter.',
        earns: [2, 3],
      },
      {
        tag: 'arc-vs-sector',
        answer: degreesTex(Math.round((2 * angle) / r)),
        why: 'The arc was compared with the area of the circle.',
      },
    ],
  };
}

export const sectorByHand = nat5MathematicsModel({
  id: 'N5M-39',
  title: 'Sector without a calculator',
  outcomeId: 'MNU-5-14',
  calculator: 'forbidden',
  marks: [3],
  largest: 5100,
  choose: (random) => ({
    r: random.pick([5, 10, 15, 20, 25, 30, 40]),
    angle: random.pick([36, 40, 45, 60, 72, 80, 90, 108, 120, 135, 144, 160, 216, 240, 252, 270]),
    isArea: random.chance(0.5),
  }),
  accepts: ({ r, angle, isArea }) => {
    const times = isArea ? angle * r * r : angle * 2 * r;
    return times % 360 === 0 && (times / 360) * 3.14 <= 2500;
  },
  write: (parts) => {
    const drawnSector = { ...parts, unit: 'cm' as const, pi: '3.14' };
    const format = (value: number, isArea: boolean) =>
      quantityTex(Number(value.toFixed(4)), isArea ? 'cm^2' : 'cm');
    return writeSector(drawnSector, `${writeStem(drawnSector)} Take $\\pi = 3.14$.`, format);
  },
});
