import type { QuestionKind } from '../../domain/question-kind.ts';
import type { EngineOption, OutputOption, RangeOption, SharedOptions } from '../shared-options.ts';
import type { InputOptions } from './read-input.ts';

export type ScanOptions = InputOptions &
  RangeOption &
  OutputOption &
  EngineOption &
  SharedOptions & { readonly type?: QuestionKind };
