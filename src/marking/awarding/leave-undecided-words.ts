import type { Evidence } from '../../domain/marking-scheme.ts';
import { splitWords } from '../../text/similarity.ts';
import { isOpenTerm, judgeUnmatchedWords } from '../evidence/judge-unmatched-words.ts';
import { readSequence } from '../evidence/match-sequence.ts';
import { countMadePoints, listUnmatchedItems } from '../evidence/match-words.ts';
import { listAcceptedWordings } from '../task.ts';
import { listScopes } from './award-shown.ts';
import type { BulletMark } from './bullet-mark.ts';
import type { MarkingContext } from './marking-context.ts';

/** Leaves lost marks for terms to a person if the answer is neither in the scheme nor wrong for a reason. */
export function leaveUndecidedWords(marking: MarkingContext): void {
  for (const bulletMark of marking.bulletMarks) {
    const { award, refusal, isContradicted, isUndecided, bullet } = bulletMark;
    if (award || isContradicted) continue;
    if (isUndecided && bullet.evidence.kind === 'wording')
      refuseOtherTerm(bulletMark, bullet.evidence, marking);
    if (refusal !== undefined) continue;
    if (bullet.evidence.kind === 'wording') judgeTerm(bulletMark, bullet.evidence, marking);
    else if (bullet.evidence.kind === 'points') judgeItems(bulletMark, bullet.evidence, marking);
  }
}

/** The maximum number of words of a term, including its article. */
const MAX_TERM_WORDS = 5;

/** Refuses a term that shares words with the right one but is another term: “ligand-gated channel” for “voltage-gated channel”. */
function refuseOtherTerm(bulletMark: BulletMark, evidence: Wording, { task, attempt }: MarkingContext): void {
  const [scope] = listScopes(evidence, attempt, task);
  if (scope === undefined || splitWords(scope.text).length > MAX_TERM_WORDS) return;
  const rejected = [...(evidence.noneOf ?? []), ...listMistakes(task.scheme.misconceptions)];
  const { stem } = task.question;
  const verdict = judgeUnmatchedWords(scope.text, { stem, accepted: evidence.anyOf, rejected });
  if (verdict.kind !== 'wrong') return;
  bulletMark.isUndecided = false;
  bulletMark.refusal = verdict.reason;
}

type Wording = Extract<Evidence, { kind: 'wording' }>;
type Points = Extract<Evidence, { kind: 'points' }>;

function judgeTerm(bulletMark: BulletMark, evidence: Wording, { task, attempt }: MarkingContext): void {
  const { stem } = task.question;
  const accepted = [evidence, ...(bulletMark.bullet.alternatives ?? [])].flatMap((each) =>
    each.kind === 'wording' && each.after === undefined && (each === evidence || each.when === undefined)
      ? each.anyOf
      : [],
  );
  const hasCondition = evidence.when !== undefined || evidence.after !== undefined;
  const isConclusion = bulletMark.bullet.kind === 'communication';
  if (isConclusion && !hasCondition && hasAllWords(attempt.text, accepted, evidence.noneOf ?? [])) {
    leaveToPerson(bulletMark, attempt.text.trim());
    return;
  }
  if (hasCondition || readSequence(accepted) !== undefined || !isOpenTerm(accepted, stem)) return;
  const [scope] = listScopes(evidence, attempt, task);
  if (scope === undefined) return;
  const others = listAcceptedWordings(task.scheme).filter((wording) => !accepted.includes(wording));
  const verdict = judgeUnmatchedWords(scope.text, {
    stem,
    accepted,
    rejected: [...(evidence.noneOf ?? []), ...others, ...listMistakes(task.scheme.misconceptions)],
  });
  if (verdict.kind === 'wrong') bulletMark.refusal = verdict.reason;
  else leaveToPerson(bulletMark, verdict.term);
}

/** Returns whether a text has all words of an accepted wording of at least two words, and no contradicting wording. */
function hasAllWords(text: string, accepted: readonly string[], rejected: readonly string[]): boolean {
  const words = new Set(splitWords(text));
  const hasWordsOf = (wording: string) => {
    const required = splitWords(wording);
    return required.length > 1 && required.every((word) => words.has(word));
  };
  const isSaid = (wording: string) => splitWords(wording).every((word) => words.has(word));
  return accepted.some(hasWordsOf) && !rejected.some(isSaid);
}

function listMistakes(misconceptions: readonly { readonly answer: string }[]): string[] {
  return misconceptions.flatMap(({ answer }) => /\\text\s*\{([^{}]+)\}/u.exec(answer)?.[1] ?? []);
}

/** Leaves a mark for one of several points to a person if enough items of the answer are unknown. */
function judgeItems(bulletMark: BulletMark, evidence: Points, { task, attempt }: MarkingContext): void {
  const { stem } = task.question;
  if (evidence.when !== undefined || evidence.inOneSentence === true || evidence.subject) return;
  const accepted = evidence.points.flat();
  const rejected = evidence.noneOf ?? [];
  const unknown = listUnmatchedItems(evidence, attempt).flatMap((item) => {
    const verdict = judgeUnmatchedWords(item, { stem, accepted, rejected });
    return verdict.kind === 'unknown' ? [verdict.term] : [];
  });
  const [term] = unknown;
  if (term !== undefined && countMadePoints(evidence, attempt) + unknown.length >= evidence.atLeast)
    leaveToPerson(bulletMark, term);
}

function leaveToPerson(bulletMark: BulletMark, term: string): void {
  bulletMark.isUndecided = true;
  bulletMark.refusal = `A person must decide: “${term.slice(0, 80)}” is neither among the right answers nor among the wrong ones.`;
}
