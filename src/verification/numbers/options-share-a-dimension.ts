import { isCountOrCurrency, sameDimension } from '../../maths/units/unit.ts';
import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import { createOptionRemark } from '../flaws/option-remark.ts';
import { getAllOptionValues } from './option-values.ts';

const UNIT_QUESTION = /\b(?:units?|dimensions?)\b/i;

export const optionsShareADimension = defineQuestionCheck({
  id: 'options-share-a-dimension',
  code: 'P01',
  meaning: 'The units of all numeric options measure the same quantity.',
  severity: 'error',
  fails: choiceQuestion('What is the kinetic energy of the car?', [
    '$2\\,\\mathrm{J}$ *',
    '$3\\,\\mathrm{N}$',
    '$4\\,\\mathrm{J}$',
  ]),
  passes: choiceQuestion('What is the kinetic energy of the car?', [
    '$2\\,\\mathrm{J}$ *',
    '$3\\,\\mathrm{J}$',
    '$4\\,\\mathrm{J}$',
  ]),
  run: (view) => {
    const { correctOptions, authoredOptions, stem } = view;
    // In a question about a volume V, V is not the volt.
    const isLetter = (name: string): boolean =>
      /^[A-Za-z]$/.test(name.trim()) &&
      new RegExp(String.raw`(?<![A-Za-z\\{])${name.trim()}\s*(?:=|\$)`).test(stem.tex);
    const valuedOptions =
      authoredOptions.length >= 2 && correctOptions.length === 1 && !UNIT_QUESTION.test(stem.prose)
        ? getAllOptionValues(view)
        : undefined;
    const key = valuedOptions?.find(({ option }) => option.correct);
    const unit = key?.measured.unit;
    if (valuedOptions === undefined || unit === undefined || isCountOrCurrency(unit)) return [];
    return valuedOptions.flatMap(({ option, measured }) => {
      if (
        measured.unit === undefined ||
        isCountOrCurrency(measured.unit) ||
        isLetter(measured.unit.text) ||
        sameDimension(unit.dimension, measured.unit.dimension)
      )
        return [];
      return [
        createOptionRemark(
          option,
          `Option (${option.id}) is in ${measured.unit.text}, the correct one in ${unit.text}; these measure different quantities.`,
        ),
      ];
    });
  },
});
