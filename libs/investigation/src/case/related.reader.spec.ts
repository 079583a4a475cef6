import type { TopicDraft } from '@corroborate/domain';
import { mainClaimOf } from './related.reader';

const draft = (title: string, articleText: string | null = null) => ({ title, articleText }) as TopicDraft;

describe('the main claim of a story that is not stored', () => {
  it('is the sentence that says most concretely what the headline says', () => {
    const text = 'It rained. The Harbor Bridge in Port Dunn was closed on Monday after a barge hit it.';
    expect(mainClaimOf(draft('Harbor Bridge closed after barge hits it', text))).toMatch(/was closed on Monday/);
  });

  it('is null where nothing can be checked', () => {
    expect(mainClaimOf(draft('asdf'))).toBeNull();
  });
});
