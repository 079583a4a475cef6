import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SettingTexts } from '@corroborate/config';
import { ANSWERS_FILE } from '@corroborate/sandbox';

/** A sandbox model that returns the recorded responses of a real model to the same requests. */
export const RECORDED_READER: SettingTexts = {
  REASONER: 'model',
  REASONER_PROVIDER: 'openai',
  OPENAI_API_KEY: 'sandbox-key',
  OPENAI_BASE_URL: 'https://api.openai.com/v1',
  OPENAI_MODEL: 'sandbox-recorded',
  // US dollars per million tokens in and out: the cheapest model of docs/model-prices.md.
  OPENAI_PRICE: '0.1/0.5',
  CRITIC_PROVIDER: 'none',
};

/** Whether the world includes recorded model responses. */
export const hasRecordedAnswers = (world: string): boolean => existsSync(path.join(world, ANSWERS_FILE));
