import { tmpdir } from 'node:os';
import type { Browser } from 'playwright-core';
import { SNAPSHOT } from './snapshots.thresholds';

export interface BrowserSettings {
  path: string;
  /** The browser's own sandbox around the page. */
  sandbox: boolean;
}

/** A browser in processes of its own. */
export interface RunningBrowser {
  browser: Browser;
  /** Of its first process, which leads their group. */
  pid: number;
  /** Ends all of them at once, whatever they are doing. */
  kill(): Promise<void>;
}

/**
 * The network of this browser leads nowhere: no name and no address can be resolved, its proxy is one that cannot be
 * reached, loopback is no exception from it, and what goes around proxies is disabled. It sees what it is given,
 * request by request; whatever is asked for in a way that no one thought of fails.
 */
const NOWHERE = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
];
const BOUNDED = [
  '--block-new-web-contents',
  '--disable-dev-shm-usage',
  '--disable-crash-reporter',
  '--js-flags=--max-old-space-size=512',
  '--renderer-process-limit=2',
];

/** What a browser calls itself that was started and ended again. @throws Error where it does not start. */
export async function browserVersion(settings: BrowserSettings): Promise<string> {
  const running = await startBrowser(settings);
  const version = running.browser.version();
  await running.kill();
  return version;
}

/** @throws Error where it does not start. */
export async function startBrowser({ path, sandbox }: BrowserSettings): Promise<RunningBrowser> {
  // Loaded where it is wanted: anyone who takes no snapshots need not wait for it.
  const { chromium } = await import('playwright-core');
  const server = await chromium.launchServer({
    executablePath: path,
    chromiumSandbox: sandbox,
    args: [...NOWHERE, ...BOUNDED],
    // Where it can be told what to do; by a path that no one can guess.
    host: '127.0.0.1',
    // Settings and keys of this process are none of its business.
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: tmpdir(), LANG: 'C.UTF-8' },
    timeout: SNAPSHOT.startMs,
  });
  const kill = () => server.kill().catch(() => undefined);
  try {
    const browser = await chromium.connect(server.wsEndpoint(), { timeout: SNAPSHOT.startMs });
    return { browser, pid: server.process().pid ?? 0, kill };
  } catch (error) {
    await kill();
    throw error;
  }
}
