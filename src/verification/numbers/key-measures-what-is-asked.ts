import {
  type Dimension,
  isCountOrCurrency,
  isPureNumber,
  sameDimension,
  type Unit,
} from '../../maths/units/unit.ts';
import { defineQuestionCheck, type Remark } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import { parseQuantity } from '../views/measured-value.ts';
import type { QuestionView } from '../views/question-view.ts';
import { ASKED_QUANTITIES } from './asked-quantities.table.ts';
import { getOptionValue } from './option-values.ts';
import { parseUnit } from './parse-unit.ts';

export const keyMeasuresWhatIsAsked = defineQuestionCheck({
  id: 'key-measures-what-is-asked',
  code: 'P01',
  meaning: 'The unit of the answer measures the quantity that the stem asks for.',
  severity: 'error',
  fails: choiceQuestion('A car starts from rest. What is the acceleration of the car?', [
    '$2\\,\\mathrm{m}$ *',
    '$3\\,\\mathrm{m}$',
    '$4\\,\\mathrm{m}$',
  ]),
  passes: choiceQuestion('A car starts from rest. What is the acceleration of the car?', [
    '$2\\,\\mathrm{m\\,s^{-2}}$ *',
    '$3\\,\\mathrm{m\\,s^{-2}}$',
    '$4\\,\\mathrm{m\\,s^{-2}}$',
  ]),
  run: (view) => {
    const quantity = findAskedQuantity(view.leadIn);
    const answer = quantity && findAnswerUnit(view);
    if (!quantity || !answer) return [];
    const fits = quantity.units.some((text) => {
      const unit = parseUnit(text);
      return unit === undefined || sameDimension(unit.dimension, removePerMole(answer.unit.dimension));
    });
    if (fits) return [];
    return [
      {
        message: `The stem asks for ${quantity.name}, but the answer is in ${answer.unit.text}, which measures another quantity.`,
        ...answer.place,
      },
    ];
  },
});

/** Removes “per mole” from a dimension, because chemists give energies per mole. */
function removePerMole(dimension: Dimension): Dimension {
  return new Map([...dimension].filter(([name]) => name !== 'mol'));
}

/** Wording of a stem that asks for two quantities, or for a quantity per unit of another one. */
const ASKS_MORE =
  /\band (?:the|its|their|his|her|what|how|find|corresponding)\b|\bper unit\b|\band \p{L}+\s*[.?]/iu;

type AskedQuantity = { readonly name: string; readonly units: readonly string[] };

/** Returns the quantity that a lead-in such as "What is the acceleration of the block?" asks for. */
function findAskedQuantity(leadIn: string): AskedQuantity | undefined {
  if (ASKS_MORE.test(leadIn)) return undefined;
  // Captures up to four words after "what is the", "find" and similar words, up to a preposition: "kinetic energy".
  const askedWords =
    /\b(?:what is|what was|find|calculate|determine|compute)\s+(?:the\s+)?((?:(?!\b(?:of|in|at|if|when|for|and|to|on|from|that|which|with|between|after|by|per|as|is|required|needed|does|did|using)\b)[\p{L}'-]+\s*){1,4})/iu
      .exec(leadIn)?.[1]
      ?.trim()
      .toLowerCase();
  if (
    askedWords === undefined ||
    (/\bratio\b|\bfraction\b|\bpercent|\brelative\b|\bspecific\b|\bmolar\b|\brate\b|\bdensity\b|\bper\b|\bnumber\b|\bangular\b|\bunit\b|\bdimension|\bmean arterial\b|\bequation\b|\bexpression\b/.test(
      askedWords,
    ) &&
      !ASKED_QUANTITIES.some(({ name }) => name === askedWords))
  )
    return undefined;
  const words = askedWords.replace(/\s+/g, ' ');
  const matches = ASKED_QUANTITIES.filter(({ name }) => ` ${words}`.endsWith(` ${name}`));
  // The longest name wins: oxygen tension is a pressure, other tensions are forces.
  return matches.toSorted((a, b) => b.name.length - a.name.length)[0];
}

function findAnswerUnit(
  view: QuestionView,
): { unit: Unit; place: Pick<Remark, 'span' | 'field' | 'severityShift'> } | undefined {
  const [key] = view.correctOptions;
  const { answer } = view.question;
  if (key !== undefined && view.correctOptions.length === 1 && view.authoredOptions.length > 0) {
    const unit = getOptionValue(key)?.unit;
    return isPhysicalUnit(unit)
      ? { unit, place: { ...(key.span && { span: key.span }), field: key.field } }
      : undefined;
  }
  if (answer?.kind !== 'value') return undefined;
  const unit = parseQuantity(answer.tex)?.unit;
  if (!isPhysicalUnit(unit)) return undefined;
  const span = view.spans.answer ?? view.spans.solution;
  // The value in the text of a solution may be the answer to another part of the question.
  const isStated = view.spans.answer !== undefined;
  const place = { ...(span && { span }), field: 'answer', ...(!isStated && { severityShift: -1 as const }) };
  return { unit, place };
}

function isPhysicalUnit(unit: Unit | undefined): unit is Unit {
  return unit !== undefined && !isCountOrCurrency(unit) && !isPureNumber(unit);
}
