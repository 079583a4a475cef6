import { RelatedDesk, type RelatedTopics } from '@corroborate/context';
import type { Database } from '@corroborate/db';
import type { Topic } from '@corroborate/domain';
import { compareAccounts } from '@corroborate/search';

/**
 * Other stored topics of the same event or series, as they stand now. No stage asks for them: whatever their level,
 * they are no evidence.
 */
export const relatedOf = ({ topicKeys }: Pick<Database, 'topicKeys'>, topic: Topic): Promise<RelatedTopics> =>
  new RelatedDesk((one) => topicKeys.like(one), compareAccounts).of(topic);
