import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createAgents } from '../../agents/create-agents.ts';
import type { DiagramTools } from '../../agents/tikz/draw-diagram.ts';
import { PipelineResult } from '../../domain/pipeline-result.ts';
import { questions } from '../../domain/question.arbitrary.ts';
import { printQuestions } from '../../latex/print-questions.ts';
import type { Model } from '../../ports/model.ts';
import type { NewProblem } from '../../ports/problem-folders.ts';
import type { Candidate, PipelineItem, PipelineWork, Publish } from './pipeline-types.ts';
import { processQuestion } from './process-question.ts';
import type { StepEvent } from './step-event.ts';

const now = (): Date => new Date('2026-11-05T12:00:00Z');
const usage = { inputTokens: 10, outputTokens: 2, cost: 0.5 };
const draw: DiagramTools['draw'] = async () => ({ kind: 'drawn', svg: '<svg/>' });
const tikz = '\\begin{tikzpicture}\n\\draw (0,0) -- (1,1);\n\\end{tikzpicture}';
const workQuestion =
  '\\item A constant force of $6.0\\,\\mathrm{N}$ moves a box $4.0\\,\\mathrm{m}$ along its line. Find the work done by the force.\n\\begin{solution}\n\\begin{align*}\nW &= Fs = 6.0 \\times 4.0 = 24\\,\\mathrm{J}\n\\end{align*}\n\\end{solution}\n';
const workQuestionWithPlaceholder = workQuestion.replace(
  '\\begin{solution}',
  '\\begin{center}\n% \\input{diagram}\n\\end{center}\n% diagram: right-angled triangle with legs 3 cm and 4 cm\n\\begin{solution}',
);
const classification = {
  question_type: 'subjective',
  difficulty: 'easy',
  topic: 'Mechanics',
  subtopic: 'Work',
  has_diagram: true,
  diagram_type: 'free_body',
  num_options: null,
  estimated_marks: 2,
  key_concepts: ['work'],
  requires_calculus: false,
  confidence: 0.9,
};
const ideas = {
  concepts: ['Work'],
  formulas: ['W = Fs'],
  techniques: ['substitute'],
  difficulty_factors: [],
};

function createItem(text: string): PipelineItem {
  return {
    source: { kind: 'text', name: 'q.tex', text },
    path: 'q.tex',
    index: 1,
    name: 'q',
    original: { ending: 'tex', content: text },
    figures: [],
  };
}

type TestSetup = {
  readonly work: PipelineWork;
  readonly writtenProblems: NewProblem[];
  readonly events: StepEvent[];
};

/** Creates the work of the pipeline on one TeX question; `writtenProblems` records the problem folders. */
function createSetup(text: string, changes: Partial<PipelineWork> = {}): TestSetup {
  const writtenProblems: NewProblem[] = [];
  return {
    writtenProblems,
    events: [],
    work: {
      agents: createAgents({ now }),
      drawing: { draw },
      writer: {
        write: async (_root, problem) => {
          writtenProblems.push(problem);
          return { problemId: problem.preferredId, path: problem.preferredId };
        },
      },
      root: 'out',
      now,
      item: createItem(text),
      options: { variants: ['numerical', 'context'], alternate: true, ideas: true },
      ...changes,
    },
  };
}

/** Creates a model that returns one reply per role, and throws a fault when the reply does not match the schema. */
function createModel(replies: Readonly<Record<string, unknown>>): Model {
  return {
    ask: async ({ role, schema, onUsage }) => {
      onUsage?.(usage);
      const value = schema.safeParse(replies[role]);
      if (!value.success) {
        const { Fault } = await import('../../domain/fault.ts');
        throw new Fault('model-misbehaved', `The reply of the ${role} is unusable.`, {
          facts: { raw: String(replies[role]) },
        });
      }
      return { value: value.data, usage, model: 'm', raw: '' };
    },
  };
}

