import { ClubApiError } from '@tatami/sdk';
import { refreshTables } from '@tatami/tables/refresh-tables';
import { useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useUnsavedChanges } from '@tatami/web-runtime/use-unsaved-changes';
import { useState } from 'react';
import type { ClubPage } from './club-page-queries.ts';
import { type Changes, changesOf, type Draft, draftOf, rebased, tidied } from './draft.ts';
import { asItWas, readPage, savePage } from './save-page.ts';

/** What is wrong, by the key of a row, or `contact`, and the field. */
export type Faults = ReadonlyMap<string, string>;

/** The page as it is on the screen: as it is stored, until something is changed; then saved, all of it at once. */
export function useClubPage(stored: ClubPage) {
  const { t } = useI18n();
  const toast = useToast();
  const [edited, setEdited] = useState<{ draft: Draft; of: ClubPage } | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [faults, setFaults] = useState<Faults>(new Map());
  const [failure, setFailure] = useState<string>();
  const draft = edited?.draft ?? draftOf(stored);
  const isDirty = edited !== null && !changesOf(tidied(draft), edited.of).isNone;
  // What somebody else has stored since the first change here.
  const isOvertaken = isDirty && !isSaving && versionsOf(edited.of) !== versionsOf(stored);
  useUnsavedChanges(() => isDirty);

  function discard() {
    setEdited(null);
    setFaults(new Map());
    setFailure(undefined);
  }

  async function store(next: Draft, of: ClubPage, isUndo = false): Promise<void> {
    const changes = changesOf(tidied(next), of);
    if (changes.isNone) return discard();
    const missing = missingIn(changes, t('clubPage.required'));
    setFailure(undefined);
    setFaults(missing);
    if (missing.size > 0) return;
    setSaving(true);
    try {
      const before = await savePage(changes, of);
      discard();
      toast({
        message: t(isUndo ? 'clubPage.undone' : 'clubPage.saved'),
        severity: 'success',
        ...(!isUndo && { action: { label: t('ui.undo'), onAction: () => void takeBack(before) } }),
      });
    } catch (error) {
      if (!(error instanceof ClubApiError)) throw error;
      setFaults(faultsOf(error, changes));
      if (error.status === 409 || Object.keys(error.fields).length === 0) setFailure(error.message);
      if (error.status === 409) await refreshTables('landing-section', 'price', 'club-contact');
    } finally {
      setSaving(false);
    }
  }

  async function takeBack(before: Draft): Promise<void> {
    const now = await readPage();
    await store(asItWas(before, now), now, true);
  }

  return {
    ...{ draft, isDirty, isSaving, isOvertaken, faults, failure, discard },
    change: (next: Draft) => setEdited({ draft: next, of: edited?.of ?? stored }),
    save: () => store(draft, edited?.of ?? stored),
    /** Puts what is on the screen over what somebody else has stored. */
    keepMine: () => {
      if (!edited) return;
      setFailure(undefined);
      setEdited({ draft: rebased(edited.draft, edited.of, stored), of: stored });
    },
  };
}

const versionsOf = ({ sections, prices, contact }: ClubPage): string =>
  [...sections, ...prices, contact].map(({ id, version }) => `${id} ${version}`).join();

/** What a price can’t be without. */
function missingIn({ prices }: Changes, message: string): Faults {
  return new Map(
    prices.flatMap(({ key, namePl, amountPln }) => [
      ...(namePl.trim() === '' ? [[`${key}.namePl`, message] as const] : []),
      ...(amountPln === null ? [[`${key}.amountPln`, message] as const] : []),
    ]),
  );
}

/** What the server has against it, by what it is on the screen: `sections.0.titlePl` is of the first that was sent. */
function faultsOf({ fields }: ClubApiError, { sections, prices }: Changes): Faults {
  return new Map(
    Object.entries(fields).map(([path, message]) => {
      const [part = '', at = '', ...rest] = path.split('.');
      if (part === 'contact') return [`contact.${at}`, message];
      const key = (part === 'sections' ? sections : prices)[Number(at)]?.key ?? '';
      return [`${key}.${rest.join('.')}`, message];
    }),
  );
}
