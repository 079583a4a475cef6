import { existsSync } from 'node:fs';
import { CorroborateError } from '@corroborate/domain';
import type { Browser, BrowserType, Page } from 'playwright-core';
import { openRig, type ApiRig } from './api.rig';
import { spread } from './spread';
import { countCandidates, seedTopics } from './topics.seed';

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** First useful paint: rows of candidates on the screen, ms. */
const PAINT_LIMIT_MS = 1_500;
/** A quarter of them are candidates. */
const TOPICS = 50_000;

export interface DeskOptions {
  loads: number;
  rows: number;
  /** Scrolled in each frame. */
  pixels: number;
}

/** The desk in a real browser: how soon rows are seen with an empty cache, and how a long table scrolls. */
export async function benchDesk({ loads, rows, pixels }: DeskOptions) {
  const executablePath = BROWSERS.find((file) => existsSync(file));
  if (!executablePath) throw new CorroborateError('invalid-configuration', 'There is no Chromium in /usr/bin.');
  const rig = await openRig({ roles: ['viewer'], seed: (db) => seedTopics(db, TOPICS) });
  try {
    // By a name the compiler does not follow: the package is there for development alone.
    const name: string = 'playwright-core';
    const { chromium } = (await import(name)) as { chromium: BrowserType };
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
    try {
      const usefulPaintMs = await paintsOf(browser, rig, loads);
      const scroll = await scrolledIn(browser, rig, rows, pixels);
      return {
        candidates: await countCandidates(rig.db),
        loads,
        usefulPaintMs,
        scroll,
        withinLimits: usefulPaintMs.p50 <= PAINT_LIMIT_MS && scroll.rows >= rows,
      };
    } finally {
      await browser.close();
    }
  } finally {
    await rig.close();
  }
}

/** Every load in a context of its own, so that nothing is cached. */
async function paintsOf(browser: Browser, rig: ApiRig, loads: number) {
  const useful: number[] = [];
  for (let n = 0; n < loads; n += 1)
    await inPage(browser, rig, async (page) => {
      await page.addInitScript(WATCH_ROWS);
      await page.goto(`${rig.url}/candidates`);
      useful.push(await page.evaluate<number>('window.rowsPainted'));
    });
  return spread(useful);
}

async function scrolledIn(browser: Browser, rig: ApiRig, rows: number, pixels: number) {
  const { frames, ...scrolled } = await inPage(browser, rig, async (page) => {
    await page.goto(`${rig.url}/candidates`);
    await page.locator('.grid-row').first().waitFor();
    return page.evaluate<{ rows: number; frames: number[] }>(`(${SCROLL})(${rows}, ${pixels})`);
  });
  return { ...scrolled, frameMs: spread(frames) };
}

async function inPage<T>(browser: Browser, { key }: ApiRig, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 860 },
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    return await work(page);
  } finally {
    await context.close();
  }
}

/** The second frame after rows came into the page: the first has drawn them. */
const WATCH_ROWS = `
  window.rowsPainted = new Promise((done) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('.grid-row')) return;
      watch.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now())));
    });
    watch.observe(document, { childList: true, subtree: true });
  });
`;

const SCROLL = `(rows, pixels) => new Promise((done) => {
  const box = document.querySelector('.grid-body');
  const space = document.querySelector('.grid-space');
  const frames = [];
  const tasks = [];
  const watch = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
  watch.observe({ entryTypes: ['longtask'] });
  const began = performance.now();
  const before = document.querySelectorAll('*').length;
  let [last, most, holes, hole, longest, waited, seen] = [began, before, 0, 0, 0, 0, 0];
  const missing = () => {
    const top = box.scrollTop, bottom = Math.min(top + box.clientHeight - 40, space.offsetHeight);
    const drawn = [...space.children].map((row) => Number(/translateY\\((\\d+)/.exec(row.style.transform)?.[1] ?? -1));
    return drawn.length === 0 || Math.min(...drawn) > top || Math.max(...drawn) + 44 < bottom;
  };
  const step = (now) => {
    const ms = now - last;
    frames.push(ms);
    last = now;
    const shownRows = [...space.children].map((row) => Number(row.getAttribute('aria-rowindex')) - 1);
    seen = Math.max(seen, ...shownRows);
    most = Math.max(most, document.querySelectorAll('*').length);
    if (missing()) { holes += 1; hole += ms; longest = Math.max(longest, hole); } else hole = 0;
    if (box.scrollTop + box.clientHeight >= box.scrollHeight - 2) waited += ms;
    box.scrollTop += pixels;
    if (seen < rows && now - began < 240000) return requestAnimationFrame(step);
    const ordered = frames.slice(1);
    done({ rows: seen, seconds: Math.round((now - began) / 100) / 10, frames: ordered,
      framesAbove50Ms: ordered.filter((one) => one > 50).length, longTasks: tasks.length,
      longestTaskMs: Math.round(Math.max(0, ...tasks)), holeFrames: holes, longestHoleMs: Math.round(longest),
      waitedMs: Math.round(waited), domNodes: { before, most } });
  };
  requestAnimationFrame(step);
})`;
