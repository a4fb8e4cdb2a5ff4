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
    self: link,
    first: link,
    last: link,
    next: Type.Optional(link),
    prev: Type.Optional(link),
    websocket: described('Where changes are told of as they are stored: STOMP over WebSocket.'),
    broker: described(
      'The destination there that tells of this table: of all its rows, or of those that the caller may read.',
    ),
  },
  { $id: 'PageLinks', description: 'What leads on from a page of a list.' },
);
