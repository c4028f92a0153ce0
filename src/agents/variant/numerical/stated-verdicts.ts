import type { NumberSite } from '../../numbers/question-map.ts';
import type { NumberTrace, TraceStep } from './trace.ts';

/** What the text of a question states about its numbers, and what must hold for new numbers too. */
type StatedVerdicts = {
  /** The text compares sizes (larger, enough, magnified, …): they keep their order. */
  readonly isCompared: boolean;
  /** The text states a multiple (twice, a quarter, …): multiples stay. */
  readonly isMultiple: boolean;
  /** Numbers that the text also writes as words. */
  readonly spelledOut: ReadonlySet<number>;
};

const COMPARES =
  /\b(?:small|larg|great|bigg|low|high|long|short|fast|slow|heavi|light|hott|cold|warm|deep|weak|strong|clos|near|farth|furth)(?:er|est|r)\b|\b(?:less|fewer|more|most|least|exceeds?|below|above|beyond|enough|(?:in)?sufficient|limiting|excess|magnified|diminished|enlarged|reduced|at rest|does not (?:move|slide|slip|reach|float|sink)|cannot|floats|sinks|slips|overtakes|toppl\w+)\b/i;
const MULTIPLES =
  /\b(?:twice|thrice|doubl\w+|halv\w+|half(?!-li)|trebl\w+|tripl\w+|quadrupl\w+)\b|\b(?:two|three|four|five|six|seven|eight|nine|ten)(?:[ -]times|-?fold|[ -]half-li)|\b(?:one|an?)[- ](?:third|quarter|fifth|sixth|eighth|ninth|tenth|sixteenth)\b/i;
const WORDS = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const SPELLED = new RegExp(`\\b(${WORDS.join('|')})\\b`, 'gi');
const TWO = /\b(?:is|are|needs?|gives?|takes?|leaves?|after)\s+two\b/i;

const SOLUTION = /\\begin\{(solution|alternatesolution|idea)\}[\s\S]*?\\end\{\1\}/g;
const DRAWN = /\\begin\{(tikzpicture|circuitikz)\}[\s\S]*?\\end\{\1\}/g;
const FORMULAS = /\$[^$]*\$/g;

/** Finds the comparisons, multiples and spelled-out numbers in the text of a question. */
export function findStatedVerdicts(tex: string): StatedVerdicts {
  const solved = (tex.match(SOLUTION) ?? []).join('\n').replace(FORMULAS, ' ');
  const asked = tex.replace(SOLUTION, ' ').replace(DRAWN, ' ').replace(FORMULAS, ' ');
  const spelled = Array.from(solved.matchAll(SPELLED), ([word]) => WORDS.indexOf(word.toLowerCase()) + 3);
  return {
    isCompared: COMPARES.test(solved),
    isMultiple: MULTIPLES.test(solved) || MULTIPLES.test(asked),
    spelledOut: new Set(TWO.test(solved) ? [2, ...spelled] : spelled),
  };
}

type Values = ReadonlyMap<NumberSite, number>;

/** Whether everything that the text states about the old numbers holds for the new ones. */
export function keepsVerdicts(stated: StatedVerdicts, { steps }: NumberTrace, values: Values): boolean {
  const { isCompared, isMultiple } = stated;
  return (
    (!isCompared || keepsSizes(steps, values)) &&
    (!isMultiple || keepsMultiples(steps, values)) &&
    steps.every((step) => !isSpelledOut(step, stated) || newValue(step.site, values) === step.site.value)
  );
}

/** The new value of a number. */
const newValue = (site: NumberSite, values: Values): number => values.get(site) ?? site.value;

/** Whether quantities of one unit keep their order of size. */
export function keepsSizes(steps: readonly TraceStep[], values: Values): boolean {
  return keepsSiteOrder(
    shownSites(steps).filter(({ unit }) => unit !== ''),
    values,
  );
}

/** Whether the numbers of each unit keep their order of size. */
export function keepsSiteOrder(sites: readonly NumberSite[], values: Values): boolean {
  return everyPair(
    sites,
    (one, other) => one.value <= other.value || newValue(one, values) > newValue(other, values),
  );
}

/** The largest multiple that must be kept. */
const MAX_TIMES = 16;

function keepsMultiples(steps: readonly TraceStep[], values: Values): boolean {
  const sites = shownSites(steps).filter(({ unit, part }) => unit !== '' || part === 'stem');
  return everyPair(sites, (one, other) => {
    const times = one.value / other.value;
    const isMultiple = times > 1.5 && times <= MAX_TIMES && Math.abs(times - Math.round(times)) < 1e-9;
    return !isMultiple || Math.abs(newValue(one, values) / newValue(other, values) - times) < 1e-9 * times;
  });
}

function isSpelledOut({ site, derivations }: TraceStep, { spelledOut }: StatedVerdicts): boolean {
  const isFound = site.part === 'solution' || site.part === 'answer';
  return isFound && spelledOut.has(site.value) && derivations.some(({ dependsOn }) => dependsOn.size > 0);
}

function shownSites(steps: readonly TraceStep[]): NumberSite[] {
  return steps
    .map(({ site }) => site)
    .filter(({ part, isScript, value }) => part !== 'option' && !isScript && value > 0);
}

/** Whether a condition holds for every pair of numbers with the same unit. */
function everyPair(sites: readonly NumberSite[], holds: (a: NumberSite, b: NumberSite) => boolean): boolean {
  return sites.every((one) => sites.every((other) => one.unit !== other.unit || holds(one, other)));
}
