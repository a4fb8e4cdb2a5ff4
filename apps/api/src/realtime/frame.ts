export type StompVersion = '1.0' | '1.1' | '1.2';

/** A frame as it was read: of a header that came more than once, the first ("Repeated Header Entries"). */
export interface Frame {
  command: string;
  headers: ReadonlyMap<string, string>;
  body: Buffer;
}
