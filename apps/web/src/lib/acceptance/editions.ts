import type { Whoami } from '@tatami/sdk';
import { aboutQuery } from '../api/about.ts';
import { club } from '../api/club.ts';
import { queryClient } from '../api/query-client.ts';

type ClubText = Whoami['toAccept'][number];
type About = Awaited<ReturnType<NonNullable<(typeof aboutQuery)['queryFn']>>>;

/** A text of the club as it is at a time. */
export interface Edition {
  text: ClubText;
  url: string;
  version: string;
}

/** The present editions of those of the club’s texts that it has. */
export function editionsOf(about: About | undefined, texts: readonly ClubText[]): Edition[] {
  return texts.flatMap((text) => {
    const edition = about?.[text];
    return edition ? [{ text, ...edition }] : [];
  });
}

/** Says that somebody accepts what they were shown. */
export async function acceptEditions(editions: readonly Edition[]): Promise<void> {
  const body = Object.fromEntries(editions.map(({ text, version }) => [text, version]));
  await club.api.POST('/authinfo/acceptance', { body }).catch(async (error) => {
    // There may be a newer edition than the one that was shown.
    await queryClient.invalidateQueries(aboutQuery);
    throw error;
  });
}
