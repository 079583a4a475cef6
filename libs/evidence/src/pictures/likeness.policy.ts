/**
 * Bits of 64 in which two fingerprints of one picture may differ. One in eight parts of eight bits is then the same in
 * both, by which the database finds it. Pictures that have nothing to do with each other differ in some 32.
 */
export const MOST_DIFFERENCE = 7;
