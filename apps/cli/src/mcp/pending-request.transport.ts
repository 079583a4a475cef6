import type { Transport, TransportSendOptions } from '@modelcontextprotocol/sdk/shared/transport.js';
import { isJSONRPCRequest, type JSONRPCMessage, type RequestId } from '@modelcontextprotocol/sdk/types.js';

/** Time to wait for responses after the last request, ms. */
const TIMEOUT_MS = 10_000;

/** Transport wrapper that tracks unanswered requests. */
export class PendingRequestTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;
  private readonly open = new Set<RequestId>();
  private allAnswered: (() => void) | null = null;

  constructor(private readonly way: Transport) {
    way.onclose = () => this.onclose?.();
    way.onerror = (error) => this.onerror?.(error);
    way.onmessage = (message) => {
      if (isJSONRPCRequest(message)) this.open.add(message.id);
      this.onmessage?.(message);
    };
  }

  start(): Promise<void> {
    return this.way.start();
  }

  close(): Promise<void> {
    return this.way.close();
  }

  async send(message: JSONRPCMessage, options?: TransportSendOptions): Promise<void> {
    await this.way.send(message, options);
    if (!('method' in message) && message.id !== undefined) this.open.delete(message.id);
    if (this.open.size === 0) this.allAnswered?.();
  }

  /** Resolves when no request is pending, or when the time limit is reached. */
  async waitForResponses(): Promise<void> {
    if (this.open.size === 0) return;
    await new Promise<void>((resolve) => {
      this.allAnswered = resolve;
      setTimeout(resolve, TIMEOUT_MS).unref();
    });
  }
}
