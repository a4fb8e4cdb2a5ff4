/** A refusal in the words of RFC 6749 §5.2; the codes below it that the RFC doesn't know are ours. */
export class OAuthError extends Error {
  override name = 'OAuthError';
  readonly status: number;
  readonly error: OAuthErrorCode;
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | null;

  constructor(error: OAuthErrorCode, description: string, retryAfter: number | null = null) {
    super(description);
    this.error = error;
    this.status = statuses[error] ?? 400;
    this.retryAfter = retryAfter;
  }
}

const statuses: Partial<Record<OAuthErrorCode, number>> = {
  invalid_client: 401,
  slow_down: 429,
  server_error: 500,
  temporarily_unavailable: 503,
};

export type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'unsupported_grant_type'
  /** Too many failures; `Retry-After` says when to come back. */
  | 'slow_down'
  /** The password is right; `otp` is needed too. */
  | 'second_factor_required'
  | 'server_error'
  | 'temporarily_unavailable';
