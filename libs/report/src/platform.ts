/** The specification's names for networks that have since been renamed. */
const SPECIFIED_NAMES: Readonly<Record<string, string>> = { x: 'twitter' };

/** Name of a network in results. */
export const publicPlatform = (name: string): string => SPECIFIED_NAMES[name] ?? name;

/** A copy with the network's name as used in results. */
export const withPublicPlatform = <T extends { platform: string }>(one: T): T => ({
  ...one,
  platform: publicPlatform(one.platform),
});
