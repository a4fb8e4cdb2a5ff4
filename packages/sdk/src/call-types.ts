/** What the types of calls in `schema.ts` are made of. */

/** A call without a body: what it answers, and what its path, query and headers take. */
export interface Call<Responses, Parameters = Nothing> {
  parameters: Parameters;
  responses: Responses;
}

/** A call without a body that answers with JSON. */
export type Gives<Body, Parameters = Nothing> = Call<Ok<Body>, Parameters>;

/** A call with a body that is not JSON. */
export interface SendsAs<Body, Responses, Parameters = Nothing> extends Call<Responses, Parameters> {
  requestBody: Body;
}

/** A call with a body in JSON. */
export type Sends<Body, Responses, Parameters = Nothing> = SendsAs<Json<Body>, Responses, Parameters>;

/** What takes no parameters, and an answer without a body. */
export interface Nothing {
  query?: never;
  path?: never;
  header?: never;
  content?: never;
}

/** A body in JSON. */
export interface Json<Body> {
  content: { 'application/json': Body };
}

/** A body of one of several types. */
export interface Media<Type extends string, Body> {
  content: { [Each in Type]: Body };
}

/** What is answered under each of some statuses. */
export type Answers<Status extends number, Body> = { [Each in Status]: Body };

/** A 200 with JSON. */
export interface Ok<Body> {
  200: Json<Body>;
}

/** A 201 with JSON. */
export interface Made<Body> {
  201: Json<Body>;
}

/** A 204. */
export interface Done {
  204: { content?: never };
}

/** The path of one row. */
export interface One {
  path: { id: string };
}

/** Which fields of a row are asked for: the answer has these alone, whatever its type says. */
export interface Asked<Row> {
  fields?: readonly (keyof Row)[];
}

/** What is done once, however often it is sent. */
export interface Once {
  header?: { 'idempotency-key'?: string };
}

/** What is done with the version that was read, or not at all. */
export interface IfMatch {
  header?: { 'if-match'?: string };
}

interface HalPage<Row> {
  _embedded: { results: Row[] };
  _links: Record<'self' | 'first' | 'last' | 'websocket' | 'broker', { href: string }> &
    Partial<Record<'next' | 'prev', { href: string }>>;
  page: { size: number; totalElements: number; totalIsExact: boolean; totalPages: number; number: number };
}

/** `GET /{table}` */
export type List<Row, Query> = Gives<HalPage<Row>, { query?: Query & Asked<Row> & { after?: string } }>;
