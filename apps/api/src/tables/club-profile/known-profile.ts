import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { Changes } from '../../table/changes.ts';
import { clubProfileTable } from './club-profile-table.ts';
import type { ClubProfile } from './columns.ts';

/** What the club says of itself, as far as this server knows. */
export type SaidProfile = Pick<ClubProfile, 'id' | 'name' | 'theme' | 'logo'>;

/** The number of milliseconds after which it is looked up what another server may have stored. */
const FRESH = 5_000;

const nothing: SaidProfile = { id: '', name: null, theme: null, logo: null };

interface Known {
  database: Pick<Database, 'pool'>;
  changes: Changes;
  now: () => Date;
}

/** What every page, mail and paper asks for without waiting: the club's profile as it was last read or written here. */
export interface KnownProfile {
  current(): SaidProfile;
  /** Reads it; where there is no database it stays as it was. */
  read(): Promise<void>;
}

/** Knows the club's profile: at once what is stored here, and a little later what is stored by another server. */
export function knowProfile({ database, changes, now }: Known): KnownProfile {
  let said = nothing;
  let readAt = 0;
  changes.subscribe((written) => {
    const change = written.findLast(({ table }) => table === clubProfileTable.name);
    if (!change) return;
    said = change.row as unknown as SaidProfile;
    readAt = now().getTime();
  });
  async function read(): Promise<void> {
    const asked = now().getTime();
    readAt = asked;
    const { rows } = await database.pool
      .query<SaidProfile>('select id, name, theme, logo from club_profile')
      .catch(() => ({ rows: [] }));
    // What was written here meanwhile is newer.
    if (rows[0] && readAt === asked) said = rows[0];
  }
  return {
    read,
    current() {
      if (now().getTime() - readAt > FRESH) void read();
      return said;
    },
  };
}

/** Where anybody finds the club's logo: it never changes, another has another address. */
export const logoHref = ({ logo }: Pick<SaidProfile, 'logo'>): string | null =>
  logo === null ? null : `/site/logo/${logo}.webp`;

/** The configuration with the name that the club has given itself, where it has: that one wins over the operator's. */
export function withStoredName(config: Config, { current }: KnownProfile): Config {
  return new Proxy(config, {
    get: (settings, key) =>
      key === 'clubName' ? (current().name ?? settings.clubName) : Reflect.get(settings, key),
  });
}
