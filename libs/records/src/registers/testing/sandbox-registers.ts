import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClockAt, type Clock, type UpstreamGateway } from '@corroborate/domain';
import { InMemoryLedger } from '@corroborate/upstream';
import { sandboxGateway } from '@corroborate/upstream/testing';
import { createRegisters, type RegisterSettings } from '../create-registers';
import type { RecordRegister } from '../record.types';

const NOW = '2026-03-10T12:00:00Z';

export const KEYS: RegisterSettings = {
  DISABLED_ENGINES: [],
  COURTLISTENER_TOKEN: 'sandbox-token',
  OPENFEC_API_KEY: 'sandbox-key',
  OPENSANCTIONS_API_KEY: 'sandbox-key',
  COMPANIES_HOUSE_KEY: 'sandbox-key',
  OPENCORPORATES_API_TOKEN: 'sandbox-token',
  PACER_SEARCHES: 'on',
  PACER_USERNAME: 'sandbox-desk',
  PACER_PASSWORD: 'sandbox-key',
  PACER_CLIENT_CODE: undefined,
};

/** A sandbox world that contains only records. */
export function recordWorld(records: object[], faults: object = {}): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'records-world-'));
  writeFileSync(
    join(folder, 'world.json'),
    JSON.stringify({ version: 1, name: 'registers', description: 'Public records.', now: NOW, language: 'en' }),
  );
  writeFileSync(join(folder, 'records.jsonl'), records.map((record) => JSON.stringify(record)).join('\n'));
  writeFileSync(join(folder, 'faults.json'), JSON.stringify(faults));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export interface OpenRegisters {
  gateway: UpstreamGateway;
  clock: Clock;
  ledger: InMemoryLedger;
  /** A register by name, optionally with other settings. */
  register(name: string, settings?: RegisterSettings): RecordRegister;
  close(): Promise<void>;
}

/** Registers behind a real gateway that connects through the sandbox. */
export function openRegisters(sandbox: { proxyUrl: string; caFile: string }, timeoutMs = 5_000): OpenRegisters {
  const clock = createClockAt(NOW);
  const ledger = new InMemoryLedger();
  const gateway = sandboxGateway(sandbox, { timeoutMs, ledger, clock });
  return {
    gateway,
    clock,
    ledger,
    register: (name, keys = KEYS) => {
      const found = createRegisters(keys, gateway, clock).find(({ manifest }) => manifest.name === name);
      if (!found) throw new Error(`no register is called ${name}`);
      return found;
    },
    close: () => gateway.close(),
  };
}
