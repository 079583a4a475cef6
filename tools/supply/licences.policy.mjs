import satisfies from 'spdx-satisfies';

/**
 * Libraries whose licence is not allowed where they are used, each with what is wrong. A choice (`A OR B`) needs one
 * that is allowed, a sum (`A AND B`) all.
 * @param libraries as `librariesOf` gives them @param policy as licences.json
 */
export function forbiddenOf(libraries, { shipped, development, stated }) {
  return libraries.flatMap(({ id, licence: own, shipped: isShipped }) => {
    const licence = stated[id]?.licence ?? own;
    if (licence === undefined) return [`${id} states no licence`];
    if (isAllowed(licence, isShipped ? shipped : [...shipped, ...development])) return [];
    return [`${id} is under ${licence}${isShipped ? '' : ' (for development)'}`];
  });
}

/** Entries of the policy that speak of libraries which are not there, or which state their licence by now. */
export function idleEntriesOf(libraries, { stated }) {
  const silent = new Set(libraries.filter(({ licence }) => !isLicence(licence)).map(({ id }) => id));
  return Object.keys(stated).filter((id) => !silent.has(id));
}

/** What is no expression of SPDX is allowed by nobody. */
function isAllowed(licence, allowed) {
  try {
    return satisfies(licence, allowed);
  } catch {
    return false;
  }
}

const isLicence = (licence) => licence !== undefined && isAllowed(licence, [licence]);
