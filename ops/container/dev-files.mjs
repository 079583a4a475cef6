/** What only those need who work on the product: of its own files, and of the libraries beside it. */
const OWN = [
  /^(dist\/)?(lab|test)\//,
  /^(apps|libs|tools|ops|clients|docs|\.github|\.ci)\//,
  /^worlds\/(?!demo\/)/,
  /(^|\/)(testing|__tests__)\//,
  /\.(spec|cases)\.\w+$/,
  /\.(ts|tsx|mts|cts|tsbuildinfo)$/,
  /(^|\/)(tsconfig|jest\.config|eslint\.config|knip\.config)\b/,
  /(^|\/)(\.corroborate|\.git|\.env[^/]*|\.npmrc|package-lock\.json)(\/|$)/,
];
const OF_LIBRARIES = [/\.d\.[mc]?ts$/, /\.map$/];
const LIBRARY = /^node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/**
 * Those of the files, given by their paths in the image's folder, that have no business in it.
 * @param packages of package-lock.json
 */
export function devFilesOf(files, packages) {
  return files.filter((file) => {
    const library = LIBRARY.exec(file)?.[1];
    if (library === undefined) return OWN.some((form) => form.test(file));
    return (
      library === 'typescript' ||
      packages[`node_modules/${library}`]?.dev === true ||
      OF_LIBRARIES.some((form) => form.test(file))
    );
  });
}
