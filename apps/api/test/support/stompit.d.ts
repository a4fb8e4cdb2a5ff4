/** What of stompit the tests use: it brings no types. */
declare module 'stompit' {
  export interface Message {
    readString(encoding: string, done: (error: Error | null, text: string) => void): void;
  }

  export interface Client {
    subscribe(headers: object, hear: (error: Error | null, message: Message) => void): void;
    sendString(headers: object, body: string): void;
    ack(message: Message): void;
    disconnect(done: (error: Error | null) => void): void;
  }

  export function connect(options: object, done: (error: Error | null, client: Client) => void): void;
}
