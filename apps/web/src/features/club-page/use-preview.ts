import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pictureSource } from '@tatami/tables/pictures';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useEffect, useState } from 'react';
import { type PreviewedWords, previewQuery } from './club-page-queries.ts';
import type { Draft, DraftSection } from './draft.ts';

/** How a preview is looked at. */
export interface Look {
  language: PreviewedWords['language'];
  scheme: PreviewedWords['scheme'];
  width: 'phone' | 'desktop';
}

export interface Ours {
  titlePl: string;
  titleEn: string;
  textPl: string;
  textEn: string;
}

/** How long nothing is written before the page is drawn anew, in milliseconds. */
const PAUSE = 300;

/** The page as it would be with what is on the screen, drawn by the server. */
export function usePreview(draft: Draft, isWide: boolean) {
  const { language } = useI18n();
  const [look, setLook] = useState<Look>({ language, scheme: 'light', width: isWide ? 'desktop' : 'phone' });
  const pictures = useShownPictures(draft.sections);
  const words: PreviewedWords = {
    ...{ language: look.language, scheme: look.scheme, pictures, contact: draft.contact },
    sections: draft.sections.map(({ key: _, id: __, picture: ___, ...section }, rank) => ({
      ...section,
      rank,
    })),
    prices: draft.prices.flatMap(({ key: _, id: __, amountPln, ...price }, rank) =>
      amountPln === null || price.namePl.trim() === '' ? [] : [{ ...price, amountPln, rank }],
    ),
  };
  const body = useSettled(JSON.stringify(words));
  const query = useQuery({ ...previewQuery(JSON.parse(body)), placeholderData: keepPreviousData });
  return {
    look,
    onLookChange: setLook,
    html: query.data?.html,
    ours: query.data?.ours.length === draft.sections.length ? query.data.ours : undefined,
    query,
  };
}

/** The text once it has been the same for a while. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

const chosen = new WeakMap<Blob, string>();

/** Where the browser has the picture of each section, stored or just chosen; nowhere while it is on its way. */
function useShownPictures(sections: readonly DraftSection[]): (string | null)[] {
  const [stored, setStored] = useState<ReadonlyMap<string, string>>(new Map());
  const wanted = sections
    .flatMap(({ id, picture }) => (id && typeof picture === 'string' ? [`${id}/${picture}`] : []))
    .join();
  useEffect(() => {
    for (const one of wanted.split(',').filter(Boolean)) {
      const [id = '', picture = ''] = one.split('/');
      pictureSource({ table: 'landing-section', id, picture }, 1600).then(
        (source) => setStored((before) => (before.has(one) ? before : new Map(before).set(one, source))),
        // The page is shown without it.
        () => {},
      );
    }
  }, [wanted]);
  return sections.map(({ id, picture }) => {
    if (picture instanceof Blob) {
      const source = chosen.get(picture) ?? URL.createObjectURL(picture);
      chosen.set(picture, source);
      return source;
    }
    return stored.get(`${id}/${picture}`) ?? null;
  });
}
