export { Erasure, ERASURE_WHY_MOST, type ErasureOutcome } from './erasure';
export type { ErasurePlan } from './erasure.plan';
export { MORE_TO_ERASE, planInWords } from './erasure.words';
export { SubjectAccess, type SubjectFile } from './subject-access';
export { subjectArchive } from './subject-archive';
export { foundInWords, kindsInWords } from './subject-file.words';
