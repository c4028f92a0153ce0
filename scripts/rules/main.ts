// Writes `docs/rules.md`.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../run-command.ts';
import { createRulesPage } from './rules-page.ts';

writeFileSync(join(projectRoot, 'docs', 'rules.md'), createRulesPage());
