import { extractClaims } from './claims.policy';
import { topicOf } from './testing/builders';

describe('the claims of a topic', () => {
  const topic = topicOf({
    title: 'Bridge SHUT over crack!',
    summary: 'According to our readers the Tern Street Bridge was closed to traffic on Monday. Inspectors had found a crack in a girder.',
    articleText: 'Some 12,000 vehicles use it daily.\n\nMore when we get it. Found on social media: https://example.com/p',
    location: 'Elmsworth, Ohio',
  });

  it('has exactly one core, made concrete with the thing and the place', () => {
    const claims = extractClaims(topic);
    expect(claims.filter((claim) => claim.core)).toHaveLength(1);
    expect(claims[0]?.text).toContain('Tern Street Bridge');
    expect(claims[0]?.text).toContain('Elmsworth');
    expect(claims[0]?.text).not.toContain('readers');
  });

  it('leaves out furniture and keeps figures', () => {
    const texts = extractClaims(topic).map((claim) => claim.text);
    expect(texts.join(' ')).not.toMatch(/More when|social media/);
    expect(extractClaims(topic).some((claim) => claim.kind === 'quantity' && claim.text.includes('12,000'))).toBe(true);
  });

  it('falls back on the title and never passes eight', () => {
    expect(extractClaims(topicOf({ title: 'Mayor of Elmsworth resigns' }))).toHaveLength(1);
    const long = Array.from({ length: 30 }, (_, i) => `Street number ${i + 3} in Elmsworth lost ${i + 10} trees to Storm Ada.`).join(' ');
    expect(extractClaims(topicOf({ title: 'Storm fells trees in Elmsworth', articleText: long })).length).toBeLessThanOrEqual(8);
  });
});
