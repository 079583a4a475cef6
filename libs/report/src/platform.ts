/** The specification's names of networks that have been renamed since. */
const SPECIFIED: Readonly<Record<string, string>> = { x: 'twitter' };

/** The name of a network in results. */
export const publicPlatform = (name: string): string => SPECIFIED[name] ?? name;

/** A copy with the platform's name as in results. */
export const withPublicPlatform = <T extends { platform: string }>(one: T): T => ({
  ...one,
  platform: publicPlatform(one.platform),
});
