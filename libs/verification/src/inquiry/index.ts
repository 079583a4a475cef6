export { answerFromCase, type CaseAnswerInput } from './answers/case-answers.policy';
export { addCollectionResults, type CollectionResults } from './answers/collected.policy';
export { createNotesAnswer, type NotesAnswersResult } from './answers/noted-answers.policy';
export { assessCheckpoint, listFailureReasons, findExhaustion } from './checkpoint.policy';
export type { CheckpointInput, SearchProgress } from './checkpoint.types';
export { assessClaimCoverage } from './claim-coverage.policy';
export { createFreeFormQuestion, applyQuestionEdits, type EditedQuestion } from './edit-questions.policy';
export { addCritique } from './critique.policy';
export { findEvidenceGaps, buildSourceClaimGaps } from './evidence-gaps.policy';
export { buildLeadGaps, type NamedLead } from './lead-gaps.policy';
export { findDueMethods, findDueStages, addFrameworks } from './frameworks.policy';
export { INQUIRY_LIMITS } from './inquiry.thresholds';
export { planTargetedRound } from './targeted-round.policy';
export {
  chooseCheckpointTrigger,
  decideNextRound,
  ROUNDS_BY_MODE,
  searchLimitReason,
  type NextRound,
} from './next-round.policy';
export { sortFreeFormQuestions, buildQuestionGaps } from './question-gaps.policy';
export { mergePlannedQuestions } from './planned-case.policy';
export { rejectOtherTopic } from './other-topic.policy';
export { planInquiry } from './plan-inquiry.policy';
