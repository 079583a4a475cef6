import { applyBehaviour, applyPaywall } from './behaviours';
import type { Page } from './world/world.types';

const first = 'The council voted on Monday to close the old bridge for repairs, officials said.';
const second = 'Engineers had found cracks in two girders, and the work will take until the autumn.';
const page = (behaviour: Page['behaviour']): Page => ({
  url: 'https://gazette.example/a',
  html: '',
  behaviour,
});

describe('a paywall', () => {
  it.each([
    ['paragraphs', `<p>${first}</p><p>${second}</p>`],
    ['unclosed paragraphs', `<P>${first}<P>${second}`],
    ['divisions', `<div class="p">${first}</div><br><div class="p">${second}</div>`],
    [
      'paragraphs with links',
      `<p>${first}</p><p>Engineers had <a href="/x">found cracks</a> in <b>two girders</b>, and the work ` +
        'will take until the autumn.</p>',
    ],
  ])('keeps the beginning of a story in %s and hides the rest', (_, story) => {
    const served = applyPaywall(
      `<html><head><title>Old bridge</title></head><body><h1>Old bridge to close</h1>${story}</body></html>`,
    );
    expect(served).toContain('Old bridge to close');
    expect(served).toContain(first);
    expect(served).not.toContain('until the autumn');
    expect(served).toContain('Subscribe to continue reading');
  });

  it('hides the story in the metadata too', () => {
    const data = JSON.stringify({
      '@type': 'NewsArticle',
      headline: 'Old bridge',
      articleBody: `${first} "${second}"`,
    });
    const served = applyPaywall(
      `<html><head><script type="application/ld+json">${data}</script></head><body><p>${first}</p></body></html>`,
    );
    expect(served).toContain('"headline":"Old bridge"');
    expect(served).not.toContain('until the autumn');
  });
});

describe('other behaviours', () => {
  const honest = { status: 200, body: 'story' };

  it('fails the given number of times and then responds', () => {
    const statuses = [1, 2, 3].map((visit) => applyBehaviour(page({ kind: 'flaky', times: 2 }), honest, visit).status);
    expect(statuses).toEqual([503, 503, 200]);
  });

  it('shows a challenge instead of the story', () => {
    const reply = applyBehaviour(page({ kind: 'blocked' }), honest, 1);
    expect([403, 503]).toContain(reply.status);
    expect(reply.body).not.toContain('story');
    expect(reply.headers).toMatchObject({ 'cf-mitigated': 'challenge' });
  });

  it('returns delays and endless bodies as instructions for the wire', () => {
    expect(applyBehaviour(page({ kind: 'huge', bytes: 9 }), honest, 1).wire).toEqual({ kind: 'huge', bytes: 9 });
    expect(applyBehaviour(page({ kind: 'slow', ms: 30 }), honest, 1).delayMs).toBe(30);
  });
});
