import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { scriptName } from './script-name.ts';

/** Where a log goes; standard output unless given. */
export interface LogStream {
  write(line: string): void;
}

/** One JSON object a line, its level in the words of spec.md §9. */
export function logOptions(level: Config['logLevel'], stream?: LogStream) {
  return {
    level: level.toLowerCase(),
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label.toUpperCase() }) },
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    ...(stream && { stream }),
  };
}

/**
 * One line a request at INFO, once it is answered. Routes with a `logLevel` above it stay out: files, and what
 * monitors ask for every few seconds.
 */
export class RequestLog extends LogController {
  constructor(level: Config['logLevel']) {
    super({ disableRequestLogging: level !== 'INFO' });
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (this.isLogDisabled(request)) return;
    const { method } = request;
    const script = scriptName(request.headers['user-agent']);
    const line = {
      method,
      path: pathOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(script && { script }),
    };
    if (error) request.log.warn({ ...line, err: error }, 'request broken off');
    else request.log.info(line, 'request');
  }

  override incomingRequest(): void {}
  override routeNotFound(): void {}
  override defaultErrorLog(): void {}
  override streamError(): void {}
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The route and the ids in it. Nothing else that a client wrote: an address may carry a key, a ticket or a name. */
function pathOf({ routeOptions, params }: FastifyRequest): string {
  const values = params as Record<string, string>;
  return (routeOptions.url ?? '*').replace(/:(\w+)/g, (step, name) => {
    const value = values[name] ?? '';
    return uuid.test(value) ? value : step;
  });
}