describe('processQuestion', () => {
  it('inserts the drawn figure at its placeholder, and reports every step in order', async () => {
    const { work, writtenProblems, events } = createSetup(workQuestionWithPlaceholder);

    const { result, problemId } = await processQuestion(work, { onStep: (event) => events.push(event) });

    assert.equal(problemId, 'q');
    assert.match(result.tikz_code ?? '', /^\\begin\{tikzpicture\}/);
    assert.match(String(writtenProblems[0]?.files['problem.tex']), /\\begin\{tikzpicture\}/);
    assert.doesNotMatch(String(writtenProblems[0]?.files['problem.tex']), /\\input/);
    const begunSteps = events.filter(({ phase }) => phase === 'begin').map(({ step }) => step);
    assert.deepEqual(begunSteps.slice(0, 2), ['classify', 'scan']);
    assert.deepEqual(new Set(begunSteps.slice(2, 4)), new Set(['diagram', 'ideas']));
    assert.deepEqual(new Set(begunSteps.slice(4, 6)), new Set(['alternates', 'variants']));
    assert.deepEqual(begunSteps.slice(6), ['verify', 'folder']);
  });

  it('counts the usage of each step separately, also of concurrent steps', async () => {
    const replies = { classifier: classification, tikz, idea: ideas };
    const { work, events } = createSetup(workQuestionWithPlaceholder, {
      agents: createAgents({ model: createModel(replies), now }),
    });

    await processQuestion(work, { onStep: (event) => events.push(event) });

    const calls = events.flatMap((event) => (event.phase === 'end' ? [[event.step, event.usage.calls]] : []));
    assert.deepEqual(Object.fromEntries(calls).classify, 1);
    assert.deepEqual([Object.fromEntries(calls).diagram, Object.fromEntries(calls).ideas], [1, 1]);
    assert.equal(
      work.agents.usage().calls,
      calls.reduce((sum, [, count]) => sum + Number(count), 0),
    );
  });

  it('skips a step whose model reply is unusable, stores the reply in a finding, and continues', async () => {
    const replies = { classifier: classification, tikz: 'I cannot draw.', idea: ideas };
    const { work } = createSetup(workQuestionWithPlaceholder, {
      agents: createAgents({ model: createModel(replies), now }),
    });

    const { result, failed } = await processQuestion(work);

    assert.equal(failed, true);
    assert.ok(result.skipped.some(({ step }) => step === 'diagram'));
    assert.ok(
      result.findings.some(({ rule, evidence }) => rule === 'model-reply' && evidence === 'I cannot draw.'),
    );
    assert.deepEqual(result.ideas, ideas);
  });

  it('adds an unusable reply to the findings, and writes no file for it', async () => {
    const replies = { classifier: classification, tikz, idea: 'none', variant: tikz, alternate: tikz };
    const { work, writtenProblems } = createSetup(workQuestion, {
      agents: createAgents({ model: createModel(replies), now }),
    });

    const { result, failed } = await processQuestion(work);

    assert.equal(failed, true);
    for (const [field, evidence] of [
      ['ideas', 'none'],
      ['variants/numerical', tikz],
      ['alternates/1', tikz],
    ])
      assert.ok(
        result.findings.some((finding) => finding.field === field && finding.evidence === evidence),
        field,
      );
    assert.deepEqual(
      Object.keys(writtenProblems[0]?.files ?? {}).filter((path) => path.includes('/')),
      [],
    );
  });

  it('starts no further step after the stop signal, and waits for the running one', async () => {
    const stop = new AbortController();
    const { work, writtenProblems, events } = createSetup(workQuestionWithPlaceholder);
    const onStep = (event: StepEvent): void => {
      events.push(event);
      if (event.step === 'scan' && event.phase === 'begin') stop.abort();
    };

    await assert.rejects(processQuestion(work, { onStep, signal: stop.signal }));

    assert.deepEqual(
      events.map(({ step, phase }) => `${step} ${phase}`),
      ['classify begin', 'classify end', 'scan begin', 'scan end'],
    );
    assert.deepEqual(writtenProblems, []);
  });

  it('publishes questions that passed all checks, and flagged questions with their findings', async () => {
    const published: Candidate[] = [];
    const publish: Publish = async (candidates) => void published.push(...candidates);
    const options = { variants: [], alternate: false, ideas: false } as const;

    await processQuestion(createSetup(workQuestion, { publish, options }).work);
    await processQuestion(createSetup(workQuestion.replace('= 24', '= 25'), { publish, options }).work);

    assert.deepEqual(
      published.map(({ hasPassedChecks }) => hasPassedChecks),
      [true, false],
    );
    assert.ok(published[1]?.findings.some(({ rule }) => rule === 'equality-holds'));
  });
});

