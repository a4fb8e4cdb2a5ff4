import { type TSchema, Type } from 'typebox';

const link = Type.Object({ href: Type.String() });

/** Where a row is found; clients of HAL know a row of a page by it. */
export const rowLinks: TSchema = Type.Object({ self: link }, { description: 'Where the row is found.' });

export const pageLinks: TSchema = Type.Object({
  self: link,
  first: link,
  last: link,
  next: Type.Optional(link),
  prev: Type.Optional(link),
});
