import type { ReadPage } from '../stage.types';
import { mergeUnreadLosses, describeUnreadPages } from './unread-pages.policy';

const page = (site: string, verdict: ReadPage['verdict'] = 'paywall') =>
  ({ site, verdict, reason: 'It asks for money.' }) as ReadPage;

describe('unreadable pages', () => {
  it('lists unreadable pages by site, with every reason once', () =>
    expect(describeUnreadPages([page('a.example'), page('a.example'), page('a.example', 'challenge')])).toEqual([
      '3 pages of a.example could not be read (paywall: It asks for money; challenge: It asks for money)',
    ]));

  it('groups unreadable pages by site and reason', () =>
    expect(
      describeUnreadPages([page('a.example'), page('b.example'), page('b.example'), page('c.example', 'complete')]),
    ).toEqual([
      'a page of a.example could not be read (paywall: It asks for money)',
      '2 pages of b.example could not be read (paywall: It asks for money)',
    ]));

  it('merges unreadable pages of one site and reason over several rounds into one loss', () => {
    const rounds = [[page('a.example')], [page('a.example'), page('a.example')], [page('b.example')]];
    const lost = [...rounds.flatMap(describeUnreadPages), 'an archive was silent', 'an archive was silent'];
    expect(mergeUnreadLosses(lost)).toEqual([
      '3 pages of a.example could not be read (paywall: It asks for money)',
      'a page of b.example could not be read (paywall: It asks for money)',
      'an archive was silent',
    ]);
    const apart = [[page('a.example')], [page('a.example', 'challenge')]].flatMap(describeUnreadPages);
    expect(mergeUnreadLosses(apart)).toEqual(apart);
  });

  it('lists submitted documents that are unreadable as your own, without the placeholder URL', () => {
    const lost = [page('handed-in.invalid', 'error'), page('handed-in.invalid', 'error')];
    expect(describeUnreadPages(lost.slice(1))).toEqual([
      'a document of your own could not be read (error: It asks for money)',
    ]);
    expect(describeUnreadPages(lost)).toEqual(['2 documents of your own could not be read (error: It asks for money)']);
  });
});
