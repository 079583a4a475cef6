import type { ReportSource } from '../report.types';
import { sourceStatus } from './shared';

const page = { sort: 'page', stance: 'mentions', counts: false, another: false } as ReportSource;

describe('role of a source in the story', () => {
  it.each([
    [{}, 'mentions'],
    [{ stance: 'supports', counts: true }, 'supports, counted'],
    [{ another: true }, 'another event'],
    [{ stance: 'unrelated' }, 'background'],
    [{ sort: 'fact-check' as const }, 'fact check'],
  ])('labels the role of a source with %j as “%s”', (over, expected) =>
    expect(sourceStatus({ ...page, ...over })).toBe(expected),
  );
});
