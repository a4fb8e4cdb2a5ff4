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
  username: 'The user name or the e-mail address, of grant password.',
  password: 'The password, of grant password, or the `timeStamp` of a confirmed lightning registration.',
  otp: 'A code of the second factor, of grant password, once the answer was `tatami_second_factor_required`.',
  google_token: 'An ID token of Google in place of name and password, of grant password.',
  nonce: 'The nonce of `google_token`, where it carries one.',
  remember: '`true` for a session of 30 days.',
  code: 'What the address of /code-ret carried, of grant authorization_code.',
  redirect_uri: 'The address that was returned to, of grant authorization_code.',
  code_verifier: 'The secret behind the challenge, of grant authorization_code: RFC 7636 §4.1.',
  client_id: 'The client, in place of client authentication, while it has no secret.',
});

export const revocationForm = parameters(['token'], {
  token_type_hint: 'RFC 7009 §2.1',
  client_id: 'The client, as for a token.',
});
