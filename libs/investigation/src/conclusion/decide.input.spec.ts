import type { PageNotes } from '@corroborate/reading';
import type { CaseHistory } from '../case/case.history';
import { listUnnamedSources } from './decide.input';

const quote = { quote: 'officials said', start: 0, end: 14 };
const historyOf = (notes?: object): CaseHistory =>
  ({ assessments: () => new Map([[7, { sourceId: 7, notes: notes as PageNotes }]]) }) as unknown as CaseHistory;
const notes = (sourcing: object, statements: object[] = []) => ({ sourcing: { own: [], ...sourcing }, statements });

describe('sources that only quote unnamed people', () => {
  it.each<[string, object | undefined, number[]]>([
    ['rest on unnamed people alone', notes({ unnamed: [quote] }), [7]],
    ['name nobody unnamed', notes({ unnamed: [] }), []],
    ['have it themselves, too', notes({ unnamed: [quote], own: [quote] }), []],
    ['also let somebody with a name affirm it', notes({ unnamed: [quote] }, [{ side: 'affirms' }]), []],
    ['have no notes', undefined, []],
  ])('recognizes sources that only quote unnamed people by their notes: they %s', (_, given, expected) =>
    expect(listUnnamedSources(historyOf(given))).toEqual(expected),
  );
});
