import { withAbort } from '../../agents/with-abort.ts';
import { type Finding, hasErrors } from '../../domain/finding.ts';
import { PipelineResult } from '../../domain/pipeline-result.ts';
import type { Diagram } from '../../domain/question-content.ts';
import { printTexQuestions } from '../../formats/tex/tex-questions.ts';
import { countNoun } from '../../text/count-noun.ts';
import { findCoverageWarning, formatStates } from '../../verification/report/describe-coverage.ts';
import { createMissingFilesFinding } from '../intake/find-missing-files.ts';
import type { ProcessingState } from './pipeline-state.ts';
import type { PipelineStep } from './pipeline-step.ts';
import type { Candidate, PipelineItem } from './pipeline-types.ts';
import { placeDiagram } from './place-diagram.ts';
import { createProblemFiles } from './problem-files.ts';

/**
 * Inserts the figure and verifies the question in its final form. Its note counts all findings of the question, including those
 * that earlier steps reported; only new ones are recorded.
 */
export const verifyStep: PipelineStep = async (state, { item, agents, workOptions }) => {
  if (!state.question) return { outcome: 'flagged', note: 'cannot be read as a question' };
  const figure = chooseFigure(state, item);
  const question = figure === undefined ? state.question : placeDiagram(state.question, figure);
  const { findings, read } = await withAbort(agents.verifyQuestion(question), workOptions.signal);
  const missingFiles = createMissingFilesFinding(item.missingFiles ?? [], 'warning');
  const known = state.records.flatMap(({ findings: stepFindings }) => stepFindings).filter(isAboutQuestion);
  const knownMessages = new Set(known.map(({ message }) => message));
  const newFindings = [...findings, ...missingFiles].filter(
    ({ message, severity }) => severity !== 'info' && !knownMessages.has(message),
  );
  const count = (severity: Finding['severity']): number =>
    [...known, ...newFindings].filter((finding) => finding.severity === severity).length;
  const coverageWarning = findCoverageWarning({ questions: 1, read });
  const isFlagged = count('error') > 0 || missingFiles.length > 0 || coverageWarning !== undefined;
  return {
    outcome: isFlagged ? 'flagged' : 'done',
    note: `${countNoun(count('error'), 'error')}, ${countNoun(count('warning'), 'warning')}; ${formatStates(read)}`,
    update: { question, latex: printTexQuestions([question]), equalities: read },
    records: { findings: newFindings.map(({ fix: _fix, ...finding }): Finding => finding) },
  };
};

/** Whether a finding is about the question itself: every field except `variants/…` and `alternates/…`. */
function isAboutQuestion({ field = '' }: Finding): boolean {
  return !/^(?:variants|alternates)\//.test(field);
}

/** Chooses the drawn figure, or else the figure cut out of the photo; undefined when the question already contains a figure. */
function chooseFigure({ question, tikz }: ProcessingState, item: PipelineItem): Diagram | undefined {
  const hasFigure = question?.diagrams.some(({ kind }) => kind !== 'placeholder') === true;
  if (hasFigure) return undefined;
  if (tikz) return { kind: 'tikz', tex: tikz };
  return item.figures.length > 0 ? { kind: 'image', path: 'figure-1.png' } : undefined;
}

/** Writes the problem folder, then publishes the question. */
export const folderStep: PipelineStep = async (state, deps) => {
  const { item, writer, root, publish } = deps;
  const result = toPipelineResult(state, item);
  const source = { path: item.path, index: state.position ?? item.index };
  const files = createProblemFiles(result, state, item);
  const preferredId = state.position === undefined ? item.name : `${item.name}-${state.position}`;
  const { problemId, path } = await writer.write(root, { preferredId, source, files });
  await publish?.(listCandidates(state, result, item), result);
  return { outcome: 'done', note: path, update: { problemId } };
};

/** Lists the question and its variants, each only with its own findings. */
function listCandidates(state: ProcessingState, result: PipelineResult, item: PipelineItem): Candidate[] {
  const { question, latex, variants } = state;
  const findByField = (pattern: RegExp): Finding[] =>
    result.findings.filter(({ field = '' }) => pattern.test(field));
  const questionFindings = result.findings.filter(isAboutQuestion);
  const source = { origin: 'local', path: item.path, index: item.index } as const;
  return [
    ...(question
      ? [
          {
            question: { ...question, source },
            latex,
            hasPassedChecks: !hasErrors(questionFindings),
            findings: questionFindings,
          },
        ]
      : []),
    ...variants.flatMap(({ name, question: variant, latex: tex, hasPassedChecks }) =>
      variant === undefined
        ? []
        : [
            {
              question: variant,
              latex: tex,
              hasPassedChecks,
              findings: findByField(new RegExp(`^variants/${name}$`)),
            },
          ],
    ),
  ];
}

/** Converts the state to the result that is stored. Parsing removes fields of findings that are not part of the result. */
export function toPipelineResult(state: ProcessingState, item: PipelineItem): PipelineResult {
  const { classification, records } = state;
  if (!classification) throw new RangeError('the question was not classified');
  return PipelineResult.parse({
    source_path: item.path,
    source_index: state.position ?? item.index,
    classification,
    latex: state.latex,
    tikz_code: state.tikz ?? null,
    ideas: state.ideas ?? null,
    alternate_solutions: state.alternateSolutions.map(({ latex }) => latex),
    variants: Object.fromEntries(state.variants.map(({ name, latex }) => [name, latex])),
    skipped: records.flatMap(({ skipped }) => skipped),
    findings: records.flatMap(({ findings }) => findings),
    equalities: state.equalities,
    provenance: records.flatMap(({ provenance }) => provenance),
  });
}
