import { readAttributes } from './scan.rules';

describe('attributes that rules ask for', () => {
  it('reads only the attributes on the list of the rules, and makes it a type error to ask for others', () => {
    const read = readAttributes({ class: 'lead', 'data-other': 'x' });
    expect(read.class).toBe('lead');
    // @ts-expect-error The name is not on the list.
    expect(read['data-other']).toBeUndefined();
  });
});
