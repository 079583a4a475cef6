import { applyCorrections, listCorrections, getFieldRole } from './corrections.policy';
import { mapFields } from './mapping.policy';

const names = ['id', 'payer', 'booked', 'paid_on', 'amount'];
const found = mapFields([{ id: 'A1', payer: 'Elm', booked: '2021-01-01', paid_on: '2021-01-02', amount: 3 }]);

describe('corrections of fields', () => {
  it('assigns a corrected field to a role and removes it from its detected role', () => {
    expect(found).toMatchObject({ date: 'paid_on', entities: ['payer'], numbers: ['amount'] });
    const mapping = applyCorrections(found, { booked: 'date', payer: 'places', amount: 'none' }, names);
    expect(mapping).toMatchObject({ date: 'booked', entities: [], places: ['payer'], numbers: [] });
    expect(getFieldRole('payer', mapping)).toBe('places');
  });

  it('ignores a correction of an unknown field and suggests the intended one', () => {
    expect(applyCorrections(found, { payd_on: 'date' }, names)).toEqual(found);
    expect(listCorrections({ names, mapping: found }, { payd_on: 'date', booked: 'date', payer: 'entities' })).toEqual({
      corrected: [{ field: 'booked', found: 'none', says: 'date' }],
      unknown: [{ name: 'payd_on', meant: 'paid_on' }],
    });
  });
});
