import type { AnswerKey } from '../domain/answer-key.ts';
import { defaultMarkingPolicies } from '../domain/default-marking-policies.ts';
import type { Bullet, Evidence, MarkingPolicies, MarkingScheme } from '../domain/marking-scheme.ts';
import { correctOptionIds, type PlainQuestion } from '../domain/question.ts';
import { hasOptions } from '../domain/question-kind.ts';
import { compareFormulae } from '../text/chemistry/compare-formulae.ts';
import { type KeyedAnswer, listKeyEvidence } from './key/key-evidence.ts';
import { findKeyedAnswer } from './key/key-judge.ts';

/** The tolerance for decimal answers of schemes without a stated accuracy. It is not used if the author's key states which values are right. */
const DEFAULT_TOLERANCE = { relative: 0.02 };

/** Returns the question's own scheme, or one derived from its answer. */
export function resolveScheme(question: PlainQuestion): MarkingScheme {
  const keyed = findKeyedAnswer(question);
  const scheme = resolveWithoutKey(question);
  return keyed ? applyKey(scheme, keyed) : scheme;
}

function resolveWithoutKey(question: PlainQuestion): MarkingScheme {
  if (question.markingScheme)
    return demandMethod(markByAnswer(question.markingScheme, question), question.stem);
  const policies = defaultMarkingPolicies(question.subject ?? '');
  const tolerance = isDecimalAnswer(question) ? { tolerance: DEFAULT_TOLERANCE } : {};
  return {
    bullets: createBullets(question),
    policies: { ...policies, answerOnly: 'full', ...tolerance },
    misconceptions: [],
  };
}

/** Makes the later marks depend on a method that the question demands: “use de Moivre's theorem”. A right answer does not imply the method. */
function demandMethod(scheme: MarkingScheme, stem: string): MarkingScheme {
  const demanded = findDemanded(scheme, stem);
  if (!demanded) return scheme;
  const { n } = demanded;
  const bullets = scheme.bullets.map((bullet) => {
    if (bullet === demanded) return { ...bullet, impliedBy: [] };
    return bullet.n < n ? bullet : { ...bullet, requires: [...new Set([...bullet.requires, n])] };
  });
  return { ...scheme, bullets };
}

/** Finds the bullet for the method that the question demands. */
export function findDemanded({ bullets }: MarkingScheme, stem: string): Bullet | undefined {
  return bullets.find(({ generic }) => {
    const [, method] = /^Use (?:the )?(\S.*)$/u.exec(generic) ?? [];
    return (
      method !== undefined &&
      new RegExp(`\\b(?:use|using|by) (?:the )?${RegExp.escape(method)}`, 'iu').test(stem)
    );
  });
}

/** Adds the accepted answers of a key to the last bullet, which is for the answer. Adds the policies of the key to the scheme. */
function applyKey(scheme: MarkingScheme, keyed: KeyedAnswer): MarkingScheme {
  const last = scheme.bullets.at(-1);
  const [own, ...others] = listKeyEvidence(keyed);
  if (last === undefined || own === undefined) return scheme;
  const { alternatives = [] } = last;
  // A bullet with a form or a follow-through keeps its own evidence.
  const keepsEvidence = last.evidence.kind === 'expression' && own.kind === 'expression';
  const evidence = keepsEvidence ? last.evidence : own;
  const bullet = { ...last, evidence, alternatives: [...alternatives, ...others] };
  return {
    ...scheme,
    bullets: scheme.bullets.with(-1, bullet),
    policies: { ...scheme.policies, ...toPolicies(keyed.key) },
  };
}

/** Returns the policies that a key states; they replace the policies of the scheme. */
function toPolicies({ tolerance, figures, places, unit, units }: AnswerKey): Partial<MarkingPolicies> {
  const needsUnit = unit === 'required' || (unit === undefined && units !== undefined);
  return {
    ...(tolerance && { tolerance }),
    ...(figures && { significantFigures: figures }),
    ...(places !== undefined && { decimalPlaces: places }),
    ...(needsUnit ? { units: 'required' } : unit === undefined ? {} : { units: 'none' }),
  };
}

