import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findNearestName } from './data-fields';
import { loadSettings } from './settings';

const MCP_SERVERS = JSON.stringify([{ name: 'payments', url: 'https://data.example.org/mcp' }]);

describe('DATA_FIELDS', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'fields-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  function read(text: string) {
    const file = path.join(folder, 'fields.yaml');
    writeFileSync(file, text);
    return loadSettings({}, { MCP_SERVERS, DATA_FIELDS: file }).DATA_FIELDS;
  }

  it('leaves DATA_FIELDS empty by default and otherwise reads it from the file', () => {
    expect(loadSettings({}).DATA_FIELDS).toEqual({});
    expect(read('# nothing\n')).toEqual({});
    expect(read('payments:\n  paid:\n    paid_on: date\n')).toEqual({ payments: { paid: { paid_on: 'date' } } });
  });

  it.each([
    ['an unknown meaning', 'payments: { paid: { paid_on: dates } }', /“dates” is not a field meaning.*mean “date”/],
    ['a misspelled server', 'paymnts: { paid: { paid_on: date } }', /no server “paymnts”; did you mean “pay/],
    ['an unknown server', 'filings: { paid: { paid_on: date } }', /no server “filings” \(available: payments\)/],
    ['an entry without fields', 'payments: { paid: date }', /see payments\.paid/],
    ['invalid YAML', 'payments: [', /cannot be read as YAML/],
  ])('rejects %s', (_, text, said) => expect(() => read(text)).toThrow(said));

  it('accepts inline JSON, so that a process can pass its settings to another', () => {
    const fields = { payments: { paid: { paid_on: 'date' } } };
    expect(loadSettings({}, { MCP_SERVERS, DATA_FIELDS: JSON.stringify(fields) }).DATA_FIELDS).toEqual(fields);
  });

  it('rejects a missing file', () =>
    expect(() => loadSettings({}, { DATA_FIELDS: '/no/such/fields.yaml' })).toThrow(/DATA_FIELDS/));

  it('suggests the closest name, or null if no name is similar', () => {
    expect(findNearestName('payd_on', ['payer', 'paid_on'])).toBe('paid_on');
    expect(findNearestName('xyz', ['payer', 'paid_on'])).toBeNull();
  });
});
