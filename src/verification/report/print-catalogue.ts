import type { RuleEntry } from '../known-rules.ts';
import { PROFILES, type Profile } from '../settings/profiles.table.ts';

/** A relation rule shows the question it starts from beside what was made from it. */
export type CatalogueEntry = RuleEntry & { readonly group: string };

const HEAD = `# Rules

Every rule is a fact that must hold. Its name stands in brackets after each finding. This page is written by
\`npx node scripts/rules/main.ts\`; a test fails when it differs from the checks.

How to silence a rule at one place, with a reason:

\`\`\`latex
\\item
% vbagent-ignore negation-is-emphasised: the exam board asks for this wording
Which of these is not a metal?
\`\`\`

\`% vbagent-ignore RULE: reason\` speaks of the line it ends or, standing alone, of the next line;
\`% vbagent-ignore-question RULE: reason\` of the whole question. To change a rule everywhere, put it into
\`vbagent.rules.json\`: \`{"rules": {"RULE": "off"}}\` (\`off\`, \`info\`, \`warn\`, \`error\`).
`;

/** The page of all rules: meaning, severity, thresholds and an example of each kind. */
export function printCatalogue(entries: readonly CatalogueEntry[]): string {
  const groups = [...Map.groupBy(entries, ({ group }) => group)];
  const contents = groups.map(
    ([group, rules]) => `- ${group}: ${rules.map(({ id }) => `[${id}](#${id})`).join(', ')}`,
  );
  const chapters = groups.flatMap(([group, rules]) => [`## ${group}\n`, ...rules.map(entryOf)]);
  return `${[HEAD, ...contents, '', ...chapters].join('\n').trimEnd()}\n`;
}

function entryOf(rule: CatalogueEntry): string {
  const limits = Object.entries(rule.thresholds ?? {}).map(([name, value]) => `\`${name}\` ${value}`);
  const facts = [
    `Severity: ${rule.severity}`,
    ...(rule.code === undefined ? [] : [`code ${rule.code}`]),
    ...(limits.length === 0 ? [] : [`thresholds ${limits.join(', ')}`]),
    ...profilesOf(rule.id),
  ];
  return [
    `### ${rule.id}\n`,
    `${rule.meaning}\n`,
    `${facts.join(' · ')}\n`,
    ...exampleOf('Broken by', rule.fails),
    ...exampleOf('Kept by', rule.passes),
  ].join('\n');
}

function profilesOf(id: string): string[] {
  const profiles: readonly Profile[] = PROFILES;
  return profiles.flatMap(({ name, rules }) =>
    rules[id] === undefined ? [] : [`${rules[id]} under \`${name}\``],
  );
}

const LONGEST = 1200;

function exampleOf(title: string, tex: string): string[] {
  const shown = tex.length > LONGEST ? `${tex.slice(0, LONGEST)}\n% …` : tex;
  return [
    `${title}:\n`,
    '```latex',
    shown.trimEnd() === '' ? '% an empty document' : shown.trimEnd(),
    '```\n',
  ];
}
