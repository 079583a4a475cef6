import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadSettings } from './settings';
import { SECRET_SETTINGS } from './settings.schema';

const read = (text: string) => loadSettings({}, { MCP_SERVERS: text }).MCP_SERVERS;
const one = { name: 'payments', url: 'https://data.example.org/mcp' };

describe('MCP_SERVERS', () => {
  it('leaves MCP_SERVERS empty by default', () => {
    expect(loadSettings({}).MCP_SERVERS).toEqual([]);
  });

  it('parses a JSON list and fills in defaults', () => {
    expect(read(JSON.stringify([one]))).toMatchObject([{ ...one, headers: {}, primary: [], priceUsd: 0 }]);
  });

  it('reads the list from a file', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'servers-'));
    const file = path.join(folder, 'servers.json');
    writeFileSync(file, JSON.stringify({ servers: [one] }));
    expect(read(file)).toMatchObject([one]);
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['invalid JSON', '[{]'],
    ['a file that does not exist', '/no/such/file'],
    ['a server without a URL or command', '[{"name":"a"}]'],
    ['a server with both a URL and a command', '[{"name":"a","url":"https://a.example","command":"b"}]'],
    ['a duplicate name', JSON.stringify([one, one])],
    ['a name with spaces', '[{"name":"a b","command":"c"}]'],
    ['an unknown field', '[{"name":"a","command":"c","pace":1}]'],
  ])('rejects %s', (_, text) => {
    expect(() => read(text)).toThrow(/MCP_SERVERS/);
  });

  it('treats MCP_SERVERS as a secret because it can contain keys', () =>
    expect(SECRET_SETTINGS).toContain('MCP_SERVERS'));
});
