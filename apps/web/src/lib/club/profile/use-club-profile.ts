import { useQuery } from '@tanstack/react-query';
import type { ClubProfile } from '@tatami/sdk';
import type { DraftPicture } from '@tatami/tables/pictured-rows';
import { readPicture } from '@tatami/tables/pictures';
import { refreshTables } from '@tatami/tables/refresh-tables';
import type { MarkedFields } from '@tatami/tables/use-attempt';
import { defaultTheme, isThemeName, type Theme } from '@tatami/ui/theme';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { aboutQuery } from '../../api/about.ts';
import { club } from '../../api/club.ts';
import { queryClient } from '../../api/query-client.ts';
import { clubProfileQuery } from './club-profile-query.ts';

/** What the club says of itself, as it is stored: what stays is left out. */
export interface ClubIdentity {
  name?: string | null;
  theme?: string | null;
  /** The picture itself, or that there is none. */
  logo?: Blob | null;
}

/**
 * The club's name, logo and theme as they are on the screen: as they are stored, until something is changed.
 *
 * @param typed the name as it is typed, empty where it is not, and how another is kept
 */
export function useClubProfile([typed, setTyped]: [name: string, set: (name: string) => void]) {
  const { t } = useI18n();
  const stored = useQuery(clubProfileQuery).data;
  const about = useQuery(aboutQuery).data;
  const [chosen, setChosen] = useState<Theme['name']>();
  const [logo, setLogo] = useState<DraftPicture>();
  const [error, setError] = useState<string>();
  // The row that a change was begun on: who saves over somebody else's is told.
  const [begun, setBegun] = useState<ClubProfile>();
  // What the operator has set is the best guess.
  const name = typed || (stored?.name ?? about?.clubName ?? '');
  const theme = chosen ?? themeOf(stored);
  const isDirty = typed !== '' || chosen !== undefined || logo !== undefined;
  const begin = () => setBegun(begun ?? stored ?? undefined);

  function wear(next: Theme['name']): void {
    // What can't be fetched is worn at the next visit.
    import('@tatami/web-runtime/choose-theme').then(
      ({ wearThemeOfClub }) => wearThemeOfClub(next),
      () => {},
    );
  }

  /** Lets go of what has changed. */
  function forget(): void {
    setTyped('');
    setChosen(undefined);
    setLogo(undefined);
    setBegun(undefined);
    setError(undefined);
  }

  /**
   * Saves what has changed.
   *
   * @param isNameMeant whether the name is the club's own as it stands, though it came from its operator
   * @returns what was stored before: the way back; null where something is missing
   * @throws {ClubApiError}
   */
  async function save({ isNameMeant = typed !== '' } = {}): Promise<ClubIdentity | null> {
    if (isNameMeant && name.trim() === '') {
      setError(t('clubProfile.name.missing'));
      return null;
    }
    if (!stored) return null;
    setError(undefined);
    try {
      const before = await store(
        {
          ...(isNameMeant && { name: name.trim() }),
          ...(chosen && { theme: chosen === defaultTheme ? null : chosen }),
          ...(logo !== undefined && { logo: logo as Blob | null }),
        },
        begun ?? stored,
      );
      forget();
      return before;
    } catch (failure) {
      // Whoever has seen what is stored now may save over it.
      setBegun(undefined);
      await refreshTables('club-profile');
      throw failure;
    }
  }

  return {
    ...{ stored, name, theme, error, isDirty, save },
    /** Where the server's word on the name is shown. */
    marked: {
      has: (field) => field === 'name',
      show: (errors) => setError(errors.name),
    } satisfies MarkedFields,
    discard: () => {
      forget();
      if (chosen) wear(themeOf(stored));
    },
    logo: logo === undefined ? (stored?.logo ?? null) : logo,
    setName: (next: string) => {
      begin();
      setError(undefined);
      // An empty one is kept as a space: else what is stored would come back under the fingers.
      setTyped(next === '' ? ' ' : next.replace(/^ (?=\S)/, ''));
    },
    setTheme: (next: Theme['name']) => {
      begin();
      setChosen(next);
      wear(next);
    },
    setLogo: (next: DraftPicture) => {
      begin();
      setLogo(next);
    },
    /** Stores what was there before, over what is there now. */
    takeBack: async (before: ClubIdentity) => {
      const now = await queryClient.fetchQuery({ ...clubProfileQuery, staleTime: 0 });
      if (!now) return;
      await store(before, now);
      if (before.theme !== undefined) wear(themeOf(before));
    },
  };
}

/** What is worn in the club, where its row names a theme that there is. */
const themeOf = (said: Pick<ClubIdentity, 'theme'> | null | undefined): Theme['name'] =>
  isThemeName(said?.theme) ? said.theme : defaultTheme;

/** Stores them over a row. @returns what it had of them; the logo itself, as it is gone from the server then */
async function store({ logo, ...said }: ClubIdentity, over: ClubProfile): Promise<ClubIdentity> {
  const profile = club.table('club-profile');
  const picture = over.logo;
  const changed = (Object.keys(said) as (keyof typeof said)[]).filter((key) => said[key] !== over[key]);
  const before: ClubIdentity = Object.fromEntries(changed.map((key) => [key, over[key]]));
  if (logo !== undefined)
    before.logo = picture ? await readPicture({ table: 'club-profile', id: over.id, picture }, 512) : null;
  if (changed.length > 0) await profile.save({ id: over.id, version: over.version, ...said });
  if (logo) await profile.setPicture(over.id, logo);
  else if (logo === null && picture) await profile.removePicture(over.id);
  await Promise.all([refreshTables('club-profile'), queryClient.invalidateQueries(aboutQuery)]);
  return before;
}
