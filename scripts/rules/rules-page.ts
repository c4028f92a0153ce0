import { allChecks } from '../../src/verification/all-checks.ts';
import { readerChecks } from '../../src/verification/document/reader-checks.ts';
import { itemRules } from '../../src/verification/items/item-rules.ts';
import { allRelationChecks } from '../../src/verification/relations/all-relation-checks.ts';
import { type CatalogueEntry, printCatalogue } from '../../src/verification/report/print-catalogue.ts';
import { silenceRules } from '../../src/verification/settings/silence-rules.ts';

/** Creates the text of `docs/rules.md` from the checks in `src/verification`. */
export function createRulesPage(): string {
  const entries: CatalogueEntry[] = [
    ...allChecks.map((check) => ({ ...check, group: getGroup(check.id, check.about) })),
    ...allRelationChecks.map((check) => ({
      ...check,
      group: 'A derived question and its parent',
      fails: `% the parent\n${check.parent}\n% ${check.exampleRelation}\n${check.fails}`,
      passes: `% ${check.exampleRelation}\n${check.passes}`,
    })),
    ...itemRules.map((rule) => ({ ...rule, group: 'A generated item' })),
    ...silenceRules.map((rule) => ({ ...rule, group: 'Comments that silence rules' })),
  ];
  return printCatalogue(entries);
}

function getGroup(id: string, about: 'document' | 'question' | 'bank'): string {
  if (about === 'bank') return 'A paper or bank as a whole';
  if (about === 'document' || readerChecks.some((check) => check.id === id)) return 'The document';
  return 'A question';
}
