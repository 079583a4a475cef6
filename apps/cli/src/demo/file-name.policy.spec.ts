import { toFileName } from './file-name.policy';

describe('toFileName', () => {
  it.each([
    ['demo-01-bridge', 'demo-01-bridge'],
    ['set/42', 'set-42'],
    ['../../etc/passwd', '-etc-passwd'],
    ['', 'topic'],
    ['x'.repeat(300), 'x'.repeat(100)],
  ])('maps the id “%s” to a file name inside the folder', (id, name) => expect(toFileName(id)).toBe(name));
});
