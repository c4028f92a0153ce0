type LockedPackage = {
  version?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  link?: boolean;
};

export type Lockfile = { readonly packages: Readonly<Record<string, LockedPackage>> };

type ThirdParty = { name: string; version: string; licence: string; shipped: boolean };

/** Licences that require only a notice. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LPPL-1.3c',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Unlicense',
]);

/** File-level copyleft: allowed for tools that are only run, not shipped. */
const allowedForDevelopment = new Set(['MPL-2.0']);

/** Packages whose lock entry states no licence or a wrong one; each licence here was checked in the package's own LICENSE file. */
const checkedByHand: Readonly<Record<string, string>> = { '@prinsss/dvi2html': 'MIT' };

/**
 * libvips, the image library under `sharp`, is LGPL. It is a shared library in separate npm packages, which
 * users can replace with another build, so code linked to it keeps its own licence.
 */
const replaceableLgpl = /^@img\/sharp-(libvips-|win32-|wasm32$)/;

/** Creates the page of third-party notices, and lists the packages whose licence is not allowed. */
export function createThirdPartyPage(lockfile: Lockfile): { page: string; unlisted: ThirdParty[] } {
  const packages = listPackages(lockfile);
  const rows = (shipped: boolean): string =>
    packages
      .filter((entry) => entry.shipped === shipped)
      .map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`)
      .join('\n');
  const page = [
    '# Third-party packages',
    'Generated from package-lock.json by `npm run licences`; an unlisted licence fails the check.',
    '## Shipped',
    `| package | version | licence |\n|---|---|---|\n${rows(true)}`,
    '## For development only',
    `| package | version | licence |\n|---|---|---|\n${rows(false)}`,
  ];
  return { page: `${page.join('\n\n')}\n`, unlisted: packages.filter((entry) => !isAllowed(entry)) };
}

function listPackages(lockfile: Lockfile): ThirdParty[] {
  const entries = Object.entries(lockfile.packages).filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.link,
  );
  const packages = entries.map(([path, entry]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return {
      name,
      version: entry.version ?? 'unknown',
      licence: checkedByHand[name] ?? entry.license ?? 'not stated',
      shipped: entry.dev !== true,
    };
  });
  const unique = new Map(packages.map((entry) => [`${entry.name}@${entry.version}`, entry]));
  return [...unique.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** `(MIT OR GPL-3.0)` is allowed if one alternative is; `A AND B` requires both. */
function isAllowed({ name, licence, shipped }: ThirdParty): boolean {
  const isOnList = (part: string): boolean =>
    allowed.has(part) ||
    (!shipped && allowedForDevelopment.has(part)) ||
    (part === 'LGPL-3.0-or-later' && replaceableLgpl.test(name));
  const bare = licence.replace(/[()]/g, '');
  return bare.split(' OR ').some((choice) => choice.split(' AND ').every((part) => isOnList(part.trim())));
}
