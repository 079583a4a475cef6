import type { TopicDraft } from '@corroborate/domain';
import { extractMainClaim } from './related.reader';

const draft = (title: string, articleText: string | null = null) => ({ title, articleText }) as TopicDraft;

describe('main claim of an unsaved story', () => {
  it('extracts the most concrete sentence that matches the headline as the main claim', () => {
    const text = 'It rained. The Harbor Bridge in Port Dunn was closed on Monday after a barge hit it.';
    expect(extractMainClaim(draft('Harbor Bridge closed after barge hits it', text))).toMatch(/was closed on Monday/);
  });

  it('returns null as the main claim of a story without a checkable claim', () => {
    expect(extractMainClaim(draft('asdf'))).toBeNull();
  });
});
