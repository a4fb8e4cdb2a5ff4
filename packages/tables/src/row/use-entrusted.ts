import type { Draft, TableName } from '@tatami/sdk';
import { useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useNavigation } from '@tatami/web-runtime/navigation-context';
import { usePlaces } from '../description/places-context.ts';
import type { RowDrawerProps } from '../description/table.ts';
import type { EntrustedSave, FormTable } from '../form/use-entity-form.ts';
import type { RowOf } from '../list/use-entity-list.ts';
import type { PictureChange } from '../pictures/pictured-rows.ts';
import { refreshTables } from '../rows/refresh-tables.ts';
import { namesAhead } from './names-ahead.ts';
import { type AheadSave, saveAhead } from './save-ahead.ts';
import { useFollowRow } from './use-follow-row.ts';
import { versionOf } from './version-of.ts';

/** The milliseconds after which it is said that a save is still on its way. */
const slowMs = 1_500;

/** Closes the form of a row at once, sees its save through, and opens the form again with what was not accepted. */
export function useEntrusted<T extends TableName>(
  key: string,
  { table, entity, isBesideList, onClose }: RowDrawerProps<T>,
): ((save: EntrustedSave<FormTable>) => void) | undefined {
  const { t, language } = useI18n();
  const toast = useToast();
  const { navigate } = useNavigation();
  const placeOf = usePlaces();
  const follow = useFollowRow(table);
  if (!entity) return undefined;
  const row = entity as RowOf<T>;
  const name = table.place.name(entity, language);

  async function seeThrough(save: Omit<AheadSave<T>, 'table' | 'row' | 'key' | 'names'>, formAt: URL) {
    let hide: (() => void) | undefined;
    const slow = setTimeout(() => {
      hide = toast({ message: t('form.saving', { name }), severity: 'info', stays: true });
    }, slowMs);
    const picture = table.pictured?.changeOf(row, save.draft);
    const send = () => (picture ? picture.read().then(save.send) : save.send());
    const names = namesAhead(table, row, save.draft, placeOf, language);
    const answer = await saveAhead({ table: table.place.table, row, key, names, ...save, send });
    clearTimeout(slow);
    hide?.();
    if ('saved' in answer) tell(answer.saved as RowOf<T>, picture);
    else bringBack(formAt, answer.reason ?? t('form.conflict.title'));
  }

  function tell(saved: RowOf<T>, picture: PictureChange | undefined) {
    void refreshTables(table.place.table);
    // What somebody else has changed meanwhile is not taken back with it.
    const versions = versionOf(saved) - versionOf(row);
    const isOwnChange = picture ? picture.isAll(versions) : versions === 1;
    const undo = async () => {
      const back = await import('../bulk/write-back.ts');
      const change = (version: number) => back.changeBack(table, row, { id: row.id, version }, t);
      const version = versionOf(saved);
      toast(
        back.told(
          await (picture ? back.outcomeOf(() => picture.takeBack(version, change)) : change(version)),
        ),
      );
    };
    toast({
      message: t('form.saved'),
      action: isOwnChange ? { label: t('bulk.undo'), onAction: () => void undo() } : undefined,
    });
  }

  /** Opens the form where it was; whoever has gone on meanwhile is told, and finds it there. */
  function bringBack(formAt: URL, reason: string) {
    const here = new URL(location.href);
    const [edited, wanted] = [here.searchParams.get('edit'), formAt.searchParams.get('edit')];
    const isHere = here.pathname === formAt.pathname;
    if (isHere && edited === wanted) return;
    if (isHere && edited === null && wanted) {
      here.searchParams.set('edit', wanted);
      navigate(here.pathname + here.search, { replace: true });
      return;
    }
    toast({
      message: t('form.notSaved', { name, reason }),
      severity: 'error',
      action: { label: t('form.reopen'), onAction: () => navigate(formAt.pathname + formAt.search) },
    });
  }

  return (save) => {
    const formAt = new URL(location.href);
    onClose();
    if (isBesideList) follow(save.draft as unknown as Draft<T>);
    // Of a table that is not known here the contract has said as much.
    void seeThrough(save as unknown as Parameters<typeof seeThrough>[0], formAt);
  };
}
