import { createReason } from '@corroborate/domain';
import { splitStatements, resolvePronoun } from './claims.sentences';
import { extractClaims } from './claims.policy';
import { buildTopic } from '@corroborate/domain/testing';

describe('claims of a topic', () => {
  const topic = buildTopic({
    title: 'Bridge SHUT over crack!',
    summary:
      'According to our readers the Tern Street Bridge was closed to traffic on Monday. ' +
      'Inspectors had found a crack in a girder.',
    articleText:
      'Some 12,000 vehicles use it daily.\n\nMore when we get it. Found on social media: https://example.com/p',
    location: 'Elmsworth, Ohio',
  });

  it('extracts exactly one main claim with object and place from a topic', () => {
    const claims = extractClaims(topic);
    expect(claims.filter((claim) => claim.core)).toHaveLength(1);
    expect(claims[0]?.text).toContain('Tern Street Bridge');
    expect(claims[0]?.text).toContain('Elmsworth');
    expect(claims[0]?.text).not.toContain('readers');
  });

  it('leaves boilerplate out of the claims of a topic and keeps figures', () => {
    const texts = extractClaims(topic).map((claim) => claim.text);
    expect(texts.join(' ')).not.toMatch(/More when|social media/);
    expect(extractClaims(topic).some((claim) => claim.kind === 'quantity' && claim.text.includes('12,000'))).toBe(true);
  });

  it('falls back to the title of a topic as its claim and extracts at most eight claims', () => {
    expect(extractClaims(buildTopic({ title: 'Mayor of Elmsworth resigns' }))).toHaveLength(1);
    const long = Array.from(
      { length: 30 },
      (_, i) => `Street number ${i + 3} in Elmsworth lost ${i + 10} trees to Storm Ada.`,
    ).join(' ');
    expect(
      extractClaims(buildTopic({ title: 'Storm fells trees in Elmsworth', articleText: long })).length,
    ).toBeLessThanOrEqual(8);
  });

  it('never uses a line that only names the speaker as the main claim', () => {
    const claims = extractClaims(
      buildTopic({ title: 'Elmsworth wants to end school choice', summary: 'Said by Ada Voss.' }),
    );
    expect(claims.map((claim) => claim.text).join(' ')).not.toContain('Voss');
    expect(claims[0]?.text).toContain('school choice');
  });

  it('replaces an unambiguous opening pronoun in a claim with the name', () => {
    const text =
      'Larkspur Castings closed its foundry in Elmsworth. It employed 340 people at the site. He said nothing.';
    const extracted = extractClaims(buildTopic({ title: 'Foundry in Elmsworth closes', articleText: text })).find(
      (claim) => claim.text.includes('340'),
    );
    expect(extracted).toMatchObject({ text: 'Larkspur Castings employed 340 people at the site.', kind: 'quantity' });
    expect(extracted?.reasons).toContainEqual(
      createReason('statement.pronoun', { word: 'It', name: 'Larkspur Castings' }),
    );
  });
  it('keeps an ambiguous opening pronoun in a claim', () => {
    expect(resolvePronoun('He was fined $400.', 'Jon Voss met Bill Dane in Elmsworth.').text).toBe(
      'He was fined $400.',
    );
    expect(resolvePronoun('He was fined $400.', 'Jon Voss left the council on Monday.').text).toBe(
      'Jon Voss was fined $400.',
    );
    expect(resolvePronoun('It is unclear who paid.', 'Larkspur Castings closed.').notes).toEqual([]);
    expect(resolvePronoun('It cost $4 million.', null).text).toBe('It cost $4 million.');
    expect(resolvePronoun('Its workers were told on Monday.', 'Larkspur Castings closed its foundry.').text).toBe(
      'Larkspur Castings’ workers were told on Monday.',
    );
  });
  it('splits a sentence into claims that each contain one statement', () => {
    expect(splitStatements('The bridge was closed on Monday, and about 12,000 drivers were sent another way.')).toEqual(
      ['The bridge was closed on Monday.', 'About 12,000 drivers were sent another way.'],
    );
    expect(splitStatements('The mayor met the council, the union and the press.')).toHaveLength(1);
    expect(splitStatements('“The bridge was closed, and the road was shut,” she said.')).toHaveLength(1);
  });
  it('lists the claims closest to the main claim first', () => {
    const text =
      'Officials said they would look into it in Elmsworth. Some 12,000 vehicles use the Tern Street Bridge daily.';
    const [, first] = extractClaims(
      buildTopic({
        title: 'Bridge SHUT over crack!',
        summary: 'The Tern Street Bridge was closed over a crack.',
        articleText: text,
      }),
    );
    expect(first?.text).toContain('12,000');
    expect(first?.reasons).toEqual([createReason('statement.detail', { kind: 'quantity' })]);
  });
});
