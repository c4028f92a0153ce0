import { Fault } from '../../domain/fault.ts';
import type { PipelineResult } from '../../domain/pipeline-result.ts';
import type { Problem } from '../../domain/problem.ts';
import { planJobs } from '../batch/plan-jobs.ts';
import { problemFiles } from '../pipeline/problem-files.ts';
import { figurePathOf, fileNameOf, readProblemFile } from './problem-file.ts';
import type { DeskTools, OpenedProblem } from './problem-tools.ts';
import { figuresOf } from './read-problem.ts';
import { uploadLimits } from './upload-limits.ts';

type ArchiveTools = Pick<DeskTools, 'files' | 'sorting'>;
type Contents = Record<string, string | Uint8Array>;

/** The folders of problems as `vbagent process` writes them, so that `vbagent check` reads them. */
export async function archiveProblems(
  opened: readonly OpenedProblem[],
  tools: ArchiveTools,
): Promise<Uint8Array> {
  const named = opened.map(({ problem }) => ({ path: folderName(problem), contentHash: problem.id }));
  const folders = planJobs(named);
  const files: Contents = {};
  let left: number = uploadLimits.archiveBytes;
  for (const [place, { problem, shown }] of opened.entries()) {
    if (shown === undefined) throw new Fault('conflict', `Nothing was made of ${problem.name} yet.`);
    const folder = opened.length === 1 ? '' : `${folders[place]?.name ?? problem.id}/`;
    for (const [path, content] of Object.entries(await folderOf(problem, shown.content, tools))) {
      files[folder + path] = content;
      left -= content.length;
    }
    if (left < 0)
      throw new Fault('conflict', 'Together they are too large for one archive.', {
        advice: 'Download fewer at once.',
      });
  }
  return tools.sorting.archives.write(files);
}

function folderName({ source, name }: Problem): string {
  const isOneOfSeveral = name !== source.path;
  return isOneOfSeveral ? source.path.replace(/(\.[^.]*)?$/, `-${source.index}$1`) : source.path;
}

async function folderOf(
  { source }: Problem,
  content: PipelineResult,
  tools: ArchiveTools,
): Promise<Contents> {
  const part = (name: string, latex: string) => ({ name, latex, sound: true });
  const original =
    source.kind === 'tex'
      ? { ending: 'tex', content: source.text }
      : {
          ending: source.mediaType.replace('image/', ''),
          content: (await readProblemFile(source, 'source', tools)).bytes,
        };
  const files = problemFiles(
    content,
    {
      otherSolutions: content.alternate_solutions.map((latex, place) => part(`${place + 1}`, latex)),
      madeVariants: Object.entries(content.variants).map(([name, latex]) => part(name, latex)),
    },
    { original, figures: await figuresOf(source, tools) },
  );
  const named = source.kind === 'tex' ? source.figures : [];
  const pictures = await Promise.all(
    named.map(async (figure) => {
      const { bytes } = await readProblemFile(source, fileNameOf(figure), tools);
      return [figurePathOf(figure), bytes] as const;
    }),
  );
  return Object.fromEntries([
    ...pictures,
    ...Object.entries(files).flatMap(([path, held]) =>
      typeof held === 'string' || held instanceof Uint8Array ? [[path, held] as const] : [],
    ),
  ]);
}
