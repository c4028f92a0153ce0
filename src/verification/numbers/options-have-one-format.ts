import { sameUnit } from '../../maths/units/unit.ts';
import { questionCheck } from '../check.ts';
import { choice } from '../example.ts';
import { getAllOptionValues } from './option-values.ts';

export const optionsHaveOneFormat = questionCheck({
  id: 'options-have-one-format',
  code: 'X04',
  meaning: 'Numeric options use one unit and one notation.',
  severity: 'info',
  fails: choice('How long is the table?', [
    '$80\\,\\mathrm{cm}$',
    '$1.2\\,\\mathrm{m}$ *',
    '$1.6\\,\\mathrm{m}$',
  ]),
  passes: choice('How long is the table?', [
    '$0.8\\,\\mathrm{m}$',
    '$1.2\\,\\mathrm{m}$ *',
    '$1.6\\,\\mathrm{m}$',
  ]),
  run: (view) => {
    const valued = view.worded.length >= 2 ? getAllOptionValues(view) : undefined;
    const [first] = valued ?? [];
    if (valued === undefined || first === undefined) return [];
    const units = valued.map(({ measured }) => measured.unit);
    const differs = units.some(
      (unit) =>
        (unit === undefined) !== (units[0] === undefined) || (unit && units[0] && !sameUnit(unit, units[0])),
    );
    if (differs)
      return [{ message: 'The options use different units; use one unit for all.', field: 'options' }];
    const scientific = valued.filter(
      ({ option }) => /10\s*\^|10⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]/.test(option.visible) || /10\s*\^/.test(option.tex),
    ).length;
    if (scientific === 0 || scientific === valued.length) return [];
    return [
      {
        message: 'Some options are written with powers of ten and some are not; use one notation.',
        field: 'options',
      },
    ];
  },
});
