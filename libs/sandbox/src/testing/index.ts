export { answerTo, serveAnswers, type AnswerServer, type ServerFault } from './answer.server';
export { askAuthority, rootOf } from './timestamp.authority';
