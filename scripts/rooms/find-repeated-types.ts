import { isTestFile, type SourceFile, type Violation } from './source-file.ts';

/** Reports each exported type whose name an earlier file also exports, because one name must have one meaning. Test files are ignored. */
export function findRepeatedTypes(files: readonly SourceFile[]): Violation[] {
  const pathByName = new Map<string, string>();
  return files
    .filter(({ path }) => !isTestFile(path))
    .flatMap(({ path, exports }) =>
      exports
        .filter(({ declaresType }) => declaresType)
        .flatMap(({ name, line }) => {
          const earlier = pathByName.get(name);
          pathByName.set(name, earlier ?? path);
          return earlier === undefined
            ? []
            : [{ path, line, message: `exports the type ${name}, as ${earlier} does; give it another name` }];
        }),
    );
}
