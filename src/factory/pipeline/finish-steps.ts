import { orStopped } from '../../agents/or-stopped.ts';
import { type Finding, hasErrors } from '../../domain/finding.ts';
import { PipelineResult } from '../../domain/pipeline-result.ts';
import type { Diagram } from '../../domain/question.ts';
import { countNoun } from '../../text/count-noun.ts';
import { printTexQuestions } from '../intake/tex-questions.ts';
import type { PipelineState } from './pipeline-state.ts';
import type { Candidate, PipelineItem } from './pipeline-tools.ts';
import { placeDiagram } from './place-diagram.ts';
import { problemFiles } from './problem-files.ts';
import type { StepWork } from './take-step.ts';

/** Puts the figure in its place and checks the question as it will be kept. */
export const verifyStep: StepWork = async (state, { item, agents, options }) => {
  if (!state.question) return { outcome: 'flagged', note: 'cannot be read as a question' };
  const figure = figureFor(state, item);
  const question = figure === undefined ? state.question : placeDiagram(state.question, figure);
  const { findings } = await orStopped(agents.verify(question), options.signal);
  const known = new Set(state.notes.flatMap(({ findings: said }) => said.map(({ message }) => message)));
  const news = findings.filter(({ message, severity }) => severity !== 'info' && !known.has(message));
  const errors = news.filter(({ severity }) => severity === 'error').length;
  return {
    outcome: errors > 0 ? 'flagged' : 'done',
    note: `${countNoun(errors, 'error')}, ${countNoun(news.length - errors, 'warning')}`,
    update: { question, latex: printTexQuestions([question]) },
    noticed: { findings: news.map(({ fix: _fix, ...finding }): Finding => finding) },
  };
};

/** What was drawn, else the picture that was cut out of the page; nothing where the question has its own. */
function figureFor({ question, tikz }: PipelineState, item: PipelineItem): Diagram | undefined {
  const own = question?.diagrams.some(({ kind }) => kind !== 'placeholder') === true;
  if (own) return undefined;
  if (tikz) return { kind: 'tikz', tex: tikz };
  return item.figures.length > 0 ? { kind: 'image', path: 'figure-1.png' } : undefined;
}

/** Writes the folder, then hands the question on. */
export const folderStep: StepWork = async (state, tools) => {
  const { item, writer, root, publish } = tools;
  const result = resultOf(state, item);
  const source = { path: item.path, index: item.index };
  const files = problemFiles(result, state, item);
  const { problemId, path } = await writer.write(root, { wishedId: item.name, source, files });
  await publish?.(candidatesOf(state, result, item), result);
  return { outcome: 'done', note: path, update: { problemId } };
};

/** The question and its variants; a flawed variant says nothing against its source. */
function candidatesOf(state: PipelineState, result: PipelineResult, item: PipelineItem): Candidate[] {
  const { question, latex, madeVariants } = state;
  const about = (place: RegExp): Finding[] => result.findings.filter(({ field = '' }) => place.test(field));
  const own = about(/^(?!(?:variants|alternates)\/)/);
  const source = { origin: 'local', path: item.path, index: item.index } as const;
  return [
    ...(question
      ? [{ question: { ...question, source }, latex, sound: !hasErrors(own), findings: own }]
      : []),
    ...madeVariants.flatMap(({ name, question: variant, latex: tex, sound }) =>
      variant === undefined
        ? []
        : [{ question: variant, latex: tex, sound, findings: about(new RegExp(`^variants/${name}$`)) }],
    ),
  ];
}

/** The published form and nothing else; checks know more of their findings than it says. */
export function resultOf(state: PipelineState, item: PipelineItem): PipelineResult {
  const { classification, notes } = state;
  if (!classification) throw new RangeError('a question is classified before anything else');
  return PipelineResult.parse({
    source_path: item.path,
    source_index: item.index,
    classification,
    latex: state.latex,
    tikz_code: state.tikz ?? null,
    ideas: state.foundIdeas ?? null,
    alternate_solutions: state.otherSolutions.map(({ latex }) => latex),
    variants: Object.fromEntries(state.madeVariants.map(({ name, latex }) => [name, latex])),
    skipped: notes.flatMap(({ skipped }) => skipped),
    findings: notes.flatMap(({ findings }) => findings),
    provenance: notes.flatMap(({ provenance }) => provenance),
  });
}
