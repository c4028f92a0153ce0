import { sideValue } from '../../../verification/working/side-value.ts';
import { errorModels } from '../../authoring/error-models.ts';
import { combinations } from './derive-values.ts';
import { explainSite, fits, shown, sourceOf } from './explain-site.ts';
import { isRounding } from './number-literal.ts';
import { partValues } from './part-values.ts';
import { type Source, valueIn } from './play.ts';
import type { Site } from './question-map.ts';
import type { Member } from './solution-members.ts';
import type { Knowledge, OptionPlace, Refusal, Traceable } from './trace.ts';

/** Follows the numbers of the options: the key to what the solution finds, each wrong one to a mistake. */
export function traceOptions(
  { options, sites }: Traceable,
  members: readonly Member[],
  known: Knowledge,
): Refusal | undefined {
  const within = (place: OptionPlace): Site[] =>
    sites.filter(({ start, end, isScript }) => !isScript && start >= place.start && end <= place.end);
  for (const group of Map.groupBy(options, (option) => option.question).values()) {
    const refusal = traceGroup(group, { within, members, known });
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

type Grouped = {
  readonly within: (place: OptionPlace) => Site[];
  readonly members: readonly Member[];
  readonly known: Knowledge;
};

/** The options of one question. */
function traceGroup(
  options: readonly OptionPlace[],
  { within, members, known }: Grouped,
): Refusal | undefined {
  const keyed = options.filter(({ correct }) => correct);
  for (const site of keyed.flatMap(within)) {
    const refusal = traceKey(site, known);
    if (refusal !== undefined) return refusal;
  }
  const key = keyed.length === 1 ? keyed.flatMap(within)[0] : undefined;
  const wrong = lazyWrongValues(members, known);
  for (const site of options.filter(({ correct }) => !correct).flatMap(within)) {
    const found = mistakesBehind(site, { known, wrong, key });
    if ('reason' in found) return found;
    const isShare = found.some(({ isGuess }) => isGuess === true);
    known.assign(site, found, isShare ? false : undefined);
  }
  return undefined;
}

function traceKey(site: Site, known: Knowledge): Refusal | undefined {
  if (known.sources.has(site)) return undefined;
  const result = known.results.findLast(({ site: each }) => isRounding(site, each.value));
  const found = result === undefined ? explainSite(site, undefined, known) : [result.source];
  if ('reason' in found) return found;
  known.assign(site, found);
  return undefined;
}

type Mistaken = {
  readonly known: Knowledge;
  readonly wrong: () => readonly Source[];
  readonly key: Site | undefined;
};

/**
 * A given or step taken for the answer, a slip in a computation, a multiple of the key, or two values put together. Where
 * the solution tells of the mistake, all that fit must agree; where it does not, any will do.
 */
function mistakesBehind(site: Site, { known, wrong, key }: Mistaken): readonly Source[] | Refusal {
  const plain = [...known.givens.map(sourceOf), ...known.results.map(({ source }) => source)];
  const right = key && known.sources.get(key);
  const groups: readonly (() => readonly Source[])[] = [
    () => [...plain, ...wrong()],
    () => [...(right === undefined ? [] : multiplesOf(right)), ...combinations(plain.slice(-9))],
  ];
  const isTold = new RegExp(`(?<![\\d.])${site.text.replace(/\W/g, '\\$&')}(?![\\d.])`).test(
    talkOf(known.tex),
  );
  for (const isLike of [fits, isRounding]) {
    for (const group of groups) {
      const alike = group().filter(({ old }) => isLike(site, old));
      const best = alike.find(({ roots }) => roots.size > 0) ?? alike[0];
      if (best !== undefined) return isTold ? alike : [best];
    }
  }
  if (right === undefined || isTold)
    return { reason: `The option ${shown(site)} comes from a mistake that cannot be computed.` };
  const share = site.value / right.old;
  return [
    { old: site.value, now: (play) => scaled(right.now(play), share), roots: right.roots, isGuess: true },
  ];
}

const SOLUTION = /\\begin\{solution\}[\s\S]*?\\end\{solution\}/g;
const DISPLAY = /\\begin\{align\*\}[\s\S]*?\\end\{align\*\}/g;

/** The running text of the solutions, which may tell of mistakes. */
function talkOf(tex: string): string {
  return (tex.match(SOLUTION) ?? []).join('\n').replace(DISPLAY, ' ');
}

const MULTIPLES = [
  2,
  0.5,
  10,
  0.1,
  4,
  0.25,
  100,
  0.01,
  1000,
  0.001,
  3,
  1 / 3,
  1.5,
  2 / 3,
  60,
  1 / 60,
  Math.PI,
  1 / Math.PI,
];

function multiplesOf(right: Source): Source[] {
  return MULTIPLES.map((factor) => ({
    old: right.old * factor,
    now: (play) => scaled(right.now(play), factor),
    roots: right.roots,
  }));
}

function scaled(value: number | undefined, factor: number): number | undefined {
  return value === undefined ? undefined : value * factor;
}

/** What the computations of a solution come to with one mistake in them, and what their parts come to. */
function lazyWrongValues(members: readonly Member[], known: Knowledge): () => readonly Source[] {
  let kept: readonly Source[] | undefined;
  return () => {
    kept ??= members
      .filter(({ isArithmetic, section }) => isArithmetic && section === 0)
      .flatMap((member) => [...partValues(member, known.rootsOf), ...slipValues(member, known)]);
    return kept;
  };
}

function slipValues(member: Member, known: Knowledge): Source[] {
  if (member.node === undefined) return [];
  return errorModels(member.node).flatMap(({ node }): Source[] => {
    const value = sideValue(node);
    if (value === undefined || value.number === 0) return [];
    const sign = Math.sign(value.number);
    return [
      {
        old: value.number * sign,
        now: (play) => scaled(valueIn(member, node, play)?.number, sign),
        roots: known.rootsOf(member, node),
      },
    ];
  });
}
