import { CorroborateError } from '@corroborate/domain';
import type { ReviewPort } from './ports';

const nothing = (id: number): never => {
  throw new CorroborateError('not-found', `There is no review item ${id}.`);
};

/** A review service without items. Its behavior is tested with the real service. */
export class FakeReviews implements ReviewPort {
  list: ReviewPort['list'] = async () => ({ items: [], nextCursor: null });
  get: ReviewPort['get'] = async () => null;
  backlog: ReviewPort['backlog'] = async () => ({ open: 0, claimed: 0, oldestAt: null, byReason: {} });
  claim: ReviewPort['claim'] = async (id) => nothing(id);
  release: ReviewPort['release'] = async (id) => nothing(id);
  decide: ReviewPort['decide'] = async (id) => nothing(id);
  markFalse: ReviewPort['markFalse'] = async (id) => nothing(id);
  findOpenItem: ReviewPort['findOpenItem'] = async () => null;
  listDecisions: ReviewPort['listDecisions'] = async () => [];
  listCorrections: ReviewPort['listCorrections'] = async () => [];
  listReevaluations: ReviewPort['listReevaluations'] = async () => [];
  correct: ReviewPort['correct'] = async ({ investigationId }) => nothing(investigationId);
  previewCorrection: ReviewPort['previewCorrection'] = async ({ investigationId }) => nothing(investigationId);
  listReplies: ReviewPort['listReplies'] = async () => [];
  addReply: ReviewPort['addReply'] = async ({ investigationId }) => nothing(investigationId);
}
