import { readAttributes } from './scan.rules';

describe('attributes that rules ask for', () => {
  it('include no others, which is a type error to ask for', () => {
    const read = readAttributes({ class: 'lead', 'data-other': 'x' });
    expect(read.class).toBe('lead');
    // @ts-expect-error The name is not on the list.
    expect(read['data-other']).toBeUndefined();
  });
});
