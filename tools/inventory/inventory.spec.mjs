import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runOnCompiledProduct } from '../sources/compiled.product.mjs';
import { compareInventories, describeDifferences, renderInventory } from './inventory.text.mjs';

/** Specs are run from the checkout. */
const FILE = 'docs/inventory.txt';

describe('the inventory of the product', () => {
  it('matches the committed list', async () => {
    const actual = await runOnCompiledProduct(path.resolve('tools/inventory/print-inventory.mjs'));
    expect(describeDifferences(compareInventories(readFileSync(FILE, 'utf8'), actual), FILE)).toBe('');
  }, 400_000);

  it('finds items of every kind', () => {
    const sections = readFileSync(FILE, 'utf8').split(/^# /m).slice(1);
    expect(sections.filter((section) => section.trim().split('\n').length < 2)).toEqual([]);
    expect(sections).toHaveLength(15);
  });
});

describe('comparing inventories', () => {
  const expected = renderInventory({ queues: ['reviews', 'watch'], routes: ['GET /a', 'GET /b'] });

  it('finds no difference in an unchanged product', () => {
    expect(describeDifferences(compareInventories(expected, expected), FILE)).toBe('');
  });

  it('names the lines that disappeared and appeared under their headings, and the command that accepts them', () => {
    const actual = renderInventory({ routes: ['GET /c', 'GET /a'], queues: ['watch', 'reviews'] });
    const message = describeDifferences(compareInventories(expected, actual), FILE);
    expect(message).toContain('Disappeared (1):\n  routes: GET /b');
    expect(message).toContain('Appeared (1):\n  routes: GET /c');
    expect(message).toContain('npm run inventory -- --write');
  });

  it('tells the same item under two headings apart', () => {
    const moved = renderInventory({ queues: ['watch'], routes: ['GET /a', 'GET /b', 'reviews'] });
    expect(compareInventories(expected, moved)).toEqual({
      disappeared: ['queues: reviews'],
      appeared: ['routes: reviews'],
    });
  });

  it('lists every item once, sorted, under sorted headings', () => {
    expect(renderInventory({ routes: ['b', 'a', 'b'], queues: [] })).toBe('# queues\n\n# routes\na\nb\n');
  });
});
