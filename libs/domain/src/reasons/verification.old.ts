import type { ReasonCode } from './reason';

/** How earlier versions said what a decision about many pages asks for. */
export const VERIFICATION_OPENINGS: readonly (readonly [RegExp, ReasonCode])[] = [
  [/^social evidence from \d+ independent accounts$/, 'success.social-accounts'],
  [/^stage [\w-]+ of round \d+ failed: /, 'loss.stage-failed'],
  [/^stage [\w-]+ ran into its time limit/, 'loss.stage-cut-short'],
  [/^no engine answered and no page could be read$/, 'stop.nothing-gathered'],
];
