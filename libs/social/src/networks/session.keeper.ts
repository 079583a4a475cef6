import type { Clock, Outcome } from '@corroborate/domain';

export interface Session {
  token: string;
  /** Base address of the server that answers for the account. */
  base: string;
  expiresAt: Date;
}

/** Signs in once and lets everybody use it until shortly before it ends; networks count log-ins strictly. */
export class SessionKeeper {
  private current: Session | null = null;
  private opening: Promise<Outcome<Session>> | null = null;

  constructor(
    private readonly open: () => Promise<Outcome<Session>>,
    private readonly clock: Clock,
  ) {}

  async get(): Promise<Outcome<Session>> {
    const now = this.clock.now().getTime();
    if (this.current && this.current.expiresAt.getTime() - MARGIN_MS > now)
      return { kind: 'found', value: this.current };
    this.opening ??= this.renew().finally(() => (this.opening = null));
    return this.opening;
  }

  /** The server did not take it any more. */
  forget(session: Session): void {
    if (this.current === session) this.current = null;
  }

  private async renew(): Promise<Outcome<Session>> {
    const opened = await this.open();
    this.current = opened.kind === 'found' ? opened.value : null;
    return opened;
  }
}

const MARGIN_MS = 60_000;
