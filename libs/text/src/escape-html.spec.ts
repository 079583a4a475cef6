import { escapeHtml } from './escape-html';

it('escapes all characters that are special in HTML', () =>
  expect(escapeHtml('<a href="x">R&amp;D</a>')).toBe('&lt;a href=&quot;x&quot;&gt;R&amp;amp;D&lt;/a&gt;'));
