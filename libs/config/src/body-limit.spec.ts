import { LARGEST_TOPIC_BYTES } from '@corroborate/domain';
import { loadSettings } from './settings';

it('lets the largest topic in that the contract allows, unless somebody lowers it', () => {
  expect(loadSettings({}, {}).BODY_LIMIT_KB * 1024).toBeGreaterThanOrEqual(LARGEST_TOPIC_BYTES);
});
