import { tmpdir } from 'node:os';
import type { Browser } from 'playwright-core';
import { SNAPSHOT_LIMITS } from './snapshots.thresholds';

export interface BrowserSettings {
  path: string;
  /** Whether to use the browser's built-in sandbox. */
  sandbox: boolean;
}

/** A running browser, which has its own processes. */
export interface RunningBrowser {
  browser: Browser;
  /** Process ID of the browser's first process, which leads the process group. */
  pid: number;
  /** Kills all processes immediately. */
  kill(): Promise<void>;
}

/**
 * Flags that cut the browser off from the network: no name resolution, an unreachable proxy (also for loopback), and no
 * protocols that bypass proxies. Only intercepted requests are answered; all others fail.
 */
const OFFLINE_FLAGS = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
];
const LIMIT_FLAGS = [
  '--block-new-web-contents',
  '--disable-dev-shm-usage',
  '--disable-crash-reporter',
  '--js-flags=--max-old-space-size=512',
  '--renderer-process-limit=2',
];

/** Version of the browser. @throws Error if it does not start */
export async function browserVersion(settings: BrowserSettings): Promise<string> {
  const running = await startBrowser(settings);
  const version = running.browser.version();
  await running.kill();
  return version;
}

/** @throws Error if the browser does not start */
export async function startBrowser({ path, sandbox }: BrowserSettings): Promise<RunningBrowser> {
  // Loaded on demand, because most processes take no snapshots.
  const { chromium } = await import('playwright-core');
  const server = await chromium.launchServer({
    executablePath: path,
    chromiumSandbox: sandbox,
    args: [...OFFLINE_FLAGS, ...LIMIT_FLAGS],
    // The control endpoint has an unguessable path.
    host: '127.0.0.1',
    // The browser's environment excludes this process's settings and keys.
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: tmpdir(), LANG: 'C.UTF-8' },
    timeout: SNAPSHOT_LIMITS.startMs,
  });
  const kill = () => server.kill().catch(() => undefined);
  try {
    const browser = await chromium.connect(server.wsEndpoint(), { timeout: SNAPSHOT_LIMITS.startMs });
    return { browser, pid: server.process().pid ?? 0, kill };
  } catch (error) {
    await kill();
    throw error;
  }
}
