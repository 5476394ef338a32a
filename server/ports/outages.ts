import { definePort } from '../scope.ts';

/** A banner about an outage, as the operator's file has it. `*` matches everything. */
export interface OutageEntry {
  /** Hosts. */
  readonly brands: readonly string[];
  /** Paths. */
  readonly routes: readonly string[];
  readonly header: string;
  readonly body: string;
}

/** The banners that the operator has written, for the page on which staff see them. */
export interface OutageEntries {
  /** None without a file. Throws for a file that is not right. */
  read(): Promise<readonly OutageEntry[]>;
}

export const outagesPort = definePort<OutageEntries>('server.outages');

/** The banners that operators have published at the desk. */
export interface SiteBanners {
  /** What was published last first. */
  published(): Promise<readonly OutageEntry[]>;
}

export const siteBannersPort = definePort<SiteBanners>('server.siteBanners');
