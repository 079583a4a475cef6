import { reasonsPage } from './reasons.page';

describe('reasons page', () => {
  const page = reasonsPage();
  const lines = page.split('\n').filter((line) => line.startsWith('|`'));

  it('lists each code with one sentence that names its parameters', () => {
    expect(lines).toContain('|`post.elsewhere`| About a place in {found}, not in {wanted}.|');
    expect(lines).toContain('|`post.past`| Refers to a past event.|');
  });

  it('uses the explanation of the reason code if the sentence is long', () => {
    const about =
      'The rating alone makes it an established outlet; `name`: whether the site' +
      "'s name raised or lowered the threshold.";
    expect(lines).toContain(`|\`rating.established\`| ${about}|`);
  });

  it('lists every code once, with a sentence', () => {
    expect(lines.length).toBeGreaterThan(300);
    expect(lines.filter((line) => /undefined|NaN|\| *\|$/.test(line))).toEqual([]);
    expect(new Set(lines.map((line) => line.split('`')[1])).size).toBe(lines.length);
  });
});
