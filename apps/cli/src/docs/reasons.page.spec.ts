import { reasonsPage } from './reasons.page';

describe('reasons page', () => {
  const page = reasonsPage();
  const lines = page.split('\n').filter((line) => line.startsWith('|`'));

  it('lists each code with one sentence that names its parameters', () => {
    expect(lines).toContain('|`post.elsewhere`| About a place in {found}, not in {wanted}.|');
    expect(lines).toContain('|`post.past`| Refers to a past event.|');
  });

  it('prints the explanation of a code below its sentence', () => {
    const row = lines.find((line) => line.startsWith('|`review.passed-over`'));
    expect(row).toMatch(/\| Supported only by 3 pages .+<br>\*Some are by credible outlets.+\*\|$/);
  });

  it('lists each reason for review with what it does', () => {
    const meaning = 'too few sources count, and no language model has read them';
    const label = 'too few sources without a language model';
    expect(page).toContain(`| \`few-sources\` | ${label} | ${meaning} | yes |  | \`RULES_APPLY_FROM\` |`);
    expect(page).toMatch(/^\| `serious-allegation` \|.+\| depends \| yes \|  \|$/m);
  });

  it('lists every code once, with a sentence', () => {
    expect(lines.length).toBeGreaterThan(300);
    expect(lines.filter((line) => /undefined|NaN|\| *\|$/.test(line))).toEqual([]);
    expect(new Set(lines.map((line) => line.split('`')[1])).size).toBe(lines.length);
  });
});
