import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

export const root = path.resolve(__dirname, '../..');
export const browserPath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((file) =>
  existsSync(file),
);

/** Moves on with Tab until the focus is on what has this name; every stop on the way must be seen. */
export async function tabTo(page: Page, name: RegExp, most = 90): Promise<void> {
  for (let turn = 0; turn < most; turn += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate<{ name: string; seen: boolean }>(FOCUS);
    if (!at.seen) throw new Error(`The focus on "${at.name}" cannot be seen`);
    if (name.test(at.name)) return;
  }
  throw new Error(`Tab never came to ${name.source}`);
}

/** What has the focus, by the words a person would hear, and whether the place is marked. */
const FOCUS = `(() => {
  const at = document.activeElement;
  if (!at || at === document.body) return { name: '', seen: true };
  const labels = [...(at.labels || [])].map((one) => one.textContent).join(' ');
  const label = at.getAttribute('aria-label') || labels || at.textContent || '';
  const style = getComputedStyle(at);
  const box = at.getBoundingClientRect();
  const marked = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
  return { name: label.trim(), seen: marked && box.width > 0 && box.bottom > 0 && box.top < innerHeight };
})()`;
