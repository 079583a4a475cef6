import { escapeHtml } from './escape-html';

it('leaves nothing that markup would read', () =>
  expect(escapeHtml('<a href="x">R&amp;D</a>')).toBe('&lt;a href=&quot;x&quot;&gt;R&amp;amp;D&lt;/a&gt;'));
