/** Where a secret may stand in a text: an access token, an Authorization header, a parameter, the user part of an address, a key in a path. */
const secrets: [RegExp, string][] = [
  [/\btat_\w{16,}/g, 'tat_[redacted]'],
  [/\b(Bearer|Basic)\s+[\w.~+/-]{16,}=*/g, '$1 [redacted]'],
  [/\b(\w*_token|password|client_secret)(["']?\s*[=:]\s*["']?)[^&\s"',;}]+/gi, '$1$2[redacted]'],
  [/\/\/[^/\s@]+@/g, '//[redacted]@'],
  [/(\/(calendar|unsubscribe|preview-link|register\/set)\/)(?!\{)[^\s?"']+/g, '$1[redacted]'],
];

export function redact(text: string): string {
  return secrets.reduce((rest, [secret, replacement]) => rest.replace(secret, replacement), text);
}

/** The cause as it is, or a copy without the secrets when its texts have any. */
export function redactCause(cause: unknown): unknown {
  if (typeof cause === 'string') return redact(cause);
  if (!(cause instanceof Error)) return cause;
  const { message, stack = '' } = cause;
  const deeper = cause.cause === undefined ? undefined : redactCause(cause.cause);
  if (redact(message) === message && redact(stack) === stack && deeper === cause.cause) return cause;
  const copy = new Error(redact(message), deeper === undefined ? {} : { cause: deeper });
  copy.name = cause.name;
  copy.stack = redact(stack);
  return copy;
}