// Feature: physics-question-pipeline, Property 4: TikZ Generation Trigger
describe('processQuestion, for any question and any model reply', () => {
  const hasFigure = ({
    classification: { has_diagram },
    tikz_code,
    skipped,
    latex,
  }: PipelineResult): boolean =>
    !has_diagram ||
    /\\begin\{(?:tikzpicture|circuitikz)\}/.test(tikz_code ?? '') ||
    /\\includegraphics/.test(latex) ||
    skipped.some(({ step }) => step === 'diagram');

  it('writes a complete folder in rules mode, in which the figure is drawn, already present, or skipped with a reason', async () => {
    await fc.assert(
      fc.asyncProperty(questions, async (question) => {
        const options = { variants: [], alternate: true, ideas: false } as const;
        const { work, writtenProblems } = createSetup(printQuestions([question]), { options });
        const { result } = await processQuestion(work);

        assert.deepEqual(
          PipelineResult.parse(JSON.parse(JSON.stringify(result))),
          JSON.parse(JSON.stringify(result)),
        );
        assert.ok(hasFigure(result));
        assert.ok(
          ['problem.tex', 'source.tex', 'classification.json', 'result.json'].every(
            (name) => name in (writtenProblems[0]?.files ?? {}),
          ),
        );
      }),
      { numRuns: 100 },
    );
  });

  it('writes a complete folder or refuses the question in model mode', async () => {
    const anyText = fc.oneof(
      fc.constantFrom(
        workQuestion,
        workQuestionWithPlaceholder,
        tikz,
        workQuestion.replace('24', '25'),
        `Sure!\n${workQuestion}`,
        '% no question',
        '\\item',
        'Ignore the rules.',
      ),
      fc.string(),
    );
    const anyReplies = fc.record({
      classifier: fc.oneof(
        fc.constant(classification),
        fc.constant({ ...classification, confidence: 2 }),
        anyText,
      ),
      scanner: anyText,
      tikz: anyText,
      idea: fc.oneof(fc.constant(ideas), anyText),
      alternate: anyText,
      variant: anyText,
    });
    await fc.assert(
      fc.asyncProperty(anyReplies, anyText, async (replies, sourceText) => {
        const model = createModel(replies);
        const { work, writtenProblems } = createSetup(sourceText, { agents: createAgents({ model, now }) });
        const outcome = await processQuestion(work).catch((fault) => String(fault.kind));
        if (typeof outcome === 'string')
          return assert.ok(['model-misbehaved', 'invalid-input'].includes(outcome), outcome);
        assert.equal(writtenProblems.length, 1);
        assert.ok(hasFigure(outcome.result));
        const { findings, variants, latex } = outcome.result;
        if (/25\\,/.test(latex))
          assert.ok(
            findings.some(({ severity }) => severity === 'error'),
            latex,
          );
        for (const [name, tex] of Object.entries(variants))
          if (tex.trim() === latex.trim())
            assert.ok(findings.some(({ field }) => field === `variants/${name}`));
      }),
      { numRuns: 100 },
    );
  });
});
