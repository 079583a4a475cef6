export { findAnswer, serveAnswers, type AnswerServer, type ServerFault } from './answer.server';
export { ownModels } from './models/own-models.upstream';
export { playedModels } from './models/played-models.upstream';
export { createDeepResearch } from './research.upstream';
export { createTimestampAuthorities } from './tsa/tsa.upstream';
export { askAuthority, getRootCertificate } from './timestamp.authority';
