import { EXIT_WITH_FINDINGS, Fault } from '../../domain/fault.ts';
import type { OpenReferences } from '../../factory/pipeline/open-drawing-tools.ts';
import { extractDrawing } from '../../latex/extract-drawing.ts';
import type { AuthorExample } from '../../ports/author-examples.ts';
import type { IndexReport, ReferenceFile, ReferenceType } from '../../ports/reference-store.ts';
import { layoutTable } from '../../print/layout-table.ts';
import { countNoun } from '../../text/count-noun.ts';
import type { CliTools } from '../cli-tools.ts';
import { readCommandSettings } from '../read-command-settings.ts';
import type { DatabaseOption, OutputOption, SharedOptions } from '../shared-options.ts';
import { warnAboutReferences } from '../terminal/warn-about-references.ts';
import { writeJson, writeLine, writeText } from '../terminal/write-output.ts';
import { writeResult } from '../terminal/write-result.ts';

export type RefsOptions = SharedOptions & DatabaseOption;
export type RefsShowOptions = RefsOptions & OutputOption;
export type RefsAddOptions = RefsOptions & { readonly diagram: string; readonly topic?: string };
export type RefsSearchOptions = RefsOptions & {
  readonly type?: readonly ReferenceType[];
  readonly in?: readonly string[];
  readonly limit?: number;
};

/** Indexes the folders; exits with 1 if a folder is missing or a file cannot be read. */
export async function runRefsIndex(
  folders: readonly string[],
  options: RefsOptions,
  tools: CliTools,
): Promise<number> {
  const { out, err } = tools.terminal;
  const reports: IndexReport[] = [];
  await withReferences(options, tools, async ({ store }) => {
    for (const folder of folders) reports.push(await store.index(folder));
  });
  if (options.json === true) writeJson(out, reports);
  for (const report of reports) {
    warnAboutReferences(report, err);
    const { folder, indexed, unchanged, removed } = report;
    if (options.json !== true && !report.missing)
      writeLine(out, `${folder}: ${indexed} indexed, ${unchanged} unchanged, ${removed} removed`);
  }
  return reports.some(({ missing, skipped }) => missing || skipped.length > 0) ? EXIT_WITH_FINDINGS : 0;
}

export async function runRefsSearch(
  query: string,
  options: RefsSearchOptions,
  tools: CliTools,
): Promise<number> {
  const filter = {
    ...(options.type && { fileTypes: options.type }),
    ...(options.in && { folders: options.in }),
    ...(options.limit !== undefined && { limit: options.limit }),
  };
  const results = await withReferences(options, tools, ({ store }) => store.search(query, filter));
  const { out, err } = tools.terminal;
  if (options.json === true) writeJson(out, results);
  else if (results.length === 0)
    writeLine(err, 'Nothing was found. Index folders with `vbagent refs index FOLDER`.');
  else
    for (const { file_path, content, relevance_score } of results) {
      writeLine(out, out.paint('bold', `${file_path} (${relevance_score.toFixed(2)})`));
      writeText(out, `${content}\n\n`);
    }
  return 0;
}

/** Stores a drawing as an example and indexes it. */
export async function runRefsAdd(path: string, options: RefsAddOptions, tools: CliTools): Promise<number> {
  const { name, source } = await tools.files.readText(path);
  const tex = extractDrawing(source);
  if (tex === undefined) throw new Fault('invalid-input', `${name} contains no tikzpicture.`);
  const example = await withReferences(options, tools, async ({ store, examples }) => {
    const addedExample = await examples.add({
      diagramType: options.diagram,
      topic: options.topic ?? '',
      tex,
    });
    await store.index(examples.folder);
    return addedExample;
  });
  if (options.json === true) writeJson(tools.terminal.out, example);
  else writeLine(tools.terminal.out, example.id);
  return 0;
}

export async function runRefsList(options: RefsOptions, tools: CliTools): Promise<number> {
  const { examples, files } = await withReferences(options, tools, async (references) => ({
    examples: await references.examples.list(),
    files: (await references.store.list()).filter(({ path }) => !path.startsWith(references.examples.folder)),
  }));
  const { out, err } = tools.terminal;
  if (options.json === true) writeJson(out, { examples, files });
  else if (examples.length + files.length === 0)
    writeLine(err, 'There are no references yet. Index folders with `vbagent refs index FOLDER`.');
  else for (const line of formatTable(examples, files, out.width)) writeLine(out, line);
  return 0;
}

const COLUMNS = [
  { heading: 'ID OR PATH', minWidth: 20 },
  { heading: 'TYPE' },
  { heading: 'CONTENT' },
] as const;

function formatTable(
  examples: readonly AuthorExample[],
  files: readonly ReferenceFile[],
  width: number,
): string[] {
  return layoutTable(
    COLUMNS,
    [
      ...examples.map(({ id, diagramType, topic }) => [id, 'example', `${diagramType} ${topic}`.trim()]),
      ...files.map(({ path, fileType, chunks }) => [path, fileType, `${chunks} passages`]),
    ],
    width,
  );
}

/** Prints an example or, if there is none with this id, an indexed file. */
export async function runRefsShow(id: string, options: RefsShowOptions, tools: CliTools): Promise<number> {
  const reference = await withReferences(options, tools, async ({ store, examples }) => {
    const example = (await examples.list()).find((stored) => stored.id === id);
    return example ?? (await store.show(id));
  });
  if (reference === undefined) throw createUnknownReferenceFault(id);
  const text = typeof reference === 'string' ? reference : reference.tex;
  const json = typeof reference === 'string' ? { path: id, text: reference } : reference;
  await writeResult(
    options.json === true ? `${JSON.stringify(json, null, 2)}\n` : `${text}\n`,
    options.output,
    tools,
  );
  return 0;
}

export async function runRefsRemove(id: string, options: RefsOptions, tools: CliTools): Promise<number> {
  const removedCount = await withReferences(options, tools, async ({ store, examples }) => {
    if (!(await examples.remove(id))) return store.remove(id);
    await store.index(examples.folder);
    return 1;
  });
  if (removedCount === 0) throw createUnknownReferenceFault(id);
  if (options.json === true) writeJson(tools.terminal.out, { id, removed: removedCount });
  else writeLine(tools.terminal.err, `Removed ${id} (${countNoun(removedCount, 'file')}).`);
  return 0;
}

function createUnknownReferenceFault(id: string): Fault {
  return new Fault('not-found', `There is no example and no indexed file ${id}.`, {
    advice: '`vbagent refs list` lists examples and files.',
  });
}

async function withReferences<T>(
  options: DatabaseOption,
  tools: CliTools,
  work: (references: OpenReferences) => Promise<T>,
): Promise<T> {
  const references = await tools.openReferences(readCommandSettings(options, tools));
  try {
    return await work(references);
  } finally {
    await references.store.close();
  }
}
