/** Why a page cannot be shown as it was received, by code. */
export const FAILURES: Record<string, string> = {
  unread: 'It could not be read.',
  'not-kept': 'It was read, and no answer of its address is kept.',
  'let-go': 'It was kept, and its bytes were let go with their time. Their digest stays.',
  lost: 'Its bytes should be there and are not. Whoever runs this service must look.',
  changed: 'Its bytes are not those that were received. Whoever runs this service must look.',
};
