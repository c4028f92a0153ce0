import type { VariantType } from '../../domain/pipeline-result.ts';
import type { QuestionKind } from '../../domain/question-kind.ts';
import type { PaceOptions } from '../batch/batch-options.ts';
import type { InputOptions } from '../read-input.ts';
import type { EngineOption, OutputOption, RangeOption, SharedOptions } from '../shared-options.ts';

type Shared = OutputOption & EngineOption & SharedOptions;

export type IdeaOptions = { readonly tex: string } & RangeOption & Shared;

export type AlternateCommandOptions = {
  readonly tex: string;
  readonly ideas?: string;
  readonly count?: number;
} & RangeOption &
  Shared;

export type VariantCommandOptions = InputOptions &
  RangeOption &
  PaceOptions &
  Shared & {
    readonly type?: VariantType;
    readonly variants?: readonly VariantType[];
    readonly count?: number;
    readonly context?: readonly string[];
    readonly ideas?: string;
    readonly style?: string;
    readonly seed?: number;
  };

export type ConvertCommandOptions = InputOptions &
  RangeOption &
  PaceOptions &
  Shared & { readonly from?: QuestionKind; readonly to: QuestionKind; readonly seed?: number };
