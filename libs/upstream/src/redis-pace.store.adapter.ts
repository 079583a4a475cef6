import type { Redis } from 'ioredis';
import type { PaceStore } from '@corroborate/domain';

/** Atomically reads the next free time, books a slot and advances it. Only the server's clock is used. */
const RESERVE_SCRIPT = `
local t = redis.call('TIME')
local now = t[1] * 1000 + math.floor(t[2] / 1000)
local slot = math.max(now, tonumber(redis.call('GET', KEYS[1]) or '0'))
local wait = slot - now
if wait > tonumber(ARGV[2]) then return {0, wait} end
local free = slot + tonumber(ARGV[1])
if free > now then
  redis.call('SET', KEYS[1], string.format('%.0f', free), 'PX', string.format('%.0f', free - now + 1000))
end
return {1, wait}`;

/** Uses a duration, so that clocks need not agree. Never shortens a pause. */
const PAUSE_SCRIPT = `
local t = redis.call('TIME')
local now = t[1] * 1000 + math.floor(t[2] / 1000)
local free = now + tonumber(ARGV[1])
if free > tonumber(redis.call('GET', KEYS[1]) or '0') then
  redis.call('SET', KEYS[1], string.format('%.0f', free), 'PX', string.format('%.0f', free - now + 1000))
end
return 1`;

/** Rate limits in Redis or Valkey: one key per pace key, holding the next free time in server milliseconds. */
export class RedisPaceStore implements PaceStore {
  constructor(
    private readonly redis: Redis,
    /** Prefix of every key. */
    private readonly prefix: string,
  ) {}

  async reserve(key: string, intervalMs: number, maxWaitMs: number) {
    const args = [Math.ceil(intervalMs), Math.ceil(maxWaitMs)];
    const [granted, waitMs] = (await this.redis.eval(RESERVE_SCRIPT, 1, this.prefix + key, ...args)) as [
      number,
      number,
    ];
    return { granted: granted === 1, waitMs };
  }

  async pauseUntil(key: string, until: Date): Promise<void> {
    const ms = until.getTime() - Date.now();
    if (ms > 0) await this.redis.eval(PAUSE_SCRIPT, 1, this.prefix + key, Math.ceil(ms));
  }
}
