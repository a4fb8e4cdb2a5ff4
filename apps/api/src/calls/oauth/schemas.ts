import { type TSchema, Type } from 'typebox';

/** The characters that RFC 6749 §5.2 lets stand in both. */
const said = Type.String({ pattern: '^[\\x20-\\x21\\x23-\\x5B\\x5D-\\x7E]+$' });
const refusal = Type.Object({ error: said, error_description: said }, { description: 'RFC 6749 §5.2' });

/** What the endpoints of OAuth answer in place of a problem document, whatever befell the request. */
export const refusals = { 400: refusal, 401: refusal, 429: refusal, 500: refusal, 503: refusal };

const parameters = (required: string[], optional: Record<string, string>): TSchema =>
  Type.Object({
    ...Object.fromEntries(required.map((name) => [name, Type.String()])),
    ...Object.fromEntries(
      Object.entries(optional).map(([name, description]) => [
        name,
        Type.Optional(Type.String({ description })),
      ]),
    ),
  });

/** The form of the contract; the endpoint reads the form itself, because its refusals speak OAuth. */
export const tokenForm = parameters(['grant_type'], {
  username: 'Grant password: user name or e-mail.',
  password: 'Grant password: the password, or the `timeStamp` of a confirmed lightning registration.',
  otp: 'Grant password: a code of the second factor, once the answer was `tatami_second_factor_required`.',
  google_token: 'Grant password: an ID token of Google in place of name and password.',
  nonce: 'With `google_token`, where it carries one.',
  remember: '`true` for a session of 30 days.',
  code: 'Grant authorization_code: what the address of /code-ret carried.',
  redirect_uri: 'Grant authorization_code: the address that was returned to.',
  code_verifier: 'Grant authorization_code: RFC 7636 §4.1.',
  client_id: 'Instead of client authentication, while the client has no secret.',
});

export const revocationForm = parameters(['token'], {
  token_type_hint: 'RFC 7009 §2.1',
  client_id: 'As for a token.',
});
