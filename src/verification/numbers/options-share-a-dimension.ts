import { isLabel, sameDimension } from '../../maths/units/unit.ts';
import { questionCheck } from '../check.ts';
import { choice } from '../example.ts';
import { optionRemark } from '../flaws/option-remark.ts';
import { getAllOptionValues } from './option-values.ts';

const ABOUT_UNITS = /\b(?:units?|dimensions?)\b/i;

export const optionsShareADimension = questionCheck({
  id: 'options-share-a-dimension',
  code: 'P01',
  meaning: 'The units of all numeric options measure the same quantity.',
  severity: 'error',
  fails: choice('What is the kinetic energy of the car?', [
    '$2\\,\\mathrm{J}$ *',
    '$3\\,\\mathrm{N}$',
    '$4\\,\\mathrm{J}$',
  ]),
  passes: choice('What is the kinetic energy of the car?', [
    '$2\\,\\mathrm{J}$ *',
    '$3\\,\\mathrm{J}$',
    '$4\\,\\mathrm{J}$',
  ]),
  run: (view) => {
    const { keyed, worded, stem } = view;
    const valued =
      worded.length >= 2 && keyed.length === 1 && !ABOUT_UNITS.test(stem.prose)
        ? getAllOptionValues(view)
        : undefined;
    const key = valued?.find(({ option }) => option.correct);
    const unit = key?.measured.unit;
    if (valued === undefined || unit === undefined || isLabel(unit)) return [];
    return valued.flatMap(({ option, measured }) => {
      if (
        measured.unit === undefined ||
        isLabel(measured.unit) ||
        sameDimension(unit.dimension, measured.unit.dimension)
      )
        return [];
      return [
        optionRemark(
          option,
          `Option (${option.id}) is in ${measured.unit.text}, the correct one in ${unit.text}; these measure different quantities.`,
        ),
      ];
    });
  },
});
