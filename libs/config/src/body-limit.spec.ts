import { MAX_TOPIC_BYTES } from '@corroborate/domain';
import { loadSettings } from './settings';

it('sets a default BODY_LIMIT_KB that fits the largest topic the contract allows', () => {
  expect(loadSettings({}, {}).BODY_LIMIT_KB * 1024).toBeGreaterThanOrEqual(MAX_TOPIC_BYTES);
});
