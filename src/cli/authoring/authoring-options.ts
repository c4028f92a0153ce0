import type { VariantType } from '../../domain/pipeline-result.ts';
import type { QuestionKind } from '../../domain/question-kind.ts';
import type { PaceOptions } from '../batch/batch-options.ts';
import type { InputOptions } from '../scan/read-input.ts';
import type { EngineOption, OutputOption, RangeOption, SharedOptions } from '../shared-options.ts';

type AuthoringOptions = RangeOption & OutputOption & EngineOption & SharedOptions;

export type IdeaOptions = AuthoringOptions & { readonly tex: string };

export type AlternateCommandOptions = AuthoringOptions & {
  readonly tex: string;
  readonly ideas?: string;
  readonly count?: number;
};

export type VariantCommandOptions = AuthoringOptions &
  InputOptions &
  PaceOptions & {
    readonly type?: VariantType;
    readonly variants?: readonly VariantType[];
    readonly count?: number;
    readonly context?: readonly string[];
    readonly ideas?: string;
    readonly style?: string;
    readonly seed?: number;
  };

export type ConvertCommandOptions = AuthoringOptions &
  InputOptions &
  PaceOptions & {
    readonly from?: QuestionKind;
    readonly to: QuestionKind;
    readonly part?: string;
    readonly seed?: number;
  };
