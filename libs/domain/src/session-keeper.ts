import { found, type Outcome } from './outcome';
import type { Clock } from './time';

export interface Session {
  token: string;
  expiresAt: Date;
}

const EXPIRY_MARGIN_MS = 60_000;

/** Signs in once and reuses the session until shortly before it expires, because services limit sign-ins. */
export class SessionKeeper<S extends Session> {
  private current: S | null = null;
  private opening: Promise<Outcome<S>> | null = null;

  constructor(
    private readonly open: () => Promise<Outcome<S>>,
    private readonly clock: Clock,
  ) {}

  async get(): Promise<Outcome<S>> {
    const now = this.clock.now().getTime();
    if (this.current && this.current.expiresAt.getTime() - EXPIRY_MARGIN_MS > now) return found(this.current);
    this.opening ??= this.renew().finally(() => (this.opening = null));
    return this.opening;
  }

  /** Drops a session that the server rejected. */
  forget(session: S): void {
    if (this.current === session) this.current = null;
  }

  private async renew(): Promise<Outcome<S>> {
    const opened = await this.open();
    this.current = opened.kind === 'found' ? opened.value : null;
    return opened;
  }
}
