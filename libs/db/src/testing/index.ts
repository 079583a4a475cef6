export { article as articleSample, topicDraft as topicDraftSample } from './samples';
export { waitingReview, waitingReviewOf } from './waiting-review';
