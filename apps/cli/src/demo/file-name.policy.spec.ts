import { fileNameOf } from './file-name.policy';

describe('the file of a topic', () => {
  it.each([
    ['demo-01-bridge', 'demo-01-bridge'],
    ['set/42', 'set-42'],
    ['../../etc/passwd', '-etc-passwd'],
    ['', 'topic'],
    ['x'.repeat(300), 'x'.repeat(100)],
  ])('is named after “%s” and stays in its folder', (id, name) => expect(fileNameOf(id)).toBe(name));
});
