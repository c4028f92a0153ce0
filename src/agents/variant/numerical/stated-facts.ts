import type { NumberSite } from '../../numbers/question-map.ts';
import type { NumberTrace, TraceStep } from './trace.ts';

/** Facts that the text of a question states about its numbers; they must also hold for new numbers. */
export type StatedFacts = {
  /** True if the text compares sizes (larger, enough, magnified, …); the sizes must then keep their order. */
  readonly isCompared: boolean;
  /** True if the text states a multiple (twice, a quarter, …); all whole multiples between the numbers must then stay. */
  readonly isMultiple: boolean;
  /** Numbers that the text states as words, such as `three`. */
  readonly spelledOut: ReadonlySet<number>;
};

/** Words that compare sizes. */
const COMPARISON_WORDS =
  /\b(?:small|larg|great|bigg|low|high|long|short|fast|slow|heavi|light|hott|cold|warm|deep|weak|strong|clos|near|farth|furth)(?:er|est|r)\b|\b(?:less|fewer|more|most|least|exceeds?|below|above|beyond|enough|(?:in)?sufficient|limiting|excess|magnified|diminished|enlarged|reduced|at rest|does not (?:move|slide|slip|reach|float|sink)|cannot|floats|sinks|slips|overtakes|toppl\w+)\b/i;
/** Words that state a multiple or a fraction: `doubled`, `three times`, `a quarter`. */
const MULTIPLE_WORDS =
  /\b(?:twice|thrice|doubl\w+|halv\w+|half(?!-li)|trebl\w+|tripl\w+|quadrupl\w+)\b|\b(?:two|three|four|five|six|seven|eight|nine|ten)(?:[ -]times|-?fold|[ -]half-li)|\b(?:one|an?)[- ](?:third|quarter|fifth|sixth|eighth|ninth|tenth|sixteenth)\b/i;
/** The words for the numbers from 3. */
const NUMBER_WORDS = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const NUMBER_WORD = new RegExp(`\\b(${NUMBER_WORDS.join('|')})\\b`, 'gi');
/** The word `two` where it states a result, as in `the factor is two`. */
const RESULT_TWO = /\b(?:is|are|needs?|gives?|takes?|leaves?|after)\s+two\b/i;

const SOLUTION = /\\begin\{(solution|alternatesolution|idea)\}[\s\S]*?\\end\{\1\}/g;
const DRAWING = /\\begin\{(tikzpicture|circuitikz)\}[\s\S]*?\\end\{\1\}/g;
const FORMULA = /\$[^$]*\$/g;

/** Finds the comparisons, multiples and spelled-out numbers in the text of a question. */
export function findStatedFacts(tex: string): StatedFacts {
  const solutionText = (tex.match(SOLUTION) ?? []).join('\n').replace(FORMULA, ' ');
  const questionText = tex.replace(SOLUTION, ' ').replace(DRAWING, ' ').replace(FORMULA, ' ');
  const spelled = Array.from(
    solutionText.matchAll(NUMBER_WORD),
    ([word]) => NUMBER_WORDS.indexOf(word.toLowerCase()) + 3,
  );
  return {
    isCompared: COMPARISON_WORDS.test(solutionText),
    isMultiple: MULTIPLE_WORDS.test(solutionText) || MULTIPLE_WORDS.test(questionText),
    spelledOut: new Set(RESULT_TWO.test(solutionText) ? [2, ...spelled] : spelled),
  };
}

type Values = ReadonlyMap<NumberSite, number>;

/** Whether all facts that the text states about the original numbers also hold for the new numbers. */
export function keepsStatedFacts(stated: StatedFacts, { steps }: NumberTrace, values: Values): boolean {
  const { isCompared, isMultiple } = stated;
  return (
    (!isCompared || keepsSizes(steps, values)) &&
    (!isMultiple || keepsMultiples(steps, values)) &&
    steps.every((step) => !isSpelledOut(step, stated) || getNewValue(step.site, values) === step.site.value)
  );
}

/** Returns the new value of a number. */
const getNewValue = (site: NumberSite, values: Values): number => values.get(site) ?? site.value;

/** Whether quantities of one unit keep their order of size. */
export function keepsSizes(steps: readonly TraceStep[], values: Values): boolean {
  return keepsSiteOrder(
    listShownSites(steps).filter(({ unit }) => unit !== ''),
    values,
  );
}

/** Whether the numbers of each unit keep their order of size. */
export function keepsSiteOrder(sites: readonly NumberSite[], values: Values): boolean {
  return everyPairOfUnit(
    sites,
    (a, b) => a.value <= b.value || getNewValue(a, values) > getNewValue(b, values),
  );
}

/** The largest multiple that must be kept. */
const MAX_MULTIPLE = 16;

function keepsMultiples(steps: readonly TraceStep[], values: Values): boolean {
  const sites = listShownSites(steps).filter(({ unit, area }) => unit !== '' || area === 'stem');
  return everyPairOfUnit(sites, (a, b) => {
    const times = a.value / b.value;
    const isMultiple = times > 1.5 && times <= MAX_MULTIPLE && Math.abs(times - Math.round(times)) < 1e-9;
    return !isMultiple || Math.abs(getNewValue(a, values) / getNewValue(b, values) - times) < 1e-9 * times;
  });
}

function isSpelledOut({ site, derivations }: TraceStep, { spelledOut }: StatedFacts): boolean {
  const isResult = site.area === 'solution' || site.area === 'answer';
  return isResult && spelledOut.has(site.value) && derivations.some(({ dependsOn }) => dependsOn.size > 0);
}

/** Lists the numbers that are not exponents and not in options. */
function listShownSites(steps: readonly TraceStep[]): NumberSite[] {
  return steps
    .map(({ site }) => site)
    .filter(({ area, isExponent, value }) => area !== 'option' && !isExponent && value > 0);
}

/** Whether a condition holds for every pair of numbers with the same unit. */
function everyPairOfUnit(
  sites: readonly NumberSite[],
  holds: (a: NumberSite, b: NumberSite) => boolean,
): boolean {
  return sites.every((a) => sites.every((b) => a.unit !== b.unit || holds(a, b)));
}
