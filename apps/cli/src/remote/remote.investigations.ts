import { ProblemError, type CorroborateClient, type InvestigationMessage } from '@corroborate/client';
import { CorroborateError, type JsonObject, type Mode } from '@corroborate/domain';
import type { InvestigationResponse } from '@corroborate/investigation';
import type {
  StartedInvestigation,
  HoldAction,
  InvestigationPage,
  ListFilter,
  InvestigationUpdate,
  NotedReplyResponse,
  InvestigateExtras,
  ReplyNoteOrder,
  ResearchResult,
  SourceInput,
} from '../investigations/investigations.port';
import type { Investigations } from '../investigations/local.investigations';
import {
  buildExternalId,
  fillFromPage,
  toStory,
  toTopicFields,
  type Story,
  type TitledStory,
} from '../investigations/story.policy';
import { idParams, createServerClient, nullIfUnknown, isUnknown, mapErrors, type Server, toLocalError } from './server';

/** Investigations on a remote server, over its HTTP API. */
export class RemoteInvestigations implements Investigations {
  constructor(private readonly server: CorroborateClient) {}

  static at(server: Server): RemoteInvestigations {
    return new RemoteInvestigations(createServerClient(server));
  }

  async begin(
    story: Story,
    mode: Mode,
    { sources = [], awaitApproval = false }: InvestigateExtras = {},
  ): Promise<StartedInvestigation> {
    return mapErrors(async () => {
      const topicId = await this.store(await this.withHeadline(story), buildExternalId(story));
      return this.start(topicId, mode, { force: false, sources, awaitApproval });
    });
  }

  /** Adds the headline to a story. If only a URL is given, the server reads it from the page. */
  private async withHeadline(story: Story): Promise<TitledStory> {
    const { headline, url } = story;
    if (headline !== null) return { ...story, headline };
    const page = await this.server.POST('/api/submissions/page', { body: { url: url ?? '' } });
    return fillFromPage(story, { ...page, text: page.article_text, day: page.event_date });
  }

  /**
   * Stores the story. `POST /api/topics` requires the role `pipeline`; with a personal key, the story is sent as a
   * submission.
   */
  private async store(story: TitledStory, externalId: string): Promise<number> {
    try {
      return (await this.server.submitTopic(toTopicFields(story, externalId, new Date()))).topic_id;
    } catch (thrown) {
      if (!isForbidden(thrown)) throw thrown;
      return (await this.server.POST('/api/submissions', { body: toStory(story, externalId) })).topic_id;
    }
  }

  async list({ limit, cursor, status, mode, topicId, requiresHumanReview }: ListFilter): Promise<InvestigationPage> {
    const filter = { status, mode, topic_id: topicId, requires_human_review: requiresHumanReview };
    return mapErrors(() => this.server.GET('/api/investigations', { params: { query: { limit, cursor, ...filter } } }));
  }

  get(id: number) {
    return nullIfUnknown(() => this.server.GET('/api/investigations/{id}', idParams(id)));
  }

  async *follow(id: number, signal?: AbortSignal): AsyncGenerator<InvestigationUpdate> {
    let last: InvestigationResponse | null = null;
    try {
      for await (const message of this.server.follow(id, { signal })) {
        const news: InvestigationUpdate | null = toUpdate(message, last);
        last = news?.investigation ?? last;
        if (news) yield news;
      }
    } catch (thrown) {
      if (!signal?.aborted && !isUnknown(thrown)) throw toLocalError(thrown);
    }
  }

  cancel(id: number) {
    const ask = () => this.server.POST('/api/investigations/{id}/cancel', idParams(id));
    return runUnlessConflict(ask, { done: 'cancelled', late: 'already-finished' } as const);
  }

  hold(id: number, how: HoldAction) {
    const ask = () => this.server.POST(`/api/investigations/{id}/${how}`, idParams(id));
    return runUnlessConflict(ask, { done: 'held', late: 'refused' } as const);
  }

  addSource(id: number, source: SourceInput) {
    return nullIfUnknown(() => this.server.POST('/api/investigations/{id}/sources', { ...idParams(id), body: source }));
  }

  addedSources(id: number) {
    return mapErrors(async () => (await this.server.GET('/api/investigations/{id}/sources', idParams(id))).sources);
  }

