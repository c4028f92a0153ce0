import type { Severity } from '../../domain/finding.ts';
import type { ProfileName } from '../../domain/rules-choice.ts';
import type { Relation } from '../../verification/relations/relation-check.ts';
import type { DatabaseOption, SharedOptions } from '../shared-options.ts';

export type VerifyCommandOptions = SharedOptions &
  DatabaseOption & {
    readonly profile?: ProfileName;
    readonly institution?: string;
    readonly rules?: string;
    readonly maxSeverity: 'none' | Severity;
    readonly fix?: boolean;
    readonly diagrams?: boolean;
    readonly against?: string;
    readonly relation: Relation;
    readonly sarif?: boolean;
    readonly output?: string;
    readonly cache: boolean;
  };
