export { article as articleSample, topicDraft as topicDraftSample } from './samples';
export { startInvestigation } from './started';
export { waitingReview, createWaitingReview } from './waiting-review';
