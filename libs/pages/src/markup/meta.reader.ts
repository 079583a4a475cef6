import type { PageScan } from './scan.types';

/** Content of the first of these meta names that the page has. */
export function findMeta(scan: PageScan, ...names: string[]): string | null {
  for (const name of names) {
    const hit = scan.metas.find((meta) => meta.name === name && meta.content.trim() !== '');
    if (hit) return hit.content.trim();
  }
  return null;
}

export function findLink(scan: PageScan, rel: string): string | null {
  return scan.links.find((link) => link.rel.split(/\s+/).includes(rel) && link.href.trim() !== '')?.href.trim() ?? null;
}

export function findProperty(scan: PageScan, name: string): string | null {
  return (
    scan.properties.find((p) => p.name.split(/\s+/).includes(name) && p.region !== 'aside' && p.region !== 'comments')
      ?.value ?? null
  );
}
