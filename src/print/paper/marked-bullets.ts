import type { BulletAward } from '../../domain/award.ts';
import type { ExamPaper } from '../../domain/exam-paper.ts';
import type { MarkedQuestion, MarkedScript } from '../../domain/marked-script.ts';
import type { Question } from '../../domain/question.ts';
import { groupByPart, type SchemeGroup } from './scheme-groups.ts';

/** The result of a bullet; `to-person` means that a person must decide it. */
export type BulletState = 'awarded' | 'lost' | 'to-person';

/** One bullet (one mark of the marking scheme) with its result. */
export type MarkedBullet = {
  readonly n: number;
  readonly state: BulletState;
  /** What the mark is for, independent of the method, as LaTeX text. */
  readonly generic: string;
  readonly rule: string;
  readonly matchedLine: string | null;
};

/** The answer to one part, or to a question without parts, with its marks. */
export type MarkedGroup = {
  readonly group: SchemeGroup;
  /** Undefined if it is known only for the whole question. */
  readonly response: string | undefined;
  readonly marks: number;
  readonly marksAwarded: number;
  readonly bullets: readonly MarkedBullet[];
};

/** A question of a script with its marks. */
export type ScriptRow = {
  readonly question: Question;
  readonly marked: MarkedQuestion;
  readonly groups: readonly MarkedGroup[];
};

/** Pairs each question of a script with its marks, in the order of the paper. */
export function buildScriptRows(paper: ExamPaper, script: MarkedScript): ScriptRow[] {
  const byId = new Map(
    paper.sections.flatMap(({ questions }) => questions).map((question) => [question.id, question]),
  );
  return script.questions.flatMap((marked) => {
    const question = byId.get(marked.id);
    if (question === undefined) return [];
    return [
      { question, marked, groups: groupByPart(question).map((group) => createMarkedGroup(group, marked)) },
    ];
  });
}

function createMarkedGroup(group: SchemeGroup, marked: MarkedQuestion): MarkedGroup {
  const awards = marked.awards.filter(({ part = '' }) => part === group.path);
  const markedPart = marked.parts?.find(({ path }) => path === group.path);
  const wholeResponse = marked.isAnswered ? marked.response : '';
  const response = group.path === '' ? wholeResponse : markedPart?.response;
  const isAnswered = response === undefined ? marked.isAnswered : response.trim() !== '';
  return {
    group,
    response,
    ...(group.path === '' ? pickMarks(marked) : sumAwards(awards)),
    bullets: awards.map((award, index) => {
      const bullet = group.bullets[index];
      const isForPerson = bullet?.evidence.kind === 'person' || marked.undecided.includes(award.n);
      return {
        n: award.n,
        state: chooseState(award, isForPerson && isAnswered),
        generic: bullet?.generic ?? '',
        rule: award.rule,
        matchedLine: award.matchedLine,
      };
    }),
  };
}

type GroupMarks = Pick<MarkedGroup, 'marks' | 'marksAwarded'>;

function pickMarks({ marks, marksAwarded }: MarkedQuestion): GroupMarks {
  return { marks, marksAwarded };
}

function sumAwards(awards: readonly BulletAward[]): GroupMarks {
  return {
    marks: awards.reduce((sum, { available }) => sum + available, 0),
    marksAwarded: awards.reduce((sum, { awarded }) => sum + awarded, 0),
  };
}

function chooseState({ awarded }: BulletAward, isForPerson: boolean): BulletState {
  if (awarded > 0) return 'awarded';
  return isForPerson ? 'to-person' : 'lost';
}

/** The symbol of each state; ? means that a person must decide. */
export const BULLET_SIGNS = { awarded: '✓', lost: '✗', 'to-person': '?' } as const satisfies Record<
  BulletState,
  string
>;

/** Formats a gap tag for display: `expand-negative` becomes `expand negative`. */
export function formatGapTag(tag: string): string {
  return tag === 'no_attempt' ? 'not attempted' : tag.replaceAll(/[-_]/g, ' ');
}

/** Formats the result as plain sentences for every output format. */
export function formatResult({ estimate, unknownIds, questions, marksByPerson }: MarkedScript): string[] {
  const blankCount = questions.filter(({ isAnswered }) => !isAnswered).length;
  const bestText = estimate.atBest === estimate.grade ? '' : ` (${estimate.atBest} at best)`;
  return [
    estimate.grade === null
      ? `${estimate.percent}%`
      : `Estimated grade: ${estimate.grade}${bestText}, ${estimate.percent}%`,
    estimate.note,
    ...(marksByPerson === 0 ? [] : [`${marksByPerson} marks are left for a person to decide.`]),
    ...(blankCount === 0 ? [] : [`${blankCount} of ${questions.length} questions without an answer.`]),
    ...(unknownIds.length === 0
      ? []
      : [`Responses that belong to no question of this paper: ${unknownIds.join(', ')}.`]),
  ];
}
