import { describeAction } from './done-words';

describe('action text in the audit log', () => {
  it.each([
    ['POST /api/reviews/:id/claim', '/api/reviews/10/claim', 'Reviews 10: claim'],
    ['POST /api/investigations', '/api/investigations', 'Investigations: new'],
    ['DELETE /api/webhooks/:id', '/api/webhooks/3', 'Webhooks 3: removed'],
    ['PUT /api/investigations/:id/legal-hold', '/api/investigations/7/legal-hold', 'Investigations 7: legal hold'],
    ['keys.create', 'Ann', 'keys.create Ann'],
  ])('describes an action in the audit log for %s on %s as %s', (action, subject, words) =>
    expect(describeAction({ action, subject })).toBe(words),
  );
});
