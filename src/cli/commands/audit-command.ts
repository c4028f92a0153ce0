import { type Command, Option } from 'commander';
import { auditActions } from '../../domain/audit-action.ts';
import type { CliTools } from '../cli-tools.ts';
import { addPageOptions, addStandardOptions } from '../shared-options.ts';
import type { AuditOptions } from './run-audit.ts';

export function declareAudit(program: Command, tools: CliTools): void {
  const audit = program
    .command('audit')
    .summary('list sign-ins, changes of access and access to personal data')
    .description('Lists the audit log of an institution, newest first. Entries cannot be changed or deleted.')
    .option('--person <id>', 'only entries in which this user is the actor or the person concerned')
    .addOption(new Option('--action <action>', 'only this action').choices(auditActions))
    .option('--since <time>', 'only entries from this time on, such as 2026-11-01 or 2026-11-01T08:00Z')
    .option('--until <time>', 'only entries before this time');
  addPageOptions(audit);
  addStandardOptions(audit, [
    'vbagent audit --action sign-in-failed --since 2026-11-01',
    'vbagent audit --person alice --json',
  ]);
  audit.action(async (options: AuditOptions) => {
    const { runAudit } = await import('./run-audit.ts');
    tools.exitWith(await runAudit(options, tools));
  });
}
