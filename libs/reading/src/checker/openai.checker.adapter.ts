import type { CallContext, Clock, UpstreamGateway } from '@corroborate/domain';
import { noUsage, addUsage } from '../model/chat.port';
import { limitParameters } from '../model/request-format';
import { OpenAiCaller, type AttemptFormat } from '../model/openai.caller';
import { loadPrompt } from '../model/prompts/prompts';
import { REASONING } from '../reasoning.thresholds';
import { readChat, readClasses } from './checker.answers';
import { toCheckerText, splitIntoWindows } from './checker.policy';
import type { CheckAnswer, Checker, CheckQuestion } from './checker.port';
import type { CheckerServer } from './checker.server';

/** Calls MiniCheck models on a self-hosted server with the prompt on which they were trained. */
export class OpenAiChecker implements Checker {
  readonly provider: string;
  readonly model: string;
  private readonly caller: OpenAiCaller;

  constructor(
    private readonly server: CheckerServer,
    gateway: UpstreamGateway,
    clock: Clock,
  ) {
    this.provider = server.name;
    this.model = server.model;
    this.caller = new OpenAiCaller(server, gateway, clock);
  }

  async check({ document, claim }: CheckQuestion, context: CallContext): Promise<CheckAnswer> {
    let usage = noUsage();
    let best = 0;
    for (const window of splitIntoWindows(toCheckerText(document), this.server.window)) {
      const one = await this.put(
        { document: window, claim: toCheckerText(claim).slice(0, REASONING.checkerClaim) },
        context,
      );
      usage = addUsage(usage, one.usage);
      if (one.kind === 'failed') return { ...one, usage };
      best = Math.max(best, one.value);
    }
    return { kind: 'answered', value: best, usage };
  }

  private put(question: CheckQuestion, context: CallContext): Promise<CheckAnswer> {
    return this.server.protocol === 'chat' ? this.putChat(question, context) : this.putClassify(question, context);
  }

  /** Requests one token with its probability. */
  private putChat({ document, claim }: CheckQuestion, context: CallContext): Promise<CheckAnswer> {
    const body = ({ dialect }: AttemptFormat) => ({
      model: this.model,
      messages: [
        { role: 'system' as const, content: loadPrompt('checker').text },
        { role: 'user' as const, content: `Document: ${document}\nClaim: ${claim}` },
      ],
      ...limitParameters(dialect, 1),
      logprobs: true,
      top_logprobs: 5,
    });
    return this.caller.call(
      {
        maxOutputTokens: 1,
        body,
        put: (client, sent) => client.chat.completions.create(sent),
        read: readChat,
      },
      context,
    );
  }

  /** Sends document and sentence as one text, separated by the model's end-of-text token. */
  private putClassify({ document, claim }: CheckQuestion, context: CallContext): Promise<CheckAnswer> {
    const body = { model: this.model, input: `${document}</s>${claim}` };
    return this.caller.call(
      { maxOutputTokens: 0, body: () => body, put: (client) => client.post('/classify', { body }), read: readClasses },
      context,
    );
  }
}
