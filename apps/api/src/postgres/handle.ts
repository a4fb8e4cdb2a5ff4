export interface PostgresHandle {
  url: string;
  mode: 'embedded' | 'external';
  /** Tells that the database is gone for good: the embedded server fell and could not be started again. */
  onExit(callback: (error: Error) => void): void;
  /** Stops the embedded server; an external one is left as it is. */
  close(): Promise<void>;
}

export interface PostgresLog {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}
