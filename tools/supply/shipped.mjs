/** The libraries in a package-lock.json (version 3), and which of them are shipped with the product. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Names of packages that a page imports; imports of its own files begin with a dot. */
const IMPORT = /\bfrom '((?:@[\w.-]+\/)?[\w-][\w.-]*)/g;

/**
 * Names of the packages that the pages import.
 * @param folders with their sources
 */
export function importedBy(...folders) {
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => path.join(folder, name)),
  );
  const texts = sources.filter((name) => /\.tsx?$/.test(name)).map((name) => readFileSync(name, 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(IMPORT)].map(([, name]) => name)));
}

/**
 * All libraries in the lock file, each version once.
 * @param packages of package-lock.json
 * @param bundled names of packages that are built into the page
 * @returns `[{ id: 'name@version', licence: string | undefined, shipped: boolean }]`
 */
export function librariesOf(packages, bundled) {
  const built = closureOf(packages, bundled);
  const found = new Map();
  for (const [place, entry] of Object.entries(packages)) {
    if (!place.includes('node_modules/') || entry.link) continue;
    const id = `${entry.name ?? nameOf(place)}@${entry.version}`;
    const shipped = found.get(id)?.shipped || entry.dev !== true || built.has(place);
    found.set(id, { id, licence: entry.license, shipped });
  }
  return [...found.values()];
}

const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Locations of these packages and all their dependencies, as Node would resolve them. */
function closureOf(packages, names) {
  const places = new Set();
  const follow = (name, from) => {
    const place = placeOf(packages, name, from);
    if (place === undefined || places.has(place)) return;
    places.add(place);
    const { link, resolved } = packages[place];
    const { dependencies = {} } = packages[link ? resolved : place];
    Object.keys(dependencies).forEach((each) => follow(each, link ? resolved : place));
  };
  names.forEach((name) => follow(name, ''));
  return places;
}

/** The nearest package of that name, searching outward from the folder. */
function placeOf(packages, name, from) {
  const folders = [from];
  while (folders.at(-1) !== '') folders.push(above(folders.at(-1)));
  return folders.map((folder) => path.posix.join(folder, 'node_modules', name)).find((place) => packages[place]);
}

const above = (folder) => folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')));