  plan(id: number) {
    return nullIfUnknown(() => this.server.GET('/api/investigations/{id}/plan', idParams(id)));
  }

  approvePlan(id: number) {
    return mapErrors(() => this.server.POST('/api/investigations/{id}/approve', idParams(id)));
  }

  async caseFile(id: number): Promise<string | null> {
    const text = await nullIfUnknown(() => this.server.GET('/api/investigations/{id}/case', idParams(id)));
    return text && text.trimEnd();
  }

  replies(id: number): Promise<NotedReplyResponse[]> {
    return mapErrors(async () => (await this.server.GET('/api/investigations/{id}/replies', idParams(id))).replies);
  }

  noteReply(id: number, { name, what, deadline, reply, url }: ReplyNoteOrder): Promise<NotedReplyResponse> {
    const given = { deadline: deadline ?? undefined, reply: reply ?? undefined, url: url ?? undefined };
    return mapErrors(() =>
      this.server.POST('/api/investigations/{id}/replies', { ...idParams(id), body: { name, what, ...given } }),
    );
  }

  research(id: number): Promise<ResearchResult[]> {
    return mapErrors(async () => {
      const { research } = await this.server.GET('/api/investigations/{id}/research', idParams(id));
      return research.map(({ provider, state, reason, used_round, leads }) => ({
        ...{ provider, state, reason, used_round },
        leads: leads.map(({ url, title }) => ({ url, title })),
      }));
    });
  }

  /** Does nothing, because no resources are open. */
  async close(): Promise<void> {}

  /**
   * Starts an investigation. A topic that is not a candidate is forced, which requires the role `editor`; others can
   * also be started by `pipeline`.
   */
  private async start(
    topicId: number,
    mode: Mode,
    more: Required<InvestigateExtras> & { force: boolean },
  ): Promise<StartedInvestigation> {
    const { force, sources, awaitApproval } = more;
    const body = {
      topic_id: topicId,
      mode,
      priority: 'high' as const,
      force,
      ...(sources.length > 0 ? { sources } : {}),
      ...(awaitApproval ? { await_approval: true } : {}),
    };
    try {
      const { investigation_id } = await this.server.POST('/api/investigations', { body });
      return { id: investigation_id, joined: false };
    } catch (thrown) {
      if (isConflict(thrown) && thrown.investigationId !== null) return { id: thrown.investigationId, joined: true };
      if (!force && thrown instanceof ProblemError && thrown.code === 'not-a-candidate')
        return this.start(topicId, mode, { ...more, force: true }).catch((second: unknown) => {
          throw isForbidden(second) ? forceForbiddenError(thrown) : second;
        });
      throw thrown;
    }
  }
}

/** Sends a request that can be too late or can have an unknown ID. */
async function runUnlessConflict<D, L>(ask: () => Promise<unknown>, { done, late }: { done: D; late: L }) {
  try {
    await ask();
    return done;
  } catch (thrown) {
    if (isUnknown(thrown)) return 'unknown';
    if (isConflict(thrown)) return late;
    throw toLocalError(thrown);
  }
}

/** Error with the failed gates, which matter more to the user than the missing permission to bypass them. */
const forceForbiddenError = (closed: ProblemError): CorroborateError =>
  new CorroborateError('forbidden', `${closed.message} This key cannot force it: that requires the role editor.`, {
    hint: 'Use a key with the role editor, or wait until the topic passes its gates.',
    cause: closed,
  });

const isForbidden = (thrown: unknown): boolean => thrown instanceof ProblemError && thrown.code === 'forbidden';
const isConflict = (thrown: unknown): thrown is ProblemError =>
  thrown instanceof ProblemError && thrown.code === 'conflict';

/** Combines a message with the last row, because events arrive before or between updates of their row. */
function toUpdate(message: InvestigationMessage, last: InvestigationResponse | null): InvestigationUpdate | null {
  if (message.name === 'state')
    return { investigation: message.data.investigation, events: message.data.events as InvestigationUpdate['events'] };
  if (message.name !== 'progress') return { investigation: message.data, events: [] };
  const event = { ...message.data, data: message.data.data as JsonObject };
  return last && { investigation: last, events: [event] };
}
