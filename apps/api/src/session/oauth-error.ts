/**
 * A refusal in the words of RFC 6749: those of §5.2, those that §4.1.2.1 has for a server that can't answer, and one of
 * ours, named as §8.5 wants such to be.
 */
export class OAuthError extends Error {
  override name = 'OAuthError';
  readonly status: number;
  readonly error: OAuthErrorCode;
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | null;

  constructor(
    error: OAuthErrorCode,
    description: string,
    {
      status = statuses[error] ?? 400,
      retryAfter = null,
    }: { status?: number; retryAfter?: number | null } = {},
  ) {
    super(description);
    this.error = error;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

const statuses: Partial<Record<OAuthErrorCode, number>> = {
  invalid_client: 401,
  server_error: 500,
  temporarily_unavailable: 503,
};

export type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'unsupported_grant_type'
  /** The password is right; `otp` is needed too. */
  | 'tatami_second_factor_required'
  | 'server_error'
  /** `Retry-After` says when to come back; the status tells too many tries (429) from no room (503). */
  | 'temporarily_unavailable';
