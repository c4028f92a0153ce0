/** Converts a file path to a folder name that is valid on every file system: letters, digits, `.`, `_` and `-`. */
export function toFolderName(path: string): string {
  // Without the lookahead, `.env` would be treated as an extension.
  const stem = getBaseName(path).replace(/(?!^)\.[^.]+$/, '');
  return stem.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[-.]+|[-.]+$/g, '') || 'question';
}

/** A folder name for each path, in order; a name that is already in use gets `-2`, `-3`, … */
export function assignFolderNames(paths: readonly string[]): string[] {
  const used = new Set<string>();
  return paths.map((path) => {
    const name = findFreeName(toFolderName(path), used);
    used.add(name);
    return name;
  });
}

function findFreeName(preferred: string, used: ReadonlySet<string>): string {
  for (let count = 1; ; count++) {
    const name = count === 1 ? preferred : `${preferred}-${count}`;
    if (!used.has(name)) return name;
  }
}

/** The last part of a path; both `/` and `\` are separators. */
export function getBaseName(path: string): string {
  return path.replace(/^.*[/\\]/, '') || path;
}
