import { Fault } from '../../domain/fault.ts';
import type { Archives } from '../../ports/archives.ts';
import type { XmlElement } from '../../ports/xml-reader.ts';
import { decodeAddress } from '../markup/decode-address.ts';
import { findAll } from '../markup/find-elements.ts';

const LIMITS = { files: 200_000, fileBytes: 20_000_000, totalBytes: 500_000_000 };

/** The files of a package by their path; damaged and forbidden files are listed with the reason. */
type OpenPackage = {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly skipped: readonly { readonly name: string; readonly reason: string }[];
};

/** Reads all files of a package. Throws a fault if its files are protected by a password. */
export async function openPackage(archives: Archives, bytes: Uint8Array, name: string): Promise<OpenPackage> {
  const files = new Map<string, Uint8Array>();
  const skipped: { name: string; reason: string }[] = [];
  for await (const file of archives.read(bytes, name, LIMITS)) {
    if ('bytes' in file) files.set(file.name, file.bytes);
    else skipped.push({ name: file.name, reason: file.skipReason });
  }
  const isProtected = skipped.length > 0 && skipped.every(({ reason }) => reason.includes('password'));
  if (files.size === 0 && isProtected)
    throw new Fault(
      'invalid-input',
      `${name} is protected by a password; remove the protection and try again.`,
    );
  return { files, skipped };
}

/** Resolves a relative address against the file that contains it; undefined if it leaves the package or is remote. */
export function resolvePath(address: string, from: string): string | undefined {
  if (/^[a-z][\w+.-]*:|^\/\//iu.test(address)) return undefined;
  const path: string[] = address.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const step of decodeAddress(address).split(/[?#]/u)[0]?.split('/') ?? []) {
    if (step === '..') {
      if (path.pop() === undefined) return undefined;
    } else if (step !== '.' && step !== '') path.push(step);
  }
  return path.join('/');
}

type Resource = { readonly type: string; readonly href: string };

/** Lists the resources of a manifest with paths relative to the package. */
export function listResources(manifest: XmlElement, manifestPath: string): Resource[] {
  return findAll(manifest, 'resource').flatMap(({ attributes }) => {
    const href = resolvePath(attributes.href ?? '', manifestPath);
    return href === undefined || href === '' ? [] : [{ type: attributes.type ?? '', href }];
  });
}
