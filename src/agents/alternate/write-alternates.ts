import { hasErrors } from '../../domain/finding.ts';
import type { Ideas } from '../../domain/pipeline-result.ts';
import type { Question } from '../../domain/question.ts';
import type { Asking } from '../ask-role.ts';
import { askUntilSound } from '../authoring/ask-until-sound.ts';
import { bornOf } from '../authoring/author-with-model.ts';
import type { AuthoredAlternate } from '../authoring/authored.ts';
import { printQuestion } from '../authoring/examine-authored.ts';
import { examineHere } from '../authoring/examiner.ts';
import { spellIdeas } from '../idea/spell-ideas.ts';
import { alternateRole } from './alternate-role.ts';

export type AlternateOptions = { readonly count?: number; readonly ideas?: Ideas | undefined };

/** Further solutions by a model, one after the other, each by a method that none before it uses. */
export async function writeAlternates(
  question: Question,
  { count = 1, ideas }: AlternateOptions,
  asking: Asking,
): Promise<AuthoredAlternate[]> {
  const made: AuthoredAlternate[] = [];
  for (let n = 0; n < count; n++) {
    const earlier = made.filter(({ latex }) => latex !== '').map(({ latex }) => latex);
    made.push(await writeAlternate({ question, ideas, earlier }, asking));
  }
  return made;
}

type AlternateOrder = {
  readonly question: Question;
  readonly ideas: Ideas | undefined;
  readonly earlier: readonly string[];
};

async function writeAlternate(
  { question, ideas, earlier }: AlternateOrder,
  asking: Asking,
): Promise<AuthoredAlternate> {
  const { examiner = examineHere } = asking;
  const text = printQuestion(question);
  const { value, findings, usage, provenance, raw } = await askUntilSound(
    {
      role: alternateRole,
      variables: { question: text, ideas: spellIdeas(ideas), earlier: earlier.join('\n') },
      source: { kind: 'text', name: question.id, text },
      examine: async (reply) => ('tex' in reply ? examiner.alternate(reply.tex, question, earlier) : []),
      spell: (reply) => ('tex' in reply ? reply.tex : ''),
    },
    asking,
  );
  if (value === undefined || provenance === undefined)
    return {
      status: 'flagged',
      reason: 'The model gave no usable reply.',
      findings,
      usage,
      latex: raw ?? '',
    };
  const by = { usage, provenance: bornOf(provenance, question, 'alternate') };
  if ('declined' in value)
    return { status: 'refused', reason: value.declined, findings: [], latex: '', ...by };
  if (!hasErrors(findings)) return { status: 'made', findings, latex: value.tex, ...by };
  return {
    status: 'flagged',
    reason: 'It does not stand up to its checks.',
    findings,
    latex: value.tex,
    ...by,
  };
}
