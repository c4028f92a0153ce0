import { Fault } from '../../domain/fault.ts';
import type { PipelineResult } from '../../domain/pipeline-result.ts';
import type { Problem } from '../../domain/problem.ts';
import { assignFolderNames } from '../intake/to-folder-name.ts';
import { createProblemFiles } from '../pipeline/problem-files.ts';
import type { OpenedProblem, ProblemServiceDependencies } from './problem-dependencies.ts';
import { getFigureFileName, getFigurePath, readProblemFile } from './problem-file.ts';
import { readFigures } from './read-problem.ts';
import { uploadLimits } from './upload-limits.ts';

type ArchiveDependencies = Pick<ProblemServiceDependencies, 'files' | 'uploadReaders'>;
/** File contents by path. */
type Contents = Record<string, string | Uint8Array>;

/** Creates a ZIP archive of problem folders. They have the layout of `vbagent process`, so that `vbagent check` can read them. */
export async function archiveProblems(
  problems: readonly OpenedProblem[],
  deps: ArchiveDependencies,
): Promise<Uint8Array> {
  const folders = assignFolderNames(problems.map(({ problem }) => getSourcePath(problem)));
  const files: Contents = {};
  let bytesLeft: number = uploadLimits.archiveBytes;
  for (const [index, { problem, selectedVersion }] of problems.entries()) {
    if (selectedVersion === undefined) throw new Fault('conflict', `${problem.name} has no result yet.`);
    const folder = problems.length === 1 ? '' : `${folders[index] ?? problem.id}/`;
    for (const [path, content] of Object.entries(
      await createFolder(problem, selectedVersion.content, deps),
    )) {
      files[folder + path] = content;
      bytesLeft -= content.length;
    }
    if (bytesLeft < 0)
      throw new Fault('conflict', 'The problems are too large for one archive.', {
        advice: 'Download fewer problems together.',
      });
  }
  return deps.uploadReaders.archives.write(files);
}

/** Returns the path of the source file. If the file has several questions, the number of the question is added: `set-2.tex`. */
function getSourcePath({ source, name }: Problem): string {
  const isOneOfSeveral = name !== source.path;
  return isOneOfSeveral ? source.path.replace(/(\.[^.]*)?$/, `-${source.index}$1`) : source.path;
}

/** Creates the files of one problem folder from the stored result. */
async function createFolder(
  { source }: Problem,
  content: PipelineResult,
  deps: ArchiveDependencies,
): Promise<Contents> {
  const createText = (name: string, latex: string) => ({ name, latex, hasPassedChecks: true });
  const original =
    source.kind === 'tex'
      ? { ending: 'tex', content: source.text }
      : {
          ending: source.mediaType.replace('image/', ''),
          content: (await readProblemFile(source, 'source', deps)).bytes,
        };
  const files = createProblemFiles(
    content,
    {
      alternateSolutions: content.alternate_solutions.map((latex, index) =>
        createText(`${index + 1}`, latex),
      ),
      variants: Object.entries(content.variants).map(([name, latex]) => createText(name, latex)),
    },
    { original, figures: await readFigures(source, deps) },
  );
  const texFigures = source.kind === 'tex' ? source.figures : [];
  const images = await Promise.all(
    texFigures.map(async (figure) => {
      const { bytes } = await readProblemFile(source, getFigureFileName(figure), deps);
      return [getFigurePath(figure), bytes] as const;
    }),
  );
  return Object.fromEntries([
    ...images,
    ...Object.entries(files).flatMap(([path, file]) =>
      typeof file === 'string' || file instanceof Uint8Array ? [[path, file] as const] : [],
    ),
  ]);
}
