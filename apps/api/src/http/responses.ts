import { type TSchema, Type } from 'typebox';
import { messages } from './messages.ts';

export const idParams = Type.Object({ id: Type.String({ format: 'uuid' }) });

const code = (description: string): TSchema =>
  Type.Unsafe({ type: 'string', enum: Object.keys(messages), description });

/** The schema that every problem document follows (RFC 9457), shared as a component of the contract. */
export const problemSchema = Type.Object(
  {
    type: Type.String({
      description: 'The kind: `about:blank`, as the code says more (RFC 9457 §4.2.1).',
    }),
    title: Type.String({ description: 'The words of the status.' }),
    status: Type.Integer({ description: 'The status of the answer.' }),
    detail: Type.String({ description: 'What to show to the user, in their language.' }),
    code: Type.Unsafe({ ...code('The same for the same failure in every language.'), 'x-texts': messages }),
    requestId: Type.Optional(
      Type.String({
        description: 'What the server’s log calls it, as does `X-Request-Id`.',
      }),
    ),
    errors: Type.Optional(
      Type.Array(
        Type.Object({
          field: Type.String({
            description: 'The path of the field, with dots between steps: `weekdays.0`.',
          }),
          code: code('What is wrong with it.'),
          message: Type.String({ description: 'What is wrong with it, in words for a person.' }),
        }),
        {
          description: 'Each field that is wrong.',
        },
      ),
    ),
  },
  { $id: 'Problem', description: 'Problem document (RFC 9457).' },
);

const descriptions: Record<number, string> = {
  400: 'A field or the request is wrong.',
  401: 'No valid session or access token.',
  403: 'The right is missing, or it is not done with an access token.',
  404: 'Not there, or not visible to you.',
  409: 'A conflict; the body is its text. `Problem-Code` says which; `Problem-Members`, in JSON, the `fields` that would be there twice (`["name"]`), and by which tables the row is `usedBy`, and how often (`{"training":3}`).',
  412: 'If-Match names another version.',
  413: 'The body is too large.',
  415: 'The body is in a format that the server does not know.',
  416: 'The file has no such part.',
  429: 'Too many tries; come back later.',
  431: 'The headers are too long.',
  503: 'Something it needs is away for the moment, or too much is asked of it at once.',
  422: 'The idempotency key belongs to another request.',
};

/** The failures a route may answer with, for the contract. */
export function problemResponses(...statuses: number[]): Record<number, TSchema> {
  return Object.fromEntries(
    statuses.map((status) => {
      const description = descriptions[status] ?? 'Failure.';
      const [type, schema] =
        status === 409
          ? (['application/json', Type.String()] as const)
          : (['application/problem+json', Type.Ref('Problem')] as const);
      return [status, Type.Unsafe({ description, content: { [type]: { schema } } })];
    }),
  );
}
