/** Why many pages make the verdict they make: each code with what it is told with. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled as the room's sentences become codes
export interface VerificationReasons {}
