import { sameUnit } from '../../maths/units/unit.ts';
import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import { getAllOptionValues } from './option-values.ts';

export const optionsHaveOneFormat = defineQuestionCheck({
  id: 'options-have-one-format',
  code: 'X04',
  meaning: 'Numeric options use one unit and one notation.',
  severity: 'info',
  fails: choiceQuestion('How long is the table?', [
    '$80\\,\\mathrm{cm}$',
    '$1.2\\,\\mathrm{m}$ *',
    '$1.6\\,\\mathrm{m}$',
  ]),
  passes: choiceQuestion('How long is the table?', [
    '$0.8\\,\\mathrm{m}$',
    '$1.2\\,\\mathrm{m}$ *',
    '$1.6\\,\\mathrm{m}$',
  ]),
  run: (view) => {
    const valuedOptions = view.authoredOptions.length >= 2 ? getAllOptionValues(view) : undefined;
    const [first] = valuedOptions ?? [];
    if (valuedOptions === undefined || first === undefined) return [];
    const units = valuedOptions.map(({ measured }) => measured.unit);
    const hasDifferentUnits = units.some(
      (unit) =>
        (unit === undefined) !== (units[0] === undefined) || (unit && units[0] && !sameUnit(unit, units[0])),
    );
    if (hasDifferentUnits)
      return [{ message: 'The options use different units; use one unit for all.', field: 'options' }];
    const scientificCount = valuedOptions.filter(
      ({ option }) => /10\s*\^|10⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]/.test(option.visible) || /10\s*\^/.test(option.tex),
    ).length;
    if (scientificCount === 0 || scientificCount === valuedOptions.length) return [];
    return [
      {
        message: 'Some options are written with powers of ten and some are not; use one notation.',
        field: 'options',
      },
    ];
  },
});
