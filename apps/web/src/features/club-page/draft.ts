import type { ClubContact, ClubPage, LandingSection, Price, SavedWords } from './club-page-queries.ts';

const sectionFields = [
  'shown',
  'titlePl',
  'titleEn',
  'textPl',
  'textEn',
  'pictureAltPl',
  'pictureAltEn',
] as const;
const priceFields = ['namePl', 'nameEn', 'amountPln', 'per', 'section', 'notePl', 'noteEn', 'shown'] as const;
const contactFields = ['email', 'phone', 'address', 'account', 'links'] as const;

/** A row as it is on the screen; one that isn't stored yet has no id. */
interface Drafted {
  /** The same for as long as it is on the screen. */
  key: string;
  id?: string;
}

export type DraftSection = Drafted &
  Pick<LandingSection, 'kind' | (typeof sectionFields)[number]> & { picture: string | Blob | null };
export type DraftPrice = Drafted &
  Omit<Pick<Price, (typeof priceFields)[number]>, 'amountPln'> & { amountPln: number | null };
export type DraftContact = Pick<ClubContact, (typeof contactFields)[number]>;

/** What the club says on its page, as it is on the screen. */
export interface Draft {
  sections: readonly DraftSection[];
  prices: readonly DraftPrice[];
  contact: DraftContact;
}

const pick = <T extends object, K extends keyof T>(row: T, fields: readonly K[]): Pick<T, K> =>
  Object.fromEntries(fields.map((field) => [field, row[field]])) as Pick<T, K>;

/** What is stored, to be changed. */
export const draftOf = ({ sections, prices, contact }: ClubPage): Draft => ({
  sections: sections.map((row) => ({
    ...pick(row, sectionFields),
    ...{ key: row.id, id: row.id, kind: row.kind, picture: row.picture },
  })),
  prices: prices.map((row) => ({ ...pick(row, priceFields), key: row.id, id: row.id })),
  contact: pick(contact, contactFields),
});

/** A section of the club's own that says nothing yet. */
export const newSection = (): DraftSection => ({
  ...{ key: crypto.randomUUID(), kind: 'text', shown: true, picture: null },
  ...{ titlePl: null, titleEn: null, textPl: null, textEn: null, pictureAltPl: null, pictureAltEn: null },
});

export const newPrice = (): DraftPrice => ({
  ...{ key: crypto.randomUUID(), namePl: '', nameEn: null, amountPln: null, per: 'month', section: null },
  ...{ notePl: null, noteEn: null, shown: true },
});

/** The same, with what is written in a loose way in the form that is stored. */
export function tidied(draft: Draft): Draft {
  const { phone, account, links, address, email } = draft.contact;
  const digits = phone?.replaceAll(/[\s().\-–]/g, '').replace(/^00/, '+') ?? '';
  const number = account?.replaceAll(/\s/g, '').toUpperCase() ?? '';
  return {
    ...draft,
    contact: {
      email: email?.trim() || null,
      address: address?.trim() || null,
      phone: (/^\d{9}$/.test(digits) ? `+48${digits}` : digits) || null,
      account: (/^\d{26}$/.test(number) ? `PL${number}` : number) || null,
      links: links.map((link) => link.trim()).filter(Boolean),
    },
  };
}

/** What is to be sent so that the draft is stored; what is as it was is left out. */
export interface Changes {
  body: SavedWords;
  /** The drafts of the sections and the prices that are sent, in the order in which they are. */
  sections: readonly DraftSection[];
  prices: readonly DraftPrice[];
  /** The sections whose picture changes. */
  pictures: readonly DraftSection[];
  isNone: boolean;
}

/** Works out what of a draft differs from what is stored. */
export function changesOf(draft: Draft, stored: ClubPage): Changes {
  const sections = changedOf(draft.sections, stored.sections, (section, row) => {
    const values = pick(section, sectionFields);
    // What is told of a picture goes with it, by itself.
    return row?.picture && section.picture === null
      ? { ...values, pictureAltPl: row.pictureAltPl, pictureAltEn: row.pictureAltEn }
      : values;
  });
  const prices = changedOf(draft.prices, stored.prices, (price) => pick(price, priceFields));
  const contact = differing(draft.contact, stored.contact);
  const gone = (rows: readonly { id: string }[], drafts: readonly Drafted[]) =>
    rows.map(({ id }) => id).filter((id) => !drafts.some((each) => each.id === id));
  const removed = {
    removedSections: gone(stored.sections, draft.sections),
    removedPrices: gone(stored.prices, draft.prices),
  };
  const pictures = draft.sections.filter(
    ({ id, picture }) => picture !== (stored.sections.find((row) => row.id === id)?.picture ?? null),
  );
  const body = {
    sections: sections.map(({ values, draft: { kind } }) => ({ ...values, kind })),
    prices: prices.map(({ values }) => values),
    ...removed,
    ...(Object.keys(contact).length > 0 && {
      contact: { ...contact, id: stored.contact.id, version: stored.contact.version },
    }),
  } as unknown as SavedWords;
  return {
    body,
    sections: sections.map((each) => each.draft),
    prices: prices.map((each) => each.draft),
    pictures,
    isNone:
      sections.length + prices.length + pictures.length === 0 &&
      !body.contact &&
      removed.removedSections.length + removed.removedPrices.length === 0,
  };
}

function changedOf<D extends Drafted, R extends { id: string; version: number; rank: number }>(
  drafts: readonly D[],
  rows: readonly R[],
  valuesOf: (draft: D, row: R | undefined) => Record<string, unknown>,
): { draft: D; values: Record<string, unknown> }[] {
  const inOrder = rows.map(({ id }) => id).filter((id) => drafts.some((each) => each.id === id));
  const isInOrder = drafts.every(({ id }) => id) && drafts.map(({ id }) => id).join() === inOrder.join();
  return drafts.flatMap((draft, at) => {
    const row = rows.find(({ id }) => id === draft.id);
    const values = valuesOf(draft, row);
    const rank = isInOrder && row ? row.rank : at + 1;
    if (!row) return [{ draft, values: { ...withoutNull(values), rank } }];
    const changed = { ...differing(values, row), ...(rank !== row.rank && { rank }) };
    if (Object.keys(changed).length === 0) return [];
    // What a row can't be without is sent with it.
    return [{ draft, values: { ...neededOf(values), ...changed, rank, id: row.id, version: row.version } }];
  });
}

const neededOf = ({ namePl, amountPln }: Record<string, unknown>) =>
  namePl === undefined ? {} : { namePl, amountPln };

const withoutNull = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

const differing = (values: object, row: object) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify((row as Record<string, unknown>)[name]),
    ),
  );

/**
 * The draft over what somebody else has stored meanwhile: theirs that it doesn't know join it, and what they have taken away
 * is gone from it.
 */
export function rebased(draft: Draft, before: ClubPage, now: ClubPage): Draft {
  const fresh = draftOf(now);
  const known = new Set([...before.sections, ...before.prices].map(({ id }) => id));
  const join = <D extends Drafted>(mine: readonly D[], theirs: readonly D[]): D[] => [
    ...mine.filter(({ id }) => !id || theirs.some((each) => each.id === id)),
    ...theirs.filter(({ id }) => id && !known.has(id)),
  ];
  return {
    sections: join(draft.sections, fresh.sections),
    prices: join(draft.prices, fresh.prices),
    contact: draft.contact,
  };
}
