// The sections of the evidence page, which may be measured in several runs.

const FAILURE = '- Not held: ';

/** Whether `only`, a list of parts of titles, selects this section; without it, all are selected. */
export function isSelected(title: string, only: string | undefined): boolean {
  return (
    only === undefined ||
    only.split(',').some((part) => title.toLowerCase().includes(part.trim().toLowerCase()))
  );
}

/** What was measured for a section; `gaps` are the claims that did not hold. */
type Measured = {
  readonly title: string;
  readonly body: string;
  readonly gaps: readonly string[];
  /** The commit, the time and the load of the machine. */
  readonly stamp: string;
};

export function formatSection({ title, body, gaps, stamp }: Measured): string {
  const failures = gaps.map((gap) => FAILURE + gap.replace(/\s+/gu, ' ')).join('\n');
  return [`## ${title}`, `Measured: ${stamp}.`, ...(failures === '' ? [] : [failures]), body].join('\n\n');
}

/** Returns a section as it is on the page; a section that is not there, or without its time, was not measured. */
export function findSection(page: string, title: string): string {
  const section = page.split(/^(?=## )/mu).find((text) => text.startsWith(`## ${title}\n`));
  return section?.includes('\nMeasured: ') ? section.trimEnd() : `## ${title}\n\nNot measured.`;
}

/** Lists what did not hold or was not measured in sections. */
export function listGaps(sections: readonly string[]): string[] {
  return sections.flatMap((section) => {
    const title = section.split('\n')[0]?.replace('## ', '') ?? '';
    if (!section.includes('\nMeasured: ')) return [`${title}: not measured`];
    const lines = section.split('\n').filter((line) => line.startsWith(FAILURE));
    return lines.map((line) => `${title}: ${line.slice(FAILURE.length)}`);
  });
}
