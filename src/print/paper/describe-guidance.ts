import { listBulletReferences, parseBulletReference } from '../../domain/bullet-references.ts';
import type { Bullet, Evidence, Misconception } from '../../domain/marking-scheme.ts';
import { formatPartPath } from '../../domain/part-path.ts';
import type { SchemeGroup } from './scheme-groups.ts';
import { escapeTex } from './tex/escape-tex.ts';

/** One line of additional guidance for markers; `tex` is LaTeX text. */
type Guidance = { readonly heading: string; readonly tex: string };

/** The maximum number of wordings that are printed. They are examples of accepted answers, not a complete list. */
const MAX_WORDINGS = 6;

const MUST_JUSTIFY = /\bmust\b.*\bjustify\b|\bjustify your (?:answer|choice)\b/isu;
/** The rule for a choice with a reason. */
const JUSTIFY_RULE: Guidance = {
  heading: 'Must justify',
  tex: 'no mark for the choice without an attempt to justify it, or with a wrong reason',
};

/** Describes what a marker needs besides the expected response: other accepted answers, contradictions, follow-through and usual mistakes. */
export function describeGuidance({ source, bullets }: Pick<SchemeGroup, 'source' | 'bullets'>): Guidance[] {
  const { markingScheme } = source;
  if (source.options.length > 0 || markingScheme === undefined) return [];
  return [
    ...(MUST_JUSTIFY.test('stem' in source ? source.stem : source.text) ? [JUSTIFY_RULE] : []),
    ...removeRepeated(bullets.flatMap((bullet) => describeWordings(bullet, bullets.length > 1))),
    ...describeFollowThrough(bullets),
    ...describeMistakes(markingScheme.misconceptions, (bullets[0]?.n ?? 1) - 1),
  ];
}

/** Removes repeated texts. Marks for the points of one list have the same contradictions, which are printed once. */
function removeRepeated(guidance: readonly Guidance[]): Guidance[] {
  const firstIndex = (tex: string) => guidance.findIndex((other) => other.tex === tex);
  return guidance.filter(({ tex }, index) => firstIndex(tex) === index);
}

function describeWordings({ n, evidence, alternatives = [] }: Bullet, isNumbered: boolean): Guidance[] {
  const number = isNumbered ? ` for $\\bullet^{${n}}$` : '';
  const accepted = [evidence, ...alternatives].flatMap(listOtherWordings);
  const rejected = evidence.kind === 'wording' || evidence.kind === 'points' ? (evidence.noneOf ?? []) : [];
  return [
    ...(accepted.length === 0 ? [] : [{ heading: `Accept${number}`, tex: joinWordings(accepted) }]),
    ...(rejected.length === 0 ? [] : [{ heading: `Cancels${number}`, tex: joinWordings(rejected) }]),
  ];
}

/**
 * Lists the accepted wordings other than the first, which is the expected response. Wordings that are right only if the learner
 * got other values are left out, because a marker would think that they are always accepted.
 */
function listOtherWordings(evidence: Evidence, index: number): string[] {
  if (evidence.kind !== 'wording') return [];
  const isConditional = index > 0 && (evidence.when !== undefined || evidence.after !== undefined);
  return isConditional ? [] : evidence.anyOf.slice(index === 0 ? 1 : 0);
}

function joinWordings(wordings: readonly string[]): string {
  const shown = wordings.slice(0, MAX_WORDINGS).map((text) => (/[$\\]/u.test(text) ? text : escapeTex(text)));
  return `${shown.join('; ')}${wordings.length > MAX_WORDINGS ? '; or similar' : ''}`;
}

function describeFollowThrough(bullets: readonly Bullet[]): Guidance[] {
  const parts = bullets.flatMap(({ followThrough }) =>
    followThrough.mode === 'no'
      ? []
      : listBulletReferences(followThrough.expression).flatMap(
          (reference) => parseBulletReference(reference).part ?? [],
        ),
  );
  const paths = [...new Set(parts)].map(formatPartPath);
  if (paths.length === 0) return [];
  return [{ heading: 'Follow-through', tex: `or consistent with the answer to ${paths.join(' and ')}` }];
}

/** Describes the usual wrong answers, each with the bullets that are still earned. `before` is the number of bullets of earlier parts. */
function describeMistakes(mistakes: readonly Misconception[], before: number): Guidance[] {
  return mistakes.map(({ answer, explanation = '', earns }) => {
    const bulletTexts = earns?.map((n) => `$\\bullet^{${n + before}}$`);
    const earned = bulletTexts?.length === 0 ? 'no marks' : bulletTexts?.join(', ');
    const shown = /^\\text\{(.*)\}$/u.exec(answer)?.[1] ?? `$${shortenNumbers(answer)}$`;
    // Without stated marks, the response earns what its working shows.
    return {
      heading: 'Usual mistake',
      tex: `${shown}: ${explanation}${earned === undefined ? '' : ` (${earned})`}`,
    };
  });
}

const SHOWN_FIGURES = 4;

/** Rounds long decimals: a mistake is stored with nine figures, so that any rounding of it is recognised. */
function shortenNumbers(tex: string): string {
  return tex.replace(/\d{1,3}(?:\\,\d{3})*\.\d{4,}|\d+\.\d{4,}/gu, (number) => {
    const value = Number(number.replaceAll('\\,', ''));
    const [whole = '', ...decimals] = String(
      value < 10 ** SHOWN_FIGURES ? Number(value.toPrecision(SHOWN_FIGURES)) : Math.round(value),
    ).split('.');
    const grouped = whole.length > 4 ? whole.replace(/\B(?=(?:\d{3})+$)/gu, '\\,') : whole;
    return [grouped, ...decimals].join('.');
  });
}
