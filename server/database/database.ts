/** A PostgreSQL server, with the URL of our database. */
export interface Database {
  readonly url: string;
  /** Call it after every pool is closed. Stops the server if this process started it and no other process uses it. */
  close(): Promise<void>;
}

/** The server of DATABASE_URL, which we do not stop. */
export const externalDatabase = (url: string): Database => ({ url, close: async () => {} });
