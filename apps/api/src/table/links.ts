import { type TSchema, Type } from 'typebox';

const link = Type.Object({ href: Type.String() });

const described = (description: string) => Type.Object({ href: Type.String() }, { description });

/** Where changes are told of as they are stored (docs/realtime.md), under the API's prefix. */
export const websocketPath = '/websocket';

/** Where a row is found; clients of HAL know a row of a page by it. */
export const rowLinks: TSchema = Type.Object({ self: link }, { description: 'Where the row is found.' });

/** What leads from a page of a list to others, and to what tells of its changes. */
export const pageLinks: TSchema = Type.Object(
  {
    self: described('The page itself.'),
    first: described('The first page.'),
    last: described('The last page, as far as rows were counted.'),
    next: Type.Optional(described('The next page, where there is one.')),
    prev: Type.Optional(described('The page before, where there is one.')),
    websocket: described('Where changes are told of: STOMP over WebSocket.'),
    broker: described(
      'The destination there that tells of this table’s rows, as far as the caller may read them.',
    ),
  },
  { $id: 'PageLinks', description: 'What leads on from a page of a list.' },
);
