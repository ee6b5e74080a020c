// What a server of another make is told about the site that it serves.
import type { SiteHeaders } from '../../host/headers.ts';

export interface Publication {
  readonly site: SiteHeaders;
  /** Where the site is published, without a trailing slash: by TLS, or in clear behind something that ends it. */
  readonly origin: string;
  /** The folder of the site on that machine. */
  readonly root: string;
}
