/** A database server that answers at `url`. */
export interface Database {
  readonly url: string;
  /** Call it after every pool is closed. Stops the server when it belongs to this process and no other uses it. */
  close(): Promise<void>;
}

/** The server of DATABASE_URL, which is somebody else's to stop. */
export const externalDatabase = (url: string): Database => ({ url, close: async () => {} });
