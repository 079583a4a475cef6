import type { Settings } from '@corroborate/config';
import { blocked, failed, found, type Clock, type Outcome } from '@corroborate/domain';
import { jsonOf, objectOr, stringOr, type ProviderClient } from '@corroborate/providers';

/** `PACER_CLIENT_CODE`: to what the account books the costs. */
export type PacerAccess = Partial<Pick<Settings, 'PACER_USERNAME' | 'PACER_PASSWORD' | 'PACER_CLIENT_CODE'>>;

const SIGN_IN = 'https://pacer.login.uscourts.gov/services/cso-auth';
/** A token ends after half an hour without use; a new one costs nothing. */
const TOKEN_MS = 25 * 60_000;

/** Signs in once and lets every question use it; what the sign-in answered is stored nowhere. */
export class PacerSession {
  private current: { token: string; until: number } | null = null;
  private opening: Promise<Outcome<string>> | null = null;

  constructor(
    private readonly access: PacerAccess,
    private readonly api: ProviderClient,
    private readonly clock: Clock,
  ) {}

  async token(): Promise<Outcome<string>> {
    if (this.current && this.current.until > this.clock.now().getTime()) return found(this.current.token);
    this.opening ??= this.signIn().finally(() => (this.opening = null));
    return this.opening;
  }

  /** The server did not take it any more. */
  forget(): void {
    this.current = null;
  }

  private async signIn(): Promise<Outcome<string>> {
    const { PACER_USERNAME: loginId, PACER_PASSWORD: password, PACER_CLIENT_CODE: clientCode } = this.access;
    const account = { loginId, password, redactFlag: '1', ...(clientCode ? { clientCode } : {}) };
    const answer = await this.api.callText(
      { investigationId: null, stage: 'sign-in' },
      (http) => http.post(SIGN_IN, account, { maxRedirects: 0 }),
      { cacheTtlMs: 0, priceUsd: 0, retries: 0 },
    );
    if (answer.kind !== 'found') return answer;
    const body = objectOr(jsonOf(answer.value));
    const token = stringOr(body.nextGenCSO);
    if (body.loginResult !== '0' && 'loginResult' in body) return blocked('PACER does not take the account');
    if (!/^[\w+/=.-]{16,400}$/.test(token)) return failed('PACER gave no token');
    this.current = { token, until: this.clock.now().getTime() + TOKEN_MS };
    return found(token);
  }
}