/** Creates one bullet for the answer; for a table, one for each cell, if there are enough marks. */
function createBullets(question: PlainQuestion): Bullet[] {
  const { answer } = question;
  const cells = answer?.kind === 'table' ? answer.cells : [];
  const marks = Math.max(1, question.marks ?? cells.length);
  if (cells.length === 0 || marks < cells.length) return [createBullet(1, marks, toEvidence(question))];
  const extra = marks % cells.length;
  return cells.map((cell, index) =>
    createBullet(index + 1, Math.floor(marks / cells.length) + (index < extra ? 1 : 0), {
      ...toAnswerEvidence(cell),
      entry: index + 1,
    }),
  );
}

function createBullet(n: number, marks: number, evidence: Evidence): Bullet {
  return {
    n,
    marks,
    kind: 'process',
    generic: 'entry' in evidence ? `Complete cell ${n}` : 'Give the answer',
    evidence,
    requires: [],
    impliedBy: [],
    followThrough: { mode: 'no' },
    gapTags: [],
  };
}

/** Awards all marks to a right answer if no bullet of the scheme can be checked automatically. */
function markByAnswer(scheme: MarkingScheme, question: PlainQuestion): MarkingScheme {
  const evidence = toEvidence(question);
  if (evidence.kind === 'person' || scheme.bullets.some((bullet) => bullet.evidence.kind !== 'person'))
    return scheme;
  const tolerance = isDecimalAnswer(question) ? { tolerance: DEFAULT_TOLERANCE } : {};
  return {
    ...scheme,
    bullets: scheme.bullets.map((bullet) => ({ ...bullet, evidence })),
    policies: { ...scheme.policies, answerOnly: 'full', ...tolerance },
  };
}

/** Returns whether the answer is a decimal without a key, which may be rounded; integers are exact. */
function isDecimalAnswer({ answer, key }: PlainQuestion): boolean {
  return key === undefined && answer?.kind === 'value' && /\d\.\d/u.test(answer.tex);
}

/** Derives the evidence from the question's answer or correct options. */
function toEvidence(question: PlainQuestion): Evidence {
  const { answer } = question;
  const correct =
    answer?.kind === 'choice' ? answer.correct : hasOptions(question.kind) ? correctOptionIds(question) : [];
  if (correct.length > 0) return { kind: 'choice', correct: [...correct] };
  if (answer?.kind === 'matches') {
    return { kind: 'choice', correct: answer.pairs.map(({ left, right }) => `${left}-${right}`) };
  }
  if (answer?.kind === 'order') return { kind: 'order', order: [...answer.order] };
  if (answer?.kind === 'integer') return { kind: 'expression', tex: String(answer.value) };
  if (answer?.kind === 'value') return toAnswerEvidence(answer.tex);
  if (answer?.kind === 'table')
    return {
      kind: 'person',
      reason: 'The table has more cells than marks, and no scheme divides the marks.',
    };
  if (answer?.kind === 'code') return { kind: 'person', reason: 'Code is marked by a person.' };
  return { kind: 'person', reason: 'The question comes without an answer.' };
}

/** Reads `\text{photosynthesis}` and chemical formulae as answers in words. */
function toAnswerEvidence(tex: string): Extract<Evidence, { kind: 'wording' | 'expression' }> {
  const words = /^\s*\\(?:text|textrm|mathrm)\s*\{([^{}]*)\}\s*$/u.exec(tex)?.[1];
  if (words !== undefined) return { kind: 'wording', anyOf: [words.trim()] };
  return compareFormulae(tex, tex) ? { kind: 'wording', anyOf: [tex] } : { kind: 'expression', tex };
}
