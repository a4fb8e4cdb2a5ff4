/** What the types of tables in `entities.ts` and `schema.ts` are made of. */

/** A row as it is saved: some fields must be there, the rest may be left out. */
export type Saved<Row, Required extends keyof Row> = Partial<Row> & Pick<Row, Required>;

/** A field to sort by, alone or with its direction. */
export type Sort<Field extends string> = Field | `${Field},${'asc' | 'desc'}`;

export interface Paging<Field extends string> {
  /** The number of the page, from 0. */
  page?: number;
  /** The number of rows a page: 20 unless told, 200 at most. */
  size?: number;
  /** The first counts most. */
  sort?: Sort<Field> | Sort<Field>[];
}

export interface Search {
  /** The text to look for, every word of it; Polish letters may go without their marks. */
  q?: string;
}

type Value<Row, Field extends keyof Row> = Exclude<Row[Field], null>;

/**
 * What a list is narrowed by: `field`, `field.in`, `field.gte` and its like, each of the field's own type, and
 * `field.null`, which asks for rows without a value: alone for only these, beside other filters of the field for these
 * too; `false` leaves them out.
 */
export type Filters<
  Row,
  Chosen extends keyof Row,
  Ranged extends keyof Row,
  Plain extends keyof Row,
  Nullable extends keyof Row,
> = { [Field in Chosen | Ranged | Plain]?: Value<Row, Field> } & {
  [Field in Chosen as `${Field & string}.in`]?: Value<Row, Field>[];
} & {
  [Field in Ranged as `${Field & string}.${'gte' | 'gt' | 'lte' | 'lt'}`]?: Value<Row, Field>;
} & { [Field in Nullable as `${Field & string}.null`]?: boolean };

interface Json<Body> {
  content: { 'application/json': Body };
}

interface One {
  path: { id: string };
}

interface IfMatch {
  header?: { 'if-match'?: string };
}

interface HalPage<Row> {
  _embedded: { results: Row[] };
  _links: Record<'self' | 'first' | 'last' | 'websocket' | 'broker', { href: string }> &
    Partial<Record<'next' | 'prev', { href: string }>>;
  page: { size: number; totalElements: number; totalIsExact: boolean; totalPages: number; number: number };
}

/** `GET /{table}` */
interface List<Row, Query> {
  parameters: { query?: Query & { after?: string } };
  responses: { 200: Json<HalPage<Row>> };
}

/** `GET /{table}/{id}` */
interface Get<Row> {
  parameters: One;
  responses: { 200: Json<Row> };
}

/** `POST /{table}` */
interface Create<Row, Draft> {
  parameters: { header?: { 'idempotency-key'?: string } };
  requestBody: Json<Draft>;
  responses: { 200: Json<Row>; 201: Json<Row> };
}

/** `PUT /{table}/{id}` */
interface Update<Row, Draft> {
  parameters: One & IfMatch;
  requestBody: Json<Draft>;
  responses: { 200: Json<Row> };
}

/** `DELETE /{table}/{id}` */
interface Remove {
  parameters: One & IfMatch;
  responses: { 204: { content?: never } };
}

/** What a table's own path takes. */
export interface Rows<Entity, Query, Draft> {
  get: List<Entity, Query>;
  post: Create<Entity, Draft>;
}

/** What the path of one row takes. */
export interface Row<Entity, Draft> {
  get: Get<Entity>;
  put: Update<Entity, Draft>;
  delete: Remove;
}
