import satisfies from 'spdx-satisfies';

/**
 * Libraries whose license is not allowed where they are used, each with the problem. For a choice (`A OR B`) one
 * license must be allowed, for a combination (`A AND B`) all.
 * @param libraries as returned by `librariesOf`
 * @param policy as in licences.json
 */
export function forbiddenOf(libraries, { shipped, development, stated }) {
  return libraries.flatMap(({ id, licence: own, shipped: isShipped }) => {
    const licence = stated[id]?.licence ?? own;
    if (licence === undefined) return [`${id} states no licence`];
    if (isAllowed(licence, isShipped ? shipped : [...shipped, ...development])) return [];
    return [`${id} is under ${licence}${isShipped ? '' : ' (for development)'}`];
  });
}

/** Policy entries for libraries that are not installed or now state their license themselves. */
export function idleEntriesOf(libraries, { stated }) {
  const silent = new Set(libraries.filter(({ licence }) => !isLicence(licence)).map(({ id }) => id));
  return Object.keys(stated).filter((id) => !silent.has(id));
}

/** A license that is not a valid SPDX expression is never allowed. */
function isAllowed(licence, allowed) {
  try {
    return satisfies(licence, allowed);
  } catch {
    return false;
  }
}

const isLicence = (licence) => licence !== undefined && isAllowed(licence, [licence]);
