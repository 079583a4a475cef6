import { reasonsPage } from './reasons.page';

describe('the page of reasons', () => {
  const page = reasonsPage();
  const lines = page.split('\n').filter((line) => line.startsWith('| `'));

  it('has each code with its parameters, its sentence and what its register says of it', () => {
    expect(lines).toContain(
      '| `post.elsewhere` | `found: string`, `wanted: string` | Is about a place in {found}, not in {wanted}. |  |',
    );
    expect(lines).toContain('| `post.past` |  | Speaks of something in the past. |  |');
    expect(page).toContain('`ToldMatter` is `campaign-money`, `charity`,');
  });

  it('has a sentence for every code', () => {
    expect(lines.length).toBeGreaterThan(300);
    expect(lines.filter((line) => /undefined|NaN|\|  \| [^|]*\|$/.test(line))).toEqual([]);
  });
});
