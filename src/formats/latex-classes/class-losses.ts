import type { QuestionSection } from '../../domain/question-sections.ts';
import type { LossRule, LossRules } from '../field-losses.ts';

/** Creates the rules for what documents of LaTeX classes cannot express. The codes of the losses begin with `prefix`. */
export function createClassLosses(prefix: string, more: Partial<LossRules> = {}): LossRules {
  const section: readonly LossRule<QuestionSection>[] = [
    {
      field: 'markingScheme',
      level: 'dropped',
      code: `${prefix}-no-scheme`,
      message: 'LaTeX has no commands for a marking scheme.',
      applies: ({ markingScheme }) => markingScheme !== undefined,
    },
    {
      field: 'options',
      level: 'dropped',
      code: `${prefix}-no-explanation`,
      message: 'LaTeX has no commands for explanations of options.',
      applies: ({ options }) => options.some(({ explanation }) => explanation !== undefined),
    },
    {
      field: 'diagrams',
      level: 'normalised',
      code: `${prefix}-placeholder-as-comment`,
      message: 'A placeholder for a figure is a comment, so that the document compiles.',
      applies: ({ diagrams }) =>
        diagrams.some((diagram) => diagram.kind === 'placeholder' && !diagram.commented),
    },
    {
      field: 'blankTable',
      level: 'dropped',
      code: `${prefix}-no-blank-table`,
      message: 'LaTeX has no commands for a table to complete.',
      applies: ({ blankTable }) => blankTable !== undefined,
    },
  ];
  return {
    question: [
      {
        field: 'vignette',
        level: 'normalised',
        code: `${prefix}-vignette-in-stem`,
        message: 'The vignette is the first paragraph of the question.',
        applies: ({ vignette }) => vignette !== undefined,
      },
      {
        field: 'source',
        level: 'dropped',
        code: `${prefix}-no-source`,
        message: 'LaTeX has no commands for the source and the maker of a question.',
        applies: ({ source, provenance }) => source !== undefined || provenance !== undefined,
      },
      ...(more.question ?? []),
    ],
    section: [...section, ...(more.section ?? [])],
  };
}
