type LockedPackage = {
  version?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  link?: boolean;
};

export type Lockfile = { readonly packages: Readonly<Record<string, LockedPackage>> };

/** A package and its licence; `shipped` is false for development dependencies. */
type ThirdParty = { name: string; version: string; licence: string; shipped: boolean };

/** Licences that require only a notice. */
const ALLOWED_LICENCES = new Set([
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

/** Licences that require publishing changes to their files. We allow them only for development tools. */
const DEVELOPMENT_LICENCES = new Set(['MPL-2.0']);

/** Packages whose lock entry states no licence or a wrong one; each licence here was checked in the package's own LICENSE file. */
const LICENCE_BY_PACKAGE: Readonly<Record<string, string>> = {
  '@prinsss/dvi2html': 'MIT',
  '@vue/compiler-sfc': 'MIT',
};

/**
 * Packages of libvips, the image library of `sharp`. Its licence is the LGPL, which permits this use: libvips is a shared
 * library in separate npm packages, and users can replace it with another build.
 */
const REPLACEABLE_LGPL_PACKAGES = /^@img\/sharp-(libvips-|win32-|wasm32$)/;

/** Creates the page of third-party notices, and lists the packages whose licence is not allowed. */
export function createThirdPartyPage(lockfile: Lockfile): { page: string; unlisted: ThirdParty[] } {
  const packages = listPackages(lockfile);
  const formatRows = (shipped: boolean): string =>
    packages
      .filter((entry) => entry.shipped === shipped)
      .map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`)
      .join('\n');
  const page = [
    '# Third-party packages',
    'Generated from package-lock.json by `npm run licences`; an unlisted licence fails the check.',
    '## Shipped',
    `| package | version | licence |\n|---|---|---|\n${formatRows(true)}`,
    '## For development only',
    `| package | version | licence |\n|---|---|---|\n${formatRows(false)}`,
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
      licence: LICENCE_BY_PACKAGE[name] ?? entry.license ?? 'not stated',
      shipped: entry.dev !== true,
    };
  });
  const packageByVersion = new Map(packages.map((entry) => [`${entry.name}@${entry.version}`, entry]));
  return [...packageByVersion.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** Returns whether the licence is allowed. Of `A OR B` one must be allowed, of `A AND B` both. */
function isAllowed({ name, licence, shipped }: ThirdParty): boolean {
  const isOnList = (part: string): boolean =>
    ALLOWED_LICENCES.has(part) ||
    (!shipped && DEVELOPMENT_LICENCES.has(part)) ||
    (part === 'LGPL-3.0-or-later' && REPLACEABLE_LGPL_PACKAGES.test(name));
  const withoutBrackets = licence.replace(/[()]/g, '');
  return withoutBrackets
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => isOnList(part.trim())));
}
