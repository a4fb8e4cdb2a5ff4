/** How somebody proves who they are (spec.md §7). */
export type SignIn = Proof & {
  /** Whether they stay signed in, for 30 days at most, also after the browser is closed. */
  remember?: boolean;
};

type Proof =
  | {
      /** The user's name or their mail address. */
      username: string;
      /** The password, or the `timeStamp` of a confirmed lightning registration of that address. */
      password: string;
      /** The code of the second factor, once the server has asked for it: `second-factor-required`. */
      otp?: string;
    }
  | {
      /** What Google came back with, to the address that it was sent with. */
      code: string;
      /** The address that it came back to. */
      redirectUri: string;
      /** The secret whose challenge was sent to Google (RFC 7636). */
      codeVerifier: string;
    }
  | {
      /** The ID token of Google. */
      googleToken: string;
      /** Where the token carries one. */
      nonce?: string;
    };

/** The form of a token request, in the words of RFC 6749. */
export function tokenForm(credentials: SignIn, clientId: string): Record<string, string> {
  const remember = String(credentials.remember ?? false);
  if ('code' in credentials) {
    const { code, redirectUri, codeVerifier } = credentials;
    return {
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      client_id: clientId,
      code_verifier: codeVerifier,
      remember,
    };
  }
  if ('googleToken' in credentials) {
    const { googleToken, nonce } = credentials;
    return { grant_type: 'password', google_token: googleToken, ...(nonce && { nonce }), remember };
  }
  const { username, password, otp } = credentials;
  return { grant_type: 'password', username, password, ...(otp && { otp }), remember };
}
