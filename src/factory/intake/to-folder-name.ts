/** Converts a file path to a folder name that is valid on every file system: letters, digits, `.`, `_` and `-`. */
export function toFolderName(path: string): string {
  // `(?!^)` keeps a name such as `.env` from being treated as a file ending.
  const baseName = getBaseName(path).replace(/(?!^)\.[^.]+$/, '');
  // Every other run of characters becomes `-`; `-` and `.` are removed at both ends.
  return baseName.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[-.]+|[-.]+$/g, '') || 'question';
}

/** Returns a folder name for each path, in order; a name that is already in use gets the suffix `-2`, `-3`, … */
export function assignFolderNames(paths: readonly string[]): string[] {
  const usedNames = new Set<string>();
  return paths.map((path) => {
    const name = findFreeName(toFolderName(path), usedNames);
    usedNames.add(name);
    return name;
  });
}

function findFreeName(preferred: string, usedNames: ReadonlySet<string>): string {
  for (let count = 1; ; count++) {
    const name = count === 1 ? preferred : `${preferred}-${count}`;
    if (!usedNames.has(name)) return name;
  }
}

/** Returns the last segment of a path; both `/` and `\` are separators. */
export function getBaseName(path: string): string {
  return path.replace(/^.*[/\\]/, '') || path;
}
